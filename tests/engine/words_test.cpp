// lang, names and you: what the methods say.

#include <gtest/gtest.h>

#include "gockel/engine/handler.h"
#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

constexpr const char* theft = "compact 21-24,26-36 -/25 A 5555w|.3 3";

TEST(Words, NothingIsAddedWithoutALanguage) {
  EXPECT_FALSE(result("describe", {{"position", theft}}).contains("view"));
  EXPECT_EQ(result("moves", {{"position", theft}}),
            Json({{"moves", {"roll", "stop"}}}));
  EXPECT_FALSE(result("effects", {{"position", theft}, {"move", "stop"}})
                   .contains("sentences"));
}

TEST(Words, EffectsAreToldInSentences) {
  const Json told = result("effects", {{"position", theft},
                                       {"move", "stop"},
                                       {"lang", "en"},
                                       {"names", {"Anna", "Bruno"}},
                                       {"you", "B"}});
  EXPECT_EQ(told["sentences"], Json({"Anna steals 25 from you (2 worms)."}));
}

TEST(Words, MovesHaveNames) {
  const Json german = result("moves", {{"position", theft}, {"lang", "de"}});
  EXPECT_EQ(german["words"], Json({"weiterwürfeln", "aufhören"}));
}

TEST(Words, AViewSaysWhatCanBeChosen) {
  const Json view = result("describe", {{"position", theft},
                                        {"lang", "en"},
                                        {"names", {"Anna", "Bruno"}},
                                        {"you", "A"}})["view"];
  EXPECT_EQ(view["headline"], "Your turn");
  EXPECT_EQ(view["ask"], "Roll on or stop?");
  ASSERT_EQ(view["choices"].size(), 2U);
  const Json& stop = view["choices"][1];
  EXPECT_EQ(stop["move"], "stop");
  EXPECT_EQ(stop["label"], "Stop with 25");
  EXPECT_EQ(stop["detail"], "Steal 25 from Bruno (2 worms)");
  EXPECT_EQ(stop["obvious"], true);
  EXPECT_EQ(stop["picture"],
            Json({{"kind", "tile"}, {"tile", 25}, {"worms", 2}}));
  EXPECT_EQ(view["seats"][1]["target"], true);
  EXPECT_EQ(view["dice"]["kept"][1]["label"], "one worm");
  EXPECT_NEAR(view["bust"].get<double>(), 1.0 / 27, 1e-12);
}

TEST(Words, AViewHidesWhatMemoryHides) {
  const Json all = result(
      "describe",
      {{"position", "wok+memory 4352116 2311 653:2/24:1314212 B bb|fbb#2 14"},
       {"lang", "de"}});
  const Json& view = all["view"];
  EXPECT_EQ(view["seats"][0]["piles"]["sushi"], Json({nullptr, nullptr, 3}));
  EXPECT_EQ(view["seats"][0]["score"], nullptr);
  EXPECT_EQ(view["seats"][0]["score_text"], "verdeckt");
  EXPECT_EQ(view["choices"][2]["picture"]["value"], nullptr);
  EXPECT_EQ(view["choices"][2]["label"], "A ein Sushi stehlen");
  EXPECT_EQ(all["offers"][2]["value"], 5);  // the program may know
}

TEST(Words, RulesAndSpecialistsHaveNames) {
  const Json rules = result("rules", {{"lang", "nl"}});
  EXPECT_EQ(rules["rule_sets"][0]["title"], "Regenwormen");
  EXPECT_EQ(rules["rule_sets"][0]["options"][0]["value_titles"][0],
            "je moet stelen");
  EXPECT_EQ(rules["rule_sets"][2]["options"][2]["value_titles"][1], "2 wormen");
  EXPECT_EQ(rules["specialists"][1]["name"], "kloek");
}

TEST(Words, FollowIsEffectsAndDescribeForEveryEvent) {
  const Json params{{"position", "compact 21-36 -/- A |?8 1"},
                    {"lang", "fr"},
                    {"events", {{{"dice", "1123344w"}}, {{"move", "w"}}}}};
  const Json steps = result("follow", params)["steps"];
  ASSERT_EQ(steps.size(), 2U);
  std::string position = params["position"];
  for (const Json& step : steps) {
    Json one = step["event"];
    one["position"] = position;
    one["lang"] = "fr";
    const Json alone = result("effects", one);
    EXPECT_EQ(step["position"], alone["position"]);
    EXPECT_EQ(step["effects"], alone["effects"]);
    EXPECT_EQ(step["sentences"], alone["sentences"]);
    position = step["position"];
    EXPECT_EQ(step["description"],
              result("describe", {{"position", position}, {"lang", "fr"}}));
  }
}

TEST(Words, FollowNamesTheEventThatIsRefused) {
  const Json fault =
      error("follow", {{"position", "compact 21-36 -/- A |?8 1"},
                       {"events", {{{"dice", "1123344w"}}, {{"move", "5"}}}}});
  EXPECT_EQ(fault["code"], -32000);
  EXPECT_EQ(fault["data"]["event"], 1);
  EXPECT_EQ(fault["data"]["field"], "move");
  Json many = Json::array();
  for (int i = 0; i < 1001; ++i) many.push_back({{"move", "roll"}});
  EXPECT_EQ(error("follow", {{"position", theft}, {"events", many}})["code"],
            -32001);
  EXPECT_EQ(
      error("follow", {{"position", theft},
                       {"events", {{{"move", "roll"}, {"x", "y"}}}}})["code"],
      -32602);
}

TEST(Words, ALanguageSeatOrNameThatDoesNotExistIsRefused) {
  EXPECT_EQ(
      error("describe", {{"position", theft}, {"lang", "xx"}})["data"]["field"],
      "lang");
  EXPECT_EQ(error("describe", {{"position", theft},
                               {"lang", "en"},
                               {"you", "C"}})["data"]["field"],
            "you");
  EXPECT_EQ(
      error("describe",
            {{"position", theft}, {"lang", "en"}, {"names", {"Anna"}}})["code"],
      -32602);
}

TEST(Words, ALanguageThatIsNotThereIsAFault) {
  const std::string line =
      R"({"jsonrpc":"2.0","id":1,"method":"rules","params":{"lang":"nl"}})";
  const Json answer = Json::parse(handle(line, {.values = {}}));
  EXPECT_EQ(answer["error"]["code"], -32004);
  EXPECT_EQ(answer["error"]["data"], Json({{"language", "nl"}}));
}

}  // namespace
}  // namespace gockel::testing
