#pragma once

#include <array>
#include <string_view>

#include "gockel/core/any_game.h"

namespace gockel {

// The points of a turn as JSON writes them.

inline constexpr std::array<std::string_view, 8> grill_phase_names{
    "choose", "air", "rolled", "hand", "rob", "raven", "back", "over"};
inline constexpr std::array<std::string_view, 3> wok_phase_names{
    "air", "rolled", "over"};

constexpr std::string_view name(Phase phase) {
  return grill_phase_names[static_cast<unsigned>(phase)];
}
constexpr std::string_view name(Wok::Phase phase) {
  return wok_phase_names[static_cast<unsigned>(phase)];
}

}  // namespace gockel
