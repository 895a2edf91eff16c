// Values of small games against closed forms, a slow model and their own
// equation.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "gockel/solve/batch_solver.h"
#include "gockel/turn/odds.h"
#include "tests/solve/plain_game.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// The probability to reach this total with a worm in one turn.
double reach(int total) {
  return odds(at("compact 21-36 -/- A |?8 1"))->at(0).at_least.at(total);
}

// With one tile t whoever reaches t or more takes it and wins; who fails has
// nothing to return, and the other is in the same place:
//   v = p + (1 - p) (1 - v), so v = 1 / (2 - p) with p = P(at least t).
TEST(OneTile, IsARaceForIt) {
  EXPECT_NEAR(solved("compact", "21").start_value(), 1 / (2 - .893027), 1e-6);
  for (const int tile : {21, 27, 33, 36})
    for (const char* rules : {"compact", "compact+short", "classic2005"})
      EXPECT_NEAR(solved(rules, std::to_string(tile)).start_value(),
                  1 / (2 - reach(tile)), 1e-9)
          << rules << " " << tile;
}

// Where a tile is turned in any case, failing ends the game without a winner:
//   v = p + (1 - p) / 2.
TEST(OneTile, IsGoneAfterOneTryWhenItIsTurned) {
  for (const int tile : {21, 27, 36})
    EXPECT_NEAR(
        solved("compact+turn_on_empty", std::to_string(tile)).start_value(),
        (1 + reach(tile)) / 2, 1e-9);
}

struct Game {
  const char* rules;
  const char* tiles;
  friend void PrintTo(const Game& game, std::ostream* out) {
    *out << game.rules << " " << game.tiles;
  }
};

class SlowModel : public ::testing::TestWithParam<Game> {};

TEST_P(SlowModel, AgreesInEveryPosition) {
  const auto [rules, tiles] = GetParam();
  const Solution solution = solved(rules, tiles, 2);
  PlainGame plain(solution.game());
  plain.settle();
  ASSERT_EQ(plain.values().size(), solution.positions().size());
  for (const auto& [text, value] : plain.values())
    EXPECT_NEAR(*solution.share_of_a(*Grill::parse(text)), value, 1e-9) << text;
}

INSTANTIATE_TEST_SUITE_P(
    TwoTiles, SlowModel,
    ::testing::Values(Game{"compact", "21-22"}, Game{"compact+short", "24-25"},
                      Game{"classic2005", "21-22"},
                      Game{"compact+turn_on_empty", "23,27"},
                      Game{"classic2005+short+turn_on_empty", "22,25"}));
INSTANTIATE_TEST_SUITE_P(ThreeTiles, SlowModel,
                         ::testing::Values(Game{"compact+short", "21-23"}));

class Values : public ::testing::TestWithParam<Game> {};

TEST_P(Values, SolveTheirEquation) {
  const auto [rules, tiles] = GetParam();
  auto found = solve(Positions::reachable(small_game(rules, tiles), 1), 1);
  ASSERT_TRUE(found);
  const Solution& solution = found->solution;
  double most = 0;
  for (std::uint32_t p = 0; p < solution.positions().size(); ++p) {
    const Grill position = solution.positions()[p];
    const TurnKind kind = TurnKind::of(position);
    TurnResults results;
    results.list(position, kind);
    std::vector<double> worth;
    for (const Grill& result : results.positions())
      worth.push_back(*solution.share_of_a(result));
    const TurnEnds prizes = ends(results.choose(worth), worth);
    TurnSolver<1> solver(kind);
    solver.solve({&prizes, 1});
    most = std::max(most,
                    std::abs(solver.value(0, position) - solution.values()[p]));
  }
  EXPECT_LE(most, 1e-9);
  // Where a turn can lead back to its own position, half of the difference
  // is the turn's.
  EXPECT_LE(most, 2 * found->count.residual + 1e-14);
  EXPECT_GT(found->count.turns, 2 * solution.values().size());
}

// With 24 and 36 both seats would rather wait for 36 than take 24: a turn
// leaves the start with a probability of 3e-5.
INSTANTIATE_TEST_SUITE_P(
    SomeGames, Values,
    ::testing::Values(Game{"compact", "21-24"}, Game{"compact", "24,36"},
                      Game{"compact", "33-36"}, Game{"compact+short", "21-24"},
                      Game{"classic2005", "21,23,25,27"},
                      Game{"compact+turn_on_empty", "30-33"}));

class OnlyValues : public Values {};

