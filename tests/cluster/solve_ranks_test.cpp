// Small games solved by ranks, and solving that goes on behind a checkpoint.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <initializer_list>

#include "gockel/solve/checkpoint.h"
#include "gockel/solve/solution.h"
#include "tests/cluster/thread_group.h"

namespace gockel::testing {
namespace {

namespace fs = std::filesystem;

SmallGame game_of(const char* tiles) {
  return *SmallGame::parse(Rules(RuleSet::compact), tiles);
}

TEST(PositionOwners, ShareThePositionsAndNumberTheirOwnWithoutGaps) {
  for (const std::uint32_t ranks : {1U, 2U, 3U, 5U}) {
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
      const Ownership own(rank, ranks);
      std::uint32_t next = 0;
      for (std::uint32_t position = 0; position < 1000; ++position) {
        EXPECT_EQ(own.below(position), next);
        if (!own.owns(position)) continue;
        EXPECT_EQ(own.local(position), next);
        EXPECT_EQ(own.position(next), position);
        ++next;
      }
    }
  }
}

/// What solving comes to, at rank 0.
struct SolvedByRanks {
  std::vector<double> values;
  SweepCount count;
  double start = 0;
};

SolvedByRanks solved_by(int ranks, const SmallGame& game) {
  return as_ranks(ranks, [&](Group& group) {
    const auto positions = find_positions({.game = game, .group = group});
    GroupSolver solver(*positions, group);
    SolvedByRanks found;
    found.count = *solver.run({});
    found.start = solver.start_value();
    solver.collect({0, positions->size()}, [&](std::span<const double> some) {
      found.values.insert(found.values.end(), some.begin(), some.end());
    });
    return found;
  })[0];
}

void expect_same_as_alone(const char* tiles, std::initializer_list<int> sizes) {
  const SmallGame game = game_of(tiles);
  const auto one = solve(Positions::reachable(game, 1), 1);
  for (const int ranks : sizes) {
    const SolvedByRanks found = solved_by(ranks, game);
    ASSERT_EQ(found.values.size(), one->solution.values().size());
    EXPECT_TRUE(std::ranges::equal(found.values, one->solution.values()));
    EXPECT_EQ(found.start, one->solution.start_value());
    EXPECT_EQ(found.count.sweeps, one->count.sweeps);
    EXPECT_EQ(found.count.turns, one->count.turns);
    EXPECT_EQ(found.count.residual, one->count.residual);
  }
}

TEST(SolvingRanks, ChangeNoBit) {
  // Of the small game some ranks own nothing in some layers.
  expect_same_as_alone("21,24,30,36", {1, 2, 4, 7});
  expect_same_as_alone("21-25", {3});
}

class Checkpoints : public ::testing::Test {
 protected:
  Checkpoints()
      : folder_(fs::temp_directory_path() /
                ("gockel-checkpoint-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
  }
  ~Checkpoints() override { fs::remove_all(folder_); }

  /// Solves with so many ranks up to a layer, from what is there; the layers
  /// that were there, or what was wrong.
  std::expected<int, FileFault> go_on(int ranks, int last_layer) {
    const auto all = as_ranks(ranks, [&](Group& group) {
      return Step{rank_goes_on(group, last_layer)};
    });
    return all[0].result;
  }

  std::vector<double> kept_values() {
    std::vector<double> values;
    const auto checkpoint = Checkpoint::open(folder_.string(), game_);
    const auto positions = checkpoint->positions();
    for (int layer = 1; layer <= 5; ++layer) {
      const auto kept = checkpoint->layer(**positions, layer);
      values.insert(values.end(), (*kept)->values.begin(),
                    (*kept)->values.end());
    }
    return values;
  }

  fs::path folder_;
  SmallGame game_ = game_of("21-25");

 private:
  struct Step {
    std::expected<int, FileFault> result;
  };

  std::expected<int, FileFault> rank_goes_on(Group& group, int last_layer) {
    try {
      std::optional<Checkpoint> opened;
      if (group.rank() == 0)
        opened = *Checkpoint::open(folder_.string(), game_);
      const Checkpoint* checkpoint = opened ? &*opened : nullptr;
      const auto positions = find_positions(
          {.game = game_, .group = group, .checkpoint = checkpoint});
      if (!positions) return ended(group, positions.error());
      GroupSolver solver(*positions, group);
      if (const auto restored =
              restore_layers(checkpoint, *positions, group, solver);
          !restored)
        return ended(group, restored.error());
      const int before = solver.layers_done();
      EXPECT_TRUE(solver.run({.settled = [&](int layer,
                                             const SweepCount& count) {
        EXPECT_TRUE(store_layer(checkpoint, *positions, solver, layer, count));
        return layer < last_layer;
      }}));
      return before;
    } catch (const RankLeft&) {
      return -1;
    }
  }
  static std::unexpected<FileFault> ended(Group& group,
                                          const FileFault& fault) {
    group.leave(2, "");
    return std::unexpected(fault);
  }
};

TEST_F(Checkpoints, GoOnWithAnyNumberOfRanks) {
  EXPECT_EQ(go_on(1, 2), 0);
  EXPECT_EQ(go_on(3, 3), 2);
  EXPECT_EQ(go_on(2, 4), 3);
  EXPECT_EQ(go_on(4, 5), 4);
  EXPECT_EQ(go_on(2, 5), 5);
  const auto one = solve(Positions::reachable(game_, 1), 1);
  EXPECT_TRUE(std::ranges::equal(kept_values(), one->solution.values()));
  const auto last = Checkpoint::open(folder_.string(), game_)
                        ->layer(one->solution.positions(), 5);
  EXPECT_EQ((*last)->count.turns, one->count.turns);
  EXPECT_EQ((*last)->count.sweeps, one->count.sweeps);
  EXPECT_EQ((*last)->count.residual, one->count.residual);
}

TEST_F(Checkpoints, ThatAreTornAreNamedAndStayAsTheyAre) {
  ASSERT_EQ(go_on(2, 3), 0);
  const fs::path torn = folder_ / "layer-03";
  fs::resize_file(torn, fs::file_size(torn) - 9);
  for (const int ranks : {1, 2}) {
    const auto refused = go_on(ranks, 5);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, FileFault::Kind::damaged);
    EXPECT_EQ(refused.error().path, torn.string());
  }
  EXPECT_FALSE(fs::exists(folder_ / "layer-04"));
  // Without it the layer before is where it goes on.
  fs::remove(torn);
  EXPECT_EQ(go_on(2, 5), 2);
}

TEST_F(Checkpoints, OfAnotherGameAreRefused) {
  ASSERT_EQ(go_on(1, 1), 0);
  game_ = game_of("21-24,26");
  const auto refused = go_on(2, 5);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, FileFault::Kind::other_job);
  EXPECT_EQ(refused.error().detail, "gockel-positions 1 compact 21-25");
}

}  // namespace
}  // namespace gockel::testing
