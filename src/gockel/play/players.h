#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/play/rng.h"

namespace gockel {

/// Decides at decision nodes: a legal move for the seat to act.
using Player = std::function<Move(const AnyState&)>;

/// random: any legal move. first: stops as soon as a tile can be had.
/// gain and swing: the best turn to that taste (turn_player.h).
inline constexpr std::array<std::string_view, 4> player_names{"random", "first",
                                                              "gain", "swing"};

/// The player of that name; the same seed plays the same game.
std::optional<Player> make_player(std::string_view name, std::uint64_t seed);

}  // namespace gockel
