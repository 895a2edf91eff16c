// VectorEnv: many games stepped together, without the interpreter's lock.

#include <fmt/format.h>
#include <nanobind/ndarray.h>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/rl/vector_games.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

using GivenActions =
    nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

constexpr std::size_t max_games = 1U << 24;

/// A numpy array that looks at the environment's own rows and keeps it alive.
template <class T>
Array<const T> rows(const VectorGames& env, std::span<const T> numbers,
                    std::initializer_list<std::size_t> shape) {
  return Array<const T>(numbers.data(), shape, nb::find(env));
}

/// The same of bytes that are 0 or 1.
Array<const bool> flags(const VectorGames& env,
                        std::span<const std::uint8_t> bytes,
                        std::initializer_list<std::size_t> shape) {
  static_assert(sizeof(bool) == 1);
  return Array<const bool>(bytes.data(), shape, nb::find(env));
}

std::vector<int> legal_in(const VectorGames& env, std::size_t game) {
  std::vector<int> legal;
  const auto mask = env.masks().subspan(game * env.actions(), env.actions());
  for (std::size_t a = 0; a < mask.size(); ++a)
    if (mask[a] != 0) legal.push_back(static_cast<int>(a));
  return legal;
}

void step(VectorGames& env, const GivenActions& given) {
  if (given.shape(0) != env.size())
    throw nb::value_error(
        fmt::format("{} actions for {} games", given.shape(0), env.size())
            .c_str());
  const std::span actions(given.data(), env.size());
  std::optional<std::size_t> wrong;
  {
    const nb::gil_scoped_release others_may_run;
    wrong = env.illegal(actions);
    if (!wrong) env.step(actions);
  }
  if (wrong) throw IllegalAction(actions[*wrong], legal_in(env, *wrong), wrong);
}

Array<std::int64_t> sample(VectorGames& env) {
  std::vector<std::int64_t> actions(env.size());
  env.draw_actions(actions);
  return array_of(std::move(actions));
}

}  // namespace

void bind_vector(nb::module_& module) {
  nb::class_<VectorGames>(
      module, "VectorEnv",
      R"(Many games of one kind side by side, each always at a decision.

Rolls are drawn from the seed; a game that is over is followed by the next at once, begun
by a player who is drawn. Game i depends on the seed, on i and on its own actions alone. The
arrays are views of the environment's memory: step() writes them anew.)")
      .def(
          "__init__",
          [](VectorGames* self, const SpielGame& game, std::size_t num_games,
             std::uint64_t seed) {
            if (num_games < 1 || num_games > max_games)
              throw nb::value_error(
                  "num_games is not between 1 and 16,777,216");
            new (self) VectorGames(game, num_games, seed);
          },
          "game"_a, "num_games"_a, "seed"_a = 1)
      .def_prop_ro(
          "game", [](const VectorGames& env) { return env.game(); },
          "What is played.")
      .def("__len__", &VectorGames::size)
      .def_prop_ro(
          "observations",
          [](const VectorGames& env) {
            return rows(env, env.observations(), {env.size(), env.inputs()});
          },
          "float32 [games, observation_tensor_size]: what the player to act "
          "sees.")
      .def_prop_ro(
          "action_masks",
          [](const VectorGames& env) {
            return flags(env, env.masks(), {env.size(), env.actions()});
          },
          "bool [games, num_distinct_actions]: which actions are legal.")
      .def_prop_ro(
          "players",
          [](const VectorGames& env) {
            return rows(env, env.seats(), {env.size()});
          },
          "int8 [games]: who is to act.")
      .def_prop_ro(
          "rewards",
          [](const VectorGames& env) {
            return rows(env, env.rewards(),
                        {env.size(), env.rewards().size() / env.size()});
          },
          "float32 [games, players]: the returns of the games that the last "
          "step ended, else 0.")
      .def_prop_ro(
          "dones",
          [](const VectorGames& env) {
            return flags(env, env.dones(), {env.size()});
          },
          "bool [games]: where the last step ended a game. All else is of the "
          "next one already.")
      .def("step", &step, "actions"_a,
           "Plays one action in every game, outside of the interpreter's lock. "
           "With a wrong one IllegalAction says which, and no game has moved.")
      .def("sample_actions", &sample,
           "int64 [games]: any legal action of each game, all equally likely.")
      .def(
          "state",
          [](const VectorGames& env, std::size_t index) {
            if (index >= env.size())
              throw nb::index_error(
                  fmt::format("there is no game {}", index).c_str());
            return SpielState(env.game(), env.position(index));
          },
          "index"_a, "A copy of where one of the games stands.");
}

}  // namespace gockel::python
