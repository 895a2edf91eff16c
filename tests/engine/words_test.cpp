// lang, names and you: what the methods say.

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/engine/handler.h"
#include "gockel/languages/languages.h"
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

TEST(Words, AViewGroupsTheDiceByFaceTheGoldenOneWithItsFace) {
  const Json dice =
      result("describe",
             {{"position",
               "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 "
               "A 3|12234ww+1 4"},
              {"lang", "en"}})["view"]["dice"];
  const Json& rolled = dice["rolled"];
  ASSERT_EQ(rolled.size(), 5U);
  EXPECT_EQ(rolled[0]["label"], "Keep two 1s: +2, total 5, and a Bratworm");
  EXPECT_EQ(rolled[0]["note"], "+ Bratworm");
  EXPECT_EQ(rolled[1]["note"], nullptr);
  EXPECT_EQ(rolled[0]["dice"][0]["golden"], false);
  EXPECT_EQ(rolled[0]["dice"][1]["golden"], true);
  EXPECT_EQ(rolled[2]["face"], "3");  // kept already
  EXPECT_EQ(rolled[2]["move"], nullptr);
  EXPECT_EQ(rolled[2]["label"], "One 3");
  EXPECT_EQ(rolled[4]["move"], "w");
  EXPECT_EQ(rolled[4]["points"], 10);
  EXPECT_EQ(dice["worm_missing"], true);
}

TEST(Words, AViewTellsHowManySushiCount) {
  const Json seats = result(
      "describe",
      {{"position", "wok 16 11 5:2/65:13/243:212/4:24/321:31 A ssf|br#3 25"},
       {"lang", "en"}})["view"]["seats"];
  Json counting = Json::array();
  for (const Json& seat : seats) counting.push_back(seat["counting"]);
  EXPECT_EQ(counting, Json({1, 2, 3, 1, 2}));
}

