#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "gockel/core/grill.h"

namespace gockel {

/// What the ends of a Grill turn are worth, by the total laid aside.
struct TurnGoal {
  std::array<double, max_total + 1> with_worm{};     ///< stop, worm die aside
  std::array<double, max_total + 1> without_worm{};  ///< stop, no worm die
  double fail = 0;                                   ///< a bust
  double double_one = 0;  ///< on top, for laying aside two or more 1s
};

/// The exact value of every point of one Grill turn under best play for a
/// goal, by plain recursion that remembers what it has seen. Slow and easy to
/// check.
class PlainTurn {
 public:
  /// For turns of the seat to act in `position`.
  PlainTurn(const Grill& position, const TurnGoal& goal);

  /// The value of a state inside this turn (Phase::choose to Phase::rob).
  double value(const Grill& state);
  /// The value of keeping `f` in Phase::rolled.
  double keep(const Grill& state, Face f);
  /// The value of rolling on, or of the weasel's second roll.
  double roll(const Grill& state);

 private:
  /// What the rest of a turn depends on.
  struct Point {
    std::uint32_t used = 0;  ///< as Dice::faces()
    int total = 0;
    int dice = 0;         ///< ordinary dice left
    bool golden = false;  ///< the golden die is left
    bool weasel = false;  ///< it may still be used
  };
  Point point(const Grill& state) const;
  double air(const Point& p);
  double rolled(const Point& p, Dice roll);
  double keep(const Point& p, Dice roll, Face f);
  double hand(const Point& p);

  TurnGoal goal_;
  double golden_worm_;
  std::vector<double> seen_;  ///< by point; not a number: not yet
};

}  // namespace gockel
