#pragma once

#include <span>
#include <vector>

#include "gockel/cluster/work_range.h"
#include "gockel/values/network.h"

namespace gockel {

/// A position and what everybody's shares in it should be, from the seat to
/// act on.
struct TrainingExample {
  Inputs inputs;
  std::array<float, max_seats> target{};
  std::size_t network = 0;  ///< of several that are trained together: whose
};

/// Fits a network to examples: gradient descent on the cross entropy with
/// Adam's step sizes (Kingma and Ba, 2014).
class Learner {
 public:
  /// Random weights; the same seed gives the same.
  Learner(const Network& shape, std::uint64_t seed);
  /// Goes on from weights that know something.
  explicit Learner(const Network& start);

  const Network& network() const { return network_; }

  /// The examples of a step are summed in so many shards, whoever sums which:
  /// floats add up to the same bits only in the same order.
  static constexpr std::size_t shard_count = 16;

  /// A part of the sum: a gradient, how far the mover's shares are from their
  /// targets, and how many examples there were.
  struct ShardGradient {
    std::vector<float> gradient;
    double distance = 0;
    std::uint64_t examples = 0;
  };

  /// Sums up those examples of a shard that are for the network of this number.
  /// From several threads at once.
  void add_up(std::span<const TrainingExample> examples, std::size_t number,
              ShardGradient& to) const;
  /// One step along the gradient of all shards, for these parameters alone:
  /// every parameter steps by itself, so parts may be taken by several threads
  /// or ranks. REQUIRES: shard_count shards that are not all empty, and
  /// count_step() before.
  void learn(std::span<const ShardGradient> shards, float rate,
             const WorkRange& part);
  void count_step() { ++steps_; }

  /// Everything that a parameter's next step depends on: its weight, and the
  /// running means of its gradient and of the gradient's square.
  std::span<float> weights() { return network_.parameters(); }
  std::span<float> means() { return mean_; }
  std::span<float> squares() { return square_; }

  /// Everything that the next step depends on, and back; false when the bytes
  /// are not of such a learner.
  std::string state() const;
  bool restore(std::string_view state);
  std::size_t state_size() const;

 private:
  void add(const TrainingExample& example, ShardGradient& to) const;

  Network network_;
  std::vector<float> mean_;
  std::vector<float> square_;
  std::uint64_t steps_ = 0;
};

}  // namespace gockel
