// The solver against plain recursion, for every kind of turn.

#include "gockel/turn/turn_solver.h"

#include <gtest/gtest.h>

#include "gockel/turn/turn_endings.h"
#include "tests/support/table.h"
#include "tests/turn/plain_turn.h"

namespace gockel::testing {
namespace {

constexpr int lanes = 16;

/// Random prizes, and the same for the plain solver. Every way to be paid for
/// a Double 1 is worth a little less than the one before.
struct RandomPrizes {
  TurnGoal goal;
  TurnEnds prizes;

  RandomPrizes(const TurnKind& kind, Rng& rng) {
    const auto draw = [&rng] { return rng.below(1'000'000) / 1e6 - 0.4; };
    goal.fail = draw();
    goal.double_one = kind.bonuses > 0 ? draw() : 0;
    for (std::size_t t = 0; t <= max_total; ++t) {
      goal.with_worm[t] = draw();
      goal.without_worm[t] = draw();
    }
    EndTable<double> ends{goal.fail, goal.with_worm, goal.without_worm};
    prizes.by_bonus = {ends};
    for (int way = 1; way <= kind.bonuses; ++way) {
      const double more = goal.double_one - (way - 1) * 0.01;
      EndTable<double> paid = ends;
      paid.fail += more;
      for (double& p : paid.with_worm) p += more;
      for (double& p : paid.without_worm) p += more;
      prizes.by_bonus.push_back(paid);
    }
  }
};

class Solver : public ::testing::TestWithParam<const char*> {
 protected:
  Grill start() const { return std::get<Grill>(at(GetParam())); }

