#pragma once

#include <span>

#include "gockel/core/any_game.h"

namespace gockel {

/// How many numbers an observation of these rules and this many seats has.
std::size_t observation_size(const Rules& rules, int seats);

/// Writes what `observer` may see of a position. Seats count from the observer
/// clockwise; what the option `memory` hides is not in it; everything lies
/// between 0 and 1. T is the number of tiles (16, Deluxe 18), S of the seats;
/// one-hot: one of these is 1, or none is.
///
///   Grill
///     T      the tile lies face up on the grill
///     S x T  the tile's place in that stack: 1 the top, 1/2 the next, 1/3 ...
///     S      to act, one-hot; nobody when the game is over
///     8      Phase, one-hot
///     6      dice kept by face, in eighths
///     6      dice rolled by face, in eighths
///     1      total of the dice kept, in 45ths
///   Deluxe, then
///     S      Bratworms, in sevenths
///     6 x T  the Specialist stands on that tile
///     6 x S  that seat has the Specialist
///     2      the golden die is used, the weasel is spent in this turn
///     4      the golden die is kept as a 1, as a worm; rolled as a 1, as a
///     worm
///   Wok
///     12 x 6 sushi in the row by place from the left and value, one-hot
///     12 x 4 bones in the row, likewise
///     S x    a stack of sushi and one of bones:
///       12 x 6, 12 x 4  by depth from the top and value, one-hot where seen
///       2               how many tiles they have, in twelfths
///     S      to act, one-hot; nobody when the game is over
///     2      dice are in the air, lie on the table
///     3      number of the roll, one-hot
///     4      dice locked by symbol, in fifths
///     4      dice rolled by symbol, in fifths
///
/// REQUIRES: room for observation_size() numbers, an observer at the table.
void observe(const AnyState& state, Seat observer, std::span<float> to);
void observe(const Grill& state, Seat observer, std::span<float> to);
void observe(const Wok& state, Seat observer, std::span<float> to);

}  // namespace gockel
