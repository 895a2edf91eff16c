#include "gockel/rl/actions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "gockel/rl/rolls.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

constexpr std::array all_families{Family::grill, Family::deluxe, Family::wok};

TEST(Actions, AnActionIsItsMoveAndBack) {
  int tried = 0;
  for (const Family family : all_families)
    for (int action = 0; action < action_count(family); ++action, ++tried) {
      const auto move = move_of(family, action);
      ASSERT_TRUE(move);
      EXPECT_EQ(action_of(family, *move), action) << move->text();
    }
  EXPECT_EQ(tried, 9 + 27 + 191);
}

TEST(Actions, OutsideOfTheTableThereIsNoMove) {
  for (const Family family : all_families) {
    EXPECT_FALSE(move_of(family, -1));
    EXPECT_FALSE(move_of(family, action_count(family)));
  }
}

/// Programs have learned these numbers: they are never changed.
TEST(Actions, TheNumbersStayAsTheyAre) {
  const auto action = [](Family family, std::string_view move) {
    return action_of(family, *Move::parse(move));
  };
  EXPECT_EQ(action(Family::grill, "1"), 0);
  EXPECT_EQ(action(Family::grill, "w"), 5);
  EXPECT_EQ(action(Family::grill, "roll"), 6);
  EXPECT_EQ(action(Family::grill, "stop"), 7);
  EXPECT_EQ(action(Family::deluxe, "w"), 7);
  EXPECT_EQ(action(Family::deluxe, "roll"), 10);
  EXPECT_EQ(action(Family::deluxe, "rob:G"), 20);
  EXPECT_EQ(action(Family::deluxe, "back:apple"), 26);
  EXPECT_EQ(action(Family::wok, "lock:s"), 0);
  EXPECT_EQ(action(Family::wok, "lock:rrrr"), 68);
  EXPECT_EQ(action(Family::wok, "take:s"), 69);
  EXPECT_EQ(action(Family::wok, "steal:s:A:1"), 71);
  EXPECT_EQ(action(Family::wok, "steal:f:E:12"), 190);
}

class ActionsInGames : public ::testing::TestWithParam<Seating> {};

TEST_P(ActionsInGames, EveryLegalMoveHasAnActionAndTheyAscend) {
  Rng rng(11);
  int decisions = 0;
  AnyState state = new_game(GetParam(), rng);
  while (node(state) != Node::terminal && turn(state) < 200) {
    int last = -1;
    for (const Move move : moves(state)) {
      const int action = action_of(family(rules(state)), move);
      EXPECT_GT(action, last) << text(state) << ' ' << move.text();
      last = action;
      ++decisions;
    }
    step(state, random_event(state, rng));
  }
  EXPECT_GT(decisions, 20);
}

TEST_P(ActionsInGames, RollsAreNumberedAndTheirProbabilitiesSumToOne) {
  Rng rng(12);
  std::set<int> counts;
  AnyState state = new_game(GetParam(), rng);
  while (node(state) != Node::terminal && turn(state) < 60) {
    if (node(state) == Node::chance &&
        counts.insert(roll_count(state)).second) {
      double sum = 0;
      for (int i = 0; i < roll_count(state); ++i) {
        const Outcome roll = numbered_roll(state, i);
        EXPECT_FALSE(refusal(state, roll.dice)) << text(state);
        sum += roll.probability;
        if (i % 97 == 0) {
          EXPECT_EQ(roll_number(state, roll.dice), i);
        }
      }
      EXPECT_NEAR(sum, 1, 1e-12);
      EXPECT_LE(roll_count(state), max_roll_count(rules(state)));
    }
    step(state, random_event(state, rng));
  }
  EXPECT_GE(counts.size(), 3U);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, ActionsInGames,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& tested) {
                           return test_name(tested.param);
                         });

TEST(Rolls, TheGoldenDieDoublesThem) {
  const AnyState eight =
      at("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1");
  EXPECT_EQ(roll_count(eight), 1287);
  const AnyState nine = after(
      at("deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 "
         "4"),
      "/golden");
  EXPECT_EQ(roll_count(nine), 2574);
  EXPECT_EQ(max_roll_count(rules(nine)), 2574);
}

}  // namespace
}  // namespace gockel::testing
