#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Two people at one table of one node.
class PresenceTest : public testing::Test {
 protected:
  PresenceTest() {
    code_ = anna_.create(two_people);
    anna_.enter(code_);
    ben_.enter(code_);
    ben_.sit();
    actor().play();  // the first throw: from here on there is a decision
  }
  VirtualClient& actor() { return anna_.my_turn() ? anna_ : ben_; }
  VirtualClient& other() { return anna_.my_turn() ? ben_ : anna_; }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(Settings{});
  VirtualClient anna_{world_, node_, "anna"};
  VirtualClient ben_{world_, node_, "ben"};
  std::string code_;
};

TEST_F(PresenceTest, EverybodyHearsWhoIsThere) {
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  ben_.leave();
  EXPECT_THAT(anna_.present, ElementsAre("A"));
  ben_.enter(code_);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
}

TEST_F(PresenceTest, ABotStandsInForWhoIsGoneAfterTheGrace) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  gone.leave();
  world_.advance(absent_after - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(1);
  ASSERT_EQ(here.types().back(), "away");
  EXPECT_EQ(here.entries.back()["why"], "gone");
  const std::size_t before = here.entries.size();
  world_.advance(bot_pace - 1);
  EXPECT_EQ(here.entries.size(), before) << "the stand-in has the bots' pace";
  world_.advance(1);
  ASSERT_GT(here.entries.size(), before);
  EXPECT_EQ(here.entries[before]["by"], "stand_in");
}

TEST_F(PresenceTest, WhoIsBackInTimeIsNotReplaced) {
  VirtualClient& gone = actor();
  gone.leave();
  world_.advance(absent_after - 1);
  gone.enter(code_);
  world_.advance(one_hour);
  EXPECT_EQ(gone.count("away"), 0U);
  EXPECT_TRUE(gone.my_turn());
}

TEST_F(PresenceTest, WhoIsGoneTwiceHasTheWholeGraceAgain) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  gone.leave();
  world_.advance(absent_after - 1);
  gone.enter(code_);
  gone.leave();
  world_.advance(absent_after - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(1);
  EXPECT_EQ(here.count("away"), 1U);
}

TEST_F(PresenceTest, WhoComesBackLaterHasTheSeatAgain) {
  VirtualClient& gone = actor();
  gone.leave();
  world_.advance(absent_after);
  gone.enter(code_);
  EXPECT_TRUE(gone.table().seat_holder(gone.seat()).away);
  EXPECT_TRUE(gone.ask("back").contains("result"));
  EXPECT_EQ(gone.types().back(), "back");
  const std::size_t before = gone.entries.size();
  world_.advance(one_hour);
  EXPECT_EQ(gone.entries.size(), before) << "the bot no longer moves";
}

TEST_F(PresenceTest, WhoWasGoneBeforeTheTurnHasTheGraceFromItsBeginning) {
  VirtualClient& gone = other();
  VirtualClient& here = actor();
  gone.leave();
  world_.advance(one_hour);
  EXPECT_EQ(here.count("away"), 0U) << "nobody waits for who is not to act";
  while (here.my_turn()) here.play();
  world_.advance(absent_after - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(1);
  EXPECT_EQ(here.count("away"), 1U);
}

TEST_F(PresenceTest, ATableSleepsWhileNobodyIsThere) {
  anna_.leave();
  ben_.leave();
  world_.advance(one_hour);
  anna_.enter(code_);
  EXPECT_EQ(anna_.count("away"), 0U);
  EXPECT_EQ(world_.time.running_timers(), anna_.my_turn() ? 0U : 1U);
}

/// Anna at one node, Ben at another, and it is known whose turn it is.
class PresenceOfNodes : public testing::Test {
 protected:
  PresenceOfNodes() {
    code_ = anna_.create(two_people);
    anna_.enter(code_);
    ben_.enter(code_);
    ben_.sit();
  }
  VirtualClient& actor() { return anna_.my_turn() ? anna_ : ben_; }
  VirtualClient& other() { return anna_.my_turn() ? ben_ : anna_; }
  VirtualNode& node_of(const VirtualClient& client) {
    return &client == &anna_ ? first_ : second_;
  }

  VirtualNode& add_node() {
    world_.database.shared = true;
    VirtualNode& node = world_.add_node(Settings{});
    node.rooms().open();
    world_.run();
    return node;
  }

  VirtualWorld world_;
  VirtualNode& first_ = add_node();
  VirtualNode& second_ = add_node();
  VirtualClient anna_{world_, first_, "anna"};
  VirtualClient ben_{world_, second_, "ben"};
  std::string code_;
};

TEST_F(PresenceOfNodes, EachNodeKnowsWhoIsAtTheOther) {
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  EXPECT_THAT(ben_.present, ElementsAre("A", "B"));
  world_.advance(one_hour);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  EXPECT_EQ(anna_.count("away"), 0U);
  ben_.leave();
  EXPECT_THAT(anna_.present, ElementsAre("A"));
}

TEST_F(PresenceOfNodes, TheStandInComesAfterThePatienceAndNotBefore) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  // The room of the other node is older than that.
  world_.advance(one_hour);
  gone.leave();
  world_.advance(absent_after - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(1);
  EXPECT_EQ(here.count("away"), 1U);
}

TEST_F(PresenceOfNodes, WhoWasBackForAMomentHasTheWholeGraceAgain) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  gone.leave();
  world_.advance(absent_after - 1);
  // The other node hears of both only when they are over.
  node_of(here).deaf = true;
  gone.enter(code_);
  gone.leave();
  node_of(here).deaf = false;
  node_of(here).rooms().refresh_all();
  world_.run();
  world_.advance(absent_after - 1);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(1);
  EXPECT_EQ(here.count("away"), 1U);
}

