#include "gockel/exact/advice.h"

#include <algorithm>
#include <utility>

#include "gockel/solve/turn_results.h"

namespace gockel {
namespace {

/// The share of the seat that plays the turn in its result.
double worth(const Solution& solution, const Grill& result, Seat seat) {
  const double share = *solution.share_of_a(result);
  return seat == 0 ? share : 1 - share;
}

TurnSolver<1> solved_turn(const Solution& solution, const Grill& position) {
  const TurnKind kind = TurnKind::of(position);
  TurnResults results;
  results.list(position, kind);
  std::vector<double> worths;
  for (const Grill& result : results.positions())
    worths.push_back(worth(solution, result, position.seat));
  const TurnEnds prizes = ends(results.choose(worths), worths);
  TurnSolver<1> solver(kind);
  solver.solve({&prizes, 1});
  return solver;
}

}  // namespace

Result<Advice> advise(const Solution& solution, const Grill& position) {
  const bool over = position.phase == Phase::over;
  const auto before =
      solution.share_of_a(over ? position : turn_start(position));
  if (!before) return std::unexpected(before.error());
  Advice advice{.shares = {*before, 1 - *before}, .choices = {}};
  if (over || position == turn_start(position)) return advice;

  const Seat seat = position.seat;
  const TurnSolver<1> solver = solved_turn(solution, position);
  const double share = solver.value(0, position);
  advice.shares[seat] = share;
  advice.shares[1U - seat] = 1 - share;
  for (const Move move : position.moves()) {
    if (move.kind() != MoveKind::stop) {
      advice.choices.push_back({move, solver.value(0, position, move)});
      continue;
    }
    Grill stopped = position;
    stopped.apply(move);
    advice.choices.push_back({move, worth(solution, stopped, seat)});
  }
  std::ranges::sort(advice.choices, [](const auto& a, const auto& b) {
    return std::pair(b.share, a.move) < std::pair(a.share, b.move);
  });
  return advice;
}

}  // namespace gockel
