#pragma once

#include "gockel/turn/turn_solver.h"

namespace gockel {

/// How likely each end of the turn is from `state` on, when the seat plays the
/// policy that was solved for, the first of equally good moves. Law: the
/// product with the prizes that were solved for is the state's value; the
/// product with any other worth (worms, shares of the other seats, one tile) is
/// its expectation under that policy.
///
/// `state` is inside the turn that was solved (Phase::choose to Phase::hand).
TurnEnds turn_endings(const TurnSolver<1>& solver, const Grill& state);

}  // namespace gockel
