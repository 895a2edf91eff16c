#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "gockel/core/any_game.h"

namespace gockel {

/// Chances of one quantity at the end of the turn, each played for that goal
/// alone, keyed by the number wanted.
struct Odds {
  std::string_view of;  ///< "total", or Wok: "sushi", "bone", "blue", "red"
  std::map<int, double> at_least;
  std::map<int, double> exactly;
};

/// The odds of the rest of the turn for the seat to act, from any point inside
/// a turn. Grill: the total with the worm needed, canned worm, weasel and
/// golden die as the seat owns them; N from 1 to 45, those out of reach left
/// out. Wok: the dice of each symbol when the turn ends, N from 0 to 5. Refused
/// when no turn is running.
Result<std::vector<Odds>> odds(const AnyState& state);

/// Probability that the next roll leaves nothing to keep, in Phase::hand or
/// Phase::air; a weasel still to be used is not counted as a rescue.
double next_roll_bust(const Grill& state);

}  // namespace gockel
