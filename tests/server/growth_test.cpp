// How much somebody can have a server keep or do, who only asks again and
// again.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

class GrowthTest : public testing::Test {
 protected:
  static constexpr int too_fast = -32014;
  static constexpr int wrong_time = -32015;
  static constexpr std::string_view three_people =
      R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"},
          {"kind":"open"}]})";
  static constexpr std::string_view listed_table =
      R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"}],
          "listed":true})";
  /// Entries beside the game, and what a request still adds.
  static constexpr std::uint64_t max_beside = 1'002;

  static int error_of(const Input& answer) {
    return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
  }
  /// What the last of so many requests in turn is refused with.
  static int ask_often(VirtualClient& client, int times,
                       const std::vector<std::string>& methods,
                       const Input& params = Input::object()) {
    int last = 0;
    for (int i = 0; i < times; ++i)
      for (const std::string& method : methods)
        last = error_of(client.ask(method, params));
    return last;
  }
  static std::uint64_t beside_game(const VirtualClient& client) {
    return client.table().version() - client.table().events();
  }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(Settings{});
  VirtualClient anna_{world_, node_, "anna"};
  VirtualClient ben_{world_, node_, "ben"};
  std::string code_;
};

TEST_F(GrowthTest, AChainIsRenewedAFewTimesAndThenNotBeforeAThrow) {
  code_ = anna_.create(two_people);
  ben_.enter(code_);
  ben_.sit();
  VirtualClient& actor = anna_.my_turn() ? anna_ : ben_;
  const Input chain{{"chain", PersonChain(7).end().text()}};
  EXPECT_EQ(ask_often(actor, 8, {"renew"}, chain), 0);
  EXPECT_EQ(ask_often(actor, 30'000, {"renew"}, chain), too_fast);
  EXPECT_LT(actor.table().version(), 20U);
  PersonChain links(7);
  const Input thrown = actor.ask("throw", {{"version", actor.table().version()},
                                           {"link", links.take().text()}});
  EXPECT_EQ(error_of(thrown), 0) << thrown.dump();
  EXPECT_EQ(ask_often(actor, 8, {"renew"}, chain), 0);
  EXPECT_EQ(ask_often(actor, 1, {"renew"}, chain), too_fast);
}

TEST_F(GrowthTest, SittingDownAndStandingUpHasAnEnd) {
  code_ = anna_.create(three_people);
  ben_.enter(code_);
  const Input person{{"name", "ben"}, {"chain", PersonChain(7).end().text()}};
  for (int i = 0; i < 2'000; ++i) {
    ben_.ask("sit", person);
    ben_.ask("stand");
  }
  EXPECT_EQ(error_of(ben_.ask("sit", person)), too_fast);
  EXPECT_LE(beside_game(ben_), max_beside);
  // What is refused is that alone: who sits there can still begin.
  EXPECT_EQ(error_of(anna_.ask("fill", {{"level", "child"}})), 0);
  EXPECT_EQ(anna_.count("started"), 1U);
  EXPECT_EQ(error_of(ben_.ask("sit", person)), wrong_time);
}

TEST_F(GrowthTest, LeavingAndComingBackHasAnEnd) {
  code_ = anna_.create(two_people);
  ben_.enter(code_);
  ben_.sit();
  EXPECT_EQ(ask_often(ben_, 2'000, {"stand", "back"}), too_fast);
  EXPECT_LE(beside_game(ben_), max_beside);
}

TEST_F(GrowthTest, ASeatHasSoManyDevices) {
  code_ = anna_.create(two_people);
  const std::string key = anna_.key();
  std::vector<std::unique_ptr<VirtualClient>> devices;
  int taken = 0;
  for (int i = 0; i < 40; ++i) {
    devices.push_back(std::make_unique<VirtualClient>(
        world_, node_, "device " + std::to_string(i)));
    devices.back()->enter(code_);
    taken += devices.back()->claim(key) ? 1 : 0;
  }
  EXPECT_EQ(taken, 15) << "and hers";
  EXPECT_EQ((*world_.database.tables->table(code_))->owners.size(), 16U);
  EXPECT_TRUE(devices[3]->claim(key)) << "who has it takes it once more";
  EXPECT_EQ(devices[3]->seat(), anna_.seat());
}

TEST_F(GrowthTest, TheListIsMadeOnceForAllWhoAskAtTheSameTime) {
  for (int i = 0; i < 5; ++i) anna_.create(listed_table);
  anna_.leave();
  VirtualNode& fresh = world_.add_node(Settings{});
  const int before = world_.database.read;
  EXPECT_EQ((*world_.run(fresh.rooms().list()))["tables"].size(), 5U);
  const int once = world_.database.read - before;
  EXPECT_EQ(once, 5);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ((*world_.run(fresh.rooms().list()))["tables"].size(), 5U);
  EXPECT_EQ(world_.database.read, before + once);
  // Many at once, later.
  world_.advance(2 * one_second);
  ben_.create(listed_table);
  const int later = world_.database.read;
  std::vector<std::size_t> told;
  const auto ask = [&]() -> Task<> {
    auto listing = fresh.rooms().list();
    const auto json = co_await std::move(listing);
    told.push_back((*json)["tables"].size());
  };
  for (int i = 0; i < 20; ++i) start(world_.io, ask());
  world_.run();
  EXPECT_EQ(told, std::vector<std::size_t>(20, 6));
  EXPECT_LE(world_.database.read, later + 6);
}

TEST_F(GrowthTest, TablesThatAreNotYoursAreNotReadForYou) {
  std::vector<std::string> codes;
  for (int i = 0; i < 12; ++i) codes.push_back(anna_.create(listed_table));
  anna_.leave();
  VirtualNode& fresh = world_.add_node(Settings{});
  const int before = world_.database.read;
  EXPECT_TRUE((*world_.run(fresh.rooms().unfinished_of("zoe", codes)))["tables"]
                  .empty());
  EXPECT_EQ(world_.database.read, before);
  EXPECT_EQ((*world_.run(fresh.rooms().unfinished_of("anna", codes)))["tables"]
                .size(),
            12U);
}

/// A table that a bot is to act at, and that has been changed.
std::string damage_a_table(VirtualWorld& world, VirtualClient& client) {
  const std::string code = client.create(against_a_bot);
  end_turn(client);
  client.leave();
  int seen = 0;
  const auto changed =
      world.database.tables->rewrite(code, [&seen](const std::string& text) {
        std::string one = text;
        if (seen++ == 1) one.replace(one.find("child"), 5, "clubx");
        return one;
      });
  EXPECT_EQ(*changed, 1);
  return code;
}

TEST_F(GrowthTest, ADamagedTableThatIsDueIsReadOnceInAnHour) {
  // A bot is to act, and its node is gone.
  code_ = damage_a_table(world_, anna_);
  node_.rooms().close();
  VirtualNode& next = world_.add_node(Settings{});
  next.rooms().open();
  world_.advance(5 * one_second);
  const int before = world_.database.read;
  EXPECT_GT(before, 0);
  world_.advance(10 * one_second);
  EXPECT_EQ(world_.database.read, before);
  // Whoever asks is told the same without another look.
  const auto found = world_.run(next.rooms().find(code_));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind, StoreFault::Kind::damaged);
  EXPECT_EQ(world_.database.read, before);
  world_.advance(one_hour);
  EXPECT_EQ(world_.database.read, before + 1);
}

TEST_F(GrowthTest, ManyDamagedTablesDoNotKeepTheOthersAsleep) {
  // All of them have waited longer than the one that is well.
  for (int i = 0; i < 520; ++i) {
    Append append;
    append.table = fmt::format("{:012}", i);
    append.version = 1;
    append.entries = "{}";
    append.stage = "playing";
    append.seed = Seed().text();
    append.now = world_.time.now();
    append.due = world_.time.now();
    ASSERT_TRUE(world_.database.tables->append({&append, 1}));
  }
  world_.advance(1);
  code_ = anna_.create(against_a_bot);
  end_turn(anna_);
  const std::uint64_t version = anna_.table().version();
  anna_.leave();
  node_.rooms().close();
  world_.add_node(Settings{}).rooms().open();
  world_.advance(10 * one_second);
  EXPECT_GT((*world_.database.tables->table(code_))->version, version);
}

}  // namespace
}  // namespace gockel
