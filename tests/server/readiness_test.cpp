#include "gockel/server/readiness.h"

#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

class ReadinessTest : public testing::Test {
 protected:
  std::string ask() { return world_.run(readiness_.problem()); }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(Settings{});
  Readiness readiness_{world_.environment(world_.time), node_.store()};
};

TEST_F(ReadinessTest, SeesADatabaseGoAndComeBackThoughNobodyPlays) {
  EXPECT_EQ(ask(), "");
  world_.database.broken = true;
  EXPECT_EQ(ask(), "") << "what was found counts for a second";
  world_.advance(Readiness::lifetime);
  EXPECT_NE(ask(), "");
  world_.database.broken = false;
  world_.advance(Readiness::lifetime);
  EXPECT_EQ(ask(), "");
}

TEST_F(ReadinessTest, AFailedAppendIsFollowedByATryToWrite) {
  VirtualClient anna(world_, node_, "anna");
  const std::string code = anna.create(two_people);
  anna.enter(code);
  world_.database.broken = true;
  anna.ask("stand");
  ASSERT_FALSE(node_.store().healthy());
  EXPECT_NE(ask(), "");
  world_.database.broken = false;
  world_.advance(Readiness::lifetime);
  EXPECT_EQ(ask(), "") << "no move is needed to see that it is well again";
}

TEST_F(ReadinessTest, AHangingDatabaseIsAskedOnceAndEverybodyIsAnswered) {
  // The jobs of the store do not run.
  std::vector<Job> held;
  AsyncStore::Connections connections;
  connections.writer = std::make_unique<VirtualStore>(world_.database);
  connections.readers.push_back(
      std::make_unique<VirtualStore>(world_.database));
  AsyncStore hanging(
      world_.io, world_.time,
      {.background = [&held](Job job) { held.push_back(std::move(job)); }},
      std::move(connections));
  Readiness readiness(world_.environment(world_.time), hanging);
  std::optional<std::string> first;
  std::optional<std::string> second;
  const auto ask_into = [&](std::optional<std::string>& answer) -> Task<> {
    answer = co_await readiness.problem();
  };
  start(world_.io, ask_into(first));
  start(world_.io, ask_into(second));
  world_.advance(Readiness::deadline - 1);
  EXPECT_FALSE(first);
  world_.advance(1);
  ASSERT_TRUE(first && second);
  EXPECT_NE(*first, "");
  EXPECT_EQ(world_.run(readiness.problem()), *first) << "at once";
  EXPECT_EQ(held.size(), 1U);
  held.front()();
  world_.run();
  EXPECT_EQ(world_.run(readiness.problem()), "");
}

}  // namespace
}  // namespace gockel
