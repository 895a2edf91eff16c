#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gockel/core/chance.h"
#include "gockel/core/game.h"

namespace gockel {

/// Up to twelve tiles in a row or stack, four bits each, the first (leftmost,
/// lowest) in the lowest bits. Values start at 1, so zero is the end.
class Row {
 public:
  constexpr int size() const { return (67 - std::countl_zero(bits_)) / 4; }
  constexpr bool empty() const { return bits_ == 0; }
  /// The value at place `i`, from 0.
  constexpr int operator[](int i) const {
    return static_cast<int>(bits_ >> (4 * i) & 15U);
  }
  constexpr void push(int value) {
    bits_ |= static_cast<std::uint64_t>(value) << (4 * size());
  }
  /// Takes the tile at place `i` out; the gap closes.
  constexpr int take(int i) {
    const int value = (*this)[i];
    const std::uint64_t before = (std::uint64_t{1} << (4 * i)) - 1;
    bits_ = (bits_ & before) | (bits_ >> 4 & ~before);
    return value;
  }
  constexpr std::uint64_t bits() const { return bits_; }
  friend constexpr bool operator==(Row, Row) = default;

 private:
  std::uint64_t bits_ = 0;
};

/// How many tiles of each value the game has, by value from 1. The counts come
/// from one public source (docs/rules.md#wok-tiles): they stand here only.
inline constexpr std::array<int, 6> sushi_counts{2, 2, 2, 2, 2, 2};
inline constexpr std::array<int, 4> bone_counts{5, 4, 2, 1};
constexpr int max_value(Course course) {
  return static_cast<int>(course == Course::sushi ? sushi_counts.size()
                                                  : bone_counts.size());
}
constexpr int tiles_of(Course course, int value) {
  const auto at = static_cast<std::size_t>(value - 1);
  return course == Course::sushi ? sushi_counts[at] : bone_counts[at];
}
inline constexpr int wok_tiles = 12;  ///< of each course
inline constexpr int wok_dice = 5;
inline constexpr int wok_rolls_per_turn = 3;
inline constexpr int max_wok_seats = 5;

/// The dice needed to steal from the top, and from any depth.
inline constexpr int steal_top = 3;
inline constexpr int steal_any = 4;

/// A tile of one of the two rows.
struct RowPlace {
  Course course = Course::bone;
  int place = 0;  ///< from the left, from 0
};

/// A position of Sushizock (docs/rules.md#wok). Bones are stored without
/// their sign. All stacks are public: everything taken was seen by all.
struct Wok {
  enum class Phase : std::uint8_t { air, rolled, over };

  Rules rules{RuleSet::wok};
  std::uint8_t seats = 2;
  Seat seat = 0;  ///< to act; no_seat when over
  Phase phase = Phase::air;
  std::uint8_t roll = 1;  ///< number of the roll in the air or on the table
  Dice locked;
  Dice rolled;              ///< empty except in Phase::rolled
  std::array<Row, 2> rows;  ///< by course
  std::array<std::array<Row, 2>, max_wok_seats> stacks;  ///< by seat and course
  std::uint32_t turn = 1;

  /// The position before the first roll. The rows must hold all tiles;
  /// `seats` is 2 to 5, `first` one of them.
  static Wok start(const Rules& rules, int seats, Row sushi, Row bones,
                   Seat first = 0);

  Node node() const;
  MoveList moves() const;
  Throw in_air() const;
  template <class F>
  void outcomes(F&& f) const {
    for (const Outcome& o : wok_rolls(in_air().dice)) f(o.dice, o.probability);
  }
  std::optional<Error> refusal(Move move) const;
  std::optional<Error> refusal(Dice dice) const;
  void apply(Move move, EffectList* effects = nullptr);
  void apply(Dice dice, EffectList* effects = nullptr);

  /// Points now: all bones; sushi from the bottom, as many as bones.
  int score(Seat s) const;
  /// Who wins if the game ends now: the highest total, ties shared.
  Shares shares() const;
  std::uint64_t key() const;
  std::optional<Flaw> broken() const;
  std::string text() const;
  static Result<Wok> parse(std::string_view text);

  // What an interface asks besides.

  Row row(Course course) const { return rows[static_cast<unsigned>(course)]; }
  Row stack(Seat s, Course course) const {
    return stacks[s][static_cast<unsigned>(course)];
  }
  /// The dice not locked.
  Throw left() const {
    return {static_cast<std::uint8_t>(wok_dice - locked.size()), 0};
  }
  /// All five dice, in Phase::rolled.
  Dice shown() const { return locked + rolled; }
  /// The place in the row, from 1, that the dice offer; 0: none.
  int offered(Course course) const;
  /// What has to be taken when the last roll offers nothing. The rows must not
  /// be empty both.
  RowPlace lowest() const;
  /// Whether the roll on the table is the last of the turn.
  bool last_roll() const {
    return roll == wok_rolls_per_turn || rolled.size() == 1;
  }

  friend bool operator==(const Wok&, const Wok&) = default;

 private:
  void add_takes(MoveList& list) const;
  void add_locks(MoveList& list) const;
  Row& row(Course course) { return rows[static_cast<unsigned>(course)]; }
  void eat(Course course, int place, std::uint8_t forced, EffectList* log);
  void eat_lowest(EffectList* log);
  void snatch(Move move, EffectList* log);
  void end_turn(EffectList* log);
};

static_assert(Game<Wok>);

/// A row from digits, one tile each; refused unless it holds all tiles of the
/// course.
Result<Row> parse_full_row(std::string_view digits, Course course);

}  // namespace gockel
