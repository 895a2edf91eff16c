// What the arena measures beside who wins.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "gockel/arena/arena.h"
#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"

namespace gockel::testing {
namespace {

ArenaSetup measured(const std::vector<std::string>& agents, int seats,
                    std::uint64_t deals) {
  ArenaSetup setup{.rules = Rules(RuleSet::compact),
                   .agents = *parse_agents(agents),
                   .seats = seats,
                   .deals = deals,
                   .seed = 3};
  setup.make = [](std::string_view name, std::uint64_t seed) {
    return make_player(name, seed, built_in_values);
  };
  return setup;
}

ArenaSetup judged(const std::vector<std::string>& agents, int seats,
                  std::uint64_t deals) {
  ArenaSetup setup = measured(agents, seats, deals);
  setup.measures.judge = built_in_values(setup.rules, seats);
  return setup;
}

TEST(Crosstable, OfTwoSeatsHasTheSharesOfThePairs) {
  const auto all = arena(measured({"first", "gain", "random"}, 2, 10));
  const auto pair = arena(measured({"first", "gain"}, 2, 10));
  ASSERT_TRUE(all && pair);
  // The same agents, seats and dice.
  EXPECT_NEAR(*all->agents[0].against[1].share(), pair->agents[0].share, 1e-12);
  int met = 0;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < 3; ++k) {
      const Meeting& meeting = all->agents[i].against[k];
      if (i == k) {
        EXPECT_EQ(meeting.games, 0U);
        EXPECT_FALSE(meeting.share());
        continue;
      }
      ++met;
      EXPECT_EQ(meeting.games, 20U);
      EXPECT_NEAR(*meeting.share() + *all->agents[k].against[i].share(), 1,
                  1e-12);
    }
  EXPECT_EQ(met, 6);
}

TEST(Crosstable, OfLargerTablesCountsSeatAgainstSeat) {
  // The same player in all rotations: even is one half, although one of the
  // two rows has two seats.
  const auto even = arena(measured({"a=first", "b=first", "b=first"}, 3, 8));
  ASSERT_TRUE(even);
  EXPECT_EQ(even->agents[0].against[1].games, 8U * 3 * 2);
  EXPECT_NEAR(*even->agents[0].against[1].share(), 0.5, 1e-12);
}

TEST(Times, AreMeasuredOnlyWhenTheyAreWanted) {
  ArenaSetup setup = measured({"first", "gain"}, 2, 5);
  const auto without = arena(setup);
  setup.measures.times = true;
  const auto with = arena(setup);
  ASSERT_TRUE(without && with);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_FALSE(without->agents[i].times);
    EXPECT_FALSE(without->agents[i].loss);
    EXPECT_FALSE(without->agents[i].adjusted);
    ASSERT_TRUE(with->agents[i].times);
    // A game takes more than ten decisions of each.
    EXPECT_GT(with->agents[i].times->decisions, 100U);
    EXPECT_GT(with->agents[i].times->mean(), 0);
    EXPECT_GE(with->agents[i].times->longest, with->agents[i].times->mean());
    EXPECT_EQ(with->agents[i].share, without->agents[i].share);
  }
}

TEST(Times, HaveEveryDecisionThatWasAskedFor) {
  ArenaSetup setup = measured({"first", "gain"}, 2, 3);
  setup.measures.times = true;
  std::uint64_t moves = 0;
  const auto result =
      arena(setup, {.played = [&](const ArenaGame& game) {
              moves += static_cast<std::uint64_t>(std::ranges::count_if(
                  game.match.events, [](const Event& event) {
                    return std::holds_alternative<Move>(event);
                  }));
            }});
  ASSERT_TRUE(result);
  EXPECT_EQ(
      result->agents[0].times->decisions + result->agents[1].times->decisions,
      moves);
}

/// What reviews of the games say, by name.
struct Reviewed {
  double loss = 0;
  int decisions = 0;
  double adjusted = 0;
  int games = 0;
};

