#pragma once

#include <span>

#include "gockel/turn/turn_results.h"
#include "gockel/turn/turn_solver.h"

namespace gockel {

/// How the seat to act plays a Grill turn that was solved: the value of every
/// move, and the move it makes. A view of a lane of a solver, of what the turn
/// can lead to and of what each result is worth to the seat; all three must
/// live as long.
template <int Lanes, class Real>
class TurnPolicy {
 public:
  TurnPolicy(const TurnSolver<Lanes, Real>& solver, int lane,
             const TurnResults& results, std::span<const double> worth)
      : solver_(solver), lane_(lane), results_(results), worth_(worth) {}

  /// The value of a state inside the turn, Phase::choose to Phase::hand.
  double value(const Grill& state, std::size_t quantity = 0) const {
    return solver_.value(lane_, state, quantity, results_.bonus_paid(state));
  }
  /// What a legal move of any decision of the turn is worth to the seat: the
  /// value of where it leads, or, when it ends the turn, the worth of the best
  /// result that is then still open.
  double value(const Grill& state, Move move) const;

  /// The move that was solved for. Of equally good ones it is the first that
  /// leaves less to the dice: a stop rather than a roll, a keep or a bust
  /// rather than the weasel, eight dice rather than nine.
  Move best(const Grill& state) const;

 private:
  double settled_worth(const Grill& ended) const;

  const TurnSolver<Lanes, Real>& solver_;
  int lane_;
  const TurnResults& results_;
  std::span<const double> worth_;
};

extern template class TurnPolicy<1, double>;
extern template class TurnPolicy<16, double>;
extern template class TurnPolicy<8, float>;
extern template class TurnPolicy<32, float>;

/// Plays the rest of the turn that runs in `state`: policy.best(state) decides,
/// roll(state) gives the dice. The position that the turn leads to.
template <class Policy, Game G, class Roll>
G play_turn(Policy&& policy, G state, Roll roll) {
  const Seat mover = state.seat;
  while (state.node() != Node::terminal && state.seat == mover) {
    if (state.node() == Node::chance)
      state.apply(roll(state));
    else
      state.apply(policy.best(state));
  }
  return state;
}

}  // namespace gockel
