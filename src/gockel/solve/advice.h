#pragma once

#include <array>
#include <vector>

#include "gockel/solve/solution.h"

namespace gockel {

/// What perfect play makes of a position.
struct Advice {
  struct MoveShare {
    Move move;
    double share;  ///< of the seat to act
  };
  std::array<double, 2> shares{};  ///< by seat; they sum to 1
  /// At a decision: every move, best first.
  std::vector<MoveShare> choices;
};

/// For a position at any point of a turn, whoever is to act, or over. Refused
/// when it cannot come up in the game that was solved.
Result<Advice> advise(const Solution& solution, const Grill& position);

}  // namespace gockel
