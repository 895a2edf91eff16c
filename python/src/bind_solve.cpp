// Small games solved exactly, with all values as an array.

#include <fmt/format.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/variant.h>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/players/turn_player.h"
#include "gockel/rl/actions.h"
#include "gockel/solve/advice.h"
#include "gockel/solve/loss.h"
#include "gockel/solve/solution_file.h"
#include "python_state.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

constexpr int max_threads = 1024;

int checked_threads(int threads) {
  if (threads < 1 || threads > max_threads)
    throw nb::value_error("threads is not between 1 and 1,024");
  return threads;
}

Solution solve_game(std::string_view tiles, std::string_view rules,
                    int threads) {
  checked_threads(threads);
  const SmallGame game = value_or_raise(
      SmallGame::parse(value_or_raise(Rules::parse(rules)), tiles));
  Result<Solved> solved = [&] {
    const nb::gil_scoped_release others_may_run;
    return solve(Positions::reachable(game, threads), threads);
  }();
  return value_or_raise(std::move(solved)).solution;
}

const Grill& grill_of(const SpielState& state) {
  const Grill* grill = std::get_if<Grill>(&position_of(state));
  if (grill == nullptr)
    throw nb::value_error("the position is of another game");
  return *grill;
}

ResultEvaluator evaluator_by(Objective objective) {
  return [objective](const Grill& before, std::span<const Grill> results,
                     std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = turn_worth(before, results[i], objective);
  };
}

ResultEvaluator evaluator_by(const PositionValues& values) {
  return [values](const Grill& before, std::span<const Grill> results,
                  std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = values(results[i])[before.seat];
  };
}

/// "gain", "swing" or values.
using LossPlayer = std::variant<std::string, PositionValues>;

ResultEvaluator evaluator_of(const Solution& solution,
                             const LossPlayer& player) {
  if (const auto* values = std::get_if<PositionValues>(&player))
    return evaluator_by(values_for(values, solution.game().rules(), 2));
  const std::string& name = std::get<std::string>(player);
  if (name == "gain") return evaluator_by(Objective::gain);
  if (name == "swing") return evaluator_by(Objective::swing);
  throw nb::value_error(
      fmt::format("\"{}\" is neither \"gain\" nor \"swing\" nor values", name)
          .c_str());
}

nb::dict as_dict(const Loss& loss) {
  nb::dict found;
  found["start"] = loss.at_start;
  found["mean"] = loss.mean;
  found["worst"] = loss.worst;
  found["worst_at"] = loss.worst_at.text();
  return found;
}

nb::dict losses_of(const Solution& solution, const LossPlayer& player,
                   int threads) {
  checked_threads(threads);
  const ResultEvaluator evaluator = evaluator_of(solution, player);
  Result<Losses> found = [&] {
    const nb::gil_scoped_release others_may_run;
    return losses(solution, evaluator, threads);
  }();
  const Losses both = value_or_raise(std::move(found));
  nb::dict by_seat;
  by_seat["moving"] = as_dict(both.moving);
  by_seat["waiting"] = as_dict(both.waiting);
  return by_seat;
}

Array<double> shares_of(const Solution& solution, const SpielState& state) {
  const Advice advice = value_or_raise(advise(solution, grill_of(state)));
  return array_of(
      std::vector<double>(advice.shares.begin(), advice.shares.end()));
}

std::pair<Array<std::int64_t>, Array<double>> action_values(
    const Solution& solution, const SpielState& state) {
  const Advice advice = value_or_raise(advise(solution, grill_of(state)));
  std::vector<std::int64_t> actions;
  std::vector<double> shares;
  for (const Advice::MoveShare& choice : advice.choices) {
    actions.push_back(action_of(Family::grill, choice.move));
    shares.push_back(choice.share);
  }
  return {array_of(std::move(actions)), array_of(std::move(shares))};
}

SpielState state_numbered(const Solution& solution, std::uint32_t index) {
  if (index >= solution.positions().size())
    throw nb::index_error(
        fmt::format("there is no position {}", index).c_str());
  return {AnyState(solution.positions()[index]), match_cap};
}

std::uint32_t index_of(const Solution& solution, const SpielState& state) {
  const Grill& grill = grill_of(state);
  if (auto held = solution.game().holds(grill); !held) raise(held.error());
  if (grill.phase == Phase::over || !at_turn_start(position_of(state)))
    throw nb::value_error("the position is not at the start of a turn");
  const auto found = solution.positions().find(grill);
  if (!found) throw nb::value_error("the position cannot come up");
  return *found;
}

}  // namespace

void bind_solve(nb::module_& module) {
  nb::class_<Solution>(
      module, "Solution",
      "A small game for two under perfect play: the share of the player to "
      "move for every position at the start of a turn.")
      .def_static(
          "read",
          [](const std::string& path) {
            return value_or_raise(read_solution(path));
          },
          "path"_a, "A solution from a file of `gockel solve --out`.")
      .def("__len__", [](const Solution& s) { return s.positions().size(); })
      .def_prop_ro(
          "values",
          [](const Solution& s) {
            return Array<const double>(s.values().data(), {s.values().size()},
                                       nb::find(s));
          },
          "float64 [positions]: the share of the player to move. A view.")
      .def_prop_ro("start_value", &Solution::start_value,
                   "The share of the player who begins.")
      .def("state", &state_numbered, "index"_a,
           "The position with this number, player 0 to move.")
      .def("index", &index_of, "state"_a,
           "The number of a position at the start of a turn.")
      .def("shares", &shares_of, "state"_a,
           "float64 [2]: both players' shares at any point of a turn.")
      .def("action_values", &action_values, "state"_a,
           "The legal actions, int64 [n], the best first, and the share of the "
           "player to act after each, float64 [n].")
      .def("losses", &losses_of, "player"_a, "threads"_a = 1,
           "What a player (\"gain\", \"swing\" or Values) gives away against "
           "an opponent who knows how it plays, moving and waiting: start, "
           "mean, worst, worst_at.");
  module.def("solve", &solve_game, "tiles"_a, "rules"_a = "compact",
             "threads"_a = 1,
             "Solves the game with these tiles (\"21-26\") on the grill.");
}

}  // namespace gockel::python
