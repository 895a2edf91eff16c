#include "gockel/arena/interval.h"

#include <gtest/gtest.h>

#include <vector>

#include "gockel/random/rng.h"

namespace gockel::testing {
namespace {

struct PublishedInterval {
  double won;
  double games;
  Interval interval;
};

// Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
TEST(Interval, IsTheScoreIntervalThatWasPublished) {
  const std::vector<PublishedInterval> table{{81, 263, {0.2553, 0.3662}},
                                             {15, 148, {0.0624, 0.1605}},
                                             {0, 20, {0.0000, 0.1611}},
                                             {1, 29, {0.0061, 0.1718}}};
  for (const auto& [won, games, known] : table) {
    const Interval found = wilson_interval(won / games, games);
    EXPECT_NEAR(found.low, known.low, 5e-5) << won;
    EXPECT_NEAR(found.high, known.high, 5e-5) << won;
  }
}

TEST(Interval, OfSixWinsOfSixIsNotOneHundredPercentAlone) {
  // n / (n + z^2), what the formula comes to when all are won.
  const Interval six =
      share_interval({.mean = 1, .variance = 0, .deals = 3, .games = 6});
  EXPECT_NEAR(six.low, 6 / (6 + 1.959964 * 1.959964), 1e-12);
  EXPECT_EQ(six.high, 1);
  const Interval none =
      share_interval({.mean = 0, .variance = 0, .deals = 3, .games = 6});
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 1 - six.low, 1e-12);
}

TEST(Interval, OfDealsOfOneGameIsThatOfTheGames) {
  // 15 of 148: the sample's variance of zeros and ones.
  const double p = 15.0 / 148;
  const Interval found = share_interval({.mean = p,
                                         .variance = p * (1 - p) * 148 / 147,
                                         .deals = 148,
                                         .games = 148});
  EXPECT_NEAR(found.low, wilson_interval(p, 148).low, 1e-12);
  EXPECT_NEAR(found.high, wilson_interval(p, 148).high, 1e-12);
}

TEST(Interval, OfManyDealsIsThatOfTheNormalDistribution) {
  const Interval found = share_interval(
      {.mean = 0.54, .variance = 0.05, .deals = 20000, .games = 40000});
  const double error = 1.959964 * 0.00158114;  // root of 0.05 / 20000
  EXPECT_NEAR(found.low, 0.54 - error, 1e-5);
  EXPECT_NEAR(found.high, 0.54 + error, 1e-5);
}

TEST(Interval, OfTwoDealsThatAreAlikeIsWide) {
  const Interval found =
      share_interval({.mean = 0.5, .variance = 0, .deals = 2, .games = 4});
  EXPECT_LT(found.low, 0.3);
  EXPECT_GT(found.high, 0.7);
  // A deal alone shows no variance at all.
  const Interval one =
      share_interval({.mean = 0.5, .variance = 0, .deals = 1, .games = 2});
  EXPECT_EQ(one.low, wilson_interval(0.5, 2).low);
}

TEST(Interval, HoldsTheMeanAndStaysWithinZeroAndOne) {
  Rng rng(1);
  const auto part = [&rng] { return rng.below(1001) / 1000.0; };
  int checked = 0;
  for (int i = 0; i < 20000; ++i) {
    const double deals = 1 + rng.below(50);
    const double mean = part();
    // No more than shares of 0 and 1 have, no matter how they are mixed.
    const double most = deals < 2 ? 0 : mean * (1 - mean) * deals / (deals - 1);
    const Interval found =
        share_interval({.mean = mean,
                        .variance = part() * most,
                        .deals = deals,
                        .games = deals * (1 + rng.below(7))});
    ASSERT_GE(found.low, 0);
    ASSERT_LE(found.low, mean);
    ASSERT_GE(found.high, mean);
    ASSERT_LE(found.high, 1);
    ASSERT_LT(found.low, found.high);
    ++checked;
  }
  EXPECT_EQ(checked, 20000);
}

TEST(Interval, OfSharesWithoutLuckGoesByTheirVarianceAlone) {
  const ShareSample sample{
      .mean = 0.54, .variance = 0.002, .deals = 20, .games = 40};
  const Interval found = adjusted_interval(sample);
  const Interval same = wilson_interval(0.54, 20 * 0.54 * 0.46 / 0.002);
  EXPECT_EQ(found.low, same.low);
  EXPECT_EQ(found.high, same.high);
  EXPECT_LT(found.high, share_interval(sample).high);
  for (const double mean : {-0.05, 0.0, 1.0, 1.05}) {
    const Interval bound = adjusted_interval(
        {.mean = mean, .variance = 0.01, .deals = 5, .games = 10});
    EXPECT_GE(bound.low, 0);
    EXPECT_LE(bound.high, 1);
    EXPECT_LT(bound.low, bound.high);
  }
}

TEST(Interval, TakesAMeanBeyondTheBoundsForTheBound) {
  const Interval above =
      share_interval({.mean = 1.1, .variance = 0.1, .deals = 5, .games = 10});
  EXPECT_EQ(above.low, wilson_interval(1, 10).low);
  EXPECT_EQ(above.high, 1);
  EXPECT_EQ(wilson_interval(-0.1, 10).low, 0);
  // Here the lower bound would be -4e-19 by rounding.
  EXPECT_EQ(wilson_interval(1.8953583807915503e-18, 944.5004871522333).low, 0);
  const Interval unknown = wilson_interval(0.5, 0);
  EXPECT_EQ(unknown.low, 0);
  EXPECT_EQ(unknown.high, 1);
}

}  // namespace
}  // namespace gockel::testing
