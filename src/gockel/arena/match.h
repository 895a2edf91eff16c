#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "gockel/arena/forfeit.h"
#include "gockel/core/any_game.h"
#include "gockel/players/players.h"

namespace gockel {

/// Decides like a Player, or has a reason why it does not: then it forfeits the
/// game and is not asked again. Every Player is a Contestant.
using Contestant =
    std::function<std::expected<Move, ForfeitReason>(const AnyState&)>;

struct MatchResult {
  Shares shares{};
  std::array<int, max_seats> scores{};
  std::uint32_t turns = 0;
  bool cut = false;  ///< by match_cap
  std::optional<Forfeit> forfeit;
  std::vector<Event> events;  ///< all of the game
};

/// Plays a game to its end, or to the first forfeit: the seat that forfeits
/// has no share, the others split the win evenly, and the scores are those of
/// the position. Every seat has its own stream of dice within the stream `deal`
/// (random/rng.h): seats that change places get the dice of the place.
MatchResult play_match(AnyState state, std::span<const Contestant> contestants,
                       std::uint64_t deal);

/// A new game for this deal; Wok rows are shuffled by it.
AnyState dealt_game(const Rules& rules, int seats, std::uint64_t deal);

}  // namespace gockel
