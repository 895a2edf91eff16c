#include "gockel/rl/spiel_state.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "gockel/rl/actions.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

SpielGame game_of(const Seating& seating, std::uint32_t max_turns) {
  return {.rules = seating.rules,
          .seats = seating.seats,
          .first = 0,
          .max_turns = max_turns};
}

class SpielGames : public ::testing::TestWithParam<Seating> {};

TEST_P(SpielGames, APlayedGameKeepsTheLawsOfOpenSpiel) {
  const SpielGame game = game_of(GetParam(), 20);
  ASSERT_TRUE(checked(game));
  Rng rng(5);
  SpielState state(game);
  std::uint64_t decisions = 0;
  std::uint64_t rolls = 0;
  while (state.node() != Node::terminal) {
    const std::vector<int> legal = state.legal_actions();
    ASSERT_FALSE(legal.empty()) << state.text();
    EXPECT_TRUE(std::ranges::is_sorted(legal));
    EXPECT_FALSE(state.legal(-1));
    EXPECT_FALSE(state.legal(legal.back() + 100'000));
    if (state.node() == Node::chance) {
      ++rolls;
      EXPECT_EQ(state.seat(), no_seat);
      double sum = 0;
      for (const ChanceAction& outcome : state.chance_outcomes())
        sum += outcome.probability;
      EXPECT_NEAR(sum, 1, 1e-12) << state.text();
    } else {
      ++decisions;
      EXPECT_LT(state.seat(), game.seats);
    }
    EXPECT_EQ(state.returns(),
              std::vector<double>(static_cast<std::size_t>(game.seats)));
    const int action =
        state.node() == Node::chance
            ? state.draw_chance(rng)
            : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_TRUE(state.legal(action));
    // A thousand rolls would have to be written to find one.
    if (state.node() == Node::decision) {
      EXPECT_EQ(state.action_named(state.action_text(action)), action);
    }
    state.apply(action);
  }
  const std::vector<double> returns = state.returns();
  EXPECT_NEAR(std::reduce(returns.begin(), returns.end()), 0, 1e-12);
  EXPECT_EQ(state.seat(), no_seat);
  EXPECT_TRUE(state.legal_actions().empty());
  EXPECT_LE(decisions, max_decisions(game));
  EXPECT_LE(rolls, max_chance_nodes(game));
  EXPECT_GT(decisions, 15U);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, SpielGames,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& tested) {
                           return test_name(tested.param);
                         });

TEST(SpielState, ChanceLaysTheRowsOfTheWok) {
  SpielState state(SpielGame{.rules = Rules(RuleSet::wok)});
  EXPECT_EQ(state.chance_outcomes().size(), 6U);
  state.apply(0);
  state.apply(0);
  // Both ones lie there.
  EXPECT_EQ(state.chance_outcomes().size(), 5U);
  EXPECT_FALSE(state.legal(0));
  EXPECT_DOUBLE_EQ(state.chance_outcomes().front().probability, 0.2);
  EXPECT_EQ(state.text(), "wok 11 -");
  EXPECT_EQ(state.action_text(3), "s4");
  while (state.position() == nullptr)
    state.apply(state.legal_actions().front());
  EXPECT_EQ(state.text(), "wok 112233445566 111112222334 -:-/-:- A |?5#1 1");
}

TEST(SpielState, WhoWinsAloneGetsOne) {
  EXPECT_EQ(spiel_return(1, 2), 1);
  EXPECT_EQ(spiel_return(0, 2), -1);
  EXPECT_EQ(spiel_return(0.5, 2), 0);
  EXPECT_EQ(spiel_return(1, 5), 1);
  EXPECT_EQ(spiel_return(0, 5), -0.25);
}

TEST(SpielState, WhatTheRulesDoNotAllowIsRefused) {
  EXPECT_FALSE(checked({.rules = Rules(RuleSet::wok), .seats = 6}));
  EXPECT_FALSE(checked({.rules = Rules(), .seats = 1}));
  EXPECT_FALSE(checked({.rules = Rules(), .seats = 2, .first = 2}));
  EXPECT_FALSE(checked({.rules = Rules(), .max_turns = 0}));
}

}  // namespace
}  // namespace gockel::testing
