#pragma once

#include "gockel/play/turn_player.h"

namespace gockel {

/// Plays like many people do: looks one roll ahead and no further, and goes by
/// a rule of thumb where that shows nothing: worms first, then points.
class ShortSight {
 public:
  explicit ShortSight(Taste taste) : taste_(taste) {}
  Move operator()(const AnyState& state) const;

 private:
  Move best(const Grill& state) const;
  Move best(const Wok& state) const;

  Taste taste_;
};

/// Highest for the largest set of dice that are all alike.
double most_alike(Dice dice);

/// A child: grabs the most dice, and stops as soon as it can have something;
/// sushi rather than bones.
Move grab(const Grill& state);
Move grab(const Wok& state);

}  // namespace gockel
