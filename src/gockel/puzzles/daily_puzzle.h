#pragma once

#include "gockel/puzzles/puzzle.h"

namespace gockel {

/// A day of the calendar that people use.
struct CivilDate {
  int year = 2000;
  int month = 1;
  int day = 1;

  /// "2026-11-18"; none where there is no such day. Years have four digits.
  static std::optional<CivilDate> parse(std::string_view text);
  /// Days since 1 January 1970, which has number 0.
  int day_number() const;
};

/// Puzzles of a day.
inline constexpr int puzzles_per_day = 5;

/// What the puzzle with this number, from 1 to puzzles_per_day, asks for on
/// this day, the same for everybody: the four rule sets in turn and one of
/// them again, themes that change from day to day. `attempt` counts the
/// requests that led to nothing; from the second on any theme will do.
PuzzleRequest daily_request(const CivilDate& date, int number,
                            std::uint64_t attempt = 0);

/// The puzzle with this number on this day. None only without values, or when
/// `go_on` returns false.
std::optional<Puzzle> daily_puzzle(
    const CivilDate& date, int number, const ValueSource& values,
    const std::function<bool(double)>& go_on = {});

}  // namespace gockel
