// The methods that judge a position.

#include <fmt/format.h>

#include "gockel/engine/analysis_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/review/rollout.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

constexpr int default_games = 1000;
constexpr int max_games = 1'000'000;

}  // namespace

std::expected<PositionValues, Fault> values_for(const Rules& rules, int seats,
                                                const Host& host) {
  if (auto values = host.values(rules, seats)) return *std::move(values);
  const std::string file = fmt::format("{}-{}", name(family(rules)), seats);
  return fault(rpc::no_values,
               fmt::format("the position values {} have not been loaded", file),
               JsonObject().add("values", file));
}

std::expected<PositionValues, Fault> values_for(const AnyState& state,
                                                const Host& host) {
  return values_for(rules(state), seats(state), host);
}

Answer run_analyse(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = any_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const auto values = values_for(*state, host);
  if (!values) return std::unexpected(values.error());
  Outlook outlook(*values);
  return analysis_json(outlook, *state, analyse(outlook, *state),
                       voice->phrases(),
                       params.has("lang") ? Worded::all : Worded::explanations);
}

Answer run_rollout(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const int games = params.whole("games", default_games);
  if (games < 1 || games > max_games)
    return bad_params("games",
                      fmt::format("a rollout has 1 to {} games", max_games));
  const auto values = values_for(*state, host);
  if (!values) return std::unexpected(values.error());
  const RolloutSetup setup{
      .state = *state,
      .games = static_cast<std::uint64_t>(games),
      .error = params.part("error", 0),
      .seed = static_cast<std::uint64_t>(params.whole("seed", 1)),
      .workers = host.workers,
      .parallel_for = host.parallel_for};
  const RolloutResult found =
      rollout(setup, *values, [&](double done) { return params.go_on(done); });
  if (found.cancelled) return fault(rpc::cancelled, "the client cancelled");
  const int n = seats(*state);
  return JsonObject()
      .add("games", found.games)
      .add("value", by_seat(found.value, n))
      .add("shares", by_seat(found.shares, n))
      .add("errors", by_seat(found.errors, n))
      .add("plain", by_seat(found.plain, n))
      .add("turns", found.turns)
      .add("cut", found.cut);
}

}  // namespace gockel
