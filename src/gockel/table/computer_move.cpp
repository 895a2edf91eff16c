#include "gockel/table/computer_move.h"

namespace gockel {

Strength acting_strength(const Table& table) {
  const SeatHolder& holder = table.seat_holder(table.to_act());
  return holder.kind == SeatHolder::Kind::bot ? holder.strength
                                              : stand_in_level;
}

Move computer_move(const AnyState& state, const Strength& strength,
                   std::uint32_t seed, const ValueSource& values) {
  const auto key = std::visit([](const auto& g) { return g.key(); }, state);
  return make_player(strength, stream_seed(seed, key), values)(state);
}

}  // namespace gockel
