#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

/// Seats and a clock as POST /api/tables takes them.
std::string with_clock(const std::string& clock) {
  return R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"}],)"
         R"("clock":)" +
         clock + "}";
}

struct TwoPeople {
  TwoPeople(VirtualWorld& world, VirtualNode& node, const std::string& clock)
      : anna(world, node, "anna"), ben(world, node, "ben") {
    code = anna.create(with_clock(clock));
    anna.enter(code);
    ben.enter(code);
    ben.sit();
    actor().play();  // the first throw: from here on there is a decision
  }
  VirtualClient& actor() { return anna.my_turn() ? anna : ben; }
  VirtualClient& other() { return anna.my_turn() ? ben : anna; }
  VirtualClient anna;
  VirtualClient ben;
  std::string code;
};

TEST(TurnClock, ABotStandsInWhenItRunsOut) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"turn","seconds":30})");
  world.advance(30 * one_second - 1);
  EXPECT_EQ(people.anna.count("away"), 0U);
  world.advance(1);
  ASSERT_EQ(people.anna.types().back(), "away");
  EXPECT_EQ(people.anna.entries.back()["why"], "clock");
}

TEST(TurnClock, TheTimeIsForTheWholeTurnAndBeginsAnewWithTheNext) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"turn","seconds":30})");
  VirtualClient& first = people.actor();
  world.advance(20 * one_second);
  first.play();
  if (first.my_turn()) {
    world.advance(9 * one_second);
    while (first.my_turn()) first.play();
  }
  world.advance(30 * one_second - 1);
  EXPECT_EQ(first.count("away"), 0U);
  world.advance(1);
  ASSERT_EQ(first.count("away"), 1U);
  EXPECT_NE(first.table().to_act(), first.seat());
}

TEST(TurnClock, RunsOutBeforeTheFirstThrowToo) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"turn","seconds":30})");
  VirtualClient& first = people.actor();
  while (first.my_turn()) first.play();
  ASSERT_NE(first.table().to_throw(), no_seat);
  world.advance(30 * one_second - 1);
  EXPECT_EQ(first.count("away"), 0U);
  world.advance(1);
  const std::vector<std::string> types = first.types();
  ASSERT_EQ(types[types.size() - 2], "away");
  EXPECT_EQ(types.back(), "dice") << "the stand-in throws at once";
  EXPECT_FALSE(first.entries.back().contains("link"));
}

TEST(TurnClock, RunsOutWhileNobodyIsThere) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"turn","seconds":30})");
  people.anna.leave();
  people.ben.leave();
  world.advance(30 * one_second);
  people.anna.enter(people.code);
  EXPECT_EQ(people.anna.count("away"), 1U);
}

TEST(TurnClock, WhoReturnsToATableThatPausedHasTheWholeTimeAgain) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  VirtualClient anna(world, node, "anna");
  const std::string code =
      anna.create(R"({"rule_set":"compact","seats":[{"kind":"you"},)"
                  R"({"kind":"bot","level":"child"}],)"
                  R"("clock":{"kind":"turn","seconds":30}})");
  while (!anna.my_turn()) world.advance(bot_pace);
  anna.play();
  anna.leave();
  world.advance(one_hour);
  anna.enter(code);
  ASSERT_EQ(anna.types().back(), "away") << "nobody looked, so it paused here";
  EXPECT_TRUE(anna.ask("back").contains("result"));
  world.advance(30 * one_second - 1);
  EXPECT_EQ(anna.types().back(), "back");
  world.advance(1);
  EXPECT_EQ(anna.types().back(), "away");
}