/// The share of the seat to move lies between what it has when games that go on
/// count for nothing and when they count as won, and these two meet: nothing
/// depends on the value that the iteration starts with.
TEST_P(OnlyValues, AreFoundFromBothSides) {
  const auto [rules, tiles] = GetParam();
  const Solution solution = solved(rules, tiles);
  const Positions& positions = solution.positions();
  const Offers offers(solution.game());
  constexpr std::size_t low = 0;
  constexpr std::size_t high = 1;
  std::vector<double> bounds = unknown_values(positions, 2);
  for (Slot s = slot(0); s < slot(positions.size()); ++s) {
    bounds[s * 2 + low] = 0;
    bounds[s * 2 + high] = 1;
  }
  BatchSolver solver(offers);
  ASSERT_TRUE(Sweeps::run(
      {.positions = positions, .offers = offers, .width = 2}, bounds,
      [&](std::size_t, const LevelTurns& turns,
          std::span<const std::uint32_t> places, std::span<double> fresh) {
        for (const std::size_t bound : {low, high}) {
          std::array<double, Sweeps::batch> found;
          solver.solve(turns, places, {bounds, 2, 1 - bound}, found);
          for (std::size_t i = 0; i < places.size(); ++i)
            fresh[i * 2 + bound] = found[i];
        }
      }));
  for (std::uint32_t p = 0; p < positions.size(); ++p) {
    EXPECT_NEAR(bounds[slot(p) * 2 + low], solution.values()[p], 1e-9);
    EXPECT_NEAR(bounds[slot(p) * 2 + high], solution.values()[p], 1e-9);
  }
}

INSTANTIATE_TEST_SUITE_P(
    SomeGames, OnlyValues,
    ::testing::Values(Game{"compact", "21-24"}, Game{"compact+short", "21-24"},
                      Game{"classic2005", "21,23,25,27"},
                      Game{"compact+turn_on_empty", "30-33"}));

TEST(Shares, OfBothSeatsSumToOne) {
  const Solution solution = solved("classic2005", "21-24");
  int checked = 0;
  for (std::uint32_t p = 0; p < solution.positions().size(); ++p, ++checked) {
    const Grill position = solution.positions()[p];
    EXPECT_DOUBLE_EQ(*solution.share_of_a(position) +
                         *solution.share_of_a(swapped(position)),
                     1);
  }
  EXPECT_GT(checked, 200);
}

TEST(Shares, DoNotDependOnTheThreads) {
  const Solution one = solved("compact", "21-25", 1);
  const Solution two = solved("compact", "21-25", 2);
  EXPECT_EQ(one.positions().bits(), two.positions().bits());
  EXPECT_TRUE(std::ranges::equal(one.values(), two.values()));
}

TEST(Shares, OfOtherGamesAreNotKnown) {
  const Solution solution = solved("compact", "21-23");
  const auto refused = [&](std::string_view text) {
    return !solution.share_of_a(std::get<Grill>(at(text)));
  };
  EXPECT_FALSE(refused("compact 21-22 23/- B |?8 9"));
  EXPECT_FALSE(refused("compact - 23/22.21 - over 9"));
  EXPECT_TRUE(refused("compact 21-24 -/- A |?8 1"));
  EXPECT_TRUE(refused("compact 21-23 24/- A |?8 1"));
  EXPECT_TRUE(refused("compact+short 21-23 -/- A |?8 1"));
  EXPECT_TRUE(refused("compact 21-23 -/-/- A |?8 1"));
  EXPECT_TRUE(refused("compact - 23/22.24 - over 9"));
  EXPECT_TRUE(refused("compact 22-23 -/- A |?8 1"));  // 21 is never turned
}

TEST(Memory, IsBoundedBeforeTheSearch) {
  const SmallGame game = small_game("compact", "21-25");
  const Positions positions = Positions::reachable(game, 1);
  EXPECT_GT(memory_for(positions), positions.size() * sizeof(double));
  EXPECT_LE(memory_for(positions), memory_at_most(game));
  EXPECT_GT(memory_at_most(small_game("compact", "21-31")), 20e9);
}

TEST(Progress, GoesFromNothingToOne) {
  double done = 0;
  int layers = 0;
  const auto found =
      solve(Positions::reachable(small_game("compact", "21-23"), 1), 1,
            [&](const SweepProgress& news) {
              EXPECT_GE(news.done, 0);
              EXPECT_LE(news.done, 1);
              EXPECT_GE(news.layer, layers);
              layers = news.layer;
              done = news.done;
            });
  ASSERT_TRUE(found);
  EXPECT_EQ(layers, 3);
  EXPECT_DOUBLE_EQ(done, 1);
}

}  // namespace
}  // namespace gockel::testing
