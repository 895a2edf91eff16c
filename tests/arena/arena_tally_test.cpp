#include "gockel/arena/arena_tally.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gockel::testing {
namespace {

/// What the first row did in one of the two games of a deal for two.
struct Played {
  double share;
  int score;
  bool cut = false;
  bool forfeit = false;
};

/// A game in which the first row sits at this seat.
ArenaGame game(const Played& first, std::size_t seat) {
  const std::size_t other = 1 - seat;
  ArenaGame game;
  game.rows.resize(2);
  game.rows[seat] = 0;
  game.rows[other] = 1;
  game.match.shares[seat] = first.share;
  game.match.shares[other] = 1 - first.share;
  game.match.scores[seat] = first.score;
  game.match.scores[other] = 7;
  game.match.turns = 20;
  game.match.cut = first.cut;
  if (first.forfeit)
    game.match.forfeit.emplace().seat = static_cast<Seat>(seat);
  return game;
}

DealSums deal(const Played& first, const Played& second) {
  DealSums sums(2);
  sums.add(game(first, 0));
  sums.add(game(second, 1));
  return sums;
}

ArenaTally for_two() { return {{"first", "second"}, {2, 2}, 2, {}}; }

TEST(ArenaTally, AveragesDealsAndCountsWhatHappenedInThem) {
  ArenaTally tally = for_two();
  // The first row takes 1, 1/2 and nothing of a deal; 5, 2 and 1 points.
  tally.add(deal({.share = 1, .score = 6}, {.share = 1, .score = 4}));
  tally.add(
      deal({.share = 1, .score = 3}, {.share = 0, .score = 1, .cut = true}));
  tally.add(deal({.share = 0, .score = 0},
                 {.share = 0, .score = 2, .forfeit = true}));
  const ArenaResult result = tally.result();
  EXPECT_EQ(result.deals, 3U);
  EXPECT_EQ(result.games, 6U);
  EXPECT_EQ(result.cut, 1U);
  EXPECT_EQ(result.turns, 20);
  ASSERT_EQ(result.agents.size(), 2U);
  const AgentResult& first = result.agents[0];
  EXPECT_EQ(first.games, 6U);
  EXPECT_NEAR(first.share, 0.5, 1e-12);
  // The means of deals have a variance of (1/4 + 0 + 1/4) / 2.
  EXPECT_NEAR(first.error, std::sqrt(0.25 / 3), 1e-12);
  EXPECT_NEAR(first.score, (5.0 + 2 + 1) / 3, 1e-12);
  EXPECT_EQ(first.forfeits, 1U);
  EXPECT_NEAR(first.elo, 0, 1e-9);
  const AgentResult& second = result.agents[1];
  EXPECT_NEAR(second.score, 7, 1e-12);
  EXPECT_EQ(second.forfeits, 0U);
  EXPECT_NEAR(second.error, first.error, 1e-12);
}

TEST(ArenaTally, HasNoErrorBeforeTheSecondDeal) {
  ArenaTally tally = for_two();
  tally.add(deal({.share = 1, .score = 6}, {.share = 0, .score = 4}));
  EXPECT_EQ(tally.result().agents[0].error, 0);
}

TEST(DecisionTimes, AreAddedUpAndHaveTheLongest) {
  DecisionTimes times{.decisions = 1, .total = 0.5, .longest = 0.5};
  times.add({.decisions = 2, .total = 0.25, .longest = 0.2});
  EXPECT_EQ(times.decisions, 3U);
  EXPECT_EQ(times.total, 0.75);
  EXPECT_EQ(times.longest, 0.5);
  times.add({.decisions = 1, .total = 1, .longest = 1});
  EXPECT_EQ(times.longest, 1);
}

TEST(DecisionLoss, IsAddedUp) {
  DecisionLoss loss{.decisions = 1, .total = 0.5};
  loss.add({.decisions = 2, .total = 0.25});
  EXPECT_EQ(loss.decisions, 3U);
  EXPECT_EQ(loss.total, 0.75);
}

/// Deals of which the first row takes these parts in turn.
ArenaTally alternating(int deals, double one, double other) {
  ArenaTally tally = for_two();
  for (int n = 0; n < deals; ++n) {
    const double share = n % 2 == 0 ? one : other;
    tally.add(deal({.share = share, .score = 0}, {.share = share, .score = 0}));
  }
  return tally;
}

const SequentialTest half_or_more{.low = 0.5, .high = 0.6};

TEST(ArenaTally, TestsByTheLikelihoodOfTwoMeans) {
  // Mean 3/4 and variance 4/48: 4 * 0.1 * (1.5 - 1.1) / (2 * 4/48).
  ArenaTally four = alternating(4, 1, 0.5);
  four.look(half_or_more);
  EXPECT_NEAR(four.result().likelihood, 0.96, 1e-12);
  EXPECT_FALSE(four.decided());
}

TEST(ArenaTally, DecidesAtNineteenToOneEitherWay) {
  // ln 19 is 2.944: ten such deals are at 2.88, twelve at 3.52.
  ArenaTally ten = alternating(10, 1, 0.5);
  ten.look(half_or_more);
  EXPECT_NEAR(ten.result().likelihood, 2.88, 1e-9);
  EXPECT_EQ(ten.result().verdict, "");
  ArenaTally twelve = alternating(12, 1, 0.5);
  twelve.look(half_or_more);
  EXPECT_NEAR(twelve.result().likelihood, 3.52, 1e-9);
  EXPECT_EQ(twelve.result().verdict, "better");
  // With a mean of 1/4: six are at -2.4, eight at -3.36.
  ArenaTally six = alternating(6, 0.5, 0);
  six.look(half_or_more);
  EXPECT_NEAR(six.result().likelihood, -2.4, 1e-9);
  EXPECT_EQ(six.result().verdict, "");
  ArenaTally eight = alternating(8, 0.5, 0);
  eight.look(half_or_more);
  EXPECT_NEAR(eight.result().likelihood, -3.36, 1e-9);
  EXPECT_EQ(eight.result().verdict, "no better");
}

TEST(ArenaTally, EqualDealsAreNotCertain) {
  // The variance counts as 0.01 at least: 1 * 0.1 * (2 - 1.1) / 0.02.
  ArenaTally one = alternating(1, 1, 1);
  one.look(half_or_more);
  EXPECT_NEAR(one.result().likelihood, 4.5, 1e-9);
}

TEST(ArenaTally, ADealThatWasNotFinishedCountsByItsPart) {
  ArenaTally tally = for_two();
  tally.add(deal({.share = 1, .score = 4}, {.share = 1, .score = 4}));
  DealSums half(2);
  half.add(game({.share = 0, .score = 1}, 0));
  tally.add(half);
  const AgentResult first = tally.result().agents[0];
  EXPECT_EQ(first.games, 3U);
  EXPECT_NEAR(first.share, 1 / 1.5, 1e-12);
  EXPECT_NEAR(first.score, (4 + 0.5 * 1) / 1.5, 1e-12);
}

}  // namespace
}  // namespace gockel::testing
