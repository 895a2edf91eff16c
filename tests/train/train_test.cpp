// Training: the same on any number of threads, resumable, and it learns.

#include <gtest/gtest.h>

#include "gockel/train/trainer.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

TrainSetup small(Family family, int seats, int threads = 1) {
  return {.game = {family, seats, std::nullopt},
          .hidden = 32,
          .epochs = 2,
          .steps = 3,
          .seed = 5,
          .threads = threads};
}

std::string trained(const TrainSetup& setup) {
  Trainer trainer(setup);
  while (!trainer.done()) trainer.run_epoch();
  return trainer.network().bytes();
}

TEST(Training, DoesNotDependOnTheNumberOfThreads) {
  for (const Family family : {Family::grill, Family::deluxe, Family::wok})
    for (const int seats : {2, 3})
      EXPECT_EQ(trained(small(family, seats, 1)),
                trained(small(family, seats, 2)))
          << name(family) << " " << seats;
}

TEST(Training, GoesOnWhereItWasStopped) {
  const TrainSetup setup = small(Family::grill, 2);
  Trainer first(setup);
  first.run_epoch();
  Trainer second(setup);
  ASSERT_TRUE(second.restore(first.state()));
  EXPECT_EQ(second.epoch(), 1U);
  second.run_epoch();
  EXPECT_TRUE(second.done());
  EXPECT_EQ(second.network().bytes(), trained(setup));
}

TEST(Training, RefusesAFileThatIsDamagedOrOfAnotherTraining) {
  Trainer trainer(small(Family::grill, 2));
  trainer.run_epoch();
  std::string state = trainer.state();
  Trainer other(small(Family::grill, 3));
  EXPECT_EQ(other.restore(state).error().sentence,
            "the training's file belongs to another training");
  state[state.size() / 2] = static_cast<char>(state[state.size() / 2] ^ 1);
  EXPECT_EQ(trainer.restore(state).error().sentence,
            "the training's file is damaged");
  EXPECT_FALSE(trainer.restore(""));
  EXPECT_FALSE(trainer.restore(state.substr(0, 40)));
}

TEST(Training, BringsValuesCloseToTheirTurns) {
  // A game of three tiles is soon learned: half of the win is at stake in it,
  // and after 75,000 positions turns differ from values by two percent.
  TrainSetup setup = small(Family::grill, 2, 2);
  setup.game.start = std::get<Grill>(at("compact 21-23 -/- A |?8 1"));
  setup.epochs = 3;
  setup.steps = 50;
  Trainer trainer(setup);
  double residual = 1;
  while (!trainer.done()) residual = trainer.run_epoch().residual;
  EXPECT_LT(residual, 0.02);
}

}  // namespace
}  // namespace gockel::testing
