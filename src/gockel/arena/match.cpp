#include "gockel/arena/match.h"

#include <utility>
#include <vector>

#include "gockel/random/draw.h"

namespace gockel {
namespace {

/// Nobody knows who would have won: the others are equal.
Shares shares_without(Seat loser, int seats) {
  Shares out{};
  for (Seat s = 0; s < seats; ++s) out[s] = s == loser ? 0 : 1.0 / (seats - 1);
  return out;
}

}  // namespace

MatchResult play_match(AnyState state, std::span<const Contestant> contestants,
                       std::uint64_t deal) {
  std::vector<Rng> dice;
  dice.reserve(contestants.size());
  for (std::size_t s = 0; s < contestants.size(); ++s)
    dice.emplace_back(substream_seed(deal, s + 1));
  MatchResult result;
  const auto apply = [&](const Event& event) {
    step(state, event);
    result.events.push_back(event);
  };
  while (node(state) != Node::terminal) {
    if (turn(state) > match_cap) {
      result.cut = true;
      break;
    }
    const Seat mover = seat(state);
    if (node(state) == Node::chance) {
      apply(draw(state, dice[mover]));
      continue;
    }
    auto move = contestants[mover](state);
    if (!move) {
      result.forfeit = {mover, text(state), std::move(move.error())};
      break;
    }
    apply(*move);
  }
  result.shares = result.forfeit
                      ? shares_without(result.forfeit->seat, seats(state))
                      : shares(state);
  result.turns = turn(state);
  for (Seat s = 0; s < seats(state); ++s) result.scores[s] = score(state, s);
  return result;
}

AnyState dealt_game(const Rules& rules, int seats, std::uint64_t deal) {
  Rng rng(deal);
  const Row sushi = draw_row(Course::sushi, rng);
  const Row bones = draw_row(Course::bone, rng);
  return *start({.rules = rules,
                 .seats = seats,
                 .first = 0,
                 .sushi = sushi,
                 .bones = bones});
}

}  // namespace gockel
