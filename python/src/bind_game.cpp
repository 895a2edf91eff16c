// Game and State, in OpenSpiel's words.

#include <fmt/format.h>
#include <nanobind/operators.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/rl/actions.h"
#include "gockel/rl/observation.h"
#include "gockel/rl/rolls.h"
#include "python_state.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

// pyspiel's numbers for who is to act where no player is.
constexpr int chance_player = -1;
constexpr int terminal_player = -4;

using GameParameters = std::tuple<std::string, int, int, std::int64_t>;

GameParameters parameters(const SpielGame& game) {
  return {game.rules.text(), game.seats, game.first, game.max_turns};
}
SpielGame game_with(const GameParameters& p) {
  return make_game(std::get<0>(p), std::get<1>(p), std::get<2>(p),
                   std::get<3>(p));
}

std::string action_name(const SpielGame& game, int action) {
  const auto move = move_of(family(game.rules), action);
  if (!move)
    throw nb::index_error(fmt::format("there is no action {}", action).c_str());
  return move->text();
}

void bind_game_class(nb::module_& module) {
  nb::class_<SpielGame>(
      module, "Game",
      R"(What is played: a rule set with its options and the number of players.

rules is written as in positions: "compact", "classic2005+short", "deluxe", "wok+memory".
A game that is not over after max_turns turns is counted as it stands.)")
      .def(
          "__init__",
          [](SpielGame* self, std::string_view rules, int players, int first,
             std::int64_t max_turns) {
            new (self) SpielGame(make_game(rules, players, first, max_turns));
          },
          "rules"_a = "compact", "players"_a = 2, nb::kw_only(), "first"_a = 0,
          "max_turns"_a = match_cap)
      .def_prop_ro(
          "rules", [](const SpielGame& g) { return g.rules.text(); },
          "The rules as positions write them.")
      .def_ro("first", &SpielGame::first, "The player who begins.")
      .def_ro("max_turns", &SpielGame::max_turns,
              "After so many turns the game is counted as it stands.")
      .def(
          "num_players", [](const SpielGame& g) { return g.seats; },
          "How many play.")
      .def(
          "num_distinct_actions",
          [](const SpielGame& g) { return action_count(family(g.rules)); },
          "Actions of players are below this number. What each means is the "
          "same in every game of a family.")
      .def(
          "max_chance_outcomes",
          [](const SpielGame& g) { return max_roll_count(g.rules); },
          "Actions of chance are below this number.")
      .def("max_game_length", &max_decisions, "The most decisions of a game.")
      .def("max_chance_nodes_in_history", &max_chance_nodes,
           "The most chance nodes of a game.")
      .def(
          "min_utility",
          [](const SpielGame& g) { return spiel_return(0, g.seats); },
          "What a loser gets: -1 for two, -1/(players - 1) for more.")
      .def(
          "max_utility", [](const SpielGame&) { return 1.0; },
          "What who wins alone gets: 1.")
      .def(
          "utility_sum", [](const SpielGame&) { return 0.0; },
          "The sum of all returns: 0.")
      .def(
          "observation_tensor_size",
          [](const SpielGame& g) { return observation_size(g.rules, g.seats); },
          "How many numbers an observation has.")
      .def(
          "observation_tensor_shape",
          [](const SpielGame& g) {
            return std::vector{observation_size(g.rules, g.seats)};
          },
          "The shape of an observation: one row.")
      .def(
          "new_initial_state", [](const SpielGame& g) { return SpielState(g); },
          "The state before anything has happened. In the Wok chance lays the "
          "rows first.")
      .def(
          "state",
          [](const SpielGame& g, std::string_view position) {
            SpielState state = state_at(position, g.max_turns);
            if (state.game().rules != g.rules || state.game().seats != g.seats)
              throw nb::value_error("the position is of another game");
            return state;
          },
          "position"_a, "The state at a position, written as docs/notation.md.")
      .def("action_to_string", &action_name, "action"_a,
           "A player's action as a move is written: \"roll\", \"lock:ssb\".")
      .def(nb::self == nb::self)
      .def("__getstate__", &parameters)
      .def("__setstate__",
           [](SpielGame& self, const GameParameters& p) {
             new (&self) SpielGame(game_with(p));
           })
      .def("__repr__", [](const SpielGame& g) {
        return fmt::format("gockel.Game('{}', {})", g.rules.text(), g.seats);
      });
}

int current_player(const SpielState& state) {
  switch (state.node()) {
    case Node::chance: return chance_player;
    case Node::terminal: return terminal_player;
    case Node::decision: break;
  }
  return state.seat();
}

void apply_action(SpielState& state, int action) {
  if (!state.legal(action)) throw IllegalAction(action, state.legal_actions());
  state.apply(action);
}

std::string action_to_string(const SpielState& state, int action) {
  if (state.legal(action)) return state.action_text(action);
  if (state.node() == Node::chance)
    throw IllegalAction(action, state.legal_actions());
  return action_name(state.game(), action);
}

std::vector<std::pair<int, double>> chance_outcomes(const SpielState& state) {
  if (state.node() != Node::chance)
    throw nb::value_error("this is no chance node");
  std::vector<std::pair<int, double>> all;
  for (const ChanceAction& outcome : state.chance_outcomes())
    all.emplace_back(outcome.action, outcome.probability);
  return all;
}

