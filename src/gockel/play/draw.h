#pragma once

#include "gockel/core/any_game.h"
#include "gockel/play/rng.h"

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

}  // namespace gockel
