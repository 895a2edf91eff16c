// The methods that play.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/players/attentive_player.h"
#include "gockel/players/own_level.h"
#include "gockel/rpc/json_object.h"
#include "gockel/rpc/options_json.h"

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
  const int notices = params.whole("notices", 0);
  if (notices > max_notices)
    return bad_params("notices",
                      fmt::format("a player notices 0 to {} thousandths of "
                                  "the win",
                                  max_notices));
  if (notices > 0 || decides_by_values(level))
    if (auto values = values_for(*state, host); !values)
      return std::unexpected(values.error());
  const auto seed = static_cast<std::uint64_t>(params.whole("seed", 0));
  const auto key = std::visit([](const auto& g) { return g.key(); }, *state);
  Player player = *make_player(level, stream_seed(seed, key), host.values);
  if (notices > 0)
    player = AttentivePlayer(std::move(player), host.values, notices);
  return JsonObject().add("move", player(*state).text());
}

Answer run_own_level(const Params& params, const Host& /*host*/) {
  const auto rules = named_rules(params.text("rule_set"));
  if (!rules) return refused(rules.error(), "rule_set");
  const double loss = params.part("loss", 0);
  const Strength fits = strength_for(rules->rule_set(), loss);
  return JsonObject()
      .add("like", name(nearest_level(rules->rule_set(), loss)))
      .add("level", name(fits.level))
      .add("notices", fits.notices);
}

}  // namespace gockel
