#pragma once

#include <algorithm>
#include <tuple>

#include "gockel/core/any_game.h"
#include "gockel/turn/solved_turn.h"

namespace gockel {

/// What a player who looks no further than the end of the turn wants.
///
/// gain: worms (Wok: points) won in this turn; failing counts 0.
/// swing: failing costs the worms of the own top tile, a grill tile is worth
/// its worms, a stolen one its worms times 1 + 1/(players - 1), since what one
/// of the others loses is a gain as well.
/// any_gain: any tile of the grill is as good as any other, and others keep
/// theirs; Wok: whatever helps is as good, whatever hurts as bad.
enum class Objective : std::uint8_t { any_gain, gain, swing };

/// Chooses the legal move that is best for an objective, by exact solution of
/// the turn. It remembers the last solution: the decisions of one turn need
/// one.
class TurnPlayer {
 public:
  explicit TurnPlayer(Objective objective) : objective_(objective) {}
  Move operator()(const AnyState& state);

 private:
  Move best(const Grill& state);
  Move best(const Wok& state);
  template <Game G>
  Move best_in_turn(const G& state);

  Objective objective_;
  std::tuple<SolvedTurn<Grill>, SolvedTurn<Wok>> turns_;  ///< the last of each
};

/// What a turn of the seat to act in `before` is worth by this objective when
/// it ends in `after`; only without Specialists. Law: the player's prizes are
/// the worths of what they lead to.
double turn_worth(const Grill& before, const Grill& after, Objective objective);

/// What a stop with this prize is worth by an objective, in worms.
double prize_worth(const Grill& state, const Prize& prize, Objective objective);

/// What changed in the scores between two positions for the seat to act in
/// the first, and what a move changes at once, by this objective.
double score_change(const Wok& before, const Wok& after, Objective objective);
double score_change(const Wok& state, Move move, Objective objective);

/// The legal move with the highest value; the first of equals.
template <Game G, class Value>
Move best_move(const G& state, Value value) {
  const MoveList list = state.moves();
  return *std::ranges::max_element(list, {}, value);
}

}  // namespace gockel
