#pragma once

#include <functional>
#include <span>
#include <vector>

#include "gockel/solve/sweeps.h"

namespace gockel {

/// A small game solved by a group: every rank has the values of its own
/// positions. All ranks make the same calls.
class GroupSolver {
 public:
  /// Both must outlive it.
  GroupSolver(const Positions& positions, Group& group);

  struct RunOptions {
    int threads = 1;
    std::function<void(const SweepProgress&)> progress = {};
    /// Called when a layer is settled, with what all took so far; false ends
    /// the iteration there.
    std::function<bool(int layer, const SweepCount&)> settled = {};
  };
  /// Settles the layers that are not. Refused when values do not settle, which
  /// has not been seen.
  Result<SweepCount> run(const RunOptions& options);

  /// Takes over the values of a layer that was settled before, all of them at
  /// rank 0. REQUIRES: those below it are settled; `count` is what it all took.
  void restore(int layer, std::span<const double> values,
               const SweepCount& count);
  int layers_done() const { return layers_done_; }

  /// Calls take() at rank 0 with all values of these positions, piece by piece
  /// in their order.
  void collect(const PositionRange& range,
               const std::function<void(std::span<const double>)>& take);
  /// The share of the seat that begins.
  double start_value();
  /// By local slot: what a single rank has is all there is.
  std::span<const double> own_values() const { return values_; }

 private:
  const Positions& positions_;
  Group& group_;
  Ownership own_;
  std::vector<double> values_;
  int layers_done_ = 0;
  SweepCount count_;
};

}  // namespace gockel
