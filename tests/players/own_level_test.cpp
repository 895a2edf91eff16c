// Strengths between the levels, and which of them is somebody's equal.

#include "gockel/players/own_level.h"

#include <gtest/gtest.h>

#include <cmath>

#include "gockel/players/attentive_player.h"
#include "gockel/random/draw.h"
#include "gockel/values/outlook.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// What the move gives away.
double loss_of(Outlook& outlook, const AnyState& state, Move move) {
  const Seat mover = seat(state);
  return outlook.value(state)[mover] - outlook.after(state, move)[mover];
}

TEST(AttentivePlayer, PlaysItsHabitUnlessThatCostsWhatItNotices) {
  constexpr int notices = 20;
  int habits = 0;
  int noticed = 0;
  for (const RuleSet set : all_rule_sets) {
    const Rules rules(set);
    Outlook outlook(*built_in_values(rules, 2));
    const Player habit =
        make_player(Strength(Level::child), 1, built_in_values);
    const Player player =
        make_player(Strength(Level::child, notices), 1, built_in_values);
    Rng rng(4);
    AnyState state = draw_start(rules, 2, rng);
    while (node(state) != Node::terminal && turn(state) < 30) {
      if (node(state) == Node::chance) {
        step(state, draw(state, rng));
        continue;
      }
      const Move usual = habit(state);
      const Move move = player(state);
      const double cost = loss_of(outlook, state, usual);
      if (cost < notices / 1000.0 - 1e-9) {
        EXPECT_EQ(move, usual) << text(state);
        ++habits;
      } else if (cost > notices / 1000.0 + 1e-9) {
        EXPECT_NEAR(loss_of(outlook, state, move), 0, 1e-9) << text(state);
        ++noticed;
      }
      step(state, move);
    }
  }
  EXPECT_GT(habits, 50);
  EXPECT_GT(noticed, 10);
}

TEST(Strength, OfALevelIsTheLevelItself) {
  const AnyState state = at("compact 21-24,26-36 -/25 A 45www|133 9");
  for (unsigned i = 0; i < levels.size(); ++i) {
    const auto level = static_cast<Level>(i);
    EXPECT_EQ(make_player(Strength(level), 1, built_in_values)(state),
              (*make_player(name(level), 1, built_in_values))(state));
  }
  EXPECT_FALSE(decides_by_values(Strength(Level::club)));
  EXPECT_TRUE(decides_by_values(Strength(Level::club, 30)));
  EXPECT_TRUE(decides_by_values(Strength(Level::best)));
}

TEST(OwnLevel, GoesFromALevelToTheOneBelowItWithoutAStep) {
  // A child of Deluxe that notices mistakes of a third of the win wins two
  // games of three from one that does not: there is something between them.
  const LevelLosses& child = level_losses(RuleSet::deluxe, Level::child);
  const Strength found =
      strength_for(RuleSet::deluxe, {(child[0] + child[1]) / 2});
  EXPECT_EQ(found.level, Level::child);
  EXPECT_GT(found.notices, measured_notices[0]);
  EXPECT_LT(found.notices, max_notices);
}

class LevelTable : public ::testing::TestWithParam<RuleSet> {};

TEST_P(LevelTable, LeavesLessTheMoreIsNoticed) {
  for (unsigned i = 0; i < levels.size(); ++i) {
    const LevelLosses& known = level_losses(GetParam(), static_cast<Level>(i));
    EXPECT_TRUE(std::ranges::is_sorted(known, std::greater<>()));
    EXPECT_EQ(known[0] > 0, static_cast<Level>(i) != Level::best);
  }
}

TEST_P(LevelTable, GivesALevelItself) {
  for (unsigned i = 0; i < levels.size(); ++i) {
    const auto level = static_cast<Level>(i);
    EXPECT_EQ(nearest_level(GetParam(), level_losses(GetParam(), level)[0]),
              level);
  }
  EXPECT_EQ(strength_for(GetParam(), {0}), Level::best);
  EXPECT_EQ(strength_for(GetParam(), {1}), Level::child);
}

