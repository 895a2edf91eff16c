#pragma once

#include "gockel/table/table.h"

namespace gockel {

/// Who stands in for people.
inline constexpr Level stand_in_level = Level::club;

/// The level of the computer that is to act: its own, or the stand-in's.
/// REQUIRES: a computer is to act.
Level acting_level(const Table& table);

/// The move of a level whose choice begins with `seed`: the one that the
/// engine's method `pick` gives for the same position, level and seed.
Move computer_move(const AnyState& state, Level level, std::uint32_t seed,
                   const ValueSource& values);

}  // namespace gockel
