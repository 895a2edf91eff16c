#pragma once

#include <optional>

#include "gockel/core/any_game.h"

namespace gockel {

/// A roll of which only what was laid aside was seen, the rest filled in.
struct CompletedRoll {
  Dice dice;
  /// Lays the seen dice aside: a keep or a lock. None where nothing was kept.
  std::optional<Move> move;
};

/// A whole roll out of which exactly `kept` is laid aside: all dice of one face
/// (Grill), or the dice to lock (Wok). No dice stand for a roll of which
/// nothing can be kept. Refused when no roll here leads to that. Law: whatever
/// the dice that were not seen showed, the position after the move, or after
/// the roll where there is none, is the same. REQUIRES: dice are in the air.
Result<CompletedRoll> complete_roll(const AnyState& before, Dice kept);

}  // namespace gockel
