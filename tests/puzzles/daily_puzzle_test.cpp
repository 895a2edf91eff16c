// The puzzles of a day follow from its date alone.

#include "gockel/puzzles/daily_puzzle.h"

#include <gtest/gtest.h>

#include <set>

#include "gockel/weights/built_in_values.h"

namespace gockel::testing {
namespace {

CivilDate day(std::string_view text) { return *CivilDate::parse(text); }

TEST(CivilDate, IsAnyDayThatThereIs) {
  for (const std::string_view text :
       {"2026-11-18", "2024-02-29", "2000-02-29", "1970-01-01", "9999-12-31"})
    EXPECT_TRUE(CivilDate::parse(text)) << text;
  for (const std::string_view text :
       {"", "2026-11-31", "2025-02-29", "1900-02-29", "2026-13-01",
        "2026-00-01", "2026-01-00", "0000-01-01", "2026-1-01", "2026/11/18",
        "2026-11-18 ", "+026-11-18", "-026-11-18", "2026-11-1x"})
    EXPECT_FALSE(CivilDate::parse(text)) << text;
}

TEST(CivilDate, IsCountedFrom1970) {
  EXPECT_EQ(day("1970-01-01").day_number(), 0);
  EXPECT_EQ(day("1969-12-31").day_number(), -1);
  EXPECT_EQ(day("2000-03-01").day_number(), 11'017);
  EXPECT_EQ(day("2026-11-18").day_number(), 20'775);
}

TEST(DailyRequest, HasAllRuleSetsEveryDayAndAllThemesInTime) {
  std::set<std::pair<RuleSet, Theme>> seen;
  std::set<std::uint64_t> seeds;
  for (int d = 1; d <= 28; ++d) {
    const CivilDate date{2026, 2, d};
    std::set<RuleSet> sets;
    for (int number = 1; number <= puzzles_per_day; ++number) {
      const PuzzleRequest asked = daily_request(date, number);
      sets.insert(asked.rules.rule_set());
      seen.emplace(asked.rules.rule_set(), *asked.theme);
      seeds.insert(asked.seed);
    }
    EXPECT_EQ(sets.size(), all_rule_sets.size());
  }
  std::size_t themes_of_all = 0;
  for (const RuleSet set : all_rule_sets) themes_of_all += themes(set).size();
  EXPECT_EQ(seen.size(), themes_of_all);
  EXPECT_EQ(seeds.size(), 28U * puzzles_per_day);
}

// Whoever changes what this finds raises puzzles_version and writes the new
// positions here: days that people have played must not change silently.
TEST(DailyPuzzle, IsTheSameForEverybody) {
  EXPECT_EQ(puzzles_version, 1U);
  const std::array<std::string_view, puzzles_per_day> known{
      "compact 27,29-30,32 33.25.31.23/24.26.21.28.22 A 2555w|.3 17",
      "classic2005 21-25,28-30,32-33 27/31.26 B |111235ww 11",
      "deluxe 29-35 28.11.24.21.22.27/25.26.13.23 c30,h33,r32,w31,gA,a29 2/1 "
      "A 555|11455+1 15",
      "wok - 34212 63651:11311/2345214:22 A |sssbb#1 21",
      "classic2005 27,30,32-34 26.31.25.28.29/-/23.21.24.22 B 1445www|.1 15"};
  for (int number = 1; number <= puzzles_per_day; ++number) {
    const auto found = daily_puzzle(day("2026-11-18"), number, built_in_values);
    ASSERT_TRUE(found) << number;
    EXPECT_EQ(text(found->position),
              known[static_cast<std::size_t>(number - 1)]);
  }
}

}  // namespace
}  // namespace gockel::testing
