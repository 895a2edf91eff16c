#include "gockel/solve/plain_turn.h"

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

namespace {

/// Up to five dice of four symbols as a number below 6^4.
std::size_t place(Dice dice) {
  std::size_t at = 0;
  for (Face s = 0; s < symbol::count; ++s)
    at = at * 6 + static_cast<std::size_t>(dice.count(s));
  return at;
}

constexpr std::size_t places = 1296;

}  // namespace

PlainWokTurn::PlainWokTurn(WokGoal goal)
    : goal_(places), seen_((wok_rolls_per_turn + 1) * places, unseen) {
  const auto rolls = wok_rolls(wok_dice);
  for (std::size_t i = 0; i < rolls.size(); ++i)
    goal_[place(rolls[i].dice)] = goal[i];
}

double PlainWokTurn::value(const Wok& state) {
  if (state.phase == Wok::Phase::rolled)
    return rolled(state.locked, state.rolled, state.roll);
  return air(state.locked, state.roll);
}

double PlainWokTurn::lock(const Wok& state, Dice dice) {
  return air(state.locked + dice, state.roll + 1);
}

double PlainWokTurn::air(Dice locked, int roll) {
  double& known =
      seen_[static_cast<std::size_t>(roll) * places + place(locked)];
  if (!std::isnan(known)) return known;
  double sum = 0;
  for (const Outcome& o : wok_rolls(wok_dice - locked.size()))
    sum += o.probability * rolled(locked, o.dice, roll);
  return known = sum;
}

double PlainWokTurn::rolled(Dice locked, Dice dice, int roll) {
  double best = end(locked + dice);
  if (roll == wok_rolls_per_turn) return best;
  for (int k = 1; k < dice.size(); ++k)
    for (const Outcome& part : wok_rolls(k))
      if (dice.contains(part.dice))
        best = std::max(best, air(locked + part.dice, roll + 1));
  return best;
}

double PlainWokTurn::end(Dice shown) const { return goal_[place(shown)]; }

}  // namespace gockel
