#include "tests/turn/plain_turn.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gockel {
namespace {

constexpr double unseen = std::numeric_limits<double>::quiet_NaN();

/// The six used-bits of Dice::faces() side by side.
std::size_t packed(std::uint32_t used) {
  std::size_t bits = 0;
  for (unsigned f = 0; f < face::count; ++f)
    bits |= (used >> (4 * f) & std::size_t{1}) << f;
  return bits;
}

}  // namespace

PlainTurn::PlainTurn(const Grill& position, const TurnGoal& goal)
    : goal_(goal),
      golden_worm_(position.rules.golden_worms() / 6.0),
      seen_(64UL * (max_total + 1) * (grill_dice + 1) * 4, unseen) {}

PlainTurn::Point PlainTurn::point(const Grill& state) const {
  return {.used = state.kept.faces(),
          .total = points(state.kept),
          .dice = state.dice_left(),
          .golden = state.golden_left(),
          .weasel = state.owns(state.seat, Specialist::weasel) &&
                    !state.weasel_spent};
}

double PlainTurn::value(const Grill& state) {
  Point p = point(state);
  switch (state.phase) {
    case Phase::choose: {
      const double plain = air(p);
      p.golden = true;
      return std::max(plain, air(p));
    }
    case Phase::rolled: return rolled(p, state.rolled);
    case Phase::hand:
    case Phase::rob: return hand(p);
    default: return air(p);
  }
}

double PlainTurn::keep(const Grill& state, Face f) {
  return keep(point(state), state.rolled, f);
}

double PlainTurn::roll(const Grill& state) {
  Point p = point(state);
  if (state.phase == Phase::rolled) p.weasel = false;
  return air(p);
}

double PlainTurn::air(const Point& p) {
  std::size_t at = packed(p.used);
  at = at * (max_total + 1) + static_cast<std::size_t>(p.total);
  at = at * (grill_dice + 1) + static_cast<std::size_t>(p.dice);
  at = at * 4 + (p.golden ? 2U : 0U) + (p.weasel ? 1U : 0U);
  if (!std::isnan(seen_[at])) return seen_[at];
  double sum = 0;
  for (const Outcome& o : grill_rolls(p.dice)) {
    if (!p.golden) {
      sum += o.probability * rolled(p, o.dice);
      continue;
    }
    const Dice worm = o.dice + Dice::golden_die(face::worm);
    const Dice one = o.dice + Dice::golden_die(face::one);
    sum += o.probability * golden_worm_ * rolled(p, worm);
    sum += o.probability * (1 - golden_worm_) * rolled(p, one);
  }
  return seen_[at] = sum;
}

double PlainTurn::rolled(const Point& p, Dice roll) {
  double best = -std::numeric_limits<double>::infinity();
  for (Face f = 0; f < face::count; ++f)
    if (((roll.faces() & ~p.used) >> (4 * f) & 1U) != 0)
      best = std::max(best, keep(p, roll, f));
  if (std::isinf(best)) best = goal_.fail;
  if (p.weasel) {
    Point again = p;
    again.weasel = false;
    best = std::max(best, air(again));
  }
  return best;
}

double PlainTurn::keep(const Point& p, Dice roll, Face f) {
  const Dice aside = roll.only(f);
  Point next = p;
  next.used |= aside.faces();
  next.total += points(aside);
  next.dice -= aside.ordinary();
  next.golden = p.golden && !aside.has_golden();
  const bool pair = f == face::one && aside.size() >= 2;
  return hand(next) + (pair ? goal_.double_one : 0);
}

double PlainTurn::hand(const Point& p) {
  const bool worm = (p.used >> (4 * face::worm) & 1U) != 0;
  const auto total = static_cast<std::size_t>(p.total);
  const double stop = worm ? goal_.with_worm[total] : goal_.without_worm[total];
  const bool forced = (p.dice == 0 && !p.golden) || p.used == Dice::all_faces;
  return forced ? stop : std::max(stop, air(p));
}

}  // namespace gockel
