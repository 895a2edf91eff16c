// Tables through the engine's methods: what a server does with the same room is
// tested in tests/table and tests/server.

#include <gtest/gtest.h>

#include "gockel/crypto/crypto.h"
#include "gockel/engine/handler.h"
#include "gockel/table/verify_table.h"
#include "gockel/weights/built_in_values.h"
#include "tests/engine/ask.h"
#include "tests/support/chain.h"

namespace gockel::testing {
namespace {

const std::string seed(64, '7');

struct LocalTable {
  Json entries = Json::array();
  Json now;  ///< the last step
  std::string position;
  std::vector<PersonChain> chains;

  explicit LocalTable(const Json& request) {
    for (unsigned s = 0; s < 4; ++s) chains.emplace_back(100 + s, 500);
    take(result("table_open", {{"request", request},
                               {"table", "LAAAAAAAAAAA"},
                               {"seed", seed},
                               {"public_seed", std::string(64, '3')},
                               {"now", 1000}}));
  }
  void take(const Json& step) {
    now = step;
    for (const Json& entry : step["entries"]) {
      entries.push_back(entry);
      follow(Json::parse(entry.get<std::string>()));
    }
    EXPECT_EQ(now["version"], entries.size());
  }
  void follow(const Json& entry) {
    if (entry["type"] == "started") position = entry["position"];
    for (const char* event : {"dice", "move"})
      if (entry["type"] == event)
        position = result("apply", {{"position", position},
                                    {event, entry[event]}})["position"];
  }
  Json step(Json params) const {
    params["entries"] = entries;
    params["seed"] = seed;
    params["now"] = 2000;
    return params;
  }
  Json request(const std::string& method, Json params, const char* seat) const {
    params["client"] = "x";
    return step({{"method", method}, {"params", params}, {"seat", seat}});
  }
  void sit(const char* name, unsigned seat) {
    Json params = step({{"method", "sit"}, {"salt", std::string(32, '5')}});
    params["params"] = {
        {"client", "x"}, {"name", name}, {"chain", chains[seat].end().text()}};
    take(result("table_step", params));
    EXPECT_EQ(now["seat"], std::string(1, static_cast<char>('A' + seat)));
  }
  /// Whoever is to act does: a computer, or a person who throws and otherwise
  /// does what a casual player would.
  void act() {
    if (now["computer"]) return take(result("table_step", step({})));
    const std::string seat = now["to_act"];
    const Json params{{"version", entries.size()}};
    if (result("describe", {{"position", position}})["node"] == "chance") {
      Json thrown = params;
      thrown["link"] =
          chains[static_cast<unsigned>(seat[0] - 'A')].take().text();
      return take(result("table_step", request("throw", thrown, seat.c_str())));
    }
    Json move = params;
    move["move"] =
        result("pick", {{"position", position}, {"level", "casual"}})["move"];
    take(result("table_step", request("play", move, seat.c_str())));
  }
  std::vector<std::string> texts() const {
    return entries.get<std::vector<std::string>>();
  }
};

class EveryRuleSet : public ::testing::TestWithParam<const char*> {};

TEST_P(EveryRuleSet, APersonAndTwoComputersPlayAndEverythingIsAsItHasToBe) {
  LocalTable table({{"rule_set", GetParam()},
                    {"seats",
                     {{{"kind", "open"}},
                      {{"kind", "bot"}, {"level", "casual"}},
                      {{"kind", "bot"}, {"level", "best"}}}}});
  EXPECT_EQ(table.now["stage"], "waiting");
  table.sit("Anna", 0);
  EXPECT_EQ(table.now["stage"], "playing");
  // To the end where that is soon: every step reads all entries anew.
  const int acts = std::string_view(GetParam()) == "wok" ? 1000 : 60;
  for (int i = 0; i < acts && table.now["stage"] == "playing"; ++i) table.act();
  const auto verified =
      verify_table(table.texts(), sodium_hash, built_in_values);
  ASSERT_TRUE(verified) << verified.error().sentence;
  EXPECT_EQ(verified->revealed, table.now["to_act"] == nullptr);
  EXPECT_GT(verified->rolls.by_people, 0U);
  EXPECT_GT(verified->decisions.size(), 0U);
  const Json record = result("table_record", {{"entries", table.entries}});
  EXPECT_EQ(result("record", {{"record", record["record"]}})["end"],
            table.position);
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryRuleSet,
                         ::testing::Values("compact", "classic2005", "deluxe",
                                           "wok"));

Json two_people() {
  return {{"rule_set", "compact"},
          {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}};
}

TEST(TableMethods, AComputerStandsInWhenOnePersonAsks) {
  LocalTable table(two_people());
  table.sit("Anna", 0);
  table.sit("Ben", 1);
  const std::string waited_for = table.now["to_act"];
  const char* other = waited_for == "A" ? "B" : "A";
  ASSERT_EQ(table.now["computer"], false);
  const Json asked{{"version", table.entries.size()}};
  table.take(result("table_step", table.request("stand_in", asked, other)));
  EXPECT_EQ(table.now["to_act"], waited_for);
  EXPECT_EQ(table.now["computer"], true);
}

TEST(TableMethods, AReactionChangesNothing) {
  LocalTable table(two_people());
  table.sit("Anna", 0);
  const Json called = table.step({{"method", "react"},
                                  {"params", {{"reaction", "bravo"}}},
                                  {"seat", "A"}});
  EXPECT_TRUE(result("table_step", called)["entries"].empty());
}

TEST(TableMethods, ARefusalHasTheCodeAndTheReasonOfTheSocket) {
  LocalTable table(two_people());
  table.sit("Anna", 0);
  const Json early =
      error("table_step",
            table.request("play", {{"version", 2}, {"move", "roll"}}, "A"));
  EXPECT_EQ(early["code"], -32015);
  EXPECT_EQ(early["data"]["reason"], "game_not_begun");
  const Json nobody =
      error("table_step", table.request("stand", Json::object(), "B"));
  EXPECT_EQ(nobody["code"], -32011);
  EXPECT_EQ(nobody["data"]["field"], "seat");
  EXPECT_EQ(
      error("table_step", table.request("dance", Json::object(), "A"))["code"],
      -32601);
}

TEST(TableMethods, AComputersSeatIsNobodys) {
  LocalTable table(
      {{"rule_set", "compact"},
       {"seats", {{{"kind", "open"}}, {{"kind", "bot"}, {"level", "child"}}}}});
  table.sit("Anna", 0);
  const Json taken =
      error("table_step",
            table.request("play", {{"version", 4}, {"move", "roll"}}, "B"));
  EXPECT_EQ(taken["code"], -32011);
}

TEST(TableMethods, WhereNoComputerIsToActNothingHappens) {
  LocalTable table(two_people());
  const Json step = result("table_step", table.step(Json::object()));
  EXPECT_EQ(step["entries"], Json::array());
  EXPECT_EQ(step["version"], 1);
}

TEST(TableMethods, APingLooksAndLeavesTheComputerItsMove) {
  LocalTable table({{"rule_set", "compact"},
                    {"seats",
                     {{{"kind", "bot"}, {"level", "child"}},
                      {{"kind", "bot"}, {"level", "child"}}}}});
  const Json look = result("table_step", table.step({{"method", "ping"}}));
  EXPECT_EQ(look["entries"], Json::array());
  EXPECT_EQ(look["computer"], true);
  EXPECT_EQ(look["to_act"], table.now["to_act"]);
}

TEST(TableMethods, AChangedEntryAndAnotherSeedAreNoticed) {
  LocalTable table(two_people());
  table.sit("Anna", 0);
  Json other = table.step(Json::object());
  other["seed"] = std::string(64, '8');
  EXPECT_EQ(error("table_step", other)["code"], -32602);
  std::string text = table.entries[1];
  text.replace(text.find("Anna"), 4, "Emma");
  table.entries[1] = text;
  const Json changed = error("table_step", table.step(Json::object()));
  EXPECT_EQ(changed["code"], -32021);
  EXPECT_EQ(changed["data"]["reason"], "entry_changed");
  EXPECT_EQ(error("table_record", {{"entries", table.entries}})["code"],
            -32021);
}

TEST(TableMethods, ARematchNamesItsTable) {
  LocalTable table(two_people());
  table.sit("Anna", 0);
  Json request = table.request("rematch", Json::object(), "A");
  EXPECT_EQ(error("table_step", request)["data"]["field"], "rematch");
  request["rematch"] = "LBBBBBBBBBBB";
  EXPECT_EQ(error("table_step", request)["code"], -32020);
}

TEST(TableMethods, AProgramWithoutAHashHasNoTables) {
  const std::string line =
      R"({"jsonrpc":"2.0","id":1,"method":"table_record","params":{"entries":[]}})";
  const Json answer = Json::parse(handle(line, {.values = {}}));
  EXPECT_EQ(answer["error"]["code"], -32601);
}

}  // namespace
}  // namespace gockel::testing
