// Learned values, ranked moves, computer players.

#include <fmt/format.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/players/players.h"
#include "gockel/review/analysis.h"
#include "gockel/rl/actions.h"
#include "gockel/weights/built_in_values.h"
#include "python_state.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

Array<double> evaluate(const PositionValues& values,
                       const std::vector<SpielState>& states) {
  const auto seats = static_cast<std::size_t>(values.network().seats());
  std::vector<double> all;
  all.reserve(states.size() * seats);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const AnyState& state = position_of(states[i]);
    if (!values.fits(rules(state), gockel::seats(state)))
      throw nb::value_error(
          fmt::format("state {}: the values are of another game", i).c_str());
    if (!at_turn_start(state))
      throw nb::value_error(
          fmt::format("state {}: values know the start of a turn only", i)
              .c_str());
    const Shares shares =
        std::visit([&](const auto& s) { return values(s); }, state);
    add_shares(all, shares, static_cast<int>(seats));
  }
  return array_of(std::move(all), {states.size(), seats});
}

struct PythonAnalysis {
  Analysis found;
  int seats;
  Family family;

  template <class Number, class Get>
  Array<Number> column(Get get) const {
    std::vector<Number> all;
    for (const Candidate& candidate : found.candidates)
      all.push_back(get(candidate));
    return array_of(std::move(all));
  }
};

PythonAnalysis analyse_state(const SpielState& state,
                             const PositionValues* given) {
  const AnyState& position = position_of(state);
  const int seats = gockel::seats(position);
  Outlook outlook(values_for(given, rules(position), seats));
  const nb::gil_scoped_release others_may_run;
  return {analyse(outlook, position), seats, family(rules(position))};
}

void bind_values(nb::module_& module) {
  nb::class_<PositionValues>(
      module, "Values",
      "Learned values: everybody's share of the win at the start of a turn.")
      .def(
          "__init__",
          [](PositionValues* self, const SpielGame& game) {
            new (self) PositionValues(*built_in_values(game.rules, game.seats));
          },
          "game"_a, "The values that come with the package, for this game.")
      .def_static(
          "read",
          [](const std::string& path) {
            return value_or_raise(read_values(path));
          },
          "path"_a, "Values from a file of `gockel train`.")
      .def("__call__", &evaluate, "states"_a,
           "float64 [states, players]: everybody's share of the win, as it "
           "was learned. The states are at the start of a turn, or over.")
      .def_prop_ro(
          "parameters",
          [](const PositionValues& values) {
            const auto all = values.network().parameters();
            return array_of(std::vector<float>(all.begin(), all.end()));
          },
          nb::rv_policy::automatic,
          "float32: all weights of the network side by side.");
}

void bind_analyse(nb::module_& module) {
  nb::class_<PythonAnalysis>(
      module, "Analysis",
      "A state seen by the engine. The candidates are the legal actions, the "
      "best first.")
      .def_prop_ro(
          "shares",
          [](const PythonAnalysis& a) {
            std::vector<double> all;
            add_shares(all, a.found.shares, a.seats);
            return array_of(std::move(all));
          },
          nb::rv_policy::automatic,
          "float64 [players]: everybody's share of the win under best play.")
      .def_prop_ro(
          "fail", [](const PythonAnalysis& a) { return a.found.fail; },
          "The chance that the turn fails.")
      .def_prop_ro(
          "actions",
          [](const PythonAnalysis& a) {
            return a.column<std::int64_t>([&](const Candidate& c) {
              return action_of(a.family, c.move);
            });
          },
          nb::rv_policy::automatic, "int64 [candidates].")
      .def_prop_ro(
          "losses",
          [](const PythonAnalysis& a) {
            return a.column<double>([](const Candidate& c) { return c.loss; });
          },
          nb::rv_policy::automatic,
          "float64 [candidates]: what each gives away against the best.")
      .def_prop_ro(
          "fails",
          [](const PythonAnalysis& a) {
            return a.column<double>([](const Candidate& c) { return c.fail; });
          },
          nb::rv_policy::automatic,
          "float64 [candidates]: the chance that the turn then fails.")
      .def_prop_ro(
          "action_shares",
          [](const PythonAnalysis& a) {
            std::vector<double> all;
            for (const Candidate& candidate : a.found.candidates)
              add_shares(all, candidate.shares, a.seats);
            return array_of(
                std::move(all),
                {a.found.candidates.size(), static_cast<std::size_t>(a.seats)});
          },
          nb::rv_policy::automatic,
          "float64 [candidates, players]: everybody's share after each.");
  module.def("analyse", &analyse_state, "state"_a,
             "values"_a.none() = nb::none(),
             "What the engine thinks of a state, by the built-in values or by "
             "those that are given.");
}

/// A computer player by name.
class PythonPlayer {
 public:
  PythonPlayer(std::string_view name, std::uint64_t seed)
      : name_(name), player_(make_player(name, seed, built_in_values)) {
    if (!player_)
      throw nb::value_error(
          fmt::format("there is no player \"{}\"", name).c_str());
  }
  int operator()(const SpielState& state) {
    if (state.node() != Node::decision)
      throw nb::value_error("nobody decides there");
    const nb::gil_scoped_release others_may_run;
    return action_of(family(state.game().rules), (*player_)(*state.position()));
  }
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::optional<Player> player_;
};

void bind_player(nb::module_& module) {
  nb::class_<PythonPlayer>(module, "Player",
                           "A computer player: a level or a reference.")
      .def(nb::init<std::string_view, std::uint64_t>(), "name"_a = "best",
           "seed"_a = 1)
      .def_prop_ro("name", &PythonPlayer::name, "What it is called.")
      .def("__call__", &PythonPlayer::operator(), "state"_a,
           "The action it takes at a decision.");
  nb::list names;
  for (const std::string_view name : player_names)
    names.append(nb::str(name.data(), name.size()));
  module.attr("player_names") = nb::tuple(names);
}

}  // namespace

void bind_analysis(nb::module_& module) {
  bind_values(module);
  bind_analyse(module);
  bind_player(module);
}

}  // namespace gockel::python
