#include "gockel/solve/loss.h"

#include <algorithm>
#include <array>

#include "gockel/parallel/parallel.h"
#include "gockel/solve/batch_solver.h"
#include "gockel/turn/solved_turn.h"

namespace gockel {
namespace {

constexpr std::size_t turns_at_once = 64;

/// The numbers of a value: the share of the seat to move, which is the player
/// or the opponent.
constexpr std::size_t player_moves = 0;
constexpr std::size_t opponent_moves = 1;
constexpr std::size_t width = 2;

/// How likely each result of a turn is when the player plays it.
class PlayedTurn {
 public:
  explicit PlayedTurn(const ResultEvaluator& evaluate) : evaluate_(evaluate) {}

  void play(const Grill& position, std::span<double> likely) {
    turn_.list(position);
    worth_.assign(turn_.results().size(), 0);
    evaluate_(position, turn_.results(), worth_);
    turn_.solve({&worth_, 1});
    std::ranges::fill(likely, 0);
    for (const ResultChance& end : turn_.endings(position))
      likely[end.result] += end.probability;
  }

 private:
  const ResultEvaluator& evaluate_;
  SolvedTurn<Grill> turn_;
  std::vector<double> worth_;
};

/// The player's turns of one layer.
class LayerPolicy {
 public:
  LayerPolicy(const Positions& positions, std::span<const LevelTurns> levels,
              const ResultEvaluator& evaluate, int threads) {
    for (const LevelTurns& turns : levels) {
      std::vector<double> likely(turns.slots.size());
      const std::size_t size = turns.positions.size();
      const std::size_t chunks = (size + turns_at_once - 1) / turns_at_once;
      in_parallel(chunks, threads, [&](std::size_t chunk) {
        PlayedTurn played(evaluate);
        const std::size_t first = chunk * turns_at_once;
        const std::size_t last = std::min(first + turns_at_once, size);
        for (std::size_t i = first; i < last; ++i)
          played.play(
              positions[turns.positions.first + static_cast<std::uint32_t>(i)],
              std::span(likely).subspan(i * turns.width, turns.width));
      });
      levels_.push_back({&turns, std::move(likely)});
    }
  }

  /// The player's share when it plays the turn at this place; `own` is the
  /// opponent's when it then moves in the same position.
  double share(const LevelTurns& turns, std::uint32_t place,
               const SlotValues& opponent, double own) const {
    const auto level = std::ranges::find(levels_, &turns, &LevelPolicy::turns);
    const std::span<const Slot> results = turns.results(place);
    const Slot here = turns.slot_at(place);
    double sum = 0;
    for (std::size_t i = 0; i < results.size(); ++i)
      sum += level->likely[place * turns.width + i] *
             (1 - (results[i] == here ? own : opponent[results[i]]));
    return sum;
  }

 private:
  struct LevelPolicy {
    const LevelTurns* turns;
    std::vector<double> likely;  ///< laid out like its slots
  };
  std::vector<LevelPolicy> levels_;
};

/// Collects the differences of one role.
class LossSum {
 public:
  void add(std::uint32_t position, double loss) {
    if (position == 0 || loss > loss_.worst) {
      loss_.worst = loss;
      worst_at_ = position;
    }
    loss_.mean += loss;
  }
  Loss report(const Positions& positions, double at_start) {
    loss_.mean /= positions.size();
    loss_.at_start = at_start;
    loss_.worst_at = positions[worst_at_];
    return loss_;
  }

 private:
  Loss loss_;
  std::uint32_t worst_at_ = 0;
};

Losses report(const Solution& solution, std::span<const double> values) {
  const Positions& positions = solution.positions();
  const auto moving = [&](std::uint32_t p) {
    return solution.values()[p] - values[slot(p) * width + player_moves];
  };
  const auto waiting = [&](std::uint32_t p) {
    return values[slot(p) * width + opponent_moves] - solution.values()[p];
  };
  LossSum first;
  LossSum second;
  for (std::uint32_t p = 0; p < positions.size(); ++p) {
    first.add(p, moving(p));
    second.add(p, waiting(p));
  }
  const std::uint32_t start = *positions.find(solution.game().start());
  return {first.report(positions, moving(start)),
          second.report(positions, waiting(start))};
}

}  // namespace

ResultEvaluator perfect_evaluator(const Solution& solution) {
  return [&solution](const Grill& before, std::span<const Grill> results,
                     std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i) {
      const double share = *solution.share_of_a(results[i]);
      worth[i] = before.seat == 0 ? share : 1 - share;
    }
  };
}

Result<Losses> losses(
    const Solution& solution, const ResultEvaluator& evaluate, int threads,
    const std::function<void(const SweepProgress&)>& progress) {
  const Positions& positions = solution.positions();
  const Offers offers(solution.game());
  std::vector<BatchSolver> solvers(static_cast<std::size_t>(threads),
                                   BatchSolver(offers));
  std::vector<double> values = unknown_values(positions, width);
  const SlotValues player{values, width, player_moves};
  const SlotValues opponent{values, width, opponent_moves};
  std::optional<LayerPolicy> policy;

  const auto solve_turns = [&](std::size_t worker, const LevelTurns& turns,
                               std::span<const std::uint32_t> places,
                               std::span<double> fresh) {
    BatchSolver& solver = solvers[worker];
    std::array<double, Sweeps::batch> best;
    solver.solve(turns, places, player, best);
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto share = [&](double own) {
        return policy->share(turns, places[i], opponent, own);
      };
      const auto reply = [&](double own) {
        return solver.solve(turns, places[i], player, share(own));
      };
      const double before = opponent[turns.slot_at(places[i])];
      if (turns.returns(places[i]))
        best[i] = fixed_point(before, reply(before), reply);
      fresh[i * width + opponent_moves] = best[i];
      fresh[i * width + player_moves] =
          share(turns.returns(places[i]) ? best[i] : before);
    }
  };
  const auto count =
      Sweeps::run({.positions = positions,
                   .offers = offers,
                   .width = width,
                   .threads = threads,
                   .progress = progress,
                   .prepare =
                       [&](std::span<const LevelTurns> levels) {
                         policy.emplace(positions, levels, evaluate, threads);
                       }},
                  values, solve_turns);
  if (!count) return std::unexpected(count.error());
  return report(solution, values);
}

}  // namespace gockel
