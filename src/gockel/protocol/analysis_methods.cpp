// The methods that judge a position.

#include <fmt/format.h>

#include "gockel/play/rollout.h"
#include "gockel/protocol/analysis_json.h"
#include "gockel/protocol/methods.h"
#include "gockel/solve/parallel.h"

namespace gockel {
namespace {

constexpr int default_games = 1000;
constexpr int max_games = 1'000'000;

}  // namespace

std::expected<PositionValues, Fault> values_for(const AnyState& state) {
  if (!PositionValues::has_built_in(rules(state), seats(state))) {
    const std::string file =
        fmt::format("{}-{}", name(family(rules(state))), seats(state));
    return fault(
        rpc::no_values,
        fmt::format("the position values {} have not been loaded", file),
        {{"values", file}});
  }
  return PositionValues::built_in(rules(state), seats(state));
}

Answer run_analyse(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto words = review_words(params);
  if (!words) return std::unexpected(words.error());
  std::vector<std::string> given = params.texts("names");
  if (params.has("names") && std::ssize(given) != seats(*state))
    return bad_params("names", "there has to be a name for every seat");
  const auto values = values_for(*state);
  if (!values) return std::unexpected(values.error());
  const auto names = told_apart(std::move(given), seats(*state));
  Outlook outlook(*values);
  return analysis_json(outlook, *state, analyse(outlook, *state),
                       Phrases(**words, names));
}

Answer run_rollout(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const int games = params.whole("games", default_games);
  if (games < 1 || games > max_games)
    return bad_params("games",
                      fmt::format("a rollout has 1 to {} games", max_games));
  const auto values = values_for(*state);
  if (!values) return std::unexpected(values.error());
  const RolloutSetup setup{
      .state = *state,
      .games = static_cast<std::uint64_t>(games),
      .error = params.part("error", 0),
      .seed = static_cast<std::uint64_t>(params.whole("seed", 1)),
      .threads = hardware_threads()};
  const RolloutResult found =
      rollout(setup, *values, [&](double done) { return params.go_on(done); });
  if (found.cancelled) return fault(rpc::cancelled, "the client cancelled");
  const int n = seats(*state);
  return Json{{"games", found.games},
              {"value", by_seat(found.value, n)},
              {"shares", by_seat(found.shares, n)},
              {"errors", by_seat(found.errors, n)},
              {"plain", by_seat(found.plain, n)},
              {"turns", found.turns},
              {"cut", found.cut}};
}

}  // namespace gockel
