#include "gockel/solve/advice.h"

#include <algorithm>
#include <utility>

#include "gockel/turn/solved_turn.h"

namespace gockel {
namespace {

/// The share of the seat that plays the turn in its result.
double worth(const Solution& solution, const Grill& result, Seat seat) {
  const double share = *solution.share_of_a(result);
  return seat == 0 ? share : 1 - share;
}

SolvedTurn<Grill> solved_turn(const Solution& solution, const Grill& position) {
  SolvedTurn<Grill> turn;
  turn.list(position);
  std::vector<double> worths;
  for (const Grill& result : turn.results())
    worths.push_back(worth(solution, result, position.seat));
  turn.solve({&worths, 1});
  return turn;
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
  const SolvedTurn<Grill> turn = solved_turn(solution, position);
  const double share = turn.value(position);
  advice.shares[seat] = share;
  advice.shares[1U - seat] = 1 - share;
  for (const Move move : position.moves())
    advice.choices.push_back({move, turn.value(position, move)});
  std::ranges::sort(advice.choices, [](const auto& a, const auto& b) {
    return std::pair(b.share, a.move) < std::pair(a.share, b.move);
  });
  return advice;
}

}  // namespace gockel
