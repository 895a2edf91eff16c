#include "tests/simulation/simulation.h"

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <algorithm>

namespace gockel::simulation {
namespace {

/// ctest runs the seeds in parts: GTEST_TOTAL_SHARDS and GTEST_SHARD_INDEX
/// share out the parts, each of which is a test.
#ifdef GOCKEL_FEWER_SEEDS
constexpr std::uint64_t seeds = 60;
#else
constexpr std::uint64_t seeds = 2'000;
#endif
constexpr std::uint64_t parts = 20;
/// A planted fault has to be found within so many seeds.
constexpr std::uint64_t max_seeds_to_find = 2'000;

std::string whole_story(std::uint64_t seed, Planted planted) {
  std::string text;
  for (const std::string& line :
       simulate(seed, {.planted = planted, .story = true}).story)
    text += line + "\n";
  return text;
}

class Simulation : public testing::Test {
 protected:
  // Faults of the store are what this is about; the log would be all of them.
  static void SetUpTestSuite() { spdlog::set_level(spdlog::level::off); }
};

class Seeds : public Simulation,
              public testing::WithParamInterface<std::uint64_t> {};

TEST_P(Seeds, NothingHappensThatMustNot) {
  std::uint64_t checks = 0;
  std::uint64_t entries = 0;
  for (std::uint64_t seed = GetParam() + 1; seed <= seeds; seed += parts) {
    const Outcome outcome = simulate(seed);
    EXPECT_EQ(outcome.violation, "") << "seed " << seed << "\n"
                                     << whole_story(seed, Planted::none);
    // One story is enough to read.
    if (HasFailure()) return;
    checks += outcome.checks;
    entries += outcome.entries;
  }
  // A checker that does not look, or a run in which nothing happens, is worth
  // nothing.
  EXPECT_GT(checks, 100 * seeds / parts);
  EXPECT_GT(entries, 20 * seeds / parts);
}

INSTANTIATE_TEST_SUITE_P(Parts, Seeds, testing::Range(std::uint64_t{0}, parts));

class PlantedFault : public Simulation,
                     public testing::WithParamInterface<PlantedName> {};

TEST_P(PlantedFault, IsFound) {
  for (std::uint64_t seed = 1; seed <= max_seeds_to_find; ++seed) {
    const Outcome outcome = simulate(seed, {.planted = GetParam().fault});
    if (outcome.violation.empty()) continue;
    RecordProperty("seeds", std::to_string(seed));
    return;
  }
  FAIL() << GetParam().name << " is not found within " << max_seeds_to_find
         << " seeds";
}

INSTANTIATE_TEST_SUITE_P(Faults, PlantedFault, testing::ValuesIn(planted_names),
                         [](const auto& fault) {
                           return std::string(fault.param.name);
                         });

using Replay = Simulation;

TEST_F(Replay, TheSameSeedTellsTheSameStory) {
  const std::string story = whole_story(4, Planted::none);
  EXPECT_GT(std::ranges::count(story, '\n'), 100);
  EXPECT_EQ(whole_story(4, Planted::none), story);
  EXPECT_NE(whole_story(5, Planted::none), story);
}

TEST_F(Replay, AFailingSeedFailsAgainWhetherItsStoryIsToldOrNot) {
  constexpr RunOptions silent{.planted = Planted::stored_twice};
  constexpr RunOptions told{.planted = Planted::stored_twice, .story = true};
  std::uint64_t seed = 1;
  while (simulate(seed, silent).violation.empty()) ++seed;
  const Outcome first = simulate(seed, silent);
  const Outcome again = simulate(seed, told);
  EXPECT_EQ(again.violation, first.violation);
  EXPECT_EQ(again.steps, first.steps);
  EXPECT_TRUE(first.story.empty());
  ASSERT_FALSE(again.story.empty());
  const auto said = [&first](const std::string& line) {
    return line.find("VIOLATION " + first.violation) != line.npos;
  };
  EXPECT_TRUE(std::ranges::any_of(again.story, said));
}

}  // namespace
}  // namespace gockel::simulation
