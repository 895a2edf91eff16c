// Rollouts and learned values check each other.

#include "gockel/review/rollout.h"
#include "gockel/parallel/parallel.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

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

/// A game by its number, for rollouts whose sums are known.
PlayedOut known_game(std::uint64_t number) {
  PlayedOut game;
  game.adjusted = {0.1 * static_cast<double>(number), 0.5};
  game.plain = {number % 2 == 0 ? 1.0 : 0.0, 0.25};
  game.turns = 10 + static_cast<std::uint32_t>(number);
  game.cut = number == 2;
  return game;
}

/// A source of known games that writes down what it was asked for.
struct KnownGames {
  std::vector<std::pair<std::uint64_t, std::size_t>> asked = {};

  PlayedOutSource source() {
    return [this](std::uint64_t first, std::size_t count) {
      asked.emplace_back(first, count);
      std::vector<PlayedOut> games;
      for (std::uint64_t n = first; n < first + count; ++n)
        games.push_back(known_game(n));
      return games;
    };
  }
};

const AnyState few_tiles = at("compact 21-24 36/35 A |?8 9");

TEST(Rollout, HasMeansAndErrorsOfItsGames) {
  const PositionValues values = *built_in_values(rules(few_tiles), 2);
  KnownGames games;
  const RolloutResult found =
      add_up_rollout({.state = few_tiles, .games = 4}, values, games.source());
  EXPECT_EQ(found.games, 4U);
  EXPECT_NEAR(found.shares[0], (0 + 0.1 + 0.2 + 0.3) / 4, 1e-12);
  EXPECT_NEAR(found.shares[1], 0.5, 1e-12);
  // The squares of 0.15, 0.05, 0.05 and 0.15, by 3 and by 4.
  EXPECT_NEAR(found.errors[0], std::sqrt(0.05 / 3 / 4), 1e-12);
  EXPECT_NEAR(found.errors[1], 0, 1e-12);
  EXPECT_NEAR(found.plain[0], 0.5, 1e-12);
  EXPECT_NEAR(found.plain[1], 0.25, 1e-12);
  EXPECT_NEAR(found.turns, 11.5, 1e-12);
  EXPECT_EQ(found.cut, 1U);
  EXPECT_FALSE(found.cancelled);
  EXPECT_EQ(found.value, Outlook(values).value(few_tiles));
}

TEST(Rollout, OfOneGameKnowsNoErrorAndOfTwoKnowsIt) {
  const PositionValues values = *built_in_values(rules(few_tiles), 2);
  KnownGames games;
  EXPECT_EQ(
      add_up_rollout({.state = few_tiles, .games = 1}, values, games.source())
          .errors[0],
      1);
  EXPECT_NEAR(
      add_up_rollout({.state = few_tiles, .games = 2}, values, games.source())
          .errors[0],
      std::sqrt(0.005 / 1 / 2), 1e-12);
}

TEST(Rollout, AsksForGamesInBlocksAndTellsHowFarItIs) {
  const PositionValues values = *built_in_values(rules(few_tiles), 2);
  KnownGames games;
  std::vector<double> told;
  const RolloutResult found =
      add_up_rollout({.state = few_tiles, .games = 100, .blocks_at_once = 2},
                     values, games.source(), [&told](double part) {
                       told.push_back(part);
                       return true;
                     });
  EXPECT_EQ(games.asked, (std::vector<std::pair<std::uint64_t, std::size_t>>{
                             {0, 64}, {64, 36}}));
  EXPECT_EQ(told, (std::vector<double>{0.64, 1}));
  EXPECT_EQ(found.games, 100U);
}

TEST(Rollout, LooksAtTheErrorAfterEveryBlockFromTheSecondOn) {
  const PositionValues values = *built_in_values(rules(few_tiles), 2);
  // The error is below 1 from the second game on, but two blocks are played.
  KnownGames games;
  EXPECT_EQ(
      add_up_rollout(
          {.state = few_tiles, .games = 1000, .error = 1, .blocks_at_once = 4},
          values, games.source())
          .games,
      64U);
  EXPECT_EQ(games.asked.size(), 2U);
}

TEST(Rollout, CutsGamesAfterTheirTurns) {
  const RolloutResult found = rollout(
      {.state = at("compact 21-36 -/- A |?8 1"), .games = 3, .max_turns = 2},
      *built_in_values(Rules(RuleSet::compact), 2));
  EXPECT_EQ(found.cut, 3U);
  EXPECT_EQ(found.turns, 2);
  // Counted are the turns that were played, not the number of the last one.
  const RolloutResult one = rollout(
      {.state = at("compact 21-36 -/- A |?8 1"), .games = 3, .max_turns = 1},
      *built_in_values(Rules(RuleSet::compact), 2));
  EXPECT_EQ(one.turns, 1);
  const RolloutResult whole =
      rollout({.state = few_tiles, .games = 3, .workers = 0},
              *built_in_values(rules(few_tiles), 2));
  EXPECT_EQ(whole.cut, 0U);
  EXPECT_GT(whole.turns, 0);
}

}  // namespace
}  // namespace gockel::testing
