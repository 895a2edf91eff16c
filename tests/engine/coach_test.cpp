// The coach before a choice, and which rule matters when.

#include <gtest/gtest.h>

#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

const Json& choice(const Json& coached, std::string_view move) {
  for (const Json& one : coached["choices"])
    if (one["move"] == move) return one;
  ADD_FAILURE() << move;
  return coached;
}

TEST(Coach, SaysWhatATurnRisksAndBrings) {
  const Json got = result("coach", {{"position",
                                     "compact 21-36 -/- A "
                                     "444455w|.1 1"}});
  EXPECT_EQ(got["seat"], "A");
  EXPECT_EQ(got["summary"],
            "The turn cannot fail and brings +3.0 worms on average.");
  const Json& roll = choice(got, "roll");
  EXPECT_EQ(roll["fail_text"], "50\u00a0%");
  EXPECT_EQ(roll["gain_text"], "+1.8");
  EXPECT_EQ(roll["mark"], "doubtful");
  const std::string objection = roll["objection"];
  EXPECT_TRUE(objection.starts_with("Wait: this gives away ")) << objection;
  EXPECT_TRUE(objection.ends_with("calls the move doubtful.")) << objection;
  const std::string why = roll["why"];
  EXPECT_TRUE(why.starts_with("Rolling again lets the turn fail 50")) << why;
  EXPECT_TRUE(choice(got, "stop")["objection"].is_null());
  EXPECT_TRUE(choice(got, "stop")["mark"].is_null());
}

TEST(Coach, ListsTheChancesOfEveryMoveInTheOrderOfTheEndings) {
  const Json got = result("coach", {{"position",
                                     "compact 21-36 -/- A "
                                     "444455w|.1 1"}});
  const Json& endings = got["endings"];
  ASSERT_EQ(endings.size(), 5U);  // 31 by stopping, 32 to 34, failing
  EXPECT_EQ(endings[0]["effect"]["tile"], 31);
  EXPECT_EQ(endings[0]["words"], "takes 31");
  EXPECT_EQ(got["chances"][0], 1);
  for (const Json& one : got["choices"]) {
    ASSERT_EQ(one["chances"].size(), endings.size());
    double sum = 0;
    for (const Json& chance : one["chances"]) sum += chance.get<double>();
    EXPECT_NEAR(sum, 1, 1e-9);
  }
  EXPECT_EQ(choice(got, "roll")["chances"][0], 0);
}

TEST(Coach, SpeaksTheLanguagesAndKnowsTheWok) {
  constexpr const char* position =
      "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1";
  const Json german = result("coach", {{"position", position}, {"lang", "de"}});
  EXPECT_EQ(german["captions"]["gain"], "Punkte");
  const std::string summary = german["summary"];
  EXPECT_NE(summary.find(" im Schnitt "), summary.npos) << summary;
  const Json french = result("coach", {{"position", position}, {"lang", "fr"}});
  EXPECT_EQ(french["captions"]["gain"], "Points");
}

TEST(Coach, CallsThePlayersByTheirNames) {
  const Json got =
      result("coach", {{"position", "compact 21-24,26-36 -/25 A 555ww|.3 9"},
                       {"names", {"Anna", "Bruno"}}});
  EXPECT_EQ(choice(got, "stop")["words"], "stop");
  EXPECT_EQ(got["endings"][0]["words"], "steals 25 from Bruno");
}

TEST(Coach, HasNothingToSayWhenTheGameIsOver) {
  const Json got =
      result("coach", {{"position", "compact - 21.22/36 - over 31"}});
  EXPECT_TRUE(got["seat"].is_null());
  EXPECT_TRUE(got["summary"].is_null());
  EXPECT_TRUE(got["choices"].empty());
  EXPECT_EQ(got["shares"], Json::parse("[0.0,1.0]"));
}

TEST(Coach, FinishesEverySentence) {
  int said = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(5);
    AnyState state = new_game(seating, rng);
    for (int i = 0; i < 8 && node(state) != Node::terminal; ++i) {
      for (const char* lang : {"en", "de", "nl", "fr"}) {
        const Json got =
            result("coach", {{"position", text(state)}, {"lang", lang}});
        std::string all =
            got["summary"].is_null() ? "" : got["summary"].get<std::string>();
        for (const Json& one : got["choices"])
          if (!one["objection"].is_null()) {
            all += one["objection"].get<std::string>();
            ++said;
          }
        EXPECT_EQ(all.find_first_of("{}[]"), all.npos) << all;
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(said, 20);
}

TEST(LessonsMethod, TellsWhatHappenedAndThenWhatIsToBeDone) {
  const Json got =
      result("lessons", {{"position", "compact 21-24,26-36 -/25 B 44|?6 3"},
                         {"dice", "444444"},
                         {"you", "A"}});
  EXPECT_EQ(got["lessons"], Json::parse(R"([{"topic":"turned","tile":36},
                                            {"topic":"grill_roll"}])"));
}

TEST(LessonsMethod, RefusesASeatThatNobodyHas) {
  const Json refused = error(
      "lessons", {{"position", "compact 21-36 -/- A |?8 1"}, {"you", "C"}});
  EXPECT_EQ(refused["data"]["reason"], "nobody_at_seat");
  EXPECT_EQ(refused["data"]["field"], "you");
}

TEST(LessonsMethod, RefusesAnEventThatCannotBe) {
  const Json refused =
      error("lessons", {{"position", "compact 21-36 -/- A |?8 1"},
                        {"you", "A"},
                        {"move", "stop"}});
  EXPECT_EQ(refused["data"]["field"], "move");
}

}  // namespace
}  // namespace gockel::testing
