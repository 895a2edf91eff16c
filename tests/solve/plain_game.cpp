#include "tests/solve/plain_game.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace gockel::testing {
namespace {

/// The positions that a stop with this total and a worm can lead to.
std::vector<Grill> stopped(const Grill& position, int total) {
  std::vector<Prize> prizes{position.prize(total, Stop::basic)};
  // Who may steal a tile may take a lower one instead, if one lies there.
  if (position.rules.may_take_lower() && prizes[0].kind == Prize::Kind::steal &&
      position.prize(total, Stop::lower).kind == Prize::Kind::grill)
    prizes.push_back(position.prize(total, Stop::lower));
  std::vector<Grill> all;
  for (const Prize& prize : prizes) {
    all.push_back(position);
    all.back().end_with(prize);
  }
  return all;
}

Grill failed(const Grill& position) {
  Grill ended = position;
  ended.end_with({.why = Failure::bust});
  return ended;
}

}  // namespace

SmallGame small_game(std::string_view rules, std::string_view tiles) {
  return *SmallGame::parse(*Rules::parse(rules), tiles);
}

Solution solved(std::string_view rules, std::string_view tiles, int threads) {
  auto positions = Positions::reachable(small_game(rules, tiles), threads);
  return solve(std::move(positions), threads)->solution;
}

Grill swapped(const Grill& position) {
  Grill other = position;
  std::swap(other.top[0], other.top[1]);
  if (other.seat != no_seat) other.seat = static_cast<Seat>(1 - other.seat);
  return other;
}

std::string seen_by_mover(const Grill& position) {
  Grill seen = position.seat == 0 ? position : swapped(position);
  seen.turn = 1;
  return seen.text();
}

double plain_turn_value(const Grill& position,
                        const std::function<double(const Grill&)>& worth) {
  TurnGoal goal;
  goal.fail = worth(failed(position));
  goal.without_worm.fill(goal.fail);
  for (int total = 0; total <= max_total; ++total) {
    double best = -1;
    for (const Grill& ended : stopped(position, total))
      best = std::max(best, worth(ended));
    goal.with_worm[static_cast<std::size_t>(total)] = best;
  }
  return PlainTurn(position, goal).value(position);
}

PlainGame::PlainGame(const SmallGame& game) { reach(game.start()); }

void PlainGame::reach(const Grill& position) {
  if (position.phase == Phase::over) return;
  if (!values_.emplace(seen_by_mover(position), 0.5).second) return;
  reach(failed(position));
  for (int total = 0; total <= max_total; ++total)
    for (const Grill& ended : stopped(position, total)) reach(ended);
}

double PlainGame::worth(const Grill& result) const {
  // The turn was played by seat A.
  if (result.phase == Phase::over) return result.shares()[0];
  return 1 - values_.at(seen_by_mover(result));
}

void PlainGame::settle() {
  double change = 1;
  while (change > 1e-12) {
    change = 0;
    for (auto& [text, value] : values_) {
      const double before = value;
      value = plain_turn_value(
          *Grill::parse(text),
          [this](const Grill& result) { return worth(result); });
      change = std::max(change, std::abs(value - before));
    }
  }
}

}  // namespace gockel::testing
