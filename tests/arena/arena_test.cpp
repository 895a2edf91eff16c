#include "gockel/arena/arena.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

ArenaSetup small(const std::vector<std::string>& agents) {
  return {.rules = Rules(RuleSet::compact),
          .agents = *parse_agents(agents),
          .seats = 2,
          .deals = 40,
          .seed = 7,
          .threads = 1,
          .make = [](std::string_view name, std::uint64_t seed) {
            return make_player(name, seed, built_in_values);
          }};
}

const AgentResult& named(const ArenaResult& result, std::string_view name) {
  return *std::ranges::find(result.agents, name, &AgentResult::name);
}

TEST(Arena, GivesTheSameResultOnAnyNumberOfThreads) {
  ArenaSetup setup = small({"first", "random"});
  const auto one = arena(setup);
  setup.threads = 3;
  const auto three = arena(setup);
  ASSERT_TRUE(one && three);
  for (std::size_t i = 0; i < one->agents.size(); ++i) {
    EXPECT_EQ(one->agents[i].share, three->agents[i].share);
    EXPECT_EQ(one->agents[i].error, three->agents[i].error);
    EXPECT_EQ(one->agents[i].score, three->agents[i].score);
  }
  EXPECT_EQ(one->turns, three->turns);
}

/// One number for all dice and moves of a game.
std::uint64_t signature(const ArenaGame& game) {
  std::uint64_t sum = mix(game.deal, game.number);
  for (const Event& event : game.match.events)
    sum = mix(
        sum, std::visit([](const auto& e) -> std::uint64_t { return e.bits(); },
                        event));
  return sum;
}

TEST(Arena, PlaysTheSameGamesAsEver) {
  struct KnownArena {
    const char* rules;
    int seats;
    std::uint64_t signature;  ///< the sum over its games
  };
  // Printed by the program of commit b24fb37, which solved one point of one
  // turn after the other. They change only with rules, dice, position values or
  // the way these players decide.
  constexpr KnownArena known[] = {
      {"compact", 2, 0x26fc029efb93f75fU},
      {"compact", 4, 0xa6ce4310615d3cd4U},
      {"classic2005", 2, 0xc76c86870d23c651U},
      {"classic2005", 4, 0x64be799c6db1e409U},
      {"deluxe", 2, 0x81906d6cae2a3b73U},
      {"deluxe", 4, 0x335b4329ab5515cfU},
      {"wok", 2, 0x47b224a60a4d1821U},
      {"wok", 4, 0x40e2703285de8652U},
  };
  for (const KnownArena& one : known)
    for (const int threads : {1, 2}) {
      ArenaSetup setup = small({"best", "expert", "swing", "gain"});
      setup.rules = *Rules::parse(one.rules);
      setup.seats = one.seats;
      setup.deals = 2;
      setup.threads = threads;
      std::uint64_t sum = 0;
      ASSERT_TRUE(arena(setup, {.played = [&sum](const ArenaGame& game) {
                          sum += signature(game);
                        }}));
      EXPECT_EQ(sum, one.signature)
          << one.rules << " " << one.seats << ", threads " << threads;
    }
}

TEST(Arena, HasOtherDealsWithAnotherSeed) {
  ArenaSetup setup = small({"first", "child"});
  setup.deals = 64;
  std::vector<double> turns;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    setup.seed = seed;
    turns.push_back(arena(setup)->turns);
  }
  EXPECT_NE(turns[0], turns[1]);
  EXPECT_NE(turns[0], turns[2]);
  EXPECT_NE(turns[1], turns[2]);
}

TEST(Arena, IsEvenForAnAgentAgainstItself) {
  // The same player in all rotations of one deal takes just half of it.
  const auto result = arena(small({"first", "first"}));
  ASSERT_TRUE(result);
  ASSERT_EQ(result->agents.size(), 1U);
  EXPECT_NEAR(result->agents[0].share, 0.5, 1e-12);
  EXPECT_NEAR(result->agents[0].elo, 0, 1e-9);
  EXPECT_EQ(result->games, 80U);
}

