#include "gockel/rl/observation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "gockel/view/view.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

std::vector<float> seen(const AnyState& state, Seat observer) {
  std::vector<float> numbers(observation_size(rules(state), seats(state)), 7);
  observe(state, observer, numbers);
  return numbers;
}

class Observations : public ::testing::TestWithParam<Seating> {};

TEST_P(Observations, AllNumbersAreWrittenAndLieBetweenZeroAndOne) {
  Rng rng(3);
  AnyState state = new_game(GetParam(), rng);
  int looked = 0;
  for (; node(state) != Node::terminal && turn(state) < 100; ++looked) {
    for (const float number : seen(state, 0)) {
      EXPECT_GE(number, 0) << text(state);
      EXPECT_LE(number, 1) << text(state);
    }
    step(state, random_event(state, rng));
  }
  EXPECT_GT(looked, 30);
}

/// Two positions that look alike are the same but for the turn number, unless
/// something is hidden.
TEST_P(Observations, DifferentPositionsLookDifferent) {
  if (GetParam().rules.memory()) GTEST_SKIP() << "stacks are hidden";
  Rng rng(4);
  std::map<std::vector<float>, std::uint64_t> known;
  const auto key = [](const AnyState& state) {
    return std::visit([](const auto& s) { return s.key(); }, state);
  };
  for (int game = 0; game < 4; ++game) {
    AnyState state = new_game(GetParam(), rng);
    while (node(state) != Node::terminal && turn(state) < 60) {
      const auto [place, fresh] = known.emplace(seen(state, 0), key(state));
      EXPECT_EQ(place->second, key(state)) << text(state);
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(known.size(), 100U);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, Observations,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& tested) {
                           return test_name(tested.param);
                         });

TEST(Observation, AStackCountsFromItsTop) {
  const AnyState state = at("compact 21-24,26-33,35 25.34/- B 3ww|12445 17");
  const std::vector<float> own = seen(state, 0);
  ASSERT_EQ(own.size(), 71U);
  EXPECT_EQ(own[0], 1);          // 21 is up
  EXPECT_EQ(own[4], 0);          // 25 is not
  EXPECT_EQ(own[16 + 13], 1);    // 34 on top of the own stack
  EXPECT_EQ(own[16 + 4], 0.5F);  // 25 below it
  EXPECT_EQ(own[48 + 1], 1);     // the other seat is to act
  const std::vector<float> other = seen(state, 1);
  EXPECT_EQ(other[32 + 13], 1);  // now it is the other's stack
  EXPECT_EQ(other[48], 1);
  EXPECT_EQ(own.back(), 13.0F / 45);
}

/// Law: what lies below the top of a hidden stack changes nothing.
TEST(Observation, WhatMemoryHidesIsNotInIt) {
  const auto with = [](const std::string& rules, const std::string& stack) {
    return seen(
        at(rules + " 112233456 111112222334 " + stack + ":-/-:- A |?5#1 9"), 1);
  };
  EXPECT_EQ(with("wok+memory", "456"), with("wok+memory", "546"));
  EXPECT_NE(with("wok+memory", "456"), with("wok+memory", "465"));
  EXPECT_NE(with("wok", "456"), with("wok", "546"));
}

}  // namespace
}  // namespace gockel::testing
