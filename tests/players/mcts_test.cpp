// Tree search on the bare rules: legal, repeatable, and it finds what a few
// thousand tries show.

#include <gtest/gtest.h>

#include "gockel/players/mcts_player.h"
#include "tests/players/choice.h"

namespace gockel::testing {
namespace {

Move searched(std::uint32_t iterations, std::string_view position) {
  return MctsPlayer(iterations, 1)(at(position));
}

TEST(MctsIterations, AreReadFromTheName) {
  EXPECT_EQ(mcts_iterations("mcts:1"), 1U);
  EXPECT_EQ(mcts_iterations("mcts:10000000"), 10'000'000U);
  for (const std::string_view name :
       {"mcts", "mcts:", "mcts:0", "mcts:-1", "mcts:1k", "mcts:10000001",
        "mcts:99999999999999999999", "MCTS:5", "best"})
    EXPECT_FALSE(mcts_iterations(name)) << name;
}

class Mcts : public ::testing::TestWithParam<Seating> {};

TEST_P(Mcts, PlaysLegalMovesAndTheSameWithTheSameSeed) {
  Rng rng(9);
  AnyState state = new_game(GetParam(), rng);
  MctsPlayer player(20, 4);
  MctsPlayer twin(20, 4);
  int decisions = 0;
  while (node(state) != Node::terminal && decisions < 60) {
    if (node(state) == Node::chance) {
      step(state, draw(state, rng));
      continue;
    }
    const Move move = player(state);
    ASSERT_FALSE(refusal(state, move)) << text(state);
    ASSERT_EQ(twin(state), move) << text(state);
    step(state, move);
    ++decisions;
  }
  EXPECT_GT(decisions, 20);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Mcts,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

TEST(MctsPlayer, TakesTheLastTileThatWins) {
  // Nothing else is left on the grill, and nobody has anything.
  EXPECT_EQ(searched(500, "compact 33 -/- A 5555www|.1 9").text(), "stop");
}

TEST(MctsPlayer, RollsWhereStoppingFails) {
  EXPECT_EQ(searched(500, "compact 21-36 -/- A 11w|.5 1").text(), "roll");
}

TEST(MctsPlayer, KeepsWormsThatMakeATile) {
  // Worms make 30 points with the 5s, which B has on top; without one aside
  // every turn fails.
  EXPECT_EQ(searched(2000, "compact 21-29,31-36 -/30 A 555|1wwww 9").text(),
            "w");
}

}  // namespace
}  // namespace gockel::testing
