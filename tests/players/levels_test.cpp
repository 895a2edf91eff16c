// The levels: in their order, and each with its own idea.

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/arena/arena.h"
#include "gockel/weights/built_in_values.h"
#include "tests/players/choice.h"

namespace gockel::testing {
namespace {

/// The share of the first of two players.
double share(const std::string& one, const std::string& other, RuleSet set,
             std::uint64_t deals) {
  ArenaSetup setup;
  setup.rules = Rules(set);
  setup.agents = {one, other};
  setup.deals = deals;
  setup.threads = 2;
  setup.make = [](std::string_view name, std::uint64_t seed) {
    return make_player(name, seed, built_in_values);
  };
  const auto result = arena(setup);
  EXPECT_TRUE(result);
  return result ? result->agents[0].share : 0;
}

TEST(Levels, ThatAreFarApartAreFarApartAtTheTable) {
  for (const RuleSet set : all_rule_sets) {
    EXPECT_GT(share("best", "child", set, 10), 0.6) << info(set).name;
    EXPECT_GT(share("club", "random", set, 5), 0.6) << info(set).name;
  }
}

TEST(Levels, StandAmongThePlayersByName) {
  for (const PlayerInfo& level : levels) {
    EXPECT_EQ(std::ranges::count(player_names, level.name), 1) << level.name;
    EXPECT_TRUE(make_player(level.name, 1, built_in_values)) << level.name;
  }
  EXPECT_EQ(player_names.size(), levels.size() + references.size());
}

TEST(Levels, DecideByTheirOwnIdeas) {
  // Four 1s, or the worm.
  const char* rolled = "compact 21-36 -/- A |1111235w 1";
  EXPECT_EQ(choice("child", rolled), Move::keep(face::one));
  EXPECT_EQ(choice("beginner", rolled), Move::keep(face::worm));
  // 20 with four dice left: nothing to be had, and nobody stops.
  const char* early = "compact 21-36 -/- A 5www|.4 1";
  EXPECT_EQ(choice("beginner", early).kind(), MoveKind::roll);
  const char* late = "compact 21-36 -/- A 4555w|.3 1";
  EXPECT_EQ(choice("child", late), Move::stop(Stop::basic));
  // 25 on top of another stack, nothing else below it on the grill.
  const char* theirs = "compact 30-36 -/25 A 555ww|.3 9";
  EXPECT_EQ(choice("child", theirs), Move::stop(Stop::basic));
  EXPECT_EQ(choice("beginner", theirs).kind(), MoveKind::roll);
  // 31 with one die left, which busts half the time.
  const char* full = "compact 21-36 -/- A 1555www|.1 1";
  for (const PlayerInfo& level : levels)
    EXPECT_EQ(choice(level.name, full), Move::stop(Stop::basic)) << level.name;
}

}  // namespace
}  // namespace gockel::testing
