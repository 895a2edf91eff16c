#pragma once

#include <algorithm>
#include <cmath>

#include "gockel/solve/sweeps.h"
#include "gockel/turn/turn_batch.h"

namespace gockel {

/// One of the numbers that make up a value, by slot.
struct SlotValues {
  std::span<const double> values;
  std::size_t width = 1;
  std::size_t number = 0;
  double operator[](Slot slot) const { return values[slot * width + number]; }
};

/// Solves the turns of up to Sweeps::batch positions at once.
class BatchSolver {
 public:
  explicit BatchSolver(const Offers& offers);

  /// What best play makes of the turns at these places of a level, when `next`
  /// is the share of the seat that moves after them.
  void solve(const LevelTurns& turns, std::span<const std::uint32_t> places,
             const SlotValues& next, std::span<double> found);

  /// The same for one turn that can lead back to its own position, when this
  /// is worth `own` to the next seat.
  double solve(const LevelTurns& turns, std::uint32_t place,
               const SlotValues& next, double own);

 private:
  template <int Lanes>
  void add(TurnBatch<Lanes>& batch, const LevelTurns& turns,
           std::uint32_t place);
  double solve_one(const LevelTurns& turns, std::uint32_t place);

  const Offers& offers_;
  TurnBatch<Sweeps::batch> many_;
  TurnBatch<1> one_;
  std::vector<double> worth_;  ///< of the results of a turn to its seat
};

/// Where f(x) = x, from a guess and its f on. `f` must be made of few straight
/// pieces with a slope below 1; the secant finds the right one.
template <class F>
double fixed_point(double guess, double f_of_guess, F f) {
  constexpr double close = 1e-14;
  constexpr int max_steps = 40;
  double x0 = guess;
  double gap0 = f_of_guess - guess;
  double x1 = guess + gap0 / 2;
  for (int step = 0; std::abs(gap0) > close && step < max_steps; ++step) {
    const double gap1 = f(x1) - x1;
    const double next = x1 - gap1 * (x1 - x0) / (gap1 - gap0);
    x0 = x1;
    gap0 = gap1;
    if (gap1 == 0 || !std::isfinite(next)) break;
    x1 = std::clamp(next, 0.0, 1.0);
    if (x1 == x0) break;
  }
  return x0;
}

}  // namespace gockel
