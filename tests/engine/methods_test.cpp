// The methods that are about one position, on all four rule sets.

#include "gockel/engine/methods.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

constexpr std::string_view sushi_row = "635241152634";
constexpr std::string_view bone_row = "112213142132";

TEST(Methods, AreListedWithTheirParameters) {
  const Json list = result("methods", Json::object())["methods"];
  ASSERT_EQ(list.size(), all_methods().size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(list[i]["name"], all_methods()[i].name);
    EXPECT_EQ(list[i]["params"].size(), all_methods()[i].fields.size());
  }
}

TEST(Methods, OfATableAreSomeOfAll) {
  ASSERT_FALSE(table_methods().empty());
  for (const Method& method : table_methods()) {
    const auto same =
        std::ranges::find(all_methods(), method.name, &Method::name);
    ASSERT_NE(same, all_methods().end());
    EXPECT_EQ(method.run, same->run);
    EXPECT_EQ(method.fields.data(), same->fields.data());
  }
}

TEST(Methods, ThatAreNotOfferedAreRefused) {
  const std::string_view line =
      R"({"jsonrpc":"2.0","id":1,"method":"methods","params":{}})";
  const Json offered = Json::parse(handle_with(all_methods(), line, {}));
  EXPECT_TRUE(offered.contains("result"));
  const Json refused = Json::parse(handle_with(table_methods(), line, {}));
  EXPECT_EQ(refused["error"]["code"], -32601);
}

TEST(RuleSets, AreListedWithOptionsAndPlayers) {
  const Json sets = result("rules", Json::object())["rule_sets"];
  ASSERT_EQ(sets.size(), 4U);
  EXPECT_EQ(sets[1], Json::parse(R"({"name":"classic2005","game":"grill",
  "seats":{"min":2,"max":7},"options":[
  {"name":"steal","values":["must","may"],"default":"may"},
  {"name":"short","values":["off","on"],"default":"off"},
  {"name":"turn_on_empty","values":["off","on"],"default":"off"}],
  "themes":["stop","keep","rob","last_tiles"]})"));
  EXPECT_EQ(sets[3]["name"], "wok");
  EXPECT_EQ(sets[3]["seats"], Json({{"min", 2}, {"max", 5}}));
}

TEST(NewGame, BeginsInEveryRuleSetWithEveryOptionAndNumberOfPlayers) {
  int games = 0;
  const Json sets = result("rules", Json::object())["rule_sets"];
  for (const Json& set : sets) {
    for (int seats = set["seats"]["min"]; seats <= set["seats"]["max"];
         ++seats) {
      Json params{{"rule_set", set["name"]}, {"seats", seats}};
      if (set["game"] == "wok") {
        params["sushi_row"] = sushi_row;
        params["bone_row"] = bone_row;
      }
      for (const Json& option : set["options"]) {
        for (const Json& value : option["values"]) {
          params["options"] = {{option["name"].get<std::string>(), value}};
          const Json position = result("new", params)["position"];
          const Json d = result("describe", {{"position", position}});
          EXPECT_EQ(d["rules"]["set"], set["name"]);
          EXPECT_EQ(d["rules"]["options"][option["name"].get<std::string>()],
                    value);
          EXPECT_EQ(d["seats"], seats);
          EXPECT_EQ(d["node"], "chance");
          ++games;
        }
      }
    }
  }
  EXPECT_GT(games, 100);
}

TEST(NewGame, StartsWithTheSeatAskedFor) {
  EXPECT_EQ(result("new", {{"rule_set", "compact"},
                           {"seats", 3},
                           {"first", "C"}})["position"],
            "compact 21-36 -/-/- C |?8 1");
}

TEST(NewGame, OfTheWokNeedsBothRows) {
  const Json got = error(
      "new", {{"rule_set", "wok"}, {"seats", 2}, {"sushi_row", sushi_row}});
  EXPECT_EQ(got["code"], -32602);
  EXPECT_EQ(got["message"],
            "the parameter \"bone_row\" is missing: a new Wok needs both "
            "rows, or a seed to draw them");
}

TEST(NewGame, IsDrawnByASeed) {
  std::set<Json> first;
  std::set<Json> positions;
  for (int i = 0; i < 50; ++i) {
    const Json params{
        {"rule_set", "wok"}, {"seats", 3}, {"seed", fmt::format("{:016x}", i)}};
    const Json position = result("new", params)["position"];
    EXPECT_EQ(result("new", params)["position"], position);
    const Json d = result("describe", {{"position", position}});
    EXPECT_EQ(d["node"], "chance");
    first.insert(d["seat"]);
    positions.insert(position);
  }
  EXPECT_EQ(first.size(), 3U);
  EXPECT_EQ(positions.size(), 50U);
}

