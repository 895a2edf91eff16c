#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "gockel/review/analysis.h"

namespace gockel {

/// What a puzzle trains.
enum class Theme : std::uint8_t {
  stop,        ///< stop or roll; Wok: take or roll
  keep,        ///< which dice to keep
  lock,        ///< which dice to lock in the Wok
  rob,         ///< whom or what to rob, what to take
  specialist,  ///< golden die, weasel, canned worm, which goes back
  last_tiles,  ///< stop, keep or lock when few tiles are left
};
inline constexpr std::array all_themes{Theme::stop,       Theme::keep,
                                       Theme::lock,       Theme::rob,
                                       Theme::specialist, Theme::last_tiles};

std::string_view name(Theme theme);
/// The inverse of name; none when there is no such theme.
std::optional<Theme> parse_theme(std::string_view name);

/// The themes of which there are puzzles in a game by these rules.
std::span<const Theme> themes(RuleSet set);

/// With so many tiles left to be taken, or fewer, the game is near its end.
inline constexpr int few_tiles = 4;

/// What the choice between these two legal moves trains: by question(), told
/// apart by the game and by how near its end is.
Theme theme(const AnyState& state, Move one, Move other);

}  // namespace gockel
