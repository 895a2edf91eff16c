#include "gockel/play/match.h"

#include <vector>

#include "gockel/play/draw.h"

namespace gockel {

MatchResult play_match(AnyState state, std::span<const Player> players,
                       std::uint64_t deal) {
  std::vector<Rng> dice;
  dice.reserve(players.size());
  for (std::size_t s = 0; s < players.size(); ++s)
    dice.emplace_back(mix(deal, s + 1));
  MatchResult result;
  while (node(state) != Node::terminal) {
    if (turn(state) > match_cap) {
      result.cut = true;
      break;
    }
    const Seat mover = seat(state);
    if (node(state) == Node::chance)
      step(state, draw(state, dice[mover]));
    else
      step(state, players[mover](state));
  }
  result.shares = shares(state);
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
