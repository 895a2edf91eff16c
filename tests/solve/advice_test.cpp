// Perfect play asked at any point of a turn.

#include "gockel/solve/advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/solve/plain_game.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class Ask : public ::testing::Test {
 protected:
  static const Solution& solution() {
    static const Solution all = solved("classic2005", "21-24");
    return all;
  }
  static Grill grill(std::string_view text) {
    return std::get<Grill>(at(text));
  }
  static Advice ask(const Grill& position) {
    auto advice = advise(solution(), position);
    EXPECT_TRUE(advice) << position.text();
    return *advice;
  }
};

TEST_F(Ask, AtTheStartOfATurnItIsTheValue) {
  for (std::uint32_t p = 0; p < solution().positions().size(); ++p) {
    const Advice advice = ask(solution().positions()[p]);
    EXPECT_EQ(advice.shares[0], solution().values()[p]);
    EXPECT_DOUBLE_EQ(advice.shares[0] + advice.shares[1], 1);
    EXPECT_TRUE(advice.choices.empty());
  }
}

TEST_F(Ask, BeforeARollItIsTheAverageOfWhatTheRollsBring) {
  for (const char* text : {"classic2005 21,24 22/23 A 55w|?5 7",
                           "classic2005 21,24 22/23 B w|?7 2"}) {
    const Grill position = grill(text);
    double sum = 0;
    position.outcomes([&](Dice dice, double probability) {
      Grill next = position;
      next.apply(dice);
      sum += probability * ask(next).shares[position.seat];
    });
    EXPECT_NEAR(ask(position).shares[position.seat], sum, 1e-12) << text;
  }
}

TEST_F(Ask, AtADecisionItIsTheBestOfItsMoves) {
  for (const char* text : {"classic2005 21-22,24 23/- A w|1123345 7",
                           "classic2005 21-22,24 23/- B 5w|112335 7",
                           "classic2005 21,24 22/23 A 344ww|.3 7",
                           "classic2005 21,24 22/23 B 22444ww|.1 7"}) {
    const Grill position = grill(text);
    const Advice advice = ask(position);
    ASSERT_EQ(advice.choices.size(), position.moves().size()) << text;
    EXPECT_NEAR(advice.choices[0].share, advice.shares[position.seat], 1e-12);
    EXPECT_TRUE(std::ranges::is_sorted(advice.choices, std::greater(),
                                       &Advice::MoveShare::share));
    for (const Advice::MoveShare& choice : advice.choices) {
      Grill next = position;
      next.apply(choice.move);
      EXPECT_NEAR(choice.share, ask(next).shares[position.seat], 1e-12)
          << text << " " << choice.move.text();
    }
  }
}

TEST_F(Ask, KnowsBothWaysToStop) {
  const Advice advice = ask(grill("classic2005 21-22 -/24.23 A 1444ww|.2 5"));
  std::vector<std::string> moves;
  for (const auto& choice : advice.choices) moves.push_back(choice.move.text());
  EXPECT_THAT(moves,
              ::testing::UnorderedElementsAre("roll", "stop", "stop:lower"));
}

TEST_F(Ask, IsTheSameForBothSeatsAndEveryTurn) {
  Grill position = grill("classic2005 21,24 22/23 A w|1123345 7");
  const Advice here = ask(position);
  position = swapped(position);
  position.turn = 900;
  const Advice there = ask(position);
  EXPECT_EQ(here.shares[0], there.shares[1]);
  EXPECT_EQ(here.shares[1], there.shares[0]);
  EXPECT_EQ(here.choices[0].move, there.choices[0].move);
}

TEST_F(Ask, AgreesWithPlainRecursionInsideATurn) {
  const Grill position = grill("classic2005 21,24 22/23 A 5ww|?5 1");
  EXPECT_NEAR(ask(position).shares[0],
              plain_turn_value(position,
                               [](const Grill& result) {
                                 return *solution().share_of_a(result);
                               }),
              1e-12);
}

TEST_F(Ask, AtTheEndItIsTheResult) {
  EXPECT_EQ(ask(grill("classic2005 - 24/23.22.21 - over 9")).shares[1], 1);
  EXPECT_EQ(ask(grill("classic2005 - -/- - over 9")).shares[0], 0.5);
}

TEST_F(Ask, RefusesPositionsOfOtherGames) {
  for (const char* text :
       {"classic2005 21-25 -/- A w|.7 1", "compact 21-24 -/- A w|.7 1",
        "classic2005 21-24 -/-/- A w|.7 1", "classic2005 22-24 -/- A w|.7 1",
        "classic2005 - 25/- - over 3"}) {
    const auto advice = advise(solution(), grill(text));
    ASSERT_FALSE(advice) << text;
    EXPECT_GT(advice.error().sentence.size(), 20U);
  }
}

}  // namespace
}  // namespace gockel::testing
