#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

constexpr std::string_view only_bots =
    R"({"rule_set":"compact","seats":[{"kind":"bot","level":"child"},
        {"kind":"bot","level":"child"}]})";
constexpr std::string_view listed_table =
    R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"}],
        "listed":true})";

class QuotasTest : public testing::Test {
 protected:
  static Settings settings() {
    Settings settings;
    settings.max_tables_each = 3;
    return settings;
  }
  std::expected<CreatedTable, Refusal> create(std::string_view body,
                                              const std::string& quota) {
    Input wanted = Input::parse(body);
    // Nobody sits down here.
    for (Input& seat : wanted["seats"])
      if (seat["kind"] == "you") seat["kind"] = "open";
    const auto request = TableRequest::parse(wanted.dump());
    EXPECT_TRUE(request) << request.error().sentence;
    return world_.run(node_.rooms().create(*request, Opener{"anna", quota}));
  }
  std::uint64_t version(const std::string& table) {
    return (*world_.database.tables->table(table))->version;
  }
  bool exists(const std::string& table) {
    return world_.database.tables->table(table)->has_value();
  }
  std::vector<std::string> listed() {
    const auto json = world_.run(node_.rooms().list());
    std::vector<std::string> codes;
    for (const auto& table : (*json)["tables"]) codes.push_back(table["table"]);
    return codes;
  }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(settings());
};

TEST_F(QuotasTest, AnAddressHasOnlySoManyTablesThatAreNotOver) {
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(create(two_people, "home"));
  const auto refused = create(two_people, "home");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Refusal::Code::too_fast);
  EXPECT_EQ(refused.error().reason, Reason::too_many_open_tables);
  EXPECT_TRUE(create(two_people, "elsewhere")) << "others are not concerned";
  EXPECT_TRUE(create(two_people, "")) << "nor is who counts for nobody";
}

TEST_F(QuotasTest, TablesThatAreOpenedAtOnceCountToo) {
  std::vector<bool> opened;
  const auto open = [&]() -> Task<> {
    const auto request = TableRequest::parse(only_bots);
    Opener by{"anna", "home"};
    const auto made = co_await node_.rooms().create(*request, std::move(by));
    opened.push_back(made.has_value());
  };
  for (int i = 0; i < 20; ++i) start(world_.io, open());
  world_.run();
  ASSERT_EQ(opened.size(), 20U);
  EXPECT_LE(std::ranges::count(opened, true), 3);
}

TEST_F(QuotasTest, ComputerPlayersAloneWaitForSomebodyWhoLooks) {
  node_.rooms().open();
  const std::string code = create(only_bots, "home")->table;
  const std::uint64_t before = version(code);
  world_.advance(one_hour);
  EXPECT_EQ(version(code), before) << "nobody looks";

  VirtualClient clara(world_, node_, "clara");
  clara.enter(code);
  const Millis watched = Settings{}.watched_pace();
  world_.advance(1);
  const std::uint64_t first = version(code);
  world_.advance(watched - 2);
  EXPECT_EQ(version(code), first) << "whoever looks on is not left behind";
  world_.advance(10 * watched);
  const std::uint64_t seen = version(code);
  EXPECT_GT(seen, before + 5);

  clara.leave();
  world_.advance(one_hour);
  EXPECT_EQ(version(code), seen);
  EXPECT_TRUE(world_.database.tables->due(world_.time.now(), 9)->empty())
      << "nobody is woken for it";

  clara.enter(code);
  world_.advance(watched);
  EXPECT_GT(version(code), seen) << "it goes on";
}

TEST_F(QuotasTest, ComputerPlayersGoOnWhereAPersonPlaysInDays) {
  VirtualClient anna(world_, node_, "anna");
  const std::string code = anna.create(
      R"({"rule_set":"compact","seats":[{"kind":"you"},
          {"kind":"bot","level":"child"}],"clock":{"kind":"days","days":1}})");
  node_.rooms().open();
  anna.enter(code);
  world_.advance(one_second * 600);
  while (anna.my_turn()) anna.play();
  const std::uint64_t before = version(code);
  anna.leave();
  world_.advance(one_hour);
  EXPECT_GT(version(code), before) << "it is to be Anna's turn when she comes";
}

TEST_F(QuotasTest, TablesThatNeverBeginExpireInHoursAndOthersInDays) {
  // A node that starts looks for old tables first.
  const auto tidy = [this] {
    Rooms& rooms = world_.add_node(settings()).rooms();
    rooms.open();
    world_.run();
    rooms.close();
    world_.run();
  };
  const std::string waiting = create(two_people, "a")->table;
  const std::string playing = create(only_bots, "b")->table;
  world_.advance(Settings{}.keep_waiting_hours * one_hour);
  tidy();
  EXPECT_TRUE(exists(waiting));
  world_.advance(1);
  tidy();
  EXPECT_FALSE(exists(waiting));
  EXPECT_TRUE(exists(playing));
  world_.advance(Settings{}.keep_days * one_day);
  tidy();
  EXPECT_TRUE(exists(playing)) << "it was put away, for all to verify";
  world_.advance(Settings{}.keep_over_days * one_day + 1);
  tidy();
  EXPECT_FALSE(exists(playing));
}

TEST_F(QuotasTest, EveryOpenersNewestTableComesFirstInTheList) {
  const std::string early = create(listed_table, "visitor")->table;
  for (int i = 0; i < 60; ++i) {
    world_.advance(one_second);
    ASSERT_TRUE(create(listed_table, "guest" + std::to_string(i / 3)));
  }
  const auto codes = listed();
  EXPECT_EQ(codes.size(), 50U);
  EXPECT_THAT(codes, testing::Contains(early))
      << "sixty newer ones are of twenty guests";
}

TEST_F(QuotasTest, AListedTableTellsWhoSitsWhereAndWhatIsOpen) {
  ASSERT_TRUE(create(R"({"rule_set":"compact","listed":true,"seats":[
      {"kind":"open"},{"kind":"bot","level":"club"}]})",
                     "home"));
  const auto json = world_.run(node_.rooms().list());
  ASSERT_EQ((*json)["tables"].size(), 1U);
  EXPECT_EQ((*json)["tables"][0]["seats"],
            Json::parse(R"([{"kind":"open","name":null,"level":null},
                            {"kind":"bot","name":null,"level":"club"}])"));
}

TEST(FairList, HasOnlySoManyTablesOfOneOpener) {
  VirtualWorld world;
  VirtualNode& node = world.add_node(Settings{});
  VirtualClient greedy(world, node, "greedy");
  greedy.quota = "greedy";
  for (int i = 0; i < 30; ++i) greedy.create(listed_table);
  const auto json = world.run(node.rooms().list());
  EXPECT_EQ((*json)["tables"].size(), 5U);
}

}  // namespace
}  // namespace gockel
