// Two nodes that share a database.
#include <gtest/gtest.h>

#include "gockel/server/rooms.h"
#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

class NodesTest : public testing::Test {
 protected:
  NodesTest() { world_.database.shared = true; }

  /// Anna at the first node and Ben at the second, at a table of two.
  void meet() {
    code_ = anna_.create(two_people);
    anna_.enter(code_);
    ben_.enter(code_);
    ben_.sit();
  }

  /// Whoever is to act does.
  void move() { (anna_.my_turn() ? anna_ : ben_).play(); }

  VirtualWorld world_;
  VirtualNode& first_ = world_.add_node(Settings{});
  VirtualNode& second_ = world_.add_node(Settings{});
  VirtualClient anna_{world_, first_, "anna"};
  VirtualClient ben_{world_, second_, "ben"};
  std::string code_;
};

TEST_F(NodesTest, ARoomCatchesUpAfterANotice) {
  meet();
  EXPECT_EQ(anna_.count("started"), 1U);
  for (int i = 0; i < 20; ++i) move();
  EXPECT_GT(anna_.entries.size(), 20U);
  EXPECT_EQ(anna_.entries, ben_.entries);
}

TEST_F(NodesTest, ANoticeCarriesWhatTheOtherNodeNeeds) {
  meet();
  const int before = world_.database.read;
  for (int i = 0; i < 20; ++i) move();
  EXPECT_EQ(world_.database.read, before) << "nobody reads a table again";
  EXPECT_EQ(anna_.entries, ben_.entries);
}

TEST_F(NodesTest, WhoEntersWhileTheTableMovesOnMissesNothing) {
  meet();
  // Each time that the newcomer's room has read, somebody moves on first.
  int moves = 3;
  world_.database.after_reading = [&] {
    if (moves-- > 0) move();
  };
  VirtualClient zoe(world_, second_, "zoe");
  zoe.enter(code_);
  EXPECT_LE(moves, 0);
  for (int i = 0; i < 5; ++i) move();
  EXPECT_EQ(zoe.entries, anna_.entries);
}

TEST_F(NodesTest, AClaimIsToldToTheOtherNode) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  // The phone claims at one node, and is connected to the other.
  VirtualClient phone(world_, second_, "phone");
  VirtualClient claimer(world_, first_, "phone");
  phone.enter(code_);
  claimer.enter(code_);
  EXPECT_TRUE(claimer.claim(anna_.key()));
  EXPECT_EQ(phone.seat(), anna_.seat());
  EXPECT_TRUE(phone.ask("stand").contains("result"));
  EXPECT_EQ(anna_.seat(), no_seat);
  EXPECT_EQ(claimer.seat(), no_seat);
}

TEST_F(NodesTest, ARoomThatMissedANoticeCatchesUpWithItsNextRequest) {
  world_.database.shared = false;
  meet();
  EXPECT_EQ(anna_.count("started"), 0U) << "nobody told the first node";
  const Input stood = anna_.ask("stand");
  EXPECT_EQ(stood["result"]["version"], anna_.entries.size());
  EXPECT_EQ(anna_.count("started"), 1U);
  EXPECT_EQ(anna_.count("away"), 1U);
  first_.rooms().refresh_all();
  second_.rooms().refresh_all();
  world_.run();
  EXPECT_EQ(ben_.entries, anna_.entries);
}

TEST_F(NodesTest, OfTwoNodesThatMoveABotOneIsStored) {
  VirtualClient zoe(world_, second_, "zoe");
  code_ = anna_.create(against_a_bot);
  anna_.enter(code_);
  zoe.enter(code_);
  play_on(world_, anna_);
  EXPECT_EQ(anna_.entries, zoe.entries);
}

TEST_F(NodesTest, TheSurvivorMovesTheBotsOfALostNodeAfterAGrace) {
  code_ = anna_.create(against_a_bot);
  anna_.enter(code_);
  end_turn(anna_);
  first_.rooms().close();
  second_.rooms().open();
  const std::size_t before = world_.database.tables->entries(code_, 0)->size();
  world_.advance(bot_pace + 1999);
  EXPECT_EQ(world_.database.tables->entries(code_, 0)->size(), before);
  world_.advance(1001);
  EXPECT_GT(world_.database.tables->entries(code_, 0)->size(), before);
}

}  // namespace
}  // namespace gockel
