#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "gockel/core/grill.h"
#include "gockel/core/wok.h"

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

/// What a Wok turn is worth when it ends with these five dice.
using WokGoal = std::vector<double>;  ///< by the index of wok_rolls(5)

/// The same for a Wok turn. Ending it is allowed after every roll.
class PlainWokTurn {
 public:
  explicit PlainWokTurn(WokGoal goal);

  double value(const Wok& state);
  /// The value of locking these dice and rolling the rest.
  double lock(const Wok& state, Dice dice);

 private:
  double air(Dice locked, int roll);
  double rolled(Dice locked, Dice dice, int roll);
  double end(Dice shown) const;

  WokGoal goal_;
  std::vector<double> seen_;  ///< by roll and locked dice
};

}  // namespace gockel