  /// Calls check(state) at every point of some random turns that never stop of
  /// their own accord; how often. A turn is left when a Double 1 was paid: what
  /// it brought is then part of the position, not of the turn ahead.
  template <class Check>
  int along_turns(int turns, Rng& rng, Check check) const {
    int met = 0;
    for (int i = 0; i < turns; ++i) {
      Grill state = start();
      while (state.turn == start().turn && state.phase <= Phase::hand &&
             state.kept.count(face::one) < 2) {
        check(state);
        ++met;
        if (state.phase == Phase::air)
          state.apply(draw(state, rng));
        else if (state.phase == Phase::hand)
          state.apply(state.moves()[0]);
        else
          state.apply(draw_move(state, rng));
      }
    }
    return met;
  }
};

TEST_P(Solver, AgreesWithPlainRecursionAtEveryPointOfTheTurn) {
  const TurnKind kind = TurnKind::of(start());
  Rng rng(3);
  const RandomPrizes random(kind, rng);
  PlainTurn plain(start(), random.goal);
  TurnSolver<1> solver(kind);
  solver.solve({&random.prizes, 1});
  const int met = along_turns(60, rng, [&](const Grill& state) {
    EXPECT_NEAR(solver.value(0, state), plain.value(state), 1e-12)
        << state.text();
  });
  EXPECT_GT(met, 200);
}

TEST_P(Solver, GivesTheSameBitsInALaneAndAlone) {
  const TurnKind kind = TurnKind::of(start());
  Rng rng(5);
  std::vector<TurnEnds> many;
  for (int i = 0; i < lanes; ++i)
    many.push_back(RandomPrizes(kind, rng).prizes);
  TurnSolver<lanes> together(kind);
  TurnSolver<1> alone(kind);
  together.solve(many);
  for (int i = 0; i < lanes; ++i) {
    alone.solve({&many[static_cast<std::size_t>(i)], 1});
    EXPECT_EQ(together.value(i, start()), alone.value(0, start()));
  }
  // A batch that is not full.
  together.solve({many.data(), 3});
  alone.solve({&many[2], 1});
  EXPECT_EQ(together.value(2, start()), alone.value(0, start()));
}

TEST_P(Solver, InSinglePrecisionIsGoodToFourDigits) {
  const TurnKind kind = TurnKind::of(start());
  Rng rng(7);
  std::vector<TurnEnds> many;
  for (int i = 0; i < lanes; ++i)
    many.push_back(RandomPrizes(kind, rng).prizes);
  TurnSolver<32, float> rough(kind);
  TurnSolver<lanes> exact(kind);
  rough.solve(many);
  exact.solve(many);
  for (int i = 0; i < lanes; ++i)
    // Some thousand additions of values below 1, each rounded at 6e-8, over
    // at most nine rolls.
    EXPECT_NEAR(rough.value(i, start()), exact.value(i, start()), 2e-5);
}

TEST_P(Solver, EndingsTimesPrizesAreTheValueAndSumToOne) {
  const TurnKind kind = TurnKind::of(start());
  Rng rng(9);
  const RandomPrizes random(kind, rng);
  TurnSolver<1> solver(kind);
  solver.solve({&random.prizes, 1});
  TurnEnds ones;
  ones.by_bonus.assign(random.prizes.by_bonus.size(), {});
  for (EndTable<double>& table : ones.by_bonus) {
    table.fail = 1;
    table.with_worm.fill(1);
    table.without_worm.fill(1);
  }
  const int met = along_turns(10, rng, [&](const Grill& state) {
    const TurnEnds likely = turn_endings(solver, state);
    EXPECT_NEAR(dot(likely, ones), 1, 1e-12) << state.text();
    EXPECT_NEAR(dot(likely, random.prizes), solver.value(0, state), 1e-12)
        << state.text();
  });
  EXPECT_GT(met, 30);
}

TEST_P(Solver, CarriesOtherQuantitiesUnderTheBestPolicy) {
  const TurnKind kind = TurnKind::of(start());
  Rng rng(11);
  const RandomPrizes random(kind, rng);
  const std::vector<TurnEnds> carried{RandomPrizes(kind, rng).prizes,
                                      RandomPrizes(kind, rng).prizes};
  TurnSolver<1> solver(kind);
  solver.solve({&random.prizes, 1}, carried);
  const int met = along_turns(10, rng, [&](const Grill& state) {
    const TurnEnds likely = turn_endings(solver, state);
    for (std::size_t q = 0; q < carried.size(); ++q)
      EXPECT_NEAR(solver.value(0, state, q + 1), dot(likely, carried[q]), 1e-12)
          << state.text();
  });
  EXPECT_GT(met, 30);
  // In lanes, where every lane goes its own way.
  TurnSolver<8, float> together(kind);
  std::vector<TurnEnds> prizes;
  std::vector<TurnEnds> others;
  for (int i = 0; i < 8; ++i) {
    prizes.push_back(RandomPrizes(kind, rng).prizes);
    others.push_back(RandomPrizes(kind, rng).prizes);
  }
  together.solve(prizes, others);
  for (std::size_t i = 0; i < 8; ++i) {
    solver.solve({&prizes[i], 1}, {&others[i], 1});
    EXPECT_NEAR(together.value(static_cast<int>(i), start(), 1),
                solver.value(0, start(), 1), 1e-3);
  }
}

TEST_P(Solver, IsWorthOneWhenEverythingIs) {
  const TurnKind kind = TurnKind::of(start());
  EndTable<double> all;
  all.fail = 1;
  all.with_worm.fill(1);
  all.without_worm.fill(1);
  const TurnEnds prizes{
      std::vector(static_cast<std::size_t>(kind.bonuses) + 1, all)};
  TurnSolver<1> solver(kind);
  solver.solve({&prizes, 1});
  EXPECT_NEAR(solver.value(0, start()), 1, 1e-12);
}

INSTANTIATE_TEST_SUITE_P(
    EveryKindOfTurn, Solver,
    ::testing::Values(
        "compact 21-36 -/- A |?8 1",
        // The supply pays, one victim, two victims, nobody.
        "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1",
        "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/7 A |?8 1",
        "deluxe 11,13,21-36 -/-/- c11,h21,r23,w25,g27,a29 0/4/3 A |?8 1",
        "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 7/0 A |?8 1",
        // Canned worm, weasel unused and used, golden die.
        "deluxe 13,21-36 11/- cA,h21,r23,w25,g27,a29 0/0 A |?8 1",
        "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A |?8 1",
        "deluxe 11,13,21-24,26-36 25/-/- c11,h21,r23,wA,g27,a29 0/4/3 A |?8 1",
        "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 22|?6~ 1",
        "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 1",
        "deluxe+golden_worms=1 11,13,21-26,28-36 27/- "
        "c11,h21,r23,w25,gA,a29 0/0 A |.8 1"));

TEST(TurnGraph, HasTheKnownNumberOfPointsInTheBaseGame) {
  // Counted by an earlier prototype: docs/performance.md.
  EXPECT_EQ(TurnGraph::of({}).nodes().size(), 1939U);
}

TEST(TurnGraph, GivesEveryPointRollsOfTotalProbabilityOne) {
  for (const TurnKind& kind :
       {TurnKind{}, TurnKind{.golden = true, .bonuses = 2, .golden_worms = 5}})
    for (const TurnGraph::PointNode& node : TurnGraph::of(kind).nodes()) {
      if (node.tree == nullptr) continue;
      double sum = node.tree->bust;
      for (const auto& leaf : node.tree->leaves) sum += leaf.probability;
      for (const auto& branch : node.tree->branches) sum += branch.probability;
      ASSERT_NEAR(sum, 1, 1e-12);
    }
}

TEST(TurnGraph, HasRollsAtBranchesOnlyWhereDiceMayShowUsedFaces) {
  for (const TurnKind& kind : {TurnKind{}, TurnKind{.golden = true}})
    for (const TurnGraph::PointNode& node : TurnGraph::of(kind).nodes()) {
      if (node.tree == nullptr) continue;
      EXPECT_EQ(node.tree->pool, !node.point.start());
      if (node.tree->pool) continue;
      for (const auto& branch : node.tree->branches)
        ASSERT_EQ(branch.probability, 0);
    }
}

}  // namespace
}  // namespace gockel::testing
