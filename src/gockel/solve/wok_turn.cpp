#include "gockel/solve/wok_turn.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gockel {
namespace {

constexpr double unseen = std::numeric_limits<double>::quiet_NaN();

/// Up to five dice of four symbols as a number below 6^4.
std::size_t place(Dice dice) {
  std::size_t at = 0;
  for (Face s = 0; s < symbol::count; ++s)
    at = at * 6 + static_cast<std::size_t>(dice.count(s));
  return at;
}

constexpr std::size_t places = 1296;

}  // namespace

WokTurn::WokTurn(const WokPrizes& prizes)
    : ends_(places), seen_((wok_rolls_per_turn + 1) * places, unseen) {
  const auto rolls = wok_rolls(wok_dice);
  for (std::size_t i = 0; i < rolls.size(); ++i)
    ends_[place(rolls[i].dice)] = prizes[i];
}

double WokTurn::value(const Wok& state) {
  if (state.phase == Wok::Phase::rolled)
    return rolled(state.locked, state.rolled, state.roll);
  return air(state.locked, state.roll);
}

double WokTurn::lock(const Wok& state, Dice dice) {
  return air(state.locked + dice, state.roll + 1);
}

double WokTurn::air(Dice locked, int roll) {
  double& known =
      seen_[static_cast<std::size_t>(roll) * places + place(locked)];
  if (!std::isnan(known)) return known;
  double sum = 0;
  for (const Outcome& o : wok_rolls(wok_dice - locked.size()))
    sum += o.probability * rolled(locked, o.dice, roll);
  return known = sum;
}

double WokTurn::rolled(Dice locked, Dice dice, int roll) {
  double best = ends_[place(locked + dice)];
  if (roll == wok_rolls_per_turn) return best;
  for (int k = 1; k < dice.size(); ++k)
    for (const Outcome& part : wok_rolls(k))
      if (dice.contains(part.dice))
        best = std::max(best, air(locked + part.dice, roll + 1));
  return best;
}

}  // namespace gockel
