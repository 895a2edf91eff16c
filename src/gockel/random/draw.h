#pragma once

#include "gockel/core/any_game.h"
#include "gockel/random/rng.h"

namespace gockel {

/// Rolls the dice that are in the air, at a chance node.
Dice draw(const Grill& state, Rng& rng);
Dice draw(const Wok& state, Rng& rng);
Dice draw(const AnyState& state, Rng& rng);

/// One of the legal moves, each as likely as the others.
template <Game G>
Move draw_move(const G& state, Rng& rng) {
  const MoveList list = state.moves();
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// A row with all tiles of the course, shuffled.
Row draw_row(Course course, Rng& rng);

/// The position before the first roll, with what is left to chance drawn in
/// this order: the seat that starts; in the Wok the sushi row, the bone row.
/// `seats` is a number of players that the rules allow.
AnyState draw_start(const Rules& rules, int seats, Rng& rng);

}  // namespace gockel
