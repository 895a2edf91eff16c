#pragma once

#include <cstdint>
#include <span>

#include "gockel/core/any_game.h"
#include "gockel/play/players.h"

namespace gockel {

/// A game may go on for ever when everybody stops too early: a match is cut
/// after this many turns and counted as it stands.
inline constexpr std::uint32_t match_cap = 1000;

struct MatchResult {
  Shares shares{};
  std::array<int, max_seats> scores{};
  std::uint32_t turns = 0;
  bool cut = false;  ///< by match_cap
};

/// Plays a game to its end. Every seat has its own stream of dice, drawn from
/// `deal`: seats that change places get the dice of the place.
MatchResult play_match(AnyState state, std::span<const Player> players,
                       std::uint64_t deal);

/// A new game for this deal; Wok rows are shuffled by it.
AnyState dealt_game(const Rules& rules, int seats, std::uint64_t deal);

}  // namespace gockel