TEST(Words, AViewOffersEveryPartOfARollToBeLockedButNotAllOfIt) {
  const Json view = result(
      "describe",
      {{"position", "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1"},
       {"lang", "en"}})["view"];
  Json moves = Json::array();
  for (const Json& lock : view["locks"]) {
    moves.push_back(lock["move"]);
    if (lock["move"] == "lock:sr") {
      EXPECT_EQ(lock["label"], "Lock 2, roll 3");
    }
  }
  // Of two sushi and three other dice: 3 * 2 * 2 * 2 parts, less none and all.
  EXPECT_EQ(moves.size(), 22U);
  EXPECT_NE(std::find(moves.begin(), moves.end(), "lock:sr"), moves.end());
  EXPECT_EQ(std::find(moves.begin(), moves.end(), "lock:ssfbr"), moves.end());
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

TEST(Words, FollowDescribesTheLastPositionAloneWhenAsked) {
  Json params{{"position", "compact 21-36 -/- A |?8 1"},
              {"lang", "nl"},
              {"events", {{{"dice", "1123344w"}}, {{"move", "w"}}}}};
  const Json all = result("follow", params)["steps"];
  params["describe"] = "last";
  const Json last = result("follow", params)["steps"];
  ASSERT_EQ(last.size(), 2U);
  EXPECT_FALSE(last[0].contains("description"));
  EXPECT_FALSE(last[0].contains("between"));
  EXPECT_EQ(last[0]["sentences"], all[0]["sentences"]);
  EXPECT_EQ(last[0]["turn"], 1);
  EXPECT_EQ(last[1], all[1]);
  params["describe"] = "some";
  EXPECT_EQ(error("follow", params)["code"], -32602);
}

TEST(Words, FollowShowsDiceThatEndedTheTurnAtOnce) {
  const Json steps = result(
      "follow", {{"position", "compact 21-24,26-36 25/- A 55ww|?4 3"},
                 {"events", {{{"dice", "55ww"}}, {{"dice", "11223345"}}}},
                 {"lang", "en"},
                 {"names", {"Anna", "Bruno"}},
                 {"you", "A"}})["steps"];
  const Json& bust = steps[0]["between"];
  EXPECT_EQ(bust["headline"], "Your turn");
  EXPECT_EQ(bust["hint"], "");
  EXPECT_EQ(bust["dice"]["rolled"][0]["label"], "Two 5s");
  EXPECT_EQ(bust["dice"]["rolled"][0]["move"], nullptr);
  EXPECT_EQ(bust["choices"], Json::array());
  EXPECT_EQ(bust["seats"][0]["top"]["tile"], 25);
  EXPECT_EQ(bust["spoken"][0], "Your turn.");
  EXPECT_EQ(steps[0]["turn"], 3);
  EXPECT_EQ(steps[0]["sentences"][0], "You roll two 5s, two worms.");
  EXPECT_EQ(steps[0]["description"]["view"]["headline"], "Bruno's turn");
  EXPECT_EQ(steps[1]["between"], nullptr);
  EXPECT_EQ(steps[1]["turn"], 4);
}

TEST(Words, WhoWatchesIsToldWhoIsWaitedFor) {
  const auto view = [](const Json& reader) {
    Json params{
        {"position", theft}, {"lang", "en"}, {"names", {"Anna", "Bruno"}}};
    params.update(reader);
    return result("describe", params)["view"];
  };
  EXPECT_EQ(view({{"you", "A"}})["hint"], "Roll on or stop?");
  EXPECT_EQ(view({{"you", "B"}})["hint"], "Anna is thinking");
  EXPECT_EQ(view(Json::object())["hint"], "Roll on or stop?");
  const Json watched = view({{"you", "-"}});
  EXPECT_EQ(watched["hint"], "Anna is thinking");
  EXPECT_EQ(watched["headline"], "Anna's turn");
  EXPECT_EQ(watched["spoken"][0], "Anna's turn. Anna is thinking");
  for (const Json& line : watched["spoken"])
    EXPECT_FALSE(line.get<std::string>().starts_with("You can")) << line;
}

TEST(Words, TheRiskOfARollIsLeftOutWhenItIsNotWanted) {
  const Json view =
      result("describe",
             {{"position", theft}, {"lang", "en"}, {"odds", false}})["view"];
  EXPECT_EQ(view["bust"], nullptr);
  EXPECT_EQ(view["choices"][0]["label"], "Roll on with 3 dice");
  EXPECT_EQ(view["choices"][0]["detail"], "");
}

constexpr const char* hopeless = "compact 21-25,27-36 26/- A 2222555|.1 3";

TEST(Words, ARollTellsTheRiskOfTheTurnAndWhatItCosts) {
  const Json view =
      result("describe", {{"position", hopeless}, {"lang", "en"}})["view"];
  const Json& roll = view["choices"][0];
  // Only a worm, one face in six, makes a prize of 23 points without one.
  EXPECT_NEAR(roll["fail"].get<double>(), 5.0 / 6, 1e-12);
  EXPECT_NEAR(view["fail"].get<double>(), 5.0 / 6, 1e-12);
  EXPECT_EQ(roll["brings"], "Most likely 28 (17\u00A0%)");
  EXPECT_EQ(
      roll["risk"],
      "The turn fails 83\u00A0% of the time: your 26 goes back and the 36 "
      "is turned over");
  EXPECT_EQ(roll["confirm"], nullptr);
  EXPECT_EQ(roll["key"], "r");
}

TEST(Words, AFaceTellsTheRiskOfKeepingIt) {
  const Json view = result(
      "describe", {{"position", "compact 21-25,27-36 26/- A 222255|4w 3"},
                   {"lang", "en"}})["view"];
  const Json& four = view["dice"]["rolled"][0];
  EXPECT_EQ(four["move"], "4");
  EXPECT_NEAR(four["fail"].get<double>(), 5.0 / 6, 1e-12);
  EXPECT_EQ(four["fail_text"], "83\u00A0%");
  EXPECT_EQ(
      four["risk"],
      "The turn fails 83\u00A0% of the time: your 26 goes back and the 36 "
      "is turned over");
  const Json& worm = view["dice"]["rolled"][1];
  EXPECT_EQ(worm["fail_text"], "0\u00A0%");
  EXPECT_EQ(worm["risk"], "The turn cannot fail");
}

TEST(Words, AStopThatOnlyFailsHasNoKeyAndIsAskedBack) {
  const Json view =
      result("describe", {{"position", hopeless}, {"lang", "en"}})["view"];
  const Json& stop = view["choices"][1];
  EXPECT_EQ(stop["move"], "stop");
  EXPECT_EQ(stop["vain"], true);
  EXPECT_EQ(stop["key"], nullptr);
  EXPECT_EQ(stop["brings"], "Fails, no worm yet");
  EXPECT_EQ(stop["confirm"],
            "The turn fails: your 26 goes back and the 36 is turned over. "
            "Really?");
  const Json taken =
      result("describe", {{"position", theft}, {"lang", "en"}})["view"];
  EXPECT_EQ(taken["choices"][1]["confirm"], nullptr);
  EXPECT_EQ(taken["choices"][1]["key"], "s");
}

TEST(Words, TheButtonAndTheHintSayTheSameRisk) {
  int compared = 0;
  for (const char* position :
       {hopeless, theft, "compact 21-36 -/- A 44w|.5 1",
        "classic2005 21-23,31 -/25/24.36/30 A 5wwww|.3 12",
        "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 4455|.4 3",
        "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4",
        "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sr#2 16"}) {
    const Json view =
        result("describe", {{"position", position}, {"lang", "en"}})["view"];
    const Json hint =
        result("analyse", {{"position", position}, {"lang", "en"}});
    EXPECT_EQ(view["fail"], hint["fail"]);
    for (const Json& candidate : hint["candidates"])
      for (const char* list : {"choices", "locks"})
        for (const Json& choice : view[list]) {
          if (choice["move"] != candidate["move"] || choice["fail"].is_null())
            continue;
          EXPECT_EQ(choice["fail"], candidate["fail"]);
          ++compared;
        }
  }
  EXPECT_GE(compared, 8);
  // And in the same words: the explanation of the first position.
  const Json hint = result("analyse", {{"position", hopeless}, {"lang", "en"}});
  EXPECT_NE(
      hint["explanation"].get<std::string>().find("fail 83\u00A0% of the time"),
      std::string::npos);
  EXPECT_EQ(hint["advice"].get<std::string>().find('%'), std::string::npos);
}

/// The best move first, and only how much worse the other is: no numbers.
TEST(Words, AReviewSaysWhatAFriendWouldSayBesideTheNumbers) {
  constexpr auto record =
      "[Gockel \"1\"]\n[Start \"compact 21-24 -/25 A 5555w|.3 9\"]\n[A "
      "\"Anna\"]\n"
      "[B \"Bruno\"]\n\n9. A /roll";
  const Json reviewed = result("review", {{"record", record}, {"lang", "en"}});
  const Json& move = reviewed["events"][0];
  ASSERT_EQ(move["mark"], "very_bad");
  EXPECT_EQ(move["advice"],
            "Stopping steals 25 from Bruno (2 worms). Rolling again is much "
            "worse.");
  EXPECT_NE(move["explanation"].get<std::string>().find('%'),
            std::string::npos);
}

TEST(Words, ChancesTakeThePositionValuesUnlessNobodyWantsThem) {
  const Host bare{
      .values = [](const Rules&, int) -> std::optional<PositionValues> {
        return {};
      },
      .words = [](Language language) { return &catalogue_of(language); }};
  const auto answer = [&bare](const char* more) {
    return Json::parse(handle(
        std::string(R"({"jsonrpc":"2.0","id":1,"method":"describe","params":{)"
                    R"("position":"compact 21-36 -/- A 44w|.5 1")") +
            more + "}}",
        bare));
  };
  EXPECT_EQ(answer(R"(,"lang":"en")")["error"]["data"]["values"], "grill-2");
  EXPECT_TRUE(answer(R"(,"lang":"en","odds":false)").contains("result"));
  EXPECT_TRUE(answer("").contains("result"));
}

TEST(Words, AViewNamesEverythingThatIsDrawn) {
  const Json grill = result(
      "describe",
      {{"position",
        "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A "
        "5ww+w|.5 4"},
       {"lang", "en"}})["view"];
  EXPECT_EQ(grill["captions"]["kept"], "Kept");
  EXPECT_EQ(grill["captions"]["total"], "Total");
  EXPECT_EQ(grill["specialists"]["hen"],
            "Hen: Guards your top tile. Thieves and bad luck take only the "
            "hen.");
  EXPECT_EQ(grill["tiles"][0]["spoken"], nullptr);  // 11 is in a stack
  EXPECT_EQ(grill["tiles"][2]["spoken"], "Tile 21, 1 worm, hen");
  EXPECT_EQ(grill["tiles"].back()["spoken"], "Tile 36, turned over");
  EXPECT_EQ(grill["dice"]["waiting_text"], "5 dice");
  const Json wok = result(
      "describe",
      {{"position", "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sr#2 16"},
       {"lang", "en"},
       {"names", {"Anna", "Bruno", "Carla"}}})["view"];
  EXPECT_EQ(wok["captions"]["kept"], "Locked");
  EXPECT_EQ(wok["specialists"], nullptr);
  EXPECT_EQ(wok["rows"]["bone"][1]["spoken"], "bone -3");
  EXPECT_EQ(wok["dice"]["loose"][0]["label"], "Lock 1 sushi");
  EXPECT_EQ(wok["choices"][1]["theft"]["heading"], "Steal Bruno's sushi");
}

TEST(Words, ATileSaysWhetherAStopGetsIt) {
  const Json view = result(
      "describe", {{"position", "classic2005 21-24,26-36 -/25 A 5555w|.3 3"},
                   {"lang", "fr"}})["view"];
  EXPECT_EQ(view["tiles"][3]["spoken"], "La 24, 1 ver, ou celle-ci");
  const Json plain = result(
      "describe",
      {{"position", "compact 21-36 -/- A 5555w|.3 1"}, {"lang", "de"}})["view"];
  EXPECT_EQ(plain["tiles"][4]["spoken"],
            "Die 25, 2 Würmer, bekommst du, wenn du aufhörst");
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
