#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/core/dice.h"
#include "gockel/core/error.h"

namespace gockel {

/// A player's place at the table: 0 is A.
using Seat = std::uint8_t;
inline constexpr int max_seats = 7;
inline constexpr Seat no_seat = 255;

constexpr char letter(Seat seat) { return static_cast<char>('A' + seat); }

/// The six figures of the Deluxe edition, in the order of the notation.
enum class Specialist : std::uint8_t { can, hen, raven, weasel, golden, apple };
inline constexpr int specialist_count = 6;
inline constexpr std::array<std::string_view, specialist_count>
    specialist_names{"can", "hen", "raven", "weasel", "golden", "apple"};

/// The two kinds of Wok tiles.
enum class Course : std::uint8_t { sushi, bone };

enum class MoveKind : std::uint8_t {
  golden,  ///< Grill: use the golden die this turn
  plain,   ///< Grill: leave it
  keep,    ///< Grill: face
  weasel,  ///< Grill: roll again what was just rolled
  bust,    ///< Grill: let a bust stand
  roll,    ///< Grill: roll what is left
  stop,    ///< Grill: how
  rob,     ///< Grill: seat
  back,    ///< Grill: Specialist
  lock,    ///< Wok: dice
  take,    ///< Wok: course
  steal,   ///< Wok: course, seat, depth
};

/// The ways to stop.
enum class Stop : std::uint8_t { basic, lower, can };

/// A player's decision in 16 bits.
///
///   bits 12-15  kind
///   bits  0-11  keep: face | stop: how | rob: seat | back: Specialist
///               lock: four counters of three bits, sushi lowest
///               take: course | steal: course 8, seat 4-7, depth 0-3
///
/// A Move is not a Dice: a roll can never be applied as a decision.
class Move {
 public:
  constexpr Move() = default;
  static constexpr Move simple(MoveKind kind) { return Move(kind, 0); }
  static constexpr Move keep(Face f) { return Move(MoveKind::keep, f); }
  static constexpr Move stop(Stop how) {
    return Move(MoveKind::stop, static_cast<unsigned>(how));
  }
  static constexpr Move rob(Seat seat) { return Move(MoveKind::rob, seat); }
  static constexpr Move back(Specialist s) {
    return Move(MoveKind::back, static_cast<unsigned>(s));
  }
  static constexpr Move lock(Dice dice) {
    unsigned packed = 0;
    for (Face s = 0; s < symbol::count; ++s)
      packed |= static_cast<unsigned>(dice.count(s)) << (3 * s);
    return Move(MoveKind::lock, packed);
  }
  static constexpr Move take(Course course) {
    return Move(MoveKind::take, static_cast<unsigned>(course));
  }
  /// `depth` counts from 1, the top of the stack.
  static constexpr Move steal(Course course, Seat from, int depth) {
    return Move(MoveKind::steal, static_cast<unsigned>(course) << 8 |
                                     static_cast<unsigned>(from) << 4 |
                                     static_cast<unsigned>(depth));
  }

  constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }
  constexpr Face face() const { return static_cast<Face>(arg()); }
  constexpr Stop how() const { return static_cast<Stop>(arg()); }
  constexpr Specialist specialist() const {
    return static_cast<Specialist>(arg());
  }
  /// The seat of a rob or steal.
  constexpr Seat seat() const {
    return static_cast<Seat>(kind() == MoveKind::rob ? arg()
                                                     : arg() >> 4 & 15U);
  }
  constexpr Course course() const {
    return static_cast<Course>(kind() == MoveKind::take ? arg() : arg() >> 8);
  }
  constexpr int depth() const { return static_cast<int>(arg() & 15U); }
  constexpr Dice dice() const {
    Dice all;
    for (Face s = 0; s < symbol::count; ++s)
      all = all + Dice::of(s, static_cast<int>(arg() >> (3 * s) & 7U));
    return all;
  }

  /// The move as docs/notation.md writes it; `parse` is the inverse.
  std::string text() const;
  static Result<Move> parse(std::string_view text);

  constexpr std::uint16_t bits() const { return bits_; }
  friend constexpr bool operator==(Move, Move) = default;
  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, unsigned arg)
      : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(kind) << 12 |
                                         arg)) {}
  constexpr unsigned arg() const { return bits_ & 0xFFFU; }
  std::uint16_t bits_ = 0;
};

/// The legal moves of a position, ascending, without heap. The most a position
/// has are 22 locks (rolls like ssfbr), 2 takes and 12 thefts.
class MoveList {
 public:
  static constexpr int capacity = 40;
  void add(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const {
    for (const Move m : *this)
      if (m == move) return true;
    return false;
  }

 private:
  std::uint32_t size_ = 0;
  std::array<Move, capacity> moves_;
};

}  // namespace gockel
