#pragma once

#include <functional>

#include "gockel/cluster/group.h"
#include "gockel/solve/layer.h"

namespace gockel {

/// How an iteration stands.
struct SweepProgress {
  double done = 0;    ///< part of the work, 0 to 1
  int layer = 0;      ///< tiles that are not face down
  int sweep = 0;      ///< in this layer, from 1
  double change = 0;  ///< largest of the sweep
};

/// What an iteration took.
struct SweepCount {
  int sweeps = 0;           ///< the most that a layer needed
  std::uint64_t turns = 0;  ///< turns solved in all
  /// The largest difference between a value and what its turn gives for the
  /// final values.
  double residual = 0;
};

struct SweepSetup {
  const Positions& positions;
  const Offers& offers;
  std::size_t width = 1;  ///< numbers that make up a value
  int threads = 1;
  std::function<void(const SweepProgress&)> progress = {};
  /// Called before a layer is settled.
  std::function<void(std::span<const LevelTurns>)> prepare = {};
  /// Who settles them together; nobody else without it. Values are then those
  /// of the rank's own positions (ownership.h), by their local numbers, and
  /// have one number each.
  Group* group = nullptr;
  /// Layers that are settled already, and what they took.
  int layers_before = 0;
  SweepCount before = {};
  /// Called when a layer is settled, with what all took so far; false ends the
  /// iteration there.
  std::function<bool(int layer, const SweepCount&)> settled = {};
};

/// Finds the fixed point of an equation for the values of all positions: what
/// a turn is worth, given what its results are worth.
///
/// Layers go from small to large, so that one is settled before another builds
/// on it. Within a layer values are improved level by level and colour by
/// colour, each with the newest values of the others; positions whose results
/// have not changed are left alone. The order of all that is read and written
/// does not depend on the threads, nor on the ranks.
class Sweeps {
 public:
  /// Changes up to this are not passed on, so it bounds the residual. Errors
  /// add up over the turns of a game: values are good to 1e-9.
  static constexpr double tolerance = 1e-12;

  /// Solves the turns of at most `batch` positions of a level, given by their
  /// place in it: `width` numbers for each go to `fresh`. Called by several
  /// threads at once, each with its own `worker`, from 0.
  using Evaluate = std::function<void(
      std::size_t worker, const LevelTurns& turns,
      std::span<const std::uint32_t> places, std::span<double> fresh)>;
  static constexpr std::size_t batch = 16;

  /// Values by slot, `width` numbers each. Refused when they do not settle.
  static Result<SweepCount> run(const SweepSetup& setup,
                                std::vector<double>& values,
                                const Evaluate& evaluate);
};

/// Values to start with: those of games that are over, and a half.
std::vector<double> unknown_values(const Positions& positions,
                                   std::size_t width,
                                   const Ownership& own = {});

}  // namespace gockel
