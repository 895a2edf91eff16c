#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

/// Seats and a clock as POST /api/tables takes them.
std::string with_clock(const std::string& clock) {
  return R"({"rule_set":"compact","seats":[{"kind":"open"},{"kind":"open"}],)"
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
  world.advance(2 * one_second);
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
    return welcome->deadline;
  };
  EXPECT_EQ(deadline(R"({"kind":"none"})"), std::nullopt);
  EXPECT_EQ(deadline(R"({"kind":"turn","seconds":30})"),
            world.time.now() + 30 * one_second);
  EXPECT_EQ(deadline(R"({"kind":"days","days":3})"),
            world.time.now() + 3 * one_day);
}

}  // namespace
}  // namespace gockel