/// A set-up that the rules refuse, with the field at fault and the sentence.
struct RefusedSetup {
  Json params;
  int code;
  std::string_view field;
  std::string_view sentence;
};

TEST(NewGame, IsRefusedWithTheFieldAtFault) {
  const std::vector<RefusedSetup> all{
      {{{"rule_set", "chess"}, {"seats", 2}},
       -32000,
       "rule_set",
       "there is no rule set \"chess\""},
      {{{"rule_set", "compact+short"}, {"seats", 2}},
       -32000,
       "rule_set",
       "there is no rule set \"compact+short\""},
      {{{"rule_set", "compact"}, {"seats", 8}},
       -32000,
       "seats",
       "compact is for 2 to 7 players, not 8"},
      {{{"rule_set", "compact"}, {"seats", 0}},
       -32000,
       "seats",
       "compact is for 2 to 7 players, not 0"},
      {{{"rule_set", "compact"}, {"seats", 2}, {"first", "C"}},
       -32000,
       "first",
       "the seat that starts is not in the game"},
      {{{"rule_set", "compact"}, {"seats", 2}, {"first", "AB"}},
       -32000,
       "first",
       "expected one seat, found \"B\""},
      {{{"rule_set", "wok"}, {"seats", 2}, {"options", {{"short", "on"}}}},
       -32000,
       "options",
       "wok has no option \"short\""},
      {{{"rule_set", "compact"}, {"seats", 2}, {"options", {{"steal", "no"}}}},
       -32000,
       "options",
       "option steal has no value \"no\"; it is one of must, may"},
      {{{"rule_set", "deluxe"}, {"seats", 2}, {"bone_row", bone_row}},
       -32602,
       "bone_row",
       "only the rule set wok has rows"},
      {{{"rule_set", "wok"},
        {"seats", 2},
        {"sushi_row", "635241152635"},
        {"bone_row", bone_row}},
       -32000,
       "sushi_row",
       "the row needs 2 tiles of 4, not 1"},
      {{{"rule_set", "compact"},
        {"seats", 2},
        {"first", "A"},
        {"seed", "0123456789abcdef"}},
       -32602,
       "first",
       "this is drawn when a seed is given"},
      {{{"rule_set", "wok"},
        {"seats", 2},
        {"bone_row", bone_row},
        {"seed", "0123456789abcdef"}},
       -32602,
       "bone_row",
       "this is drawn when a seed is given"},
      {{{"rule_set", "wok"}, {"seats", 6}, {"seed", "0123456789abcdef"}},
       -32000,
       "seats",
       "wok is for 2 to 5 players, not 6"},
      {{{"rule_set", "compact"}, {"seats", 2}, {"seed", "0123456789ABCDEF"}},
       -32000,
       "seed",
       "a seed has 16 digits from 0 to 9 and a to f"},
  };
  for (const RefusedSetup& one : all) {
    SCOPED_TRACE(one.params.dump());
    const Json got = error("new", one.params);
    EXPECT_EQ(got["code"], one.code);
    EXPECT_EQ(got["data"]["field"], one.field);
    EXPECT_EQ(got["message"], one.sentence);
  }
}