TEST_P(LevelTable, GivesBetweenLevelsWhoGivesAwayAsMuch) {
  int between = 0;
  for (double loss = 0.05; loss > 2e-4; loss *= 0.9) {
    const Strength found = strength_for(GetParam(), {loss});
    if (found.notices == 0) continue;
    ++between;
    const LevelLosses& known = level_losses(GetParam(), found.level);
    for (std::size_t i = 0; i < measured_notices.size(); ++i) {
      const double left = known[i + 1];
      if (measured_notices[i] > found.notices) {
        EXPECT_GE(left, loss * 0.95) << found.notices;
      } else if (measured_notices[i] < found.notices) {
        EXPECT_LE(left, loss * 1.05) << found.notices;
      }
    }
  }
  EXPECT_GT(between, 10);
}

TEST_P(LevelTable, TellsWhatAStrengthGivesAway) {
  int between = 0;
  for (double loss = 0.05; loss > 2e-4; loss *= 0.9) {
    const Strength found = strength_for(GetParam(), {loss});
    // Thresholds are whole numbers.
    if (found.notices < 20) continue;
    ++between;
    EXPECT_NEAR(loss_of(GetParam(), found), loss, loss * 0.05) << found.notices;
  }
  EXPECT_GT(between, 5);
  EXPECT_EQ(loss_of(GetParam(), Level::best), 0);
  EXPECT_LT(loss_of(GetParam(), {Level::child, 1}),
            loss_of(GetParam(), {Level::child, measured_notices.back()}));
}

TEST_P(LevelTable, TakesWhoGivesAwayAsMuchAsAChildForAChild) {
  const double usual = level_losses(GetParam(), Level::child)[0];
  // Whatever was at stake, and against two of them, too.
  for (const double stakes : {0.25, 1.0, 1.5}) {
    const MeanLoss gave{40, usual * stakes};
    const OpposedGame::Opponent child{Level::child, gave};
    for (const std::vector<OpposedGame::Opponent>& opponents :
         {std::vector{child}, std::vector{child, child}}) {
      const std::vector<OpposedGame> games(3, {gave, opponents});
      EXPECT_NEAR(comparable_loss(GetParam(), games).mean, usual, usual * 0.25)
          << stakes;
    }
  }
}

TEST_P(LevelTable, CountsDecisionsAsTheyAreWhereNobodyMeasuresTheStakes) {
  const std::vector<OpposedGame> alone{{{30, 0.002}, {}}, {{10, 0.006}, {}}};
  EXPECT_DOUBLE_EQ(comparable_loss(GetParam(), alone).mean, 0.003);
  // The best gives nothing away whatever is at stake.
  const std::vector<OpposedGame> best{{{30, 0.002}, {{Level::best, {30, 0}}}}};
  EXPECT_DOUBLE_EQ(comparable_loss(GetParam(), best).mean, 0.002);
  EXPECT_EQ(comparable_loss(GetParam(), {}).mean, 0);
}

TEST_P(LevelTable, GivesAChildToWhomAnErrorKeepsFromBeingOne) {
  const double child = level_losses(GetParam(), Level::child)[0];
  EXPECT_EQ(strength_for(GetParam(), {0.9 * child, 0.07 * child}),
            Level::child);
  EXPECT_NE(strength_for(GetParam(), {0.9 * child, 0.06 * child}),
            Level::child);
}

TEST_P(LevelTable, KnowsHowFarItMayBeWrong) {
  const auto of = [](std::initializer_list<double> means) {
    std::vector<OpposedGame> games;
    for (const double mean : means) games.push_back({{30, mean}, {}});
    return comparable_loss(GetParam(), games);
  };
  // The same as of the mean of numbers: sqrt(((1-2)^2 + (3-2)^2) / 1 / 2) = 1.
  EXPECT_NEAR(of({0.001, 0.003}).error, 0.001, 1e-12);
  EXPECT_NEAR(of({0.001, 0.003, 0.001, 0.003}).error, 0.001 / std::sqrt(3),
              1e-12);
  EXPECT_EQ(of({0.002, 0.002}).error, 0);
  EXPECT_EQ(of({0.002}).error, 0);
}

INSTANTIATE_TEST_SUITE_P(OwnLevel, LevelTable,
                         ::testing::ValuesIn(all_rule_sets),
                         [](const auto& info) {
                           return std::string(gockel::info(info.param).name);
                         });

}  // namespace
}  // namespace gockel::testing
