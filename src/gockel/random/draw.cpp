#include "gockel/random/draw.h"

#include <array>

namespace gockel {
namespace {

/// The multiset of every sequence of four dice, so that up to eight dice are
/// one random number and two look-ups. Sequence i holds the base-6 digits of
/// i; shorter throws use the lowest digits.
struct Quads {
  static constexpr int power(int n) { return n == 0 ? 1 : 6 * power(n - 1); }
  std::array<Dice, 1296> of;

  /// `faces[d]` is what a die with digit d shows.
  constexpr explicit Quads(const std::array<Face, 6>& faces, int dice = 4)
      : of{} {
    for (std::size_t i = 0; i < of.size(); ++i) {
      std::size_t digits = i;
      for (int d = 0; d < dice; ++d, digits /= 6)
        of[i] = of[i] + Dice::of(faces[digits % 6], 1);
    }
  }
};

constexpr std::array<Face, 6> grill_die{0, 1, 2, 3, 4, 5};
constexpr std::array<Face, 6> wok_die{symbol::sushi, symbol::sushi,
                                      symbol::bone,  symbol::bone,
                                      symbol::blue,  symbol::red};

/// Tables for throws of 0 to 4 dice with this die.
constexpr std::array<Quads, 5> tables(const std::array<Face, 6>& die) {
  return {Quads(die, 0), Quads(die, 1), Quads(die, 2), Quads(die, 3),
          Quads(die, 4)};
}
constinit const std::array<Quads, 5> grill_tables = tables(grill_die);
constinit const std::array<Quads, 5> wok_tables = tables(wok_die);

Dice roll(const std::array<Quads, 5>& of, int n, Rng& rng) {
  constexpr std::array<std::uint32_t, 9> powers{
      1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616};
  const std::uint32_t sequence = rng.below(powers[static_cast<unsigned>(n)]);
  if (n <= 4) return of[static_cast<unsigned>(n)].of[sequence];
  return of[4].of[sequence % 1296] +
         of[static_cast<unsigned>(n - 4)].of[sequence / 1296];
}

}  // namespace

Dice draw(const Grill& state, Rng& rng) {
  const Throw air = state.in_air();
  const Dice dice = roll(grill_tables, air.dice, rng);
  if (air.golden == 0) return dice;
  const bool worm =
      rng.below(6) < static_cast<std::uint32_t>(state.rules.golden_worms());
  return dice + Dice::golden_die(worm ? face::worm : face::one);
}

Dice draw(const Wok& state, Rng& rng) {
  return roll(wok_tables, state.in_air().dice, rng);
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
