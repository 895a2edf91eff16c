#include "gockel/players/players.h"

#include <algorithm>
#include <memory>

#include "gockel/players/attentive_player.h"
#include "gockel/players/one_roll_player.h"
#include "gockel/players/turn_player.h"
#include "gockel/players/value_player.h"
#include "gockel/random/draw.h"

namespace gockel {
namespace {

Move random_move(const AnyState& state, Rng& rng) {
  return std::visit([&rng](const auto& s) { return draw_move(s, rng); }, state);
}

/// A worm first, then the most points; stops with the first tile it can have.
Move first_move(const Grill& state) {
  return best_move(state, [&state](Move move) -> double {
    switch (move.kind()) {
      case MoveKind::keep: {
        const bool needed = move.face() == face::worm;
        return points(state.rolled.only(move.face())) + (needed ? 100 : 0);
      }
      case MoveKind::stop:
        return state.prize(move.how()).kind == Prize::Kind::nothing ? -1 : 1;
      case MoveKind::bust: return -1;
      default: return 0;
    }
  });
}

/// Takes what is best for the score now; without an offer it locks the most
/// frequent symbol.
Move first_move(const Wok& state) {
  return best_move(state, [&state](Move move) -> double {
    if (move.kind() != MoveKind::lock)
      return 100 + score_change(state, move, Objective::gain);
    return most_alike(move.dice());
  });
}

}  // namespace

std::optional<Player> make_player(std::string_view name, std::uint64_t seed,
                                  const ValueSource& values) {
  if (name == "random")
    return [rng = Rng(seed)](const AnyState& state) mutable {
      return random_move(state, rng);
    };
  if (name == "first")
    return [](const AnyState& state) {
      return std::visit([](const auto& s) { return first_move(s); }, state);
    };
  if (name == "child")
    return [](const AnyState& state) {
      return std::visit([](const auto& s) { return greedy_move(s); }, state);
    };
  if (name == "beginner") return OneRollPlayer(Objective::any_gain);
  if (name == "casual") return OneRollPlayer(Objective::gain);
  if (name == "club") return OneRollPlayer(Objective::swing);
  if (name == "gain") return TurnPlayer(Objective::gain);
  if (name == "swing") return TurnPlayer(Objective::swing);
  if (name == "expert") return ValuePlayer(values, 0.05);
  if (name == "best") return ValuePlayer(values);
  return std::nullopt;
}

Player make_player(const Strength& strength, std::uint64_t seed,
                   const ValueSource& values) {
  Player habit = *make_player(name(strength.level), seed, values);
  if (strength.notices == 0) return habit;
  return AttentivePlayer(std::move(habit), values, strength.notices);
}

}  // namespace gockel
