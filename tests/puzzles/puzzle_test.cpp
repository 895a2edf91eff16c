// Puzzles: the same from the same seed, clear, hard for somebody, sure.

#include "gockel/puzzles/puzzle.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/review/marks.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

constexpr std::uint64_t some_seed = 2005;

PuzzleRequest request(RuleSet set, std::optional<Theme> theme = {},
                      std::uint64_t seed = some_seed) {
  return {.rules = Rules(set),
          .seats = puzzle_seats(theme),
          .theme = theme,
          .seed = seed};
}

class EveryRuleSet : public ::testing::TestWithParam<RuleSet> {};

TEST_P(EveryRuleSet, HasAPuzzleForEachOfItsThemes) {
  for (const Theme theme : themes(GetParam())) {
    const auto found = make_puzzle(request(GetParam(), theme), built_in_values);
    ASSERT_TRUE(found) << name(theme);
    EXPECT_EQ(found->theme, theme);
    EXPECT_EQ(node(found->position), Node::decision);
    EXPECT_GE(mark(found->candidates[1].loss), Mark::bad);
    EXPECT_TRUE(std::ranges::any_of(
        found->picks,
        [&](Move pick) { return pick != found->candidates[0].move; }))
        << "all levels agree: " << text(found->position);
    EXPECT_GT(found->check.difference, 3 * found->check.error);
  }
}

TEST_P(EveryRuleSet, LeadsFromTheSameSeedToTheSamePuzzle) {
  const auto one = make_puzzle(request(GetParam()), built_in_values);
  const auto two = make_puzzle(request(GetParam()), built_in_values);
  const auto other =
      make_puzzle(request(GetParam(), {}, some_seed + 1), built_in_values);
  ASSERT_TRUE(one && two && other);
  EXPECT_EQ(text(one->position), text(two->position));
  EXPECT_EQ(one->candidates, two->candidates);
  EXPECT_EQ(one->check.difference, two->check.difference);
  EXPECT_NE(text(one->position), text(other->position));
}

INSTANTIATE_TEST_SUITE_P(Puzzle, EveryRuleSet,
                         ::testing::ValuesIn(all_rule_sets),
                         [](const auto& info) {
                           return std::string(gockel::info(info.param).name);
                         });

TEST(Puzzle, IsNoneWithoutValuesOrWhenNobodyWantsItAnyMore) {
  const auto none = [](const Rules&, int) -> std::optional<PositionValues> {
    return std::nullopt;
  };
  EXPECT_FALSE(make_puzzle(request(RuleSet::compact), none));
  int asked = 0;
  const auto found = make_puzzle(request(RuleSet::deluxe, Theme::specialist),
                                 built_in_values, [&](double) {
                                   ++asked;
                                   return false;
                                 });
  EXPECT_TRUE(found || asked == 1);
}

}  // namespace
}  // namespace gockel::testing
