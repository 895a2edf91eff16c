#pragma once

#include <cstdint>

namespace gockel {

/// What happened.
enum class EffectText : std::uint8_t {
  // Sentences and the clauses that go on with them.
  rolled,
  golden,
  plain,
  kept,
  locked,
  rerolled,
  took,
  took_lower,
  stole,
  took_hen,
  bust,
  no_worm,
  nothing,
  returned,
  turned,
  unharmed,
  gained,
  gained_from,
  placed,
  flew,
  removed,
  bratworm,
  robbed,
  sushi,
  bone,
  forced_sushi,
  forced_bone,
  stole_sushi,
  stole_bone,
  over_grill,
  over_wok,
  // What a turn brought, said of its player: {what}, {from}.
  turn_took,
  turn_stole,
  turn_hen,
  turn_failed,
  turn_lost,
  turn_ate,
  turn_snatched,
  turn_forced,
  turn_open,
  count,  ///< of the keys before it
};

}  // namespace gockel
