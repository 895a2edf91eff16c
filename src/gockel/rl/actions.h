#pragma once

#include <optional>
#include <span>

#include "gockel/core/any_game.h"
#include "gockel/values/inputs.h"

namespace gockel {

/// Every move that can be legal in a game of this family, ascending; the place
/// of a move here is its action, a number that never changes its meaning:
///
///   grill    0-5 keep 1 ... 5, worm | 6 roll | 7 stop | 8 stop and take lower
///   deluxe   0 golden | 1 plain | 2-7 keep | 8 weasel | 9 bust | 10 roll
///            11 stop, 12 lower, 13 with the canned worm
///            14-20 rob A ... G | 21-26 back, by Specialist
///   wok      0-68 lock, by the move's bits | 69 take sushi | 70 take a bone
///            71-190 steal: course, seat A ... E, depth 1 ... 12
///
/// Seats are those of the table, not counted from who moves.
std::span<const Move> all_actions(Family family);

inline int action_count(Family family) {
  return static_cast<int>(all_actions(family).size());
}

/// The action of a move of this family. Laws: `all_actions(f)[action_of(f, m)]
/// == m`, and since moves() is ascending, so are its actions.
int action_of(Family family, Move move);

/// The move of an action; none when there is no such action.
std::optional<Move> move_of(Family family, int action);

}  // namespace gockel