TEST(TurnClock, AComputerPlayerThatPausedHasItsPaceWhenSomebodyLooks) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  VirtualClient anna(world, node, "anna");
  const std::string code =
      anna.create(R"({"rule_set":"compact","seats":[{"kind":"you"},)"
                  R"({"kind":"bot","level":"child"}]})");
  while (!anna.my_turn()) world.advance(bot_pace);
  anna.ask("stand");
  anna.leave();
  world.advance(one_hour);
  anna.enter(code);
  // No person plays any more: it moves at the pace of who looks on.
  const std::size_t before = anna.entries.size();
  world.advance(Settings{}.watched_pace() - 1);
  EXPECT_EQ(anna.entries.size(), before);
  world.advance(1);
  EXPECT_GT(anna.entries.size(), before);
}

/// Plays a turn to its end while the store takes long for every move.
void play_slowly(VirtualWorld& world, VirtualNode& node, VirtualClient& actor) {
  const Millis commit = Settings{}.store_timeout - one_second;
  while (actor.my_turn()) {
    node.slow = commit;
    actor.send("play", actor.play_params());
    world.advance(commit);
    node.slow = 0;
    if (actor.my_turn() && actor.table().to_throw() == actor.seat())
      actor.play();
  }
}

TEST(TurnClock, BeginsWhenTheEntryIsStoredHoweverSlowTheStoreIs) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"turn","seconds":300})");
  VirtualClient& first = people.actor();
  play_slowly(world, node, first);
  EXPECT_EQ(first.times["deadline"], world.time.now() + 300 * one_second)
      << "the next player sees the whole time";
  world.advance(300 * one_second - 1);
  EXPECT_EQ(first.count("away"), 0U);
  world.advance(1);
  EXPECT_EQ(first.count("away"), 1U);
}

TEST(DaysClock, NobodyStandsInForWhoIsGoneBeforeItRunsOut) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"days","days":2})");
  VirtualClient& here = people.other();
  people.actor().leave();
  world.advance(2 * one_day - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world.advance(1);
  ASSERT_EQ(here.types().back(), "away");
  EXPECT_EQ(here.entries.back()["why"], "clock");
}

TEST(DaysClock, RunsOutOnAnotherNodeWhenItsOwnHasEnded) {
  VirtualWorld world;
  world.database.shared = true;
  VirtualNode& node = world.add_node(Settings{});
  TwoPeople people(world, node, R"({"kind":"days","days":1})");
  people.anna.leave();
  people.ben.leave();
  node.rooms().close();
  world.advance(one_day);
  VirtualNode& next = world.add_node(Settings{});
  next.rooms().open();
  VirtualClient watcher(world, next, "watcher");
  world.advance(one_second);
  // A node leaves its own tables the time to act before others do.
  EXPECT_EQ(world.database.tables->entries(people.code, 0)->size(),
            people.anna.entries.size());
  // It does not know how long the entry was on its way to the store.
  world.advance(Settings{}.store_timeout);
  watcher.enter(people.code);
  EXPECT_EQ(watcher.count("away"), 1U);
}

TEST(Clocks, ThereIsADeadlineOnlyForPeopleAndOnlyWithAClock) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  const auto deadline = [&](const std::string& clock) {
    TwoPeople people(world, node, clock);
    const auto room = *world.run(node.rooms().find(people.code));
    const auto welcome = world.run(room->describe("anna", 0));
    return welcome->times.deadline;
  };
  EXPECT_EQ(deadline(R"({"kind":"none"})"), std::nullopt);
  EXPECT_EQ(deadline(R"({"kind":"turn","seconds":30})"),
            world.time.now() + 30 * one_second);
  EXPECT_EQ(deadline(R"({"kind":"days","days":3})"),
            world.time.now() + 3 * one_day);
}

/// Two nodes on one database, the second of which has a clock of its own.
class ClocksOfNodes : public testing::Test {
 protected:
  VirtualNode& add_node(Millis skew) {
    world_.database.shared = true;
    VirtualNode& node = world_.add_node(Settings{});
    node.time().skew = skew;
    node.rooms().open();
    world_.run();
    return node;
  }
  /// Anna at a right clock, Ben at a wrong one.
  struct Apart {
    Apart(VirtualWorld& world, VirtualNode& right, VirtualNode& wrong,
          const std::string& body)
        : anna(world, right, "anna"), ben(world, wrong, "ben") {
      const std::string code = anna.create(body);
      anna.enter(code);
      ben.enter(code);
      ben.sit();
    }
    VirtualClient& actor() { return anna.my_turn() ? anna : ben; }
    VirtualClient anna;
    VirtualClient ben;
  };
  static Millis at(const Input& entry) { return entry["at"].get<Millis>(); }

