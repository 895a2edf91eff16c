#pragma once

#include <functional>

#include "gockel/solve/sweeps.h"

namespace gockel {

/// Bytes that solving a game takes each of so many ranks at most, by the number
/// of its layouts; what can be reached is known only after a search.
std::uint64_t memory_at_most(const SmallGame& game, std::uint64_t ranks = 1);
/// The same for positions that are known: their values, and the turns of the
/// largest layer.
std::uint64_t memory_for(const Positions& positions);

/// A small game under perfect play of both: the share of the win (1/2 where it
/// is shared) of the seat to move, for every position at the start of a turn.
class Solution {
 public:
  /// One value for each of the positions.
  Solution(Positions positions, std::span<const double> values);

  const SmallGame& game() const { return positions_.game(); }
  const Positions& positions() const { return positions_; }
  /// By the number of the position.
  std::span<const double> values() const {
    return std::span(by_slot_).subspan(slot(0));
  }
  std::span<const double> by_slot() const { return by_slot_; }

  /// The share of the seat that begins.
  double start_value() const;
  /// The share of seat A in a position at the start of a turn, or over.
  /// Refused when it cannot come up in this game.
  Result<double> share_of_a(const Grill& position) const;

 private:
  Positions positions_;
  std::vector<double> by_slot_;
};

struct Solved {
  Solution solution;
  SweepCount count;
};
/// Solves the game of these positions; the values are good to 1e-9. Refused
/// when they do not settle, which has not been seen.
Result<Solved> solve(
    Positions positions, int threads,
    const std::function<void(const SweepProgress&)>& progress = {});

}  // namespace gockel
