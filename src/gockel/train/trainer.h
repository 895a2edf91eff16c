#pragma once

#include <functional>
#include <string>

#include "gockel/cluster/group.h"
#include "gockel/train/self_play.h"

namespace gockel {

struct TrainSetup {
  TrainingGame game;
  /// Units of the first layer: 32, 64, 128, 256. Who learns to beat an opponent
  /// begins with its values, and so with its units.
  std::size_t hidden = 64;
  std::uint64_t epochs = 60;
  std::uint64_t steps =
      500;  ///< of an epoch, SelfPlay::game_count positions each
  std::uint64_t seed = 1;
  int threads = 1;
};

/// Where the training stands.
struct TrainProgress {
  std::uint64_t epoch = 0;      ///< completed
  double residual = 0;          ///< Bellman: mean distance of the mover's share
  std::uint64_t positions = 0;  ///< seen since the start
};

/// Learns position values by fitted value iteration. The same setup leads to
/// the same weights on any number of threads and ranks. Epochs are independent
/// of each other but for the weights: a training can stop after each and go on
/// later.
class Trainer {
 public:
  explicit Trainer(const TrainSetup& setup);

  std::uint64_t epoch() const { return epoch_; }  ///< completed
  bool done() const { return epoch_ >= setup_.epochs; }
  /// `step_done` is told the part of the epoch that is done.
  TrainProgress run_epoch(const std::function<void(double)>& step_done = {});
  /// The same by a group whose ranks all have such a trainer: each plays and
  /// sums the games of its shards, and all take the same steps.
  TrainProgress run_epoch(Group& group,
                          const std::function<void(double)>& step_done);
  /// What was learned. Against an opponent: the values of positions in which
  /// the seat behind the one that learned is to act, and nobody asks for others
  /// who plays as it learned to.
  const Network& network() const { return learners_.back().network(); }

  /// A training that goes on from here, and back; refused when the bytes are
  /// damaged or belong to another setup.
  std::string state() const;
  Result<void> restore(std::string_view state);

 private:
  std::string title() const;
  double learn(const std::vector<TrainingExample>& examples, float rate,
               Group& group);
  void sum_shards(const std::vector<TrainingExample>& examples,
                  std::size_t number, Group& group);
  float rate(std::uint64_t step) const;
  SelfPlayOptions options(std::uint64_t step) const;

  TrainSetup setup_;
  std::vector<Learner> learners_;  ///< one for each network of the game
  std::vector<Learner::ShardGradient> shards_;
  std::uint64_t epoch_ = 0;
};

}  // namespace gockel
