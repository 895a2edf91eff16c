// Arenas and rollouts by ranks and by slices: the same as by one process.

#include <gtest/gtest.h>

#include <atomic>

#include "gockel/arena/arena.h"
#include "gockel/arena/deal_bytes.h"
#include "gockel/review/rollout.h"
#include "gockel/weights/built_in_values.h"
#include "tests/cluster/thread_group.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

ArenaSetup shared_arena(const std::vector<std::string>& agents,
                        std::uint64_t deals) {
  return {.rules = Rules(RuleSet::compact),
          .agents = *parse_agents(agents),
          .seats = 2,
          .deals = deals,
          .seed = 7,
          .make = [](std::string_view name, std::uint64_t seed) {
            return make_player(name, seed, built_in_values);
          }};
}

void expect_same(const ArenaResult& found, const ArenaResult& expected) {
  EXPECT_EQ(found.deals, expected.deals);
  EXPECT_EQ(found.games, expected.games);
  EXPECT_EQ(found.turns, expected.turns);
  EXPECT_EQ(found.likelihood, expected.likelihood);
  EXPECT_EQ(found.verdict, expected.verdict);
  ASSERT_EQ(found.agents.size(), expected.agents.size());
  for (std::size_t i = 0; i < found.agents.size(); ++i) {
    EXPECT_EQ(found.agents[i].share, expected.agents[i].share);
    EXPECT_EQ(found.agents[i].error, expected.agents[i].error);
    EXPECT_EQ(found.agents[i].score, expected.agents[i].score);
    EXPECT_EQ(found.agents[i].forfeits, expected.agents[i].forfeits);
    EXPECT_EQ(found.agents[i].interval.low, expected.agents[i].interval.low);
  }
}

TEST(ArenaRanks, GiveTheSameResultWhateverTheirNumber) {
  const ArenaSetup setup = shared_arena({"first", "random", "child"}, 150);
  const auto one = arena(setup);
  for (const int ranks : {2, 3, 4})
    for (const auto& found : as_ranks(
             ranks, [&](Group& group) { return *arena(setup, group, {}); }))
      expect_same(found, *one);
}

TEST(ArenaRanks, StopASequentialTestAtTheSameDeal) {
  ArenaSetup setup = shared_arena({"first", "random"}, 5000);
  setup.test = SequentialTest{0.5, 0.55};
  const auto one = arena(setup);
  ASSERT_EQ(one->verdict, "better");
  ASSERT_LT(one->deals, 5000U);
  std::atomic<std::uint64_t> played = 0;
  for (const auto& found : as_ranks(3, [&](Group& group) {
         return *arena(setup, group,
                       {.played = [&](const ArenaGame&) { ++played; }});
       }))
    expect_same(found, *one);
  // No game was played that does not count: its record would be there.
  EXPECT_EQ(played, one->games);
}

TEST(ArenaRanks, TellForfeitsAtRankZero) {
  ArenaSetup setup = shared_arena({"first", "sore=loser"}, 6);
  setup.make = [](std::string_view name,
                  std::uint64_t seed) -> std::optional<Contestant> {
    if (name != "loser") return make_player(name, seed, built_in_values);
    return [](const AnyState&) -> std::expected<Move, ForfeitReason> {
      return std::unexpected(ForfeitReason{
          .kind = ForfeitKind::refused_move,
          .details = {.what = "9"},
          .refused = refusal_for(Reason::face_not_rolled, 4, {.what = "9"})});
    };
  };
  const auto told = as_ranks(2, [&](Group& group) {
    std::vector<std::string> said;
    EXPECT_TRUE(arena(
        setup, group,
        {.forfeited = [&](std::string_view agent, const Forfeit& forfeit) {
          said.push_back(std::string(agent) + ": " +
                         forfeit.why.refused->sentence);
        }}));
    return said;
  });
  EXPECT_EQ(told[0], std::vector<std::string>(12, "sore: the roll shows no 9"));
  EXPECT_TRUE(told[1].empty());
}

TEST(ArenaRanks, StopAllWhenOneIsAsked) {
  const ArenaSetup setup = shared_arena({"first", "random"}, 100'000);
  for (const auto& found : as_ranks(2, [&](Group& group) {
         return *arena(setup, group,
                       {.stop = [&group] { return group.rank() == 1; }});
       })) {
    EXPECT_TRUE(found.interrupted);
    EXPECT_EQ(found.deals, 64U);  // of rank 0, which went on to its end
  }
}

TEST(ArenaSlices, AddUpToTheSameResult) {
  for (const bool tested : {false, true}) {
    ArenaSetup setup = shared_arena({"first", "random"}, 200);
    if (tested) setup.test = SequentialTest{0.5, 0.55};
    std::vector<DealSums> deals;
    for (std::uint64_t s = 0; s < 7; ++s) {
      ByteWriter out;
      const WorkRange part = part_of({0, setup.deals}, s, 7);
      const auto played = play_deals(setup, part);
      for (const DealSums& deal : *played) write(out, deal);
      const auto read = read_deals(out.take(), part.count, 2);
      deals.insert(deals.end(), read->begin(), read->end());
    }
    const auto one = arena(setup);
    EXPECT_EQ(one->verdict.empty(), !tested);
    expect_same(add_up(setup, deals), *one);
  }
}

TEST(ArenaSlices, AreTestedAtTheLastDealToo) {
  // Fewer than the test has between two looks.
  for (const std::uint64_t count : {1U, 2U, 40U}) {
    ArenaSetup setup = shared_arena({"child", "child"}, count);
    setup.test = SequentialTest{0.5, 0.55};
    expect_same(add_up(setup, *play_deals(setup, {0, count})), *arena(setup));
  }
}

TEST(ArenaSlices, ThatAreStoppedGiveNothing) {
  EXPECT_FALSE(play_deals(shared_arena({"first", "random"}, 200), {0, 100},
                          {.stop = [] { return true; }}));
}

TEST(ArenaSlices, AreNotReadFromBytesOfAnotherLength) {
  ByteWriter out;
  write(out, DealSums(2));
  const std::string bytes = out.take();
  EXPECT_TRUE(read_deals(bytes, 1, 2));
  EXPECT_FALSE(read_deals(bytes, 2, 2));
  EXPECT_FALSE(read_deals(bytes, 1, 3));
  EXPECT_FALSE(read_deals(bytes + "x", 1, 2));
  EXPECT_FALSE(read_deals(bytes.substr(1), 1, 2));
}

TEST(RolloutGames, AreTheSameWhoeverPlaysThem) {
  const AnyState state = at("compact 21-24 35/36 A |?8 9");
  const PositionValues values = *built_in_values(rules(state), 2);
  const RolloutSetup setup{.state = state, .games = 70, .seed = 3};
  const RolloutResult one = rollout(setup, values);
  RolloutSetup in_blocks = setup;
  in_blocks.blocks_at_once = 2;
  const RolloutResult other = add_up_rollout(
      in_blocks, values, [&](std::uint64_t first, std::size_t count) {
        // Each by somebody else, the last first.
        std::vector<PlayedOut> games(count);
        for (std::size_t i = count; i-- > 0;)
          games[i] = RolloutGames(setup, values).play(first + i, 1).front();
        return games;
      });
  EXPECT_EQ(other.games, one.games);
  EXPECT_EQ(other.shares, one.shares);
  EXPECT_EQ(other.errors, one.errors);
  EXPECT_EQ(other.plain, one.plain);
  EXPECT_EQ(other.value, one.value);
}

}  // namespace
}  // namespace gockel::testing
