#pragma once

#include <expected>
#include <optional>
#include <string>

#include "gockel/cluster/new_file.h"
#include "gockel/solve/group_solver.h"

namespace gockel {

/// A game that is being solved, as files in a folder: `positions`, and
/// `layer-01`, `layer-02` ... with the values of each layer that is settled.
/// Every file has its name only once it is whole, and has a checksum.
///
/// Files are rank 0's alone: the ranks need no disk in common, and whoever goes
/// on may be more or fewer.
class Checkpoint {
 public:
  /// Makes the folder if it is missing.
  static std::expected<Checkpoint, FileFault> open(const std::string& path,
                                                   const SmallGame& game);

  /// The positions, if they are there.
  std::expected<std::optional<Positions>, FileFault> positions() const;
  std::expected<void, FileFault> store(const Positions& positions) const;

  /// What is known of a layer.
  struct Layer {
    std::vector<double> values;
    SweepCount count;  ///< what all layers up to it took
  };
  /// The layer, if it is there.
  std::expected<std::optional<Layer>, FileFault> layer(
      const Positions& positions, int layer) const;
  /// A new file for a layer: values are written to it next.
  std::expected<NewFile, FileFault> new_layer(const Positions& positions,
                                              int layer,
                                              const SweepCount& count) const;

 private:
  Checkpoint(std::string path, const SmallGame& game)
      : path_(std::move(path)), game_(game) {}
  std::string file(int layer) const;
  std::string head(const Positions& positions, int layer) const;

  std::string path_;
  SmallGame game_;
};

// What the ranks do together. A checkpoint is handed to rank 0 alone, if there
// is one.

/// Where the positions of a game are to be had.
struct PositionsSetup {
  const SmallGame& game;
  Group& group;
  const Checkpoint* checkpoint = nullptr;
  int threads = 1;
  std::function<void(double)> done = {};
};
/// Those of the checkpoint; where it has none, they are searched and stored.
std::expected<Positions, FileFault> find_positions(const PositionsSetup& setup);

/// Gives the solver all layers that are there without a gap.
std::expected<void, FileFault> restore_layers(const Checkpoint* checkpoint,
                                              const Positions& positions,
                                              Group& group,
                                              GroupSolver& solver);

/// Stores a layer that was settled.
std::expected<void, FileFault> store_layer(const Checkpoint* checkpoint,
                                           const Positions& positions,
                                           GroupSolver& solver, int layer,
                                           const SweepCount& count);

}  // namespace gockel
