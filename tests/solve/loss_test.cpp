// How far players are from perfect.

#include "gockel/solve/loss.h"

#include <gtest/gtest.h>

#include <cmath>

#include "gockel/arena/random_play.h"
#include "gockel/players/turn_player.h"
#include "gockel/turn/turn_endings.h"
#include "gockel/turn/turn_results.h"
#include "tests/solve/plain_game.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

ResultEvaluator evaluator(Objective objective) {
  return [objective](const Grill& before, std::span<const Grill> results,
                     std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = turn_worth(before, results[i], objective);
  };
}

/// The turn in `state` as an evaluator sees it.
struct EvaluatedTurn {
  EvaluatedTurn(const Grill& state, const ResultEvaluator& by)
      : kind(TurnKind::of(state)), solver(kind) {
    results.list(state, kind);
    worth.resize(results.positions().size());
    by(state, results.positions(), worth);
    choice = results.choose(worth);
    prizes = ends(choice, worth);
    solver.solve({&prizes, 1});
  }
  TurnKind kind;
  TurnSolver<1> solver;
  TurnResults results;
  std::vector<double> worth;
  ChosenResults choice;
  TurnEnds prizes;
};

TEST(PerfectEvaluator, LosesNothing) {
  struct Game {
    const char* rules;
    const char* tiles;
  };
  for (const auto& [rules, tiles] :
       {Game{"compact", "21-24"}, Game{"classic2005+short", "21-24"},
        Game{"compact", "33-36"}, Game{"compact", "24,36"}}) {
    const Solution solution = solved(rules, tiles);
    const auto found = losses(solution, perfect_evaluator(solution), 2);
    ASSERT_TRUE(found);
    for (const Loss& loss : {found->moving, found->waiting}) {
      EXPECT_NEAR(loss.worst, 0, 1e-9);
      EXPECT_NEAR(loss.mean, 0, 1e-9);
      EXPECT_NEAR(loss.at_start, 0, 1e-9);
    }
  }
}

/// An evaluator that mistakes nothing but the seat: worst possible play.
TEST(PerfectEvaluator, TurnedRoundLosesMost) {
  const Solution solution = solved("compact", "21-23");
  const ResultEvaluator right = perfect_evaluator(solution);
  const auto found = losses(
      solution,
      [&](const Grill& before, std::span<const Grill> results,
          std::span<double> worth) {
        right(before, results, worth);
        for (double& w : worth) w = 1 - w;
      },
      1);
  ASSERT_TRUE(found);
  EXPECT_GT(found->moving.at_start, 0.6);  // of 0.62
  EXPECT_GT(found->waiting.at_start, 0.35);
}

class ObjectivePlayer : public ::testing::TestWithParam<Objective> {};

/// The player of the arena makes the moves that the yardstick thinks it makes.
TEST_P(ObjectivePlayer, PlaysAsItIsEvaluated) {
  int decisions = 0;
  Rng rng(11);
  for (const char* rules : {"compact", "classic2005"}) {
    TurnPlayer player(GetParam());
    for (int game = 0; game < 15; ++game) {
      Grill state = small_game(rules, "21-25").start();
      while (state.node() != Node::terminal && state.turn < 40) {
        if (state.node() == Node::chance) {
          state.apply(draw(state, rng));
          continue;
        }
        const Move move = player(state);
        const EvaluatedTurn turn(state, evaluator(GetParam()));
        const auto value = [&](Move m) {
          if (m.kind() != MoveKind::stop) return turn.solver.value(0, state, m);
          Grill stopped = state;
          stopped.apply(m);
          return turn_worth(state, stopped, GetParam());
        };
        EXPECT_NEAR(value(move), turn.solver.value(0, state), 1e-12)
            << state.text() << " " << move.text();
        ++decisions;
        state.apply(draw_move(state, rng));
      }
    }
  }
  EXPECT_GT(decisions, 300);
}

/// The same as losses() on maps of texts, with plain recursion for the
/// opponent's turns.
TEST_P(ObjectivePlayer, LosesAsInTheSlowModel) {
  const Solution solution = solved("compact", "21-22");
  const ResultEvaluator by = evaluator(GetParam());
  std::map<std::string, double> moving;
  std::map<std::string, double> waiting;  // the opponent's share
  for (std::uint32_t p = 0; p < solution.positions().size(); ++p)
    moving[solution.positions()[p].text()] =
        waiting[solution.positions()[p].text()] = 0.5;
  const auto worth = [](const std::map<std::string, double>& values,
                        const Grill& result) {
    if (result.phase == Phase::over) return result.shares()[0];
    return 1 - values.at(seen_by_mover(result));
  };
  double change = 1;
  while (change > 1e-12) {
    change = 0;
    const auto put = [&change](double& value, double fresh) {
      change = std::max(change, std::abs(value - fresh));
      value = fresh;
    };
    for (auto& [text, value] : moving) {
      const Grill position = *Grill::parse(text);
      const EvaluatedTurn turn(position, by);
      std::vector<double> shares;
      for (const Grill& result : turn.results.positions())
        shares.push_back(worth(waiting, result));
      put(value,
          dot(turn_endings(turn.solver, position), ends(turn.choice, shares)));
      put(waiting.at(text), plain_turn_value(position, [&](const Grill& r) {
            return worth(moving, r);
          }));
    }
  }

  const auto found = losses(solution, by, 1);
  ASSERT_TRUE(found);
  double worst[2] = {-1, -1};
  double mean[2] = {0, 0};
  for (std::uint32_t p = 0; p < solution.positions().size(); ++p) {
    const std::string text = solution.positions()[p].text();
    const double lost[2] = {solution.values()[p] - moving.at(text),
                            waiting.at(text) - solution.values()[p]};
    for (const int role : {0, 1}) {
      EXPECT_GE(lost[role], -1e-9) << text;
      worst[role] = std::max(worst[role], lost[role]);
      mean[role] += lost[role] / solution.positions().size();
    }
  }
  const Loss roles[2] = {found->moving, found->waiting};
  const std::string start = solution.game().start().text();
  for (const int role : {0, 1}) {
    EXPECT_NEAR(roles[role].worst, worst[role], 1e-9);
    EXPECT_NEAR(roles[role].mean, mean[role], 1e-9);
    EXPECT_GT(worst[role], 0.01);
  }
  EXPECT_NEAR(found->moving.at_start, solution.start_value() - moving.at(start),
              1e-9);
  EXPECT_NEAR(*solution.share_of_a(found->moving.worst_at) -
                  moving.at(found->moving.worst_at.text()),
              worst[0], 1e-9);
}

TEST_P(ObjectivePlayer, LosesTheSameOnAnyNumberOfThreads) {
  const Solution solution = solved("compact", "21-24");
  const auto one = losses(solution, evaluator(GetParam()), 1);
  const auto two = losses(solution, evaluator(GetParam()), 2);
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->moving.mean, two->moving.mean);
  EXPECT_EQ(one->waiting.worst, two->waiting.worst);
  EXPECT_EQ(one->waiting.worst_at, two->waiting.worst_at);
}

INSTANTIATE_TEST_SUITE_P(GainAndSwing, ObjectivePlayer,
                         ::testing::Values(Objective::gain, Objective::swing));

}  // namespace
}  // namespace gockel::testing
