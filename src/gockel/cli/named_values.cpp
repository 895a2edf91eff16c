#include "gockel/cli/named_values.h"

#include "gockel/weights/built_in_values.h"

namespace gockel {

Result<PositionValues> values_named(std::string_view player, const Rules& rules,
                                    int seats, const std::string& accepted) {
  if (player == "best") return *built_in_values(rules, seats);
  const auto file = values_file(player);
  if (!file)
    return refuse(Reason::unknown_player, 0,
                  {.what = std::string(player), .list = accepted});
  auto values = read_values(*file);
  if (values && !values->fits(rules, seats))
    return refuse(Reason::values_of_another_game);
  return values;
}

std::optional<std::string> values_file(std::string_view player) {
  constexpr std::string_view prefix = "values:";
  if (!player.starts_with(prefix)) return std::nullopt;
  return std::string(player.substr(prefix.size()));
}

}  // namespace gockel
