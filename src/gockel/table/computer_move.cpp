#include "gockel/table/computer_move.h"

namespace gockel {

Level acting_level(const Table& table) {
  const SeatHolder& chair = table.chair(table.to_act());
  return chair.kind == SeatHolder::Kind::bot ? chair.level : stand_in_level;
}

Move computer_move(const AnyState& state, Level level, std::uint32_t seed,
                   const ValueSource& values) {
  const auto key = std::visit([](const auto& g) { return g.key(); }, state);
  const std::optional<Player> player =
      make_player(name(level), stream_seed(seed, key), values);
  return (*player)(state);
}

}  // namespace gockel