TEST(Outcomes, SumToOneInEveryGame) {
  for (const std::string_view position :
       {"compact 21-36 -/- A |?8 1", "classic2005 21-36 -/- A 3ww|?5 1",
        "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |?8+ 3",
        "deluxe+golden_worms=1 11,13,21-26,28-36 27/- "
        "c11,h21,r23,w25,gA,a29 0/0 A 1122223w|?0+ 3",
        "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"}) {
    SCOPED_TRACE(position);
    double sum = 0;
    int rolls = 0;
    const Json all = result("outcomes", {{"position", position}})["outcomes"];
    for (const Json& one : all) {
      sum += one["probability"].get<double>();
      if (++rolls % 100 != 1) continue;
      result("apply", {{"position", position}, {"dice", one["dice"]}});
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_GT(rolls, 1);
  }
}

TEST(Outcomes, AreThereOnlyWhileDiceAreInTheAir) {
  const Json got =
      error("outcomes", {{"position", "compact 21-36 -/- A w|.7 1"}});
  EXPECT_EQ(got["message"], "no dice are in the air here");
  EXPECT_EQ(got["data"], Json({{"code", "illegal"},
                               {"field", "position"},
                               {"offset", 0},
                               {"reason", "no_dice_in_air"}}));
}

TEST(DrawnDice, FallAsTheSeedSays) {
  const std::string position =
      "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A 112|?5+ 3";
  std::set<Json> seen;
  for (int i = 0; i < 50; ++i) {
    const Json params{{"position", position},
                      {"seed", fmt::format("{:016x}", i)}};
    const Json dice = result("draw", params)["dice"];
    EXPECT_EQ(result("draw", params)["dice"], dice);
    result("apply", {{"position", position}, {"dice", dice}});
    seen.insert(dice);
  }
  EXPECT_GT(seen.size(), 30U);
}

TEST(DrawnDice, AreRefusedWithTheFieldAtFault) {
  const std::string_view seed = "0123456789abcdef";
  EXPECT_EQ(error("draw", {{"position", "compact 21-36 -/- A w|.7 1"},
                           {"seed", seed}})["message"],
            "no dice are in the air here");
  const std::string position = "compact 21-36 -/- A |?8 1";
  for (const auto& [wrong, offset] :
       std::map<std::string, int>{{"", 0},
                                  {"0123456789abcde", 15},
                                  {"0123456789abcdef0", 16},
                                  {"0123456789abcdeg", 15},
                                  {"-123456789abcdef", 0}})
    EXPECT_EQ(error("draw", {{"position", position}, {"seed", wrong}})["data"],
              Json({{"code", "syntax"},
                    {"field", "seed"},
                    {"offset", offset},
                    {"reason", "bad_seed"}}))
        << wrong;
}

TEST(OddsOfATurn, AreThePublishedOnesForEightDice) {
  const Json odds = result("odds", {{"position", "compact 21-36 -/- A |?8 1"}});
  EXPECT_NEAR(odds["at_least"]["21"].get<double>(), .893027, 5e-7);
  EXPECT_NEAR(odds["at_least"]["36"].get<double>(), .015678, 5e-7);
  EXPECT_NEAR(odds["exactly"]["25"].get<double>(), .336481, 5e-7);
  EXPECT_EQ(odds["bust_next_roll"], 0.0);
  EXPECT_EQ(odds["at_least"]["41"], 0.0);
}

TEST(OddsOfATurn, AreThePublishedOnesForTheWok) {
  const Json odds =
      result("odds",
             {{"position", "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"}});
  EXPECT_NEAR(odds["sushi"]["exactly"]["5"].get<double>(), 76477.0 / 531441,
              1e-12);
  EXPECT_NEAR(odds["blue"]["at_least"]["3"].get<double>(),
              23980943.0 / 80621568, 1e-12);
}

TEST(OddsOfATurn, HaveNoBustWhereNoRollCanBeNext) {
  const Json odds =
      result("odds", {{"position", "compact 21-36 -/- A 23|112334 1"}});
  EXPECT_EQ(odds["bust_next_roll"], nullptr);
}

TEST(OddsOfATurn, AreRefusedWhenNoTurnRuns) {
  EXPECT_EQ(
      error("odds", {{"position", "compact - 21.22/36 - over 31"}})["code"],
      -32000);
}

TEST(Position, ThatCannotStandIsRefusedByEveryMethod) {
  for (const Method& method : all_methods()) {
    if (method.fields.empty() || method.fields[0].name != "position") continue;
    SCOPED_TRACE(method.name);
    Json params{{"position", "compact 21-36 21/- A |?8 1"}};
    if (std::ranges::count(method.fields, "move", &Field::name) > 0)
      params["move"] = "w";
    for (const auto& [name, value] : {std::pair{"events", Json::array()},
                                      {"kept", Json("w")},
                                      {"you", Json("A")},
                                      {"seed", Json("0123456789abcdef")}})
      if (std::ranges::any_of(method.fields, [name = name](const Field& field) {
            return field.name == name &&
                   field.requirement == Requirement::required;
          }))
        params[name] = value;
    const Json got = error(method.name, params);
    EXPECT_EQ(got["code"], -32000);
    EXPECT_EQ(got["data"], Json({{"code", "broken"},
                                 {"field", "position"},
                                 {"offset", 14},
                                 {"reason", "tile_in_two_places"}}));
  }
}

}  // namespace
}  // namespace gockel::testing
