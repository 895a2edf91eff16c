#pragma once

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

  /// One step along the gradient of all examples, summed by `threads` threads
  /// in an order that does not depend on their number. Returns the mean
  /// distance of the mover's share from its target before the step.
  double learn(const std::vector<TrainingExample>& examples, float rate,
               int threads);

  /// Everything that the next step depends on, and back; false when the bytes
  /// are not of such a learner.
  std::string state() const;
  bool restore(std::string_view state);

 private:
  /// A part of the sum: a gradient and the distance.
  struct GradientPart {
    std::vector<float> gradient;
    double distance = 0;
  };
  void add(const TrainingExample& example, GradientPart& part) const;

  Network network_;
  std::vector<GradientPart> parts_;
  std::vector<float> mean_;
  std::vector<float> square_;
  std::uint64_t steps_ = 0;
};

}  // namespace gockel
