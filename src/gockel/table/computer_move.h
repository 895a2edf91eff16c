#pragma once

#include "gockel/table/table.h"

namespace gockel {

/// Who stands in for people.
inline constexpr Level stand_in_level = Level::club;

/// How well the computer plays that is to act: as it was asked for, or as the
/// stand-in does. REQUIRES: a computer is to act.
Strength acting_strength(const Table& table);

/// The move of a computer whose choice begins with `seed`: the one that the
/// engine's method `pick` gives for the same position, strength and seed.
Move computer_move(const AnyState& state, const Strength& strength,
                   std::uint32_t seed, const ValueSource& values);

}  // namespace gockel
