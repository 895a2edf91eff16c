// Training by ranks: the same weights as by one process.

#include <gtest/gtest.h>

#include "gockel/train/trainer.h"
#include "tests/cluster/thread_group.h"

namespace gockel::testing {
namespace {

std::string trained_by(int ranks, Family family) {
  const auto found = as_ranks(ranks, [&](Group& group) {
    Trainer trainer({.game = {family, 2, std::nullopt},
                     .hidden = 32,
                     .epochs = 2,
                     .steps = 3,
                     .seed = 5});
    while (!trainer.done()) trainer.run_epoch(group, {});
    return trainer.state();
  });
  for (const std::string& state : found) EXPECT_EQ(state, found[0]);
  return found[0];
}

TEST(TrainingRanks, ChangeNoBit) {
  for (const Family family : {Family::grill, Family::wok}) {
    const std::string one = trained_by(1, family);
    // Three do not divide the shards evenly.
    for (const int ranks : {2, 3}) EXPECT_EQ(trained_by(ranks, family), one);
  }
}

TEST(TrainingRanks, ChangeNoBitAgainstAnOpponent) {
  const auto trained = [](int ranks) {
    const auto found = as_ranks(ranks, [&](Group& group) {
      TrainSetup setup{.game = {.family = Family::grill, .seats = 3},
                       .epochs = 2,
                       .steps = 3,
                       .seed = 5};
      setup.game.opponent =
          PositionValues(Learner(Network(Family::grill, 3, 32), 11).network());
      Trainer trainer(setup);
      while (!trainer.done()) trainer.run_epoch(group, {});
      return trainer.state();
    });
    for (const std::string& state : found) EXPECT_EQ(state, found[0]);
    return found[0];
  };
  for (const int ranks : {2, 3}) EXPECT_EQ(trained(ranks), trained(1));
}

TEST(TrainingRanks, MayBeMoreThanThereAreShards) {
  EXPECT_EQ(trained_by(Learner::shard_count + 2, Family::wok),
            trained_by(1, Family::wok));
}

}  // namespace
}  // namespace gockel::testing
