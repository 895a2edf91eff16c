#include "gockel/puzzles/daily_puzzle.h"

#include <charconv>

namespace gockel {
namespace {

/// Tells the seeds of days from those of other puzzles.
constexpr std::uint64_t daily_stream = 0xDA11;
constexpr std::uint64_t max_attempts = 20;

/// Since 1 January of year 1.
constexpr int days_before_1970 = 719'162;

constexpr bool leap(int year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

constexpr int days_in(int year, int month) {
  constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[static_cast<std::size_t>(month - 1)] +
         (month == 2 && leap(year) ? 1 : 0);
}

/// The number that a part of a date is; -1 when it is none.
int number_in(std::string_view digits) {
  int value = -1;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return error == std::errc() && end == digits.data() + digits.size() ? value
                                                                      : -1;
}

}  // namespace

std::optional<CivilDate> CivilDate::parse(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-')
    return std::nullopt;
  const CivilDate date{number_in(text.substr(0, 4)),
                       number_in(text.substr(5, 2)),
                       number_in(text.substr(8, 2))};
  if (date.year < 1 || date.month < 1 || date.month > 12 || date.day < 1 ||
      date.day > days_in(date.year, date.month))
    return std::nullopt;
  return date;
}

int CivilDate::day_number() const {
  const int before = year - 1;
  int days = 365 * before + before / 4 - before / 100 + before / 400;
  for (int m = 1; m < month; ++m) days += days_in(year, m);
  return days + day - 1 - days_before_1970;
}

PuzzleRequest daily_request(const CivilDate& date, int number,
                            std::uint64_t attempt) {
  // Days before 1970 have negative numbers; the rotation has none.
  const int since_year_1 = date.day_number() + days_before_1970;
  const auto day = static_cast<std::uint64_t>(since_year_1);
  const auto slot = static_cast<std::uint64_t>(number - 1);
  // The fifth puzzle is of another rule set every day.
  const auto which = static_cast<std::size_t>(
      slot < all_rule_sets.size() ? slot : day % all_rule_sets.size());
  const RuleSet set = all_rule_sets[which];
  const auto open = themes(set);
  const Theme wanted = open[static_cast<std::size_t>(
      (day + slot / all_rule_sets.size()) % open.size())];
  PuzzleRequest request{
      .rules = Rules(set),
      .seats = puzzle_seats(wanted),
      .seed = stream_seed(daily_stream, puzzles_version, day, slot, attempt)};
  if (attempt < 2) request.theme = wanted;
  return request;
}

std::optional<Puzzle> daily_puzzle(const CivilDate& date, int number,
                                   const ValueSource& values,
                                   const std::function<bool(double)>& go_on) {
  bool wanted = true;
  const auto watch = [&](double done) {
    return wanted = !go_on || go_on(done);
  };
  for (std::uint64_t attempt = 0; wanted && attempt < max_attempts; ++attempt)
    if (auto found =
            make_puzzle(daily_request(date, number, attempt), values, watch))
      return found;
  return std::nullopt;
}

}  // namespace gockel
