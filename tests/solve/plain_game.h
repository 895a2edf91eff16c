#pragma once

#include <functional>
#include <map>
#include <string>

#include "gockel/solve/solution.h"
#include "tests/turn/plain_turn.h"

namespace gockel::testing {

/// The game with these tiles ("21-23"); both texts must be right.
SmallGame small_game(std::string_view rules, std::string_view tiles);
/// The same, solved.
Solution solved(std::string_view rules, std::string_view tiles,
                int threads = 1);

/// The table seen from the other side: seats change places.
Grill swapped(const Grill& position);
/// A position at the start of a turn as seat A would write it, in turn 1: what
/// positions are known by.
std::string seen_by_mover(const Grill& position);

/// What a turn from `position` is worth to its seat by plain recursion, given
/// the worth of its results.
double plain_turn_value(const Grill& position,
                        const std::function<double(const Grill&)>& worth);

/// The share of the seat to move in every position of a small game, by value
/// iteration as the textbook has it: a map from texts, plain recursion inside
/// the turn. Slow and easy to check.
class PlainGame {
 public:
  explicit PlainGame(const SmallGame& game);
  /// Iterates until no value changes by more than 1e-12.
  void settle();
  const std::map<std::string, double>& values() const { return values_; }
  /// The share of the seat that played the turn with this result.
  double worth(const Grill& result) const;

 private:
  void reach(const Grill& position);
  std::map<std::string, double> values_;
};

}  // namespace gockel::testing
