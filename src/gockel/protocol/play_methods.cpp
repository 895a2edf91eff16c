// The method that plays.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/play/players.h"
#include "gockel/protocol/methods.h"

namespace gockel {
namespace {

/// Only the names of the list: make_player also knows some that read a file,
/// and a stranger may be asking.
bool known(std::string_view level) {
  return std::ranges::count(player_names, level) > 0;
}

}  // namespace

/// Each position has a seed of its own, so that one seed may serve for a whole
/// game.
Answer run_pick(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (node(*state) != Node::decision)
    return refused({Code::illegal, 0, "there is nothing to decide here"},
                   "position");
  const std::string_view level =
      params.has("level") ? params.text("level") : player_names.back();
  if (!known(level))
    return refused(
        {Code::value, 0,
         fmt::format("there is no player \"{}\"; there are {}",
                     gockel::quoted(level), fmt::join(player_names, ", "))},
        "level");
  if (decides_by_values(level))
    if (auto values = values_for(*state); !values)
      return std::unexpected(values.error());
  const auto seed = static_cast<std::uint64_t>(params.whole("seed", 0));
  const auto key = std::visit([](const auto& g) { return g.key(); }, *state);
  const Player player = *make_player(level, mix(seed, key));
  return Json{{"move", player(*state).text()}};
}

}  // namespace gockel