  VirtualWorld world_;
};

TEST_F(ClocksOfNodes, ANodeWhoseClockIsAheadOrBehindSendsNobodyAwayTooSoon) {
  for (const Millis skew : {120 * one_second, -120 * one_second, one_day}) {
    VirtualNode& right = add_node(0);
    VirtualNode& wrong = add_node(skew);
    Apart people(world_, right, wrong,
                 with_clock(R"({"kind":"turn","seconds":60})"));
    people.actor().play();
    EXPECT_EQ(at(people.anna.entries.back()), world_.time.now())
        << "entries have the time of the database";
    while (people.ben.my_turn()) people.ben.play();
    ASSERT_TRUE(people.anna.my_turn());
    world_.advance(60 * one_second - 1);
    EXPECT_EQ(people.anna.count("away"), 0U) << skew;
    world_.advance(1);
    EXPECT_EQ(people.anna.count("away"), 1U) << skew;
    right.rooms().close();
    wrong.rooms().close();
  }
}

TEST_F(ClocksOfNodes, AClockThatIsSetWhileItRunsChangesNothing) {
  VirtualNode& right = add_node(0);
  VirtualNode& wrong = add_node(0);
  Apart people(world_, right, wrong,
               with_clock(R"({"kind":"turn","seconds":60})"));
  for (const Millis skew : {one_hour, Millis{0}, -one_hour, Millis{0}}) {
    wrong.time().skew = skew;
    world_.advance(one_second);
    people.actor().play();
    EXPECT_EQ(at(people.anna.entries.back()), world_.time.now());
    world_.advance(30 * one_second);
    EXPECT_EQ(people.anna.count("away"), 0U) << skew;
    for (VirtualClient* each : {&people.anna, &people.ben})
      while (each->my_turn()) each->play();
  }
}

TEST_F(ClocksOfNodes, ABotWaitsItsPaceWhateverTheDatabaseSaysTheTimeIs) {
  Millis jump = 0;
  world_.database.clock = [this, &jump] { return world_.time.now() + jump; };
  VirtualNode& node = add_node(0);
  VirtualClient anna(world_, node, "anna");
  anna.enter(anna.create(
      R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"bot","level":"child"}]})"));
  while (!anna.my_turn()) world_.advance(bot_pace);
  // An hour ahead for one move, and back.
  jump = one_hour;
  world_.advance(2 * one_second);
  while (anna.my_turn()) anna.play();
  EXPECT_EQ(at(anna.entries.back()), world_.time.now() + one_hour);
  jump = 0;
  world_.advance(bot_pace);
  const std::size_t before = anna.entries.size();
  world_.advance(2 * one_second);
  EXPECT_GT(anna.entries.size(), before) << "it moves all the same";
  for (std::size_t i = 1; i < anna.entries.size(); ++i)
    EXPECT_GE(at(anna.entries[i]), at(anna.entries[i - 1]));
}

TEST_F(ClocksOfNodes, TheSurvivorNeedNotWaitForATimeThatLiesAhead) {
  Millis jump = one_hour;
  world_.database.clock = [this, &jump] { return world_.time.now() + jump; };
  VirtualNode& lost = add_node(0);
  VirtualClient anna(world_, lost, "anna");
  const std::string code = anna.create(
      R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"bot","level":"child"}]})");
  anna.enter(code);
  jump = 0;
  world_.advance(2 * one_second);
  while (anna.my_turn()) anna.play();
  lost.rooms().close();
  VirtualNode& survivor = add_node(0);
  const auto entries = [&] {
    return world_.database.tables->entries(code, 0)->size();
  };
  const std::size_t before = entries();
  const Millis end = world_.time.now() + bot_pace + 5 * one_second;
  while (entries() == before && world_.time.now() < end)
    world_.advance(bot_pace);
  EXPECT_GT(entries(), before);
  EXPECT_EQ(survivor.rooms().count(), 1U);
}

