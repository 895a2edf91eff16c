#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/error.h"

namespace gockel::terminal {

/// The kind of a player whose decisions come from the keyboard.
inline constexpr std::string_view person_kind = "person";

/// Longest name, in terminal columns: seven of them fit into the tables.
inline constexpr int max_name_columns = 16;
inline constexpr std::size_t max_name_bytes = 64;

/// Who sits at a seat.
struct LocalPlayer {
  std::string name;
  std::string kind = std::string(person_kind);  ///< or one of player_names

  bool person() const { return kind == person_kind; }
  /// Whether sentences about this player say "you" instead of a name.
  bool you() const;
  friend bool operator==(const LocalPlayer&, const LocalPlayer&) = default;
};

/// The players of a list like "you,gain,Berta=first": a kind of computer player
/// alone sits under its own name, any other word is a person's name. Refused:
/// empty, doubled, over-long or unprintable names, unknown kinds.
Result<std::vector<LocalPlayer>> parse_local_players(std::string_view list);

/// Refuses a text that cannot be a player's name.
Result<void> check_player_name(std::string_view name);

/// "person,gain": the kinds as the record's tag Players stores them, and back
/// with the names given, which are cut where they are too long.
std::string kinds_text(std::span<const LocalPlayer> players);
Result<std::vector<LocalPlayer>> local_players_of_kinds(
    std::string_view kinds, std::span<const std::string> names);

/// The seat that "B", "b" or a player's name means.
Result<std::uint8_t> parse_seat(std::string_view text,
                                std::span<const LocalPlayer> players);

}  // namespace gockel::terminal