TEST_F(PresenceOfNodes, WhoComesBackToTheOtherNodeIsThere) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  gone.leave();
  world_.advance(absent_after - 1);
  VirtualClient back(world_, node_of(here), &gone == &anna_ ? "anna" : "ben");
  back.enter(code_);
  world_.advance(one_hour);
  EXPECT_EQ(here.count("away"), 0U);
  EXPECT_THAT(here.present, ElementsAre("A", "B"));
}

TEST_F(PresenceOfNodes, AnotherDeviceAtAnotherNodeKeepsTheSeat) {
  VirtualClient phone(world_, first_, "ben");
  phone.enter(code_);
  ben_.leave();
  world_.advance(one_hour);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  EXPECT_EQ(anna_.count("away"), 0U);
  phone.leave();
  EXPECT_THAT(anna_.present, ElementsAre("A"));
}

TEST_F(PresenceOfNodes, ThePeopleOfALostNodeAreGoneWithinTheLease) {
  VirtualClient& gone = actor();
  VirtualClient& here = other();
  world_.advance(10 * one_second);
  // It says nothing any more, not even that it ends.
  node_of(gone).rooms().close();
  world_.advance(Rooms::lease_lifetime - Rooms::housekeeping_interval - 1);
  EXPECT_THAT(here.present, ElementsAre("A", "B"));
  world_.advance(3 * Rooms::housekeeping_interval);
  EXPECT_EQ(here.present.size(), 1U);
  world_.advance(absent_after - 3 * Rooms::housekeeping_interval);
  EXPECT_EQ(here.count("away"), 0U);
  world_.advance(3 * Rooms::housekeeping_interval);
  EXPECT_EQ(here.count("away"), 1U);
}

TEST_F(PresenceOfNodes, ADatabaseThatWasAwaySendsNobodyAway) {
  world_.advance(10 * one_second);
  world_.database.broken = true;
  world_.advance(one_hour);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  world_.database.broken = false;
  world_.advance(one_hour);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B"));
  EXPECT_THAT(ben_.present, ElementsAre("A", "B"));
  EXPECT_EQ(anna_.count("away"), 0U);
}

TEST_F(PresenceOfNodes, WhoLeavesWhileTheDatabaseIsAwayIsGoneWhenItIsBack) {
  world_.advance(10 * one_second);
  world_.database.broken = true;
  ben_.leave();
  world_.advance(10 * one_second);
  EXPECT_THAT(anna_.present, ElementsAre("A", "B")) << "nobody can know it";
  world_.database.broken = false;
  world_.advance(2 * one_second);
  EXPECT_THAT(anna_.present, ElementsAre("A"));
}

TEST_F(PresenceOfNodes, ASeatThatWasLeftHasNobodyAtAnyNode) {
  VirtualClient cleo(world_, second_, "cleo");
  const std::string code = anna_.create(
      R"({"rule_set":"compact","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}]})");
  VirtualClient watcher(world_, first_, "watcher");
  watcher.enter(code);
  cleo.enter(code);
  cleo.sit();
  EXPECT_THAT(watcher.present, ElementsAre("A"));
  cleo.ask("stand");
  EXPECT_THAT(watcher.present, IsEmpty());
  EXPECT_THAT(cleo.present, IsEmpty());
}

}  // namespace
}  // namespace gockel
