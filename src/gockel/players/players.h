#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/random/rng.h"
#include "gockel/values/position_values.h"

namespace gockel {

/// Decides at decision nodes: a legal move for the seat to act.
using Player = std::function<Move(const AnyState&)>;

/// Somebody who can be seated. References are simple ideas to measure against;
/// levels are opponents, each with a limit that people have too.
struct PlayerInfo {
  std::string_view name;
  std::string_view idea;
};

/// The opponents, the weakest first.
enum class Level : std::uint8_t { child, beginner, casual, club, expert, best };

/// By Level.
inline constexpr std::array<PlayerInfo, 6> levels{{
    {"child", "grabs the most dice, stops as soon as something can be had"},
    {"beginner", "looks one roll ahead and is glad of any tile on the table"},
    {"casual", "looks one roll ahead and wants worms for itself"},
    {"club", "looks one roll ahead and minds what is lost and stolen"},
    {"expert", "plans the whole turn, sees win chances in steps of 5 %"},
    {"best", "plans the whole turn, with learned values of every position"},
}};

constexpr std::string_view name(Level level) {
  return levels[static_cast<unsigned>(level)].name;
}
/// The inverse of name; none when there is no such level.
constexpr std::optional<Level> parse_level(std::string_view name) {
  for (unsigned i = 0; i < levels.size(); ++i)
    if (levels[i].name == name) return static_cast<Level>(i);
  return std::nullopt;
}

/// How well a computer plays: a level, or something between it and the best.
struct Strength {
  Level level = Level::child;
  /// A mistake of the level that gives away at least so many thousandths of the
  /// win is noticed, and the best move played instead; 0: none is.
  int notices = 0;

  constexpr Strength() = default;
  /// A level is a strength as it is.
  constexpr Strength(Level as_it_is) : level(as_it_is) {}  // NOLINT
  constexpr Strength(Level habit, int noticed)
      : level(habit), notices(noticed) {}
  friend bool operator==(const Strength&, const Strength&) = default;
};
inline constexpr int max_notices = 999;

/// Raised whenever a level may play another move anywhere than before: who
/// checks the decisions of a game has to play like those who made them.
inline constexpr int players_version = 1;

inline constexpr std::array<PlayerInfo, 4> references{{
    {"random", "any legal move"},
    {"first", "worms first, then points; stops with the first tile"},
    {"gain", "the turn with the most expected worms"},
    {"swing", "the same, counting what is lost and what others lose"},
}};

/// Another reference, which is as good as N, the iterations of a decision, is
/// large: MctsPlayer. No part of make_player: a page that plays has no use for
/// it.
inline constexpr PlayerInfo mcts_reference{
    "mcts:N", "N games tried per decision (UCT), nothing known but the rules"};

/// The names of all others, the weakest first.
inline constexpr std::array<std::string_view, 10> player_names{
    "random", "child", "beginner", "first",  "casual",
    "club",   "gain",  "swing",    "expert", "best"};

/// Whether the player of that name needs position values.
constexpr bool decides_by_values(std::string_view name) {
  return name == "expert" || name == "best";
}

constexpr bool decides_by_values(const Strength& strength) {
  return strength.notices > 0 || decides_by_values(name(strength.level));
}

/// The player of that name; the same seed plays the same game. Those that
/// decide by values take them from `values`.
std::optional<Player> make_player(std::string_view name, std::uint64_t seed,
                                  const ValueSource& values);
/// The same for a strength.
Player make_player(const Strength& strength, std::uint64_t seed,
                   const ValueSource& values);

}  // namespace gockel