Array<float> observation(const SpielState& state, int player) {
  const SpielGame& game = state.game();
  if (player < 0 || player >= game.seats)
    throw nb::index_error(fmt::format("there is no player {}", player).c_str());
  std::vector<float> numbers(observation_size(game.rules, game.seats));
  // While the rows are being laid there is nothing to see.
  if (state.position() != nullptr)
    observe(*state.position(), static_cast<Seat>(player), numbers);
  return array_of(std::move(numbers));
}

/// A state by the parameters of its game, the rows laid, and the position.
using StateParts = std::tuple<GameParameters, std::string>;

SpielState state_of(const StateParts& parts) {
  const SpielGame game = game_with(std::get<0>(parts));
  const std::string& text = std::get<1>(parts);
  if (auto position = parse_state(text))
    return SpielState(game, *std::move(position));
  // Rows in the making: "wok 4412 -".
  SpielState state(game);
  for (const char sign : text.substr(game.rules.text().size()))
    if (sign >= '1' && sign <= '6') state.apply(sign - '1');
  return state;
}

void bind_state_class(nb::module_& module) {
  nb::class_<SpielState>(
      module, "State",
      "One game at some moment: dice fall, a player decides, "
      "or it is over.")
      .def_static(
          "at",
          [](std::string_view position) {
            return state_at(position, match_cap);
          },
          "position"_a,
          "The state at a position, written as docs/notation.md, of whatever "
          "game it is.")
      .def_prop_ro(
          "game", [](const SpielState& s) { return s.game(); },
          "What is played.")
      .def_prop_ro("position", &SpielState::text,
                   "The position as docs/notation.md writes it.")
      .def("current_player", &current_player,
           "Who decides; -1 at a chance node, -4 when the game is over.")
      .def(
          "turn_player",
          [](const SpielState& s) {
            const bool running =
                s.position() != nullptr && seat(*s.position()) != no_seat;
            return running ? int{seat(*s.position())} : terminal_player;
          },
          "Whose turn it is, also while dice are in the air; -4 when nobody "
          "plays.")
      .def(
          "is_chance_node",
          [](const SpielState& s) { return s.node() == Node::chance; },
          "Whether dice are in the air (or a row of the Wok is being laid).")
      .def(
          "is_terminal",
          [](const SpielState& s) { return s.node() == Node::terminal; },
          "Whether the game is over.")
      .def("legal_actions", &SpielState::legal_actions,
           "The legal actions, ascending; none when the game is over.")
      .def(
          "legal_actions_mask",
          [](const SpielState& s) {
            std::vector<int> mask(
                static_cast<std::size_t>(action_count(family(s.game().rules))));
            if (s.node() == Node::decision)
              for (const int action : s.legal_actions())
                mask[static_cast<std::size_t>(action)] = 1;
            return mask;
          },
          "1 for every legal action of the player to act.")
      .def("chance_outcomes", &chance_outcomes,
           "The outcomes of a chance node with their probabilities.")
      .def(
          "sample_chance",
          [](const SpielState& s, std::uint64_t seed) {
            if (s.node() != Node::chance)
              throw nb::value_error("this is no chance node");
            Rng rng(seed);
            return s.draw_chance(rng);
          },
          "seed"_a,
          "An outcome of a chance node, as likely as it is; the same seed "
          "draws the same.")
      .def(
          "apply_action", &apply_action, "action"_a,
          "Plays a legal action; IllegalAction otherwise, and nothing changes.")
      .def("action_to_string", &action_to_string, "action"_a,
           "An action as it is written: a move, a roll, a tile of a row.")
      .def(
          "string_to_action",
          [](const SpielState& s, std::string_view text) {
            const int action = s.action_named(text);
            if (action < 0)
              throw nb::value_error(
                  fmt::format("\"{}\" is not legal here", text).c_str());
            return action;
          },
          "text"_a, "The legal action that is written so.")
      .def("returns", &SpielState::returns,
           "What everybody gets when it is over; 0 until then.")
      .def(
          "scores",
          [](const SpielState& s) {
            std::vector<int> scores(static_cast<std::size_t>(s.game().seats));
            if (s.position() != nullptr)
              for (std::size_t i = 0; i < scores.size(); ++i)
                scores[i] = score(*s.position(), static_cast<Seat>(i));
            return scores;
          },
          "Everybody's worms or points now.")
      .def("observation_tensor", &observation, "player"_a,
           "What a player may see, seats counted from that player on; "
           "src/gockel/rl/observation.h has the sheet.")
      .def(
          "clone", [](const SpielState& s) { return s; },
          "A state of its own that stands at the same moment.")
      .def("__copy__", [](const SpielState& s) { return s; })
      .def(
          "__deepcopy__",
          [](const SpielState& s, const nb::handle&) { return s; }, "memo"_a)
      .def(nb::self == nb::self)
      .def("__getstate__",
           [](const SpielState& s) {
             return StateParts{parameters(s.game()), s.text()};
           })
      .def("__setstate__",
           [](SpielState& self, const StateParts& parts) {
             new (&self) SpielState(state_of(parts));
           })
      .def("__str__", &SpielState::text)
      .def("__repr__", [](const SpielState& s) {
        return fmt::format("gockel.State('{}')", s.text());
      });
}

}  // namespace

void bind_game(nb::module_& module) {
  bind_game_class(module);
  bind_state_class(module);
}

}  // namespace gockel::python