TEST(Judgement, IsThatOfTheReviewsOfAllGames) {
  for (const RuleSet set : {RuleSet::deluxe, RuleSet::wok}) {
    ArenaSetup setup = measured({"first", "club"}, 2, 3);
    setup.rules = Rules(set);
    setup.measures.judge = built_in_values(setup.rules, 2);
    std::map<std::string, Reviewed> sums;
    const auto result = arena(
        setup, {.played = [&](const ArenaGame& game) {
          const Record record{
              .tags = {}, .start = game.start, .events = game.match.events};
          const auto told = review(record, *setup.measures.judge);
          ASSERT_TRUE(told);
          for (std::size_t s = 0; s < 2; ++s) {
            Reviewed& sum = sums[setup.agents[game.agents[s]].name];
            sum.loss += told->accounts[s].all.loss;
            sum.decisions += told->accounts[s].all.decisions;
            sum.adjusted += told->accounts[s].adjusted();
            ++sum.games;
          }
        }});
    ASSERT_TRUE(result);
    for (const AgentResult& agent : result->agents) {
      const Reviewed& sum = sums.at(agent.name);
      ASSERT_TRUE(agent.loss && agent.adjusted);
      EXPECT_EQ(agent.loss->decisions, static_cast<unsigned>(sum.decisions));
      EXPECT_NEAR(agent.loss->mean(), sum.loss / sum.decisions, 1e-12);
      EXPECT_NEAR(agent.adjusted->share,
                  std::clamp(sum.adjusted / sum.games, 0.0, 1.0), 1e-9);
    }
  }
}

TEST(Judgement, FindsNoLossInItsOwnPlayAndSomeInOthers) {
  const auto result = arena(judged({"best", "child"}, 2, 5));
  ASSERT_TRUE(result);
  EXPECT_LT(result->agents[0].loss->mean(), 1e-9);
  EXPECT_GT(result->agents[1].loss->mean(), 1e-3);
}

TEST(Adjusted, SharesSumToOneAndAreKnownBetterThanPlainOnes) {
  const auto result = arena(judged({"best", "swing"}, 2, 30));
  ASSERT_TRUE(result);
  double sum = 0;
  for (const AgentResult& agent : result->agents) {
    const auto& [share, interval] = *agent.adjusted;
    sum += share;
    EXPECT_LE(interval.low, share);
    EXPECT_GE(interval.high, share);
    // Several times narrower in this game for two.
    EXPECT_LT(2 * (interval.high - interval.low),
              agent.interval.high - agent.interval.low);
    // They are shares of the same: both intervals cannot lie apart.
    EXPECT_LT(interval.low, agent.interval.high);
    EXPECT_GT(interval.high, agent.interval.low);
  }
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(Adjusted, AreTheSameOnAnyNumberOfThreads) {
  ArenaSetup setup = judged({"first", "club", "random"}, 3, 4);
  const auto one = arena(setup);
  setup.threads = 3;
  const auto three = arena(setup);
  ASSERT_TRUE(one && three);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(one->agents[i].adjusted->share, three->agents[i].adjusted->share);
    EXPECT_EQ(one->agents[i].adjusted->interval.low,
              three->agents[i].adjusted->interval.low);
    EXPECT_EQ(one->agents[i].loss->total, three->agents[i].loss->total);
    for (std::size_t k = 0; k < 3; ++k)
      EXPECT_EQ(one->agents[i].against[k].won, three->agents[i].against[k].won);
  }
}

TEST(Adjusted, JudgeGamesThatWereGivenUpAsFarAsTheyWent) {
  ArenaSetup setup = judged({"first", "quitter"}, 2, 4);
  setup.make = [](std::string_view name,
                  std::uint64_t seed) -> std::optional<Contestant> {
    if (name != "quitter") return make_player(name, seed, built_in_values);
    return [](const AnyState&) -> std::expected<Move, ForfeitReason> {
      return std::unexpected(ForfeitReason{});
    };
  };
  const auto result = arena(setup);
  ASSERT_TRUE(result);
  const AgentResult& quitter = result->agents[1];
  EXPECT_EQ(quitter.forfeits, 8U);
  EXPECT_EQ(quitter.loss->decisions, 0U);
  EXPECT_EQ(quitter.loss->mean(), 0);
  EXPECT_GE(quitter.adjusted->share, 0);
  EXPECT_LT(quitter.adjusted->share, 0.2);
}

}  // namespace
}  // namespace gockel::testing
