#pragma once

#include <string>
#include <string_view>

#include "gockel/rl/spiel_state.h"
#include "gockel/values/position_values.h"

namespace gockel::python {

/// The game with these parameters; a ValueError where the rules do not allow
/// it.
SpielGame make_game(std::string_view rules, int players, int first,
                    std::int64_t max_turns);

/// A ValueError where the text is no position.
SpielState state_at(std::string_view position, std::uint32_t max_turns);

/// The position; a ValueError while the rows of the Wok are being laid.
const AnyState& position_of(const SpielState& state);

/// Whether a turn begins there, or the game is over: what learned values know.
bool at_turn_start(const AnyState& state);

/// These values, or the built-in ones of this game; a ValueError when they are
/// of another one.
PositionValues values_for(const PositionValues* given, const Rules& rules,
                          int seats);

}  // namespace gockel::python
