#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

using testing::ElementsAre;

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
  EXPECT_TRUE(gone.table().chair(gone.seat()).away);
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

TEST(PresenceOfNodes, EachNodeKnowsWhoIsAtTheOther) {
  VirtualWorld world;
  world.database.shared = true;
  VirtualNode& first = world.add_node(Settings{});
  VirtualNode& second = world.add_node(Settings{});
  first.rooms().open();
  second.rooms().open();
  VirtualClient anna(world, first, "anna");
  VirtualClient ben(world, second, "ben");
  const std::string code = anna.create(two_people);
  anna.enter(code);
  ben.enter(code);
  ben.sit();
  EXPECT_THAT(anna.present, ElementsAre("A", "B"));
  EXPECT_THAT(ben.present, ElementsAre("A", "B"));
  world.advance(10 * Rooms::presence_lifetime);
  EXPECT_THAT(*world.database.tables->present(code, world.time.now()),
              ElementsAre(0, 1))
      << "it is renewed";
  EXPECT_THAT(anna.present, ElementsAre("A", "B"));
  EXPECT_EQ(anna.count("away"), 0U);
  ben.leave();
  EXPECT_THAT(anna.present, ElementsAre("A"));
}

TEST(PresenceOfNodes, ThePeopleOfALostNodeAreGoneBeforeLong) {
  VirtualWorld world;
  world.database.shared = true;
  VirtualNode& first = world.add_node(Settings{});
  VirtualNode& second = world.add_node(Settings{});
  first.rooms().open();
  second.rooms().open();
  VirtualClient anna(world, first, "anna");
  VirtualClient ben(world, second, "ben");
  const std::string code = anna.create(two_people);
  anna.enter(code);
  ben.enter(code);
  ben.sit();
  // It says nothing any more, not even that it ends.
  second.rooms().close();
  world.advance(20'000);
  EXPECT_THAT(anna.present, ElementsAre("A", "B"));
  world.advance(40'000);
  EXPECT_THAT(anna.present, ElementsAre("A"));
}

}  // namespace
}  // namespace gockel
