#pragma once

#include <vector>

#include "gockel/core/wok.h"

namespace gockel {

/// What a Wok turn is worth when it ends with these five dice, by the index of
/// wok_rolls(5).
using WokPrizes = std::vector<double>;

/// The exact value of every point of a Wok turn under best play. Ending it
/// counts as allowed after every roll: where the rules forbid it, the prize
/// has to be what the worst end would bring.
class WokTurn {
 public:
  explicit WokTurn(const WokPrizes& prizes);

  double value(const Wok& state);
  /// The value of locking these dice and rolling the rest.
  double lock(const Wok& state, Dice dice);

 private:
  double air(Dice locked, int roll);
  double rolled(Dice locked, Dice dice, int roll);

  std::vector<double> ends_;
  std::vector<double> seen_;  ///< by roll and locked dice
};

}  // namespace gockel
