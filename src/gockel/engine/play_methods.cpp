// The method that plays.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/players/players.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

bool known(std::string_view level) {
  return std::ranges::count(player_names, level) > 0;
}

}  // namespace

/// Each position has a seed of its own, so that one seed may serve for a whole
/// game.
Answer run_pick(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (node(*state) != Node::decision)
    return refused(refusal_for(Reason::nothing_to_decide), "position");
  const std::string_view level =
      params.has("level") ? params.text("level") : player_names.back();
  if (!known(level))
    return refused(
        refusal_for(Reason::unknown_player, 0,
                    {.what = gockel::quoted(level),
                     .list = fmt::format("{}", fmt::join(player_names, ", "))}),
        "level");
  if (decides_by_values(level))
    if (auto values = values_for(*state, host); !values)
      return std::unexpected(values.error());
  const auto seed = static_cast<std::uint64_t>(params.whole("seed", 0));
  const auto key = std::visit([](const auto& g) { return g.key(); }, *state);
  const Player player =
      *make_player(level, stream_seed(seed, key), host.values);
  return JsonObject().add("move", player(*state).text());
}

}  // namespace gockel
