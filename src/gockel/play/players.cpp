#include "gockel/play/players.h"

#include <algorithm>
#include <memory>

#include "gockel/play/draw.h"
#include "gockel/solve/turn_solver.h"
#include "gockel/solve/wok_turn.h"

namespace gockel {
namespace {

Move random_move(const AnyState& state, Rng& rng) {
  return std::visit([&rng](const auto& s) { return draw_move(s, rng); }, state);
}

/// The legal move with the highest value; the first of equals.
template <Game G, class Value>
Move best_move(const G& state, Value value) {
  const MoveList list = state.moves();
  return *std::ranges::max_element(list, {}, value);
}

/// What a move changes at once in the own score.
template <Game G>
double score_change(const G& state, Move move) {
  G next = state;
  next.apply(move);
  return next.score(state.seat) - state.score(state.seat);
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
    if (move.kind() != MoveKind::lock) return 100 + score_change(state, move);
    double most = 0;
    for (Face s = 0; s < symbol::count; ++s)
      most = std::max<double>(most, move.dice().count(s));
    return 2 * most - move.dice().size();
  });
}

/// Worms that a prize adds to the own score, failing = 0.
double worms_won(const Grill& state, const Prize& prize) {
  if (prize.kind == Prize::Kind::nothing || prize.kind == Prize::Kind::hen)
    return 0;
  const auto place = [&state](Specialist s) {
    return state.specialists[static_cast<unsigned>(s)];
  };
  const Place won_with = prize.kind == Prize::Kind::grill
                             ? Place::on(prize.tile)
                             : Place::with(prize.from);
  const bool apple = place(Specialist::apple) == won_with;
  const bool raven = place(Specialist::raven) == Place::on(prize.tile);
  return worms(prize.tile) + (apple ? apple_worms : 0) + (raven ? 1 : 0);
}

/// Failing counts 0, a Bratworm 1, whoever it comes from.
TurnEnds worms_prizes(const Grill& state, const TurnKind& kind) {
  TurnEnds::Table plain;
  const bool can = state.owns(state.seat, Specialist::can);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    plain.with_worm[at] = worms_won(state, state.prize(total, Stop::basic));
    if (state.rules.may_take_lower())
      plain.with_worm[at] =
          std::max(plain.with_worm[at],
                   worms_won(state, state.prize(total, Stop::lower)));
    if (can)
      plain.without_worm[at] =
          worms_won(state, state.prize(total + canned_points, Stop::can));
  }
  TurnEnds::Table paid = plain;
  paid.fail += 1;
  for (double& worms : paid.with_worm) worms += 1;
  for (double& worms : paid.without_worm) worms += 1;
  TurnEnds prizes{{plain}};
  prizes.by_bonus.resize(static_cast<std::size_t>(kind.bonuses) + 1, paid);
  return prizes;
}

Move gain_move(const Grill& state) {
  if (state.phase >= Phase::rob)
    return best_move(state,
                     [&state](Move m) { return score_change(state, m); });
  TurnSolver<1> turn(TurnKind::of(state));
  const TurnEnds prizes = worms_prizes(state, turn.kind());
  turn.solve({&prizes, 1});
  return best_move(state, [&](Move move) {
    return move.kind() == MoveKind::stop
               ? worms_won(state, state.prize(move.how()))
               : turn.value(0, state, move);
  });
}

/// The best that five dice offer at the end of a Wok turn, in points.
double offer(const Wok& before, Dice shown) {
  Wok at = before;
  at.locked = {};
  at.roll = wok_rolls_per_turn;
  at.phase = Wok::Phase::air;
  at.apply(shown);
  const Seat me = before.seat;
  if (at.phase != Wok::Phase::rolled || at.seat != me)
    return at.score(me) - before.score(me);  // the lowest bone was taken
  double best = -100;
  for (const Move move : at.moves())
    best = std::max(best, score_change(at, move));
  return best;
}

Move gain_move(const Wok& state) {
  WokPrizes prizes;
  for (const Outcome& o : wok_rolls(wok_dice))
    prizes.push_back(offer(state, o.dice));
  WokTurn turn(prizes);
  return best_move(state, [&](Move move) {
    return move.kind() == MoveKind::lock ? turn.lock(state, move.dice())
                                         : score_change(state, move);
  });
}

}  // namespace

std::optional<Player> make_player(std::string_view name, std::uint64_t seed) {
  if (name == "random")
    return [rng = Rng(seed)](const AnyState& state) mutable {
      return random_move(state, rng);
    };
  if (name == "first")
    return [](const AnyState& state) {
      return std::visit([](const auto& s) { return first_move(s); }, state);
    };
  if (name == "gain")
    return [](const AnyState& state) {
      return std::visit([](const auto& s) { return gain_move(s); }, state);
    };
  return std::nullopt;
}

}  // namespace gockel
