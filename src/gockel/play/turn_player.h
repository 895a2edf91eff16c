#pragma once

#include <algorithm>
#include <optional>

#include "gockel/core/any_game.h"
#include "gockel/solve/turn_solver.h"

namespace gockel {

/// What a player who looks no further than the end of the turn wants.
///
/// gain: worms (Wok: points) won in this turn; failing counts 0.
/// swing: failing costs the worms of the own top tile, a grill tile is worth
/// its worms, a stolen one its worms times 1 + 1/(players - 1), since what one
/// of the others loses is a gain as well.
/// something: any tile of the grill is as good as any other, and others keep
/// theirs; Wok: whatever helps is as good, whatever hurts as bad.
enum class Taste : std::uint8_t { something, gain, swing };

/// Chooses the legal move that is best to a taste, by exact solution of the
/// turn. It remembers the last solution: the decisions of one turn need one.
class TurnPlayer {
 public:
  explicit TurnPlayer(Taste taste) : taste_(taste) {}
  Move operator()(const AnyState& state);

 private:
  Move best(const Grill& state);
  Move best(const Wok& state) const;

  Taste taste_;
  std::optional<TurnSolver<1>> solver_;
  TurnEnds solved_;
};

/// What a turn of the seat to act in `before` is worth to this taste when it
/// ends in `after`; only without Specialists. Law: the player's prizes are the
/// worths of what they lead to.
double turn_worth(const Grill& before, const Grill& after, Taste taste);

/// What a stop with this prize is worth to a taste, in worms.
double prize_worth(const Grill& state, const Prize& prize, Taste taste);

/// What changed in the scores between two positions for the seat to act in
/// the first, and what a move changes at once, to this taste.
double score_change(const Wok& before, const Wok& after, Taste taste);
double score_change(const Wok& state, Move move, Taste taste);

/// The legal move with the highest value; the first of equals.
template <Game G, class Value>
Move best_move(const G& state, Value value) {
  const MoveList list = state.moves();
  return *std::ranges::max_element(list, {}, value);
}

}  // namespace gockel
