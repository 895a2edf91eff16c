#pragma once

#include <algorithm>
#include <array>
#include <optional>
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

/// The one of that name, if there is one.
constexpr std::optional<Phase> grill_phase(std::string_view text) {
  const auto found = std::ranges::find(grill_phase_names, text);
  if (found == grill_phase_names.end()) return std::nullopt;
  return Phase(found - grill_phase_names.begin());
}
constexpr std::optional<Wok::Phase> wok_phase(std::string_view text) {
  const auto found = std::ranges::find(wok_phase_names, text);
  if (found == wok_phase_names.end()) return std::nullopt;
  return Wok::Phase(found - wok_phase_names.begin());
}

}  // namespace gockel
