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

}  // namespace
}  // namespace gockel
