#pragma once

#include <span>

#include "gockel/core/dice.h"

namespace gockel {

/// A roll and how likely it is.
struct Outcome {
  Dice dice;
  double probability;
};

/// All rolls of `n` ordinary Grill dice, 0 to 8: six faces, equally likely.
std::span<const Outcome> grill_rolls(int n);

/// All rolls of `n` Wok dice, 0 to 5: two sushi, two bones, one blue, one red.
std::span<const Outcome> wok_rolls(int n);

}  // namespace gockel
