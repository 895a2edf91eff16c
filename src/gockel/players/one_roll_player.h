#pragma once

#include "gockel/players/turn_player.h"

namespace gockel {

/// Plays like many people do: looks one roll ahead and no further, and goes by
/// a rule of thumb where that shows nothing: worms first, then points.
class OneRollPlayer {
 public:
  explicit OneRollPlayer(Objective objective) : objective_(objective) {}
  Move operator()(const AnyState& state) const;

 private:
  Move best(const Grill& state) const;
  Move best(const Wok& state) const;

  Objective objective_;
};

/// Highest for the largest set of dice that are all alike.
double most_alike(Dice dice);

/// The level child: keeps the most dice, and stops as soon as it can have
/// something; sushi rather than bones.
Move greedy_move(const Grill& state);
Move greedy_move(const Wok& state);

}  // namespace gockel
