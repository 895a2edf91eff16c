#pragma once

#include <bit>
#include <cstdint>

namespace gockel {

/// What a die shows, as a small index. Grill and Wok have their own faces.
using Face = std::uint8_t;

namespace face {  // Grill; a worm counts 5 but is a symbol of its own
inline constexpr Face one = 0, two = 1, three = 2, four = 3, five = 4, worm = 5;
inline constexpr int count = 6;
}  // namespace face

namespace symbol {  // Wok
inline constexpr Face sushi = 0, bone = 1, blue = 2, red = 3;
inline constexpr int count = 4;
}  // namespace symbol

/// A multiset of dice. Order never matters in these games: eight dice are one
/// of 1,287 multisets, not of 1.7 million sequences.
///
///   bits  0-23  six counters of four bits, one per face, golden die included
///   bits 24-27  what the golden die shows: 0 it is not here, else face + 1
///
/// Four bits hold up to nine dice, so adding two multisets is adding integers.
class Dice {
 public:
  constexpr Dice() = default;

  static constexpr Dice of(Face f, int n) {
    return Dice(static_cast<std::uint32_t>(n) << (4 * f));
  }
  /// The golden die alone, showing `f`.
  static constexpr Dice golden_die(Face f) {
    return Dice(1U << (4 * f) | (f + 1U) << golden_shift);
  }

  constexpr int count(Face f) const {
    return static_cast<int>(bits_ >> (4 * f) & 15U);
  }
  constexpr int size() const {
    // Sums the six counters: pairs of nibbles first, then bytes.
    const std::uint32_t pairs = (bits_ & 0x0F0F0FU) + (bits_ >> 4 & 0x0F0F0FU);
    return static_cast<int>((pairs + (pairs >> 8) + (pairs >> 16)) & 31U);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has_golden() const { return bits_ >> golden_shift != 0; }
  /// The golden die's face; it must be here.
  constexpr Face golden() const {
    return static_cast<Face>((bits_ >> golden_shift) - 1U);
  }
  /// Number of dice without the golden one.
  constexpr int ordinary() const { return size() - (has_golden() ? 1 : 0); }

  /// A set bit at 4 * face for every face that shows at least once.
  constexpr std::uint32_t faces() const {
    return (bits_ | bits_ >> 1 | bits_ >> 2 | bits_ >> 3) & all_faces;
  }
  static constexpr std::uint32_t all_faces = 0x111111;

  /// All dice that show `f`, the golden one included.
  constexpr Dice only(Face f) const {
    const bool gold = has_golden() && golden() == f;
    return Dice((bits_ & 15U << (4 * f)) |
                (gold ? bits_ & 15U << golden_shift : 0U));
  }

  /// Whether `part` can be taken out of these dice.
  constexpr bool contains(Dice part) const {
    for (Face f = 0; f < 6; ++f)
      if (part.count(f) > count(f)) return false;
    return !part.has_golden() || (has_golden() && golden() == part.golden());
  }

  /// Both together; at most one side may hold the golden die.
  constexpr Dice operator+(Dice other) const {
    return Dice(bits_ + other.bits_);
  }
  /// What is left without `part`, which must be contained.
  constexpr Dice operator-(Dice part) const { return Dice(bits_ - part.bits_); }

  constexpr std::uint32_t bits() const { return bits_; }
  friend constexpr bool operator==(Dice, Dice) = default;
  friend constexpr auto operator<=>(Dice, Dice) = default;

 private:
  static constexpr int golden_shift = 24;
  constexpr explicit Dice(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

/// Dice about to be rolled.
struct Throw {
  std::uint8_t dice = 0;    ///< ordinary dice
  std::uint8_t golden = 0;  ///< 1 when the golden die rolls with them
  friend constexpr bool operator==(Throw, Throw) = default;
};

}  // namespace gockel
