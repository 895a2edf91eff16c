#include "gockel/play/arena.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

ArenaSetup small(std::vector<std::string> agents) {
  return {.rules = Rules(RuleSet::compact),
          .agents = std::move(agents),
          .seats = 2,
          .deals = 40,
          .seed = 7,
          .threads = 1,
          .test = {}};
}

const AgentResult& named(const ArenaResult& result, std::string_view name) {
  return *std::ranges::find(result.agents, name, &AgentResult::name);
}

TEST(Arena, GivesTheSameResultOnAnyNumberOfThreads) {
  ArenaSetup setup = small({"first", "random"});
  const auto one = arena(setup);
  setup.threads = 3;
  const auto three = arena(setup);
  ASSERT_TRUE(one && three);
  for (std::size_t i = 0; i < one->agents.size(); ++i) {
    EXPECT_EQ(one->agents[i].share, three->agents[i].share);
    EXPECT_EQ(one->agents[i].error, three->agents[i].error);
    EXPECT_EQ(one->agents[i].score, three->agents[i].score);
  }
  EXPECT_EQ(one->turns, three->turns);
}

TEST(Arena, IsEvenForAnAgentAgainstItself) {
  // The same player in all rotations of one deal takes just half of it.
  const auto result = arena(small({"first", "first"}));
  ASSERT_TRUE(result);
  ASSERT_EQ(result->agents.size(), 1U);
  EXPECT_NEAR(result->agents[0].share, 0.5, 1e-12);
  EXPECT_NEAR(result->agents[0].elo, 0, 1e-9);
  EXPECT_EQ(result->games, 80U);
}

TEST(Arena, SharesOfATableSumToOne) {
  for (const RuleSet set : all_rule_sets) {
    ArenaSetup setup = small({"first", "random", "gain"});
    setup.rules = Rules(set);
    setup.seats = 3;
    setup.deals = 4;
    const auto result = arena(setup);
    ASSERT_TRUE(result);
    double sum = 0;
    for (const AgentResult& agent : result->agents) sum += agent.share;
    EXPECT_NEAR(sum, 1, 1e-12) << info(set).name;
    EXPECT_EQ(result->games, 12U);
  }
}

TEST(Arena, LetsEveryPairMeetWhenThereAreMoreAgentsThanSeats) {
  ArenaSetup setup = small({"first", "random", "gain"});
  setup.deals = 3;
  const auto result = arena(setup);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 3U * 3 * 2);  // deals, pairs, rotations
  for (const AgentResult& agent : result->agents) EXPECT_EQ(agent.games, 12U);
}

TEST(Arena, ShowsThatThePlayersAreRanked) {
  ArenaSetup setup = small({"swing", "first"});
  setup.deals = 150;
  const auto better = arena(setup);
  ASSERT_TRUE(better);
  EXPECT_GT(named(*better, "swing").low(), 0.5);
  setup.agents = {"first", "random"};
  setup.deals = 40;
  const auto best_of_two = arena(setup);
  ASSERT_TRUE(best_of_two);
  EXPECT_GT(named(*best_of_two, "first").low(), 0.8);
}

TEST(Arena, StopsEarlyWhenTheSequentialTestIsDecided) {
  ArenaSetup setup = small({"first", "random"});
  setup.deals = 5000;
  setup.test = SequentialTest{.low = 0.5, .high = 0.6};
  const auto better = arena(setup);
  ASSERT_TRUE(better);
  EXPECT_EQ(better->verdict, "better");
  EXPECT_LT(better->deals, 500U);
  setup.agents = {"random", "first"};
  const auto worse = arena(setup);
  ASSERT_TRUE(worse);
  EXPECT_EQ(worse->verdict, "no better");
}

TEST(Arena, RefusesUnknownAgentsAndTablesThatDoNotFit) {
  EXPECT_FALSE(arena(small({"first", "nobody"})));
  EXPECT_FALSE(arena(small({"first"})));
  ArenaSetup setup =
      small({"first", "first", "first", "first", "first", "first"});
  setup.rules = Rules(RuleSet::wok);
  setup.seats = 6;
  EXPECT_FALSE(arena(setup));
}

}  // namespace
}  // namespace gockel::testing
