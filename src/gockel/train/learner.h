#pragma once

#include <span>
#include <vector>

#include "gockel/values/network.h"

namespace gockel {

/// A position and what everybody's shares in it should be, from the seat to
/// act on.
struct TrainingExample {
  Inputs inputs;
  std::array<float, max_seats> target{};
};

/// Fits a network to examples: gradient descent on the cross entropy with
/// Adam's step sizes (Kingma and Ba, 2014).
class Learner {
 public:
  /// Random weights; the same seed gives the same.
  Learner(const Network& shape, std::uint64_t seed);

  const Network& network() const { return network_; }

  /// The examples of a step are summed in so many shards, whoever sums which:
  /// floats add up to the same bits only in the same order.
  static constexpr std::size_t shard_count = 16;

  /// A part of the sum: a gradient, and how far the mover's shares are from
  /// their targets.
  struct ShardGradient {
    std::vector<float> gradient;
    double distance = 0;
  };

  /// Sums up the examples of a shard. From several threads at once.
  void add_up(std::span<const TrainingExample> examples,
              ShardGradient& to) const;
  /// One step along the gradient of all shards, which are those of so many
  /// examples. Returns the mean distance of the mover's share from its target
  /// before the step. REQUIRES: shard_count shards.
  double learn(std::span<const ShardGradient> shards, std::size_t examples,
               float rate);

  /// Everything that the next step depends on, and back; false when the bytes
  /// are not of such a learner.
  std::string state() const;
  bool restore(std::string_view state);

 private:
  void add(const TrainingExample& example, ShardGradient& to) const;

  Network network_;
  std::vector<float> mean_;
  std::vector<float> square_;
  std::uint64_t steps_ = 0;
};

}  // namespace gockel
