// Training: the same on any number of threads, resumable, and it learns.

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "gockel/players/players.h"
#include "gockel/players/value_player.h"
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

/// Values that somebody learned who has seen no game.
PositionValues untrained(Family family, int seats) {
  return PositionValues(Learner(Network(family, seats, 32), 11).network());
}

TrainSetup response(Family family, int seats, int threads = 1) {
  TrainSetup setup = small(family, seats, threads);
  setup.game.opponent = untrained(family, seats);
  return setup;
}

TEST(Response, DoesNotDependOnTheNumberOfThreads) {
  for (const Family family : {Family::grill, Family::deluxe, Family::wok})
    for (const int seats : {2, 3})
      EXPECT_EQ(trained(response(family, seats, 1)),
                trained(response(family, seats, 2)))
          << name(family) << " " << seats;
}

TEST(Response, GoesOnWhereItWasStopped) {
  const TrainSetup setup = response(Family::grill, 3);
  Trainer first(setup);
  first.run_epoch();
  Trainer second(setup);
  ASSERT_TRUE(second.restore(first.state()));
  second.run_epoch();
  EXPECT_EQ(second.network().bytes(), trained(setup));
}

TEST(Response, RefusesATrainingAgainstSomebodyElse) {
  Trainer trainer(response(Family::grill, 2));
  trainer.run_epoch();
  Trainer alone(small(Family::grill, 2));
  EXPECT_EQ(alone.restore(trainer.state()).error().reason,
            Reason::training_of_another);
  TrainSetup other = response(Family::grill, 2);
  other.game.opponent =
      PositionValues(Learner(Network(Family::grill, 2, 32), 12).network());
  EXPECT_EQ(Trainer(other).restore(trainer.state()).error().reason,
            Reason::training_of_another);
}

/// The share of the win that A takes from B in games from this start.
double share(const PositionValues& a, const PositionValues& b,
             const AnyState& start, int games) {
  Rng rng(3);
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    const auto own = static_cast<Seat>(game % 2);
    std::array<Player, 2> players{
        ValuePlayer([&](const Rules&, int) { return own == 0 ? a : b; }),
        ValuePlayer([&](const Rules&, int) { return own == 0 ? b : a; })};
    AnyState state = start;
    while (node(state) != Node::terminal)
      if (node(state) == Node::chance)
        step(state, draw(state, rng));
      else
        step(state, players[seat(state)](state));
    sum += std::get<Grill>(state).shares()[own];
  }
  return sum / games;
}

TEST(Response, LearnsToBeatItsOpponent) {
  // Between two who know nothing the shares are even; what is learned against
  // one of them in 75,000 positions takes more than that by five deviations.
  TrainSetup setup = response(Family::grill, 2, 2);
  setup.game.start = std::get<Grill>(at("compact 21-24 -/- A |?8 1"));
  setup.epochs = 3;
  setup.steps = 50;
  Trainer trainer(setup);
  while (!trainer.done()) trainer.run_epoch();
  constexpr int games = 1000;
  const AnyState start = *setup.game.start;
  EXPECT_GT(share(PositionValues(trainer.network()), *setup.game.opponent,
                  start, games),
            0.5 + 5 * 0.5 / std::sqrt(games));
}

}  // namespace
}  // namespace gockel::testing