TEST_F(ClocksOfNodes, ANodeThatReadTheTurnLaterSendsNobodyAwayBeforeTheFirst) {
  VirtualNode& first = add_node(0);
  VirtualNode& second = add_node(0);
  TwoPeople people(world_, first, R"({"kind":"turn","seconds":300})");
  VirtualClient& actor = people.actor();
  play_slowly(world_, first, actor);
  world_.advance(10 * one_second);
  VirtualClient watcher(world_, second, "watcher");
  watcher.enter(people.code);
  EXPECT_LE(watcher.times["deadline"], actor.times["deadline"])
      << "it may know less, and promises no more";
  // The node where it was stored is lost, and with it the moment.
  first.rooms().close();
  world_.advance(290 * one_second - 1);
  EXPECT_EQ(watcher.count("away"), 0U);
  world_.advance(Settings{}.store_timeout + 1);
  EXPECT_EQ(watcher.count("away"), 1U);
}

TEST(ClockOfTheOnlyNode, MayBeSetWhileSomebodyIsWaitedFor) {
  for (const Millis jump : {one_hour, -one_hour}) {
    VirtualWorld world;
    VirtualNode& node = world.add_node(Settings{});
    TwoPeople people(world, node, R"({"kind":"turn","seconds":60})");
    world.advance(10 * one_second);
    node.time().skew = jump;
    world.advance(50 * one_second - 1);
    EXPECT_EQ(people.anna.count("away"), 0U) << jump;
    world.advance(1);
    EXPECT_EQ(people.anna.count("away"), 1U) << jump;
    // The stand-in has its own pace, not an hour more.
    const std::size_t before = people.anna.entries.size();
    world.advance(bot_pace);
    EXPECT_GT(people.anna.entries.size(), before) << jump;
  }
}

TEST(StoreClock, KeepsTheStoresTimeWhateverTheMachinesClockSays) {
  VirtualTime world;
  NodeTime time(world);
  StoreClock clock(time);
  time.skew = 5 * one_second;
  EXPECT_EQ(clock.now(), world.now() + 5 * one_second) << "nobody has told";
  const auto sample = [&](Millis store, Millis uncertain) {
    return ClockSample{.store = store,
                       .wall = time.now(),
                       .steady = steady_millis(time),
                       .uncertain = uncertain};
  };
  const Millis begin = world.now();
  clock.take(sample(begin, 1));
  EXPECT_EQ(clock.now(), begin);
  EXPECT_TRUE(clock.skewed());
  world.step(begin + 1000);
  time.skew = -one_hour;
  EXPECT_EQ(clock.now(), begin + 1000);
  clock.take(sample(begin + 1003, 5));
  EXPECT_EQ(clock.now(), begin + 1000) << "as near as the answer can tell";
  clock.take(sample(begin + 2000, 5));
  EXPECT_EQ(clock.now(), begin + 2000);
  clock.take(sample(begin + 9000, 700));
  EXPECT_EQ(clock.now(), begin + 2000) << "too long under way";
  EXPECT_TRUE(clock.skewed());
  time.skew = StoreClock::tolerated_skew;
  clock.take(sample(world.now(), 1));
  EXPECT_FALSE(clock.skewed()) << "it was set right";
  clock.take(sample(begin + 2000, 5));
  EXPECT_EQ(clock.steady_at(begin + 1500), steady_millis(time) - 500);
  EXPECT_EQ(clock.steady_at(begin + one_hour), steady_millis(time));
}

}  // namespace
}  // namespace gockel
