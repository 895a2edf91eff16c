#include "gockel/rl/rolls.h"

#include <cassert>

#include "gockel/core/chance.h"

namespace gockel {
namespace {

/// The rolls of the ordinary dice, and whether each stands there twice, with
/// the golden die as a 1 and as a worm.
struct RollList {
  std::span<const Outcome> ordinary;
  bool golden = false;
  double worm = 0;  ///< probability that the golden die shows one
};

RollList rolls_of(const Grill& state) {
  const Throw air = state.in_air();
  return {grill_rolls(air.dice), air.golden != 0,
          state.rules.golden_worms() / 6.0};
}

RollList rolls_of(const Wok& state) {
  return {wok_rolls(state.in_air().dice), false, 0};
}

RollList rolls_of(const AnyState& state) {
  return std::visit([](const auto& s) { return rolls_of(s); }, state);
}

}  // namespace

int roll_count(const AnyState& state) {
  const RollList rolls = rolls_of(state);
  return static_cast<int>(rolls.ordinary.size()) * (rolls.golden ? 2 : 1);
}

int max_roll_count(const Rules& rules) {
  const auto size = [](std::span<const Outcome> all) {
    return static_cast<int>(all.size());
  };
  if (rules.rule_set() == RuleSet::wok) return size(wok_rolls(wok_dice));
  return size(grill_rolls(grill_dice)) * (rules.deluxe() ? 2 : 1);
}

Outcome numbered_roll(const AnyState& state, int number) {
  const RollList rolls = rolls_of(state);
  const auto at = static_cast<std::size_t>(number);
  if (!rolls.golden) return rolls.ordinary[at];
  const Outcome& ordinary = rolls.ordinary[at / 2];
  if (at % 2 == 0)
    return {ordinary.dice + Dice::golden_die(face::one),
            ordinary.probability * (1 - rolls.worm)};
  return {ordinary.dice + Dice::golden_die(face::worm),
          ordinary.probability * rolls.worm};
}

int roll_number(const AnyState& state, Dice dice) {
  assert(!refusal(state, dice));
  int number = 0;
  while (numbered_roll(state, number).dice != dice) ++number;
  return number;
}

}  // namespace gockel