TEST(Arena, HasTwoRowsForOnePlayerUnderTwoNames) {
  const auto result = arena(small({"one=casual", "other=casual"}));
  ASSERT_TRUE(result);
  ASSERT_EQ(result->agents.size(), 2U);
  EXPECT_EQ(result->agents[0].name, "one");
  EXPECT_EQ(result->agents[1].name, "other");
  EXPECT_EQ(result->agents[0].games, 80U);
  // Names change nothing of the games.
  const auto named_else = arena(small({"x=first", "random"}));
  const auto unnamed = arena(small({"first", "random"}));
  ASSERT_TRUE(named_else && unnamed);
  EXPECT_EQ(named_else->agents[0].share, unnamed->agents[0].share);
  EXPECT_EQ(named_else->turns, unnamed->turns);
}

TEST(Arena, SharesOfATableSumToOne) {
  for (const RuleSet set : all_rule_sets) {
    ArenaSetup setup = small({"first", "random", "gain"});
    setup.rules = Rules(set);
    setup.seats = 3;
    setup.deals = 4;
    const auto result = arena(setup);
    ASSERT_TRUE(result);
    double sum = 0;
    for (const AgentResult& agent : result->agents) sum += agent.share;
    EXPECT_NEAR(sum, 1, 1e-12) << info(set).name;
    EXPECT_EQ(result->games, 12U);
  }
}

TEST(Arena, LetsEveryPairMeetWhenThereAreMoreAgentsThanSeats) {
  ArenaSetup setup = small({"first", "random", "gain"});
  setup.deals = 3;
  const auto result = arena(setup);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 3U * 3 * 2);  // deals, pairs, rotations
  for (const AgentResult& agent : result->agents) EXPECT_EQ(agent.games, 12U);
}

TEST(Arena, ShowsThatThePlayersAreRanked) {
  ArenaSetup setup = small({"swing", "first"});
  setup.deals = 150;
  const auto better = arena(setup);
  ASSERT_TRUE(better);
  EXPECT_GT(named(*better, "swing").interval.low, 0.5);
  setup.agents = *parse_agents({"first", "random"});
  setup.deals = 40;
  const auto best_of_two = arena(setup);
  ASSERT_TRUE(best_of_two);
  EXPECT_GT(named(*best_of_two, "first").interval.low, 0.8);
}

TEST(Arena, StopsEarlyWhenTheSequentialTestIsDecided) {
  ArenaSetup setup = small({"first", "random"});
  setup.deals = 5000;
  setup.test = SequentialTest{.low = 0.5, .high = 0.6};
  const auto better = arena(setup);
  ASSERT_TRUE(better);
  EXPECT_EQ(better->verdict, "better");
  // It looks after 64 deals, and these two are far apart.
  EXPECT_EQ(better->deals, 64U);
  setup.agents = *parse_agents({"random", "first"});
  const auto worse = arena(setup);
  ASSERT_TRUE(worse);
  EXPECT_EQ(worse->verdict, "no better");
}

/// Players, and "quitter" who gives up in about every thirtieth position.
std::optional<Contestant> with_quitter(std::string_view name,
                                       std::uint64_t seed) {
  if (name != "quitter") return make_player(name, seed, built_in_values);
  return [player = *make_player("first", seed, built_in_values)](
             const AnyState& state) -> std::expected<Move, ForfeitReason> {
    const auto key = std::visit([](const auto& g) { return g.key(); }, state);
    if (key % 30 == 0)
      return std::unexpected(ForfeitReason{ForfeitKind::resigned});
    return player(state);
  };
}

