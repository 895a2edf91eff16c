// Rollouts and learned values check each other.

#include "gockel/review/rollout.h"
#include "gockel/parallel/parallel.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "gockel/arena/match.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

RolloutResult roll_out(const AnyState& state, std::uint64_t games,
                       int workers = 2) {
  return rollout({.state = state,
                  .games = games,
                  .workers = workers,
                  .parallel_for = on_threads(workers)},
                 *built_in_values(rules(state), seats(state)));
}

TEST(Rollout, DoesNotDependOnTheNumberOfThreads) {
  const AnyState state = at("compact 21-24 36/35 A |?8 9");
  const RolloutResult one = roll_out(state, 40, 1);
  const RolloutResult two = roll_out(state, 40, 2);
  EXPECT_EQ(one.shares, two.shares);
  EXPECT_EQ(one.errors, two.errors);
  EXPECT_EQ(one.games, 40U);
}

TEST(Rollout, HasTheSameBitsAsEver) {
  struct KnownRollout {
    AnyState state;
    double share, error;  ///< of the first seat
  };
  // Printed by the program of commit b24fb37, which solved one point of one
  // turn after the other. They change only with rules, dice or position values.
  const KnownRollout known[] = {
      {at("compact 21-24 36/35 A |?8 9"), 0x1.65ce05a4f0072p-1,
       0x1.4c3abb906dce3p-6},
      {at("deluxe 11,13,21-24,26-36 25/-/- c11,h21,r23,wA,g27,a29 0/4/3 A |?8 "
          "1"),
       0x1.76e6a070e26edp-2, 0x1.c4301bbb78649p-6},
      {dealt_game(Rules(RuleSet::wok), 3, 3), 0x1.811de8180d16p-2,
       0x1.5d8eab57dc0e5p-6},
  };
  for (const KnownRollout& one : known)
    for (const int workers : {1, 2}) {
      const RolloutResult found = roll_out(one.state, 33, workers);
      EXPECT_EQ(found.shares[0], one.share) << text(one.state);
      EXPECT_EQ(found.errors[0], one.error) << text(one.state);
    }
}

TEST(Rollout, AgreesWithTheValueAndWithThePlainResults) {
  for (const char* rule_set : {"compact", "classic2005+short", "deluxe", "wok"})
    for (const int players : {2, 3}) {
      const AnyState start = dealt_game(*Rules::parse(rule_set), players, 3);
      const std::uint64_t games = 12;
      const RolloutResult found = roll_out(start, games);
      EXPECT_NEAR(
          std::accumulate(found.shares.begin(), found.shares.end(), 0.0), 1,
          1e-9);
      for (Seat s = 0; s < players; ++s) {
        // The learned values may be wrong by some percent, no more.
        EXPECT_NEAR(found.shares[s], found.value[s], 0.06 + 4 * found.errors[s])
            << rule_set << " " << players;
        // A win share varies by 1/2 at most from game to game.
        EXPECT_NEAR(found.shares[s], found.plain[s],
                    4 * 0.5 / std::sqrt(static_cast<double>(games)))
            << rule_set << " " << players;
      }
    }
}

TEST(Rollout, TakesOutMostOfTheLuck) {
  const RolloutResult found = roll_out(at("compact 21-36 -/- A |?8 1"), 25);
  // Plain results have a standard error of 1/2 / sqrt(25) = 0.1.
  EXPECT_LT(found.errors[0], 0.03);
}

TEST(Rollout, StopsAtTheWantedErrorOrWhenItIsCancelled) {
  const AnyState state = at("compact 21-24 36/35 A |?8 9");
  const PositionValues values = *built_in_values(rules(state), 2);
  const RolloutResult soon =
      rollout({.state = state, .games = 100'000, .error = 0.5}, values);
  EXPECT_LE(soon.games, 64U);
  const RolloutResult cancelled = rollout({.state = state, .games = 100'000},
                                          values, [](double) { return false; });
  EXPECT_TRUE(cancelled.cancelled);
  EXPECT_LE(cancelled.games, 32U);
}

TEST(Rollout, OfAFinishedGameIsItsResult) {
  const AnyState state = at("compact - 21.22/36 - over 31");
  const RolloutResult found = roll_out(state, 2);
  EXPECT_EQ(found.shares, shares(state));
}

}  // namespace
}  // namespace gockel::testing
