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
  setup.agents = *parse_agents({one, other});
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

/// All moves of a game that a level plays against itself, as one number.
std::uint64_t moves_of(Level level, RuleSet set) {
  Rng rng(1);
  AnyState state = draw_start(Rules(set), 3, rng);
  std::uint64_t all = 0;
  const Player player = *make_player(name(level), 1, built_in_values);
  while (node(state) != Node::terminal && turn(state) <= 40) {
    if (node(state) == Node::chance) {
      step(state, draw(state, rng));
      continue;
    }
    const Move move = player(state);
    for (const char c : move.text())
      all = mix(all, static_cast<unsigned char>(c));
    step(state, move);
  }
  return all;
}

/// The decisions of computer players at tables are verified by making them
/// again. When this fails the levels play otherwise than before: raise
/// players_version and put the new number here.
TEST(Levels, PlayTheMovesOfTheirVersion) {
  std::uint64_t all = 0;
  for (unsigned level = 0; level < levels.size(); ++level)
    for (const RuleSet set : all_rule_sets)
      all = mix(all, moves_of(static_cast<Level>(level), set));
  EXPECT_EQ(players_version, 1);
  EXPECT_EQ(all, 41752711496734207U);
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
