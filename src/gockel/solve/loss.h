#pragma once

#include <functional>

#include "gockel/solve/solution.h"

namespace gockel {

/// How a player values the results of a turn that starts at `before`: one worth
/// for each, higher is better. It is a worth for the seat that plays the turn,
/// which is not the seat to move in the results; it need not be a share of the
/// win. The player then plays the turn that is best on average by this worth,
/// takes the best result where an end offers several, and of equals the first.
/// Called by several threads at once.
using ResultEvaluator =
    std::function<void(const Grill& before, std::span<const Grill> results,
                       std::span<double> worth)>;

/// The evaluator that knows the exact values.
ResultEvaluator perfect_evaluator(const Solution& solution);

/// What a player gives away, in shares of the win, against an opponent who
/// knows how it plays and makes the best of it.
struct Loss {
  double worst = 0;  ///< over all positions that can come up
  double mean = 0;
  double at_start = 0;
  Grill worst_at;  ///< seat A is to move; the first of equals
};

struct Losses {
  Loss moving;   ///< the player is to move
  Loss waiting;  ///< the opponent is to move
};

/// How far a player is from perfect: in every position the exact value less
/// what the player gets, to 1e-9. Refused when this does not settle, because
/// the player lets games go on for ever.
Result<Losses> losses(
    const Solution& solution, const ResultEvaluator& evaluate, int threads,
    const std::function<void(const SweepProgress&)>& progress = {});

}  // namespace gockel
