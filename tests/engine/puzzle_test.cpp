// The methods that set puzzles, judge answers and find an equal opponent.

#include <gtest/gtest.h>

#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

// 30 from the grill with the 3s, or 25 from B with the 1.
constexpr const char* tempting = "compact 21-24,26-36 -/25 A 45www|133 9";
constexpr const char* seed = "00000000c0ffee00";

TEST(Judge, SaysWhatAMoveIsWorthBesideTheBest) {
  const Json good =
      result("judge", {{"position", tempting}, {"move", "1"}, {"lang", "en"}});
  const Json bad =
      result("judge", {{"position", tempting}, {"move", "3"}, {"lang", "en"}});
  EXPECT_EQ(good["loss"], 0.0);
  EXPECT_TRUE(good["mark"].is_null());
  EXPECT_TRUE(good["verdict"].is_null());
  EXPECT_GT(bad["loss"], 0.01);
  EXPECT_TRUE(bad["mark"].is_string());
  EXPECT_TRUE(bad["verdict"].is_string());
  EXPECT_EQ(good["theme"], "keep");
  EXPECT_EQ(good["candidates"], bad["candidates"]);
  EXPECT_EQ(good["candidates"][0]["move"], "1");
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
  EXPECT_EQ(error("judge", {{"position", tempting}, {"move", "2"}})["code"],
            -32000);
  EXPECT_EQ(error("judge", {{"position", "compact 21-36 -/- A |?8 1"},
                            {"move", "stop"}})["data"]["reason"],
            "nothing_to_decide");
}

TEST(Puzzle, HasItsAnswerAndWhatEveryLevelWouldDo) {
  const Json found = result(
      "puzzle",
      {{"rule_set", "wok"}, {"theme", "lock"}, {"seed", seed}})["puzzle"];
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
      "puzzle", {{"rule_set", "compact"}, {"theme", "lock"}, {"seed", seed}});
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
  EXPECT_EQ(best, Json({{"like", "best"}, {"level", "best"}, {"notices", 0}}));
  const Json weak = result("own_level", {{"rule_set", "wok"}, {"loss", 1}});
  EXPECT_EQ(weak["level"], "child");
  EXPECT_EQ(result("pick", {{"position", tempting},
                            {"level", "gain"},
                            {"notices", 1}})["move"],
            "1");
  EXPECT_EQ(error("pick",
                  {{"position", tempting}, {"notices", 1000}})["data"]["field"],
            "notices");
}

}  // namespace
}  // namespace gockel::testing
