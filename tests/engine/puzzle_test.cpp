// The methods that set puzzles, judge answers and find an equal opponent.

#include <gtest/gtest.h>

#include <utility>

#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

// Rolling is the best; whoever stops gives away 6.7 % of the win.
constexpr const char* tempting_stop =
    "compact 21-22,24,26,31-36 25.30.23/29.28.27 A 55www|.3 8";
constexpr const char* puzzle_seed = "00000000c0ffee00";

TEST(Judge, SaysWhatAMoveIsWorthBesideTheBest) {
  const Json good = result(
      "judge", {{"position", tempting_stop}, {"move", "roll"}, {"lang", "en"}});
  const Json bad = result(
      "judge", {{"position", tempting_stop}, {"move", "stop"}, {"lang", "en"}});
  EXPECT_EQ(good["loss"], 0.0);
  EXPECT_TRUE(good["mark"].is_null());
  EXPECT_TRUE(good["verdict"].is_null());
  EXPECT_NEAR(bad["loss"].get<double>(), 0.0667, 0.0001);
  EXPECT_EQ(bad["mark"], "very_bad");
  EXPECT_EQ(bad["verdict"], "very bad");
  EXPECT_EQ(good["theme"], "stop");
  EXPECT_EQ(good["candidates"], bad["candidates"]);
  EXPECT_EQ(good["candidates"][0]["move"], "roll");
  // There are two moves: both times the same two are compared.
  EXPECT_EQ(good["explanation"], bad["explanation"]);
}

TEST(Judge, HasNothingToCompareWhereThereIsOneMove) {
  const Json forced =
      result("judge",
             {{"position", "compact 21-36 -/- A |33333333 1"}, {"move", "3"}});
  EXPECT_EQ(forced["loss"], 0.0);
  EXPECT_TRUE(forced["theme"].is_null());
  EXPECT_TRUE(forced["explanation"].is_null());
}

TEST(Judge, IsRefusedForWhatIsNoMoveHere) {
  EXPECT_EQ(
      error("judge", {{"position", tempting_stop}, {"move", "2"}})["code"],
      -32000);
  EXPECT_EQ(error("judge", {{"position", "compact 21-36 -/- A |?8 1"},
                            {"move", "stop"}})["data"]["reason"],
            "nothing_to_decide");
}

TEST(Puzzle, HasItsAnswerAndWhatEveryLevelWouldDo) {
  const Json found = result("puzzle", {{"rule_set", "wok"},
                                       {"theme", "lock"},
                                       {"seed", puzzle_seed}})["puzzle"];
  ASSERT_TRUE(found.is_object());
  EXPECT_EQ(found["theme"], "lock");
  EXPECT_EQ(found["picks"].size(), 6U);
  EXPECT_EQ(found["picks"]["best"], found["best"]);
  const Json judged = result(
      "judge", {{"position", found["position"]}, {"move", found["best"]}});
  EXPECT_EQ(judged["loss"], 0.0);
  EXPECT_EQ(judged["theme"], "lock");
  EXPECT_EQ(judged["candidates"][1]["loss"], found["loss"]);
}

TEST(Puzzle, IsRefusedForAThemeThatTheGameDoesNotHave) {
  const Json refused = error(
      "puzzle",
      {{"rule_set", "compact"}, {"theme", "lock"}, {"seed", puzzle_seed}});
  EXPECT_EQ(refused["code"], -32602);
  EXPECT_EQ(refused["message"],
            "the themes of compact are stop, keep, last_tiles");
  EXPECT_EQ(error("puzzle", {{"rule_set", "compact"}, {"seed", "1"}})["code"],
            -32000);
}

TEST(DailyPuzzle, IsRefusedForADayThatThereIsNot) {
  EXPECT_EQ(error("daily_puzzle",
                  {{"date", "2026-02-30"}, {"number", 1}})["data"]["field"],
            "date");
  for (const int number : {0, 6})
    EXPECT_EQ(error("daily_puzzle", {{"date", "2026-02-28"},
                                     {"number", number}})["data"]["field"],
              "number");
}

TEST(OwnLevel, IsAnOpponentThatPickKnows) {
  const Json best = result("own_level", {{"rule_set", "wok"}, {"loss", 0}});
  EXPECT_EQ(best, Json({{"loss", 0.0},
                        {"like", "best"},
                        {"level", "best"},
                        {"notices", 0}}));
  const Json weak = result("own_level", {{"rule_set", "wok"}, {"loss", 1}});
  EXPECT_EQ(weak["level"], "child");
  // Half of what a child is known for was at stake: the own decisions count.
  const auto games = [](const char* level) {
    return Json::array({{{"decisions", 40},
                         {"loss", 0.003},
                         {"opponents", Json::array({{{"level", level},
                                                     {"decisions", 40},
                                                     {"loss", 0.00338}}})}}});
  };
  const Json own =
      result("own_level", {{"rule_set", "compact"}, {"games", games("child")}});
  // A child is known for 0.0069; 0.0005 is added to both.
  EXPECT_NEAR(own["loss"].get<double>(), 0.003 * 0.0074 / 0.0039, 0.0001);
  EXPECT_EQ(own["like"], "child");
  EXPECT_EQ(error("own_level", {{"rule_set", "compact"},
                                {"games", games("nobody")}})["data"]["field"],
            "games");
  EXPECT_EQ(error("own_level", {{"rule_set", "compact"}})["data"]["field"],
            "loss");
  for (const auto& [notices, move] : {std::pair(60, "roll"), {70, "stop"}})
    EXPECT_EQ(result("pick", {{"position", tempting_stop},
                              {"level", "child"},
                              {"notices", notices}})["move"],
              move);
  EXPECT_EQ(error("pick", {{"position", tempting_stop},
                           {"notices", 1000}})["data"]["field"],
            "notices");
}

}  // namespace
}  // namespace gockel::testing