TEST(Arena, CountsTheForfeitsAndTellsWhereAndWhy) {
  ArenaSetup setup = small({"quitter", "first"});
  setup.make = with_quitter;
  setup.threads = 2;
  std::uint64_t told = 0;
  const auto result = arena(
      setup,
      {.forfeited = [&told](std::string_view agent, const Forfeit& forfeit) {
        ++told;
        EXPECT_EQ(agent, "quitter");
        EXPECT_EQ(forfeit.why.kind, ForfeitKind::resigned);
        const AnyState state = at(forfeit.position);
        EXPECT_EQ(node(state), Node::decision);
        EXPECT_EQ(seat(state), forfeit.seat);
      }});
  ASSERT_TRUE(result);
  EXPECT_GT(told, 40U);
  EXPECT_EQ(named(*result, "quitter").forfeits, told);
  EXPECT_EQ(named(*result, "first").forfeits, 0U);
  EXPECT_EQ(result->games, 80U);
  EXPECT_GE(named(*result, "first").share, static_cast<double>(told) / 80);
  EXPECT_NEAR(named(*result, "first").share + named(*result, "quitter").share,
              1, 1e-12);
}

TEST(Arena, GivesTheSameResultWithForfeitsOnAnyNumberOfThreads) {
  ArenaSetup setup = small({"quitter", "random"});
  setup.make = with_quitter;
  const auto one = arena(setup);
  setup.threads = 3;
  const auto three = arena(setup);
  ASSERT_TRUE(one && three);
  EXPECT_GT(one->agents[0].forfeits, 0U);
  EXPECT_EQ(one->agents[0].forfeits, three->agents[0].forfeits);
  EXPECT_EQ(one->agents[0].share, three->agents[0].share);
  EXPECT_EQ(one->turns, three->turns);
}

TEST(Match, IsLostByAForfeitAndTheOthersSplitTheWin) {
  const std::vector<Contestant> table{
      *make_player("first", 1, built_in_values),
      *make_player("first", 2, built_in_values),
      [](const AnyState&) { return std::unexpected(ForfeitReason{}); }};
  const AnyState start = dealt_game(Rules(RuleSet::compact), 3, 5);
  const MatchResult result = play_match(start, table, 5);
  ASSERT_TRUE(result.forfeit);
  EXPECT_EQ(result.forfeit->seat, 2);
  EXPECT_EQ(result.shares[0], 0.5);
  EXPECT_EQ(result.shares[1], 0.5);
  EXPECT_EQ(result.shares[2], 0);
  EXPECT_EQ(result.turns, 3U);
}

/// Lets the arena stop when so many games have begun.
class StopAfter {
 public:
  StopAfter(ArenaSetup& setup, int games)
      : left_(games * setup.seats), make_(setup.make) {
    setup.make = [this](std::string_view name, std::uint64_t seed) {
      if (seed != 0) --left_;  // the arena tries all of them with 0 first
      return make_(name, seed);
    };
  }
  StopAfter(const StopAfter&) = delete;
  StopAfter& operator=(const StopAfter&) = delete;

  ArenaWatch watch() const {
    return {.stop = [this] { return left_ <= 0; }};
  }

 private:
  std::atomic<int> left_;
  ContestantMaker make_;
};

TEST(Arena, KeepsEveryGameThatWasFinishedWhenItIsStopped) {
  ArenaSetup setup = small({"first", "casual"});
  setup.deals = 3;
  const auto whole = arena(setup);
  setup.deals = 1000;
  const StopAfter seven(setup, 7);
  const auto some = arena(setup, seven.watch());
  ASSERT_TRUE(whole && some);
  EXPECT_FALSE(whole->interrupted);
  EXPECT_TRUE(some->interrupted);
  EXPECT_EQ(some->games, 7U);
  EXPECT_EQ(some->deals, 4U);
  EXPECT_NEAR(some->agents[0].share + some->agents[1].share, 1, 1e-12);
  // The fourth deal is half played and counts half: its game was won, shared
  // or lost.
  const double fourth =
      some->agents[0].share * 3.5 - whole->agents[0].share * 3;
  EXPECT_NEAR(std::round(4 * fourth), 4 * fourth, 1e-9);
  EXPECT_GE(fourth, -1e-9);
  EXPECT_LE(fourth, 0.5 + 1e-9);
}

TEST(Arena, StopsOnSeveralThreadsWithWhatTheyHaveFinished) {
  ArenaSetup setup = small({"first", "random"});
  setup.deals = 1000;
  setup.threads = 3;
  const StopAfter many(setup, 200);
  const auto some = arena(setup, many.watch());
  ASSERT_TRUE(some);
  // Others may have begun theirs just before.
  EXPECT_GE(some->games, 200U);
  EXPECT_LE(some->games, 203U);
  EXPECT_EQ(some->agents[0].games, some->games);
}

