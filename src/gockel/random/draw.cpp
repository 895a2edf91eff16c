#include "gockel/random/draw.h"

#include <array>

namespace gockel {
namespace {

constexpr std::array<std::uint32_t, 9> powers{1,    6,     36,     216,    1296,
                                              7776, 46656, 279936, 1679616};

/// Where the throws of 0 to 4 dice begin in a table.
constexpr std::array<std::uint32_t, 6> begins{0, 1, 7, 43, 259, 1555};

/// The multiset of every sequence of up to four dice, so that up to eight dice
/// are one random number and two look-ups. Sequence i of n dice holds the n
/// digits of i in base 6.
using DiceTable = std::array<Dice, begins.back()>;

/// `faces[d]` is what a die with digit d shows.
constexpr DiceTable dice_table(const std::array<Face, 6>& faces) {
  DiceTable all{};
  for (std::size_t n = 0; n + 1 < begins.size(); ++n)
    for (std::uint32_t i = 0; i < powers[n]; ++i) {
      std::uint32_t digits = i;
      for (std::size_t d = 0; d < n; ++d, digits /= 6)
        all[begins[n] + i] =
            all[begins[n] + i] + Dice::of(faces[digits % 6], 1);
    }
  return all;
}
constinit const DiceTable grill_table = dice_table({0, 1, 2, 3, 4, 5});
constinit const DiceTable wok_table =
    dice_table({symbol::sushi, symbol::sushi, symbol::bone, symbol::bone,
                symbol::blue, symbol::red});

Dice roll(const DiceTable& of, unsigned n, Rng& rng) {
  const std::uint32_t sequence = rng.below(powers[n]);
  if (n <= 4) return of[begins[n] + sequence];
  return of[begins[4] + sequence % 1296] + of[begins[n - 4] + sequence / 1296];
}

}  // namespace

Dice draw(const Grill& state, Rng& rng) {
  const Throw air = state.in_air();
  const Dice dice = roll(grill_table, air.dice, rng);
  if (air.golden == 0) return dice;
  const bool worm =
      rng.below(6) < static_cast<std::uint32_t>(state.rules.golden_worms());
  return dice + Dice::golden_die(worm ? face::worm : face::one);
}

Dice draw(const Wok& state, Rng& rng) {
  return roll(wok_table, state.in_air().dice, rng);
}

Dice draw(const AnyState& state, Rng& rng) {
  return std::visit([&rng](const auto& s) { return draw(s, rng); }, state);
}

Row draw_row(Course course, Rng& rng) {
  Row sorted;
  for (int value = 1; value <= max_value(course); ++value)
    for (int i = 0; i < tiles_of(course, value); ++i) sorted.push(value);
  Row row;
  while (!sorted.empty())
    row.push(sorted.take(static_cast<int>(
        rng.below(static_cast<std::uint32_t>(sorted.size())))));
  return row;
}

AnyState draw_start(const Rules& rules, int seats, Rng& rng) {
  const auto first =
      static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seats)));
  if (rules.rule_set() != RuleSet::wok)
    return Grill::start(rules, seats, first);
  const Row sushi = draw_row(Course::sushi, rng);
  const Row bones = draw_row(Course::bone, rng);
  return Wok::start(rules, seats, sushi, bones, first);
}

}  // namespace gockel
