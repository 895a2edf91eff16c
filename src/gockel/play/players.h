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
/// gain: maximises the expected worms (Wok: points) won in this turn.
inline constexpr std::array<std::string_view, 3> player_names{"random", "first",
                                                              "gain"};

/// The player of that name; the same seed plays the same game.
std::optional<Player> make_player(std::string_view name, std::uint64_t seed);

}  // namespace gockel