TEST(Arena, StoppedBeforeAnyGameHasNoAgents) {
  const auto nothing =
      arena(small({"first", "random"}), {.stop = [] { return true; }});
  ASSERT_TRUE(nothing);
  EXPECT_TRUE(nothing->interrupted);
  EXPECT_EQ(nothing->deals, 0U);
  EXPECT_EQ(nothing->games, 0U);
  EXPECT_EQ(nothing->turns, 0);
  EXPECT_TRUE(nothing->agents.empty());
}

TEST(Arena, LeavesOutWhoHasFinishedNoGame) {
  ArenaSetup setup = small({"first", "random", "gain"});
  const StopAfter one(setup, 1);
  const auto some = arena(setup, one.watch());
  ASSERT_TRUE(some);
  ASSERT_EQ(some->agents.size(), 2U);
  EXPECT_EQ(some->agents[0].name, "first");
  EXPECT_EQ(some->agents[1].name, "random");
  EXPECT_EQ(some->agents[0].games, 1U);
}

TEST(Arena, IsNotInterruptedWhenNothingWasLeftToPlay) {
  ArenaSetup setup = small({"first", "random"});
  const StopAfter all(setup, 80);
  const auto result = arena(setup, all.watch());
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 80U);
  EXPECT_FALSE(result->interrupted);
}

TEST(Arena, DoesNotCountTheGameOfWhoGivesUpBecauseItEnds) {
  ArenaSetup setup = small({"first", "waiting"});
  bool stop = false;
  setup.make = [&](std::string_view name,
                   std::uint64_t seed) -> std::optional<Contestant> {
    if (name != "waiting") return make_player(name, seed, built_in_values);
    return [&stop](const AnyState&) -> std::expected<Move, ForfeitReason> {
      stop = true;
      return std::unexpected(ForfeitReason{ForfeitKind::no_answer});
    };
  };
  int told = 0;
  const auto result = arena(
      setup, {.forfeited = [&](std::string_view, const Forfeit&) { ++told; },
              .stop = [&] { return stop; }});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 0U);
  EXPECT_EQ(told, 0);
  EXPECT_TRUE(result->interrupted);
}

TEST(Arena, RefusesUnknownAgentsAndTablesThatDoNotFit) {
  const auto unknown = arena(small({"first", "nobody"}));
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().reason, Reason::unknown_player);
  EXPECT_EQ(unknown.error().offset, 0U);
  EXPECT_EQ(unknown.error().details.what, "nobody");
  EXPECT_TRUE(unknown.error().details.list.find("first, ") !=
              std::string::npos);
  const auto too_few = arena(small({"first"}));
  ASSERT_FALSE(too_few);
  EXPECT_EQ(too_few.error().reason, Reason::too_few_agents);
  ArenaSetup setup =
      small({"first", "first", "first", "first", "first", "first"});
  setup.rules = Rules(RuleSet::wok);
  setup.deals = 1;
  for (const int seats : {1, 6}) {
    setup.seats = seats;
    const auto refused = arena(setup);
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(refused.error().reason, Reason::wrong_player_count);
    EXPECT_EQ(refused.error().offset, 0U);
    EXPECT_EQ(refused.error().details,
              (Details{.what = "wok", .n = seats, .least = 2, .limit = 5}));
  }
  for (const int seats : {2, 5}) {
    setup.seats = seats;
    EXPECT_TRUE(arena(setup)) << seats;
  }
}

TEST(Arena, TellsHowFarItIsAfterEveryBlockOfDeals) {
  ArenaSetup setup = small({"first", "first"});
  setup.deals = 100;
  std::vector<double> told;
  ASSERT_TRUE(
      arena(setup, {.done = [&told](double part) { told.push_back(part); }}));
  EXPECT_EQ(told, (std::vector<double>{0.64, 1}));
}

}  // namespace
}  // namespace gockel::testing
