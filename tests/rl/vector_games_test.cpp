#include "gockel/rl/vector_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "gockel/rl/observation.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

SpielGame game_of(const Seating& seating) {
  return {.rules = seating.rules,
          .seats = seating.seats,
          .first = 0,
          .max_turns = 30};
}

class VectorGamesOf : public ::testing::TestWithParam<Seating> {};

TEST_P(VectorGamesOf, RowsShowWhereEachGameStands) {
  VectorGames games(game_of(GetParam()), 5, 1);
  std::vector<std::int64_t> actions(games.size());
  int over = 0;
  for (int step = 0; step < 600; ++step) {
    games.draw_actions(actions);
    ASSERT_FALSE(games.illegal(actions));
    games.step(actions);
    for (std::size_t i = 0; i < games.size(); ++i) {
      const AnyState state = games.position(i);
      ASSERT_EQ(node(state), Node::decision);
      EXPECT_EQ(games.seats()[i], seat(state));
      std::vector<float> seen(games.inputs());
      observe(state, seat(state), seen);
      EXPECT_TRUE(std::ranges::equal(
          seen,
          games.observations().subspan(i * games.inputs(), games.inputs())));
      const auto mask =
          games.masks().subspan(i * games.actions(), games.actions());
      EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(mask, 1)),
                moves(state).size());
      for (const Move move : moves(state))
        EXPECT_EQ(mask[static_cast<std::size_t>(
                      action_of(family(rules(state)), move))],
                  1);
      const auto seats = static_cast<std::size_t>(gockel::seats(state));
      const auto rewards = games.rewards().subspan(i * seats, seats);
      EXPECT_NEAR(std::reduce(rewards.begin(), rewards.end()), 0, 1e-6);
      EXPECT_EQ(std::ranges::any_of(rewards, [](float r) { return r != 0; }) &&
                    games.dones()[i] == 0,
                false);
      over += games.dones()[i];
    }
  }
  EXPECT_GT(over, 5);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, VectorGamesOf,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& tested) {
                           return test_name(tested.param);
                         });

TEST(VectorGames, TheFirstIllegalActionIsFound) {
  VectorGames games(SpielGame{}, 3, 1);
  std::vector<std::int64_t> actions(3);
  games.draw_actions(actions);
  EXPECT_EQ(games.illegal(actions), std::nullopt);
  for (const std::int64_t wrong : {-1, 9, 6}) {  // after a roll one has to keep
    std::vector<std::int64_t> bad = actions;
    bad[1] = bad[2] = wrong;
    EXPECT_EQ(games.illegal(bad), 1U) << wrong;
  }
}

/// Law: a game depends on the seed, its number and its own actions.
TEST(VectorGames, AGameIsTheSameAmongOthers) {
  VectorGames alone(SpielGame{}, 1, 9);
  VectorGames many(SpielGame{}, 8, 9);
  std::vector<std::int64_t> of_all(8);
  for (int step = 0; step < 300; ++step) {
    ASSERT_EQ(text(alone.position(0)), text(many.position(0)));
    many.draw_actions(of_all);
    alone.step(std::span(of_all).first(1));
    many.step(of_all);
  }
  VectorGames other(SpielGame{}, 1, 10);
  EXPECT_NE(text(VectorGames(SpielGame{}, 1, 9).position(0)),
            text(other.position(0)));
}

}  // namespace
}  // namespace gockel::testing
