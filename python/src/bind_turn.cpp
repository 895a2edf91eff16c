// Turn: one turn solved exactly, with its results and values as arrays.

#include <fmt/format.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/rl/actions.h"
#include "gockel/turn/solved_turn.h"
#include "python_state.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

using GivenWorths =
    nb::ndarray<const double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

bool inside_turn(const Grill& state) {
  return state.phase != Phase::over && state.phase <= Phase::hand;
}
bool inside_turn(const Wok& state) { return state.phase != Wok::Phase::over; }

/// A turn of either game. Invariant: quantities_ is 0 until solve() was called,
/// and nothing but results is asked before.
class PythonTurn {
 public:
  explicit PythonTurn(const SpielState& state) {
    std::visit(
        [this]<class G>(const G& position) {
          if (!inside_turn(position))
            throw nb::value_error("no turn is running, or its dice are gone");
          turn_.emplace<SolvedTurn<G>>().list(position);
        },
        position_of(state));
    family_ = family(state.game().rules);
    max_turns_ = state.game().max_turns;
  }

  std::vector<SpielState> results() const {
    std::vector<SpielState> all;
    std::visit(
        [&](const auto& turn) {
          for (const auto& position : turn.results())
            all.emplace_back(AnyState(position), max_turns_);
        },
        turn_);
    return all;
  }

  void solve(const GivenWorths& given) {
    std::visit(
        [&](auto& turn) {
          if (given.shape(0) < 1 || given.shape(0) > max_seats ||
              given.shape(1) != turn.results().size())
            throw nb::value_error(
                fmt::format("worths have the shape ({}, {}), not (quantities "
                            "from 1 to {}, {} results)",
                            given.shape(0), given.shape(1), max_seats,
                            turn.results().size())
                    .c_str());
          std::vector<std::vector<double>> worths;
          for (std::size_t q = 0; q < given.shape(0); ++q)
            worths.emplace_back(given.data() + q * given.shape(1),
                                given.data() + (q + 1) * given.shape(1));
          turn.solve(worths);
        },
        turn_);
    quantities_ = given.shape(0);
  }

  Array<double> value(const SpielState& state) const {
    std::vector<double> values;
    with(state, [&](const auto& turn, const auto& position) {
      for (std::size_t q = 0; q < quantities_; ++q)
        values.push_back(turn.value(position, q));
    });
    return array_of(std::move(values));
  }

  std::pair<Array<std::int64_t>, Array<double>> action_values(
      const SpielState& state) const {
    std::vector<std::int64_t> actions;
    std::vector<double> values;
    with(state, [&](const auto& turn, const auto& position) {
      for (const Move move : position.moves()) {
        actions.push_back(action_of(family_, move));
        values.push_back(turn.value(position, move));
      }
    });
    return {array_of(std::move(actions)), array_of(std::move(values))};
  }

  int best_action(const SpielState& state) const {
    int best = 0;
    with(state, [&](const auto& turn, const auto& position) {
      if (position.node() != Node::decision)
        throw nb::value_error("nobody decides there");
      best = action_of(family_, turn.best(position));
    });
    return best;
  }

  Array<double> endings(const SpielState& state) const {
    std::vector<double> chances;
    with(state, [&](const auto& turn, const auto& position) {
      chances.resize(turn.results().size());
      for (const ResultChance& ending : turn.endings(position))
        chances[ending.result] += ending.probability;
    });
    return array_of(std::move(chances));
  }

 private:
  /// Calls ask(turn, position) of a state that the solved turn covers.
  template <class Ask>
  void with(const SpielState& state, Ask ask) const {
    if (quantities_ == 0) throw nb::value_error("the turn is not solved yet");
    std::visit(
        [&]<class G>(const SolvedTurn<G>& turn) {
          const G* position = std::get_if<G>(&position_of(state));
          if (position == nullptr || !inside_turn(*position) ||
              !turn.covers(*position))
            throw nb::value_error("the state is not a point of this turn");
          ask(turn, *position);
        },
        turn_);
  }

  std::variant<SolvedTurn<Grill>, SolvedTurn<Wok>> turn_;
  Family family_{};
  std::uint32_t max_turns_ = match_cap;
  std::size_t quantities_ = 0;
};

}  // namespace

void bind_turn(nb::module_& module) {
  nb::class_<PythonTurn>(module, "Turn",
                         R"(The turn that runs in a state, solved exactly.

results are the states it can lead to. Say what each is worth, solve, and ask about any state
of the turn: worths has a row per quantity; the player makes the most of row 0, and the others
are what comes of that.)")
      .def(nb::init<const SpielState&>(), "state"_a)
      .def_prop_ro("results", &PythonTurn::results,
                   "The states that the turn can lead to.")
      .def("solve", &PythonTurn::solve, "worths"_a,
           "Solves the turn for worths, float64 [quantities, results].")
      .def("value", &PythonTurn::value, "state"_a,
           "float64 [quantities]: what a state of the turn is worth.")
      .def("action_values", &PythonTurn::action_values, "state"_a,
           "The legal actions, int64 [n], and what each is worth to the "
           "player, float64 [n].")
      .def("best_action", &PythonTurn::best_action, "state"_a,
           "The action that was solved for.")
      .def("endings", &PythonTurn::endings, "state"_a,
           "float64 [results]: how likely the turn ends in each, played so. "
           "Its product with a row of worths is the value of that row.");
}

}  // namespace gockel::python
