// effects and apply: the same event, once with its story.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

TEST(Effects, AnEventTellsWhatItBroughtAbout) {
  std::set<std::string> seen;
  for (const Case& one : read_cases("effects.cases")) {
    SCOPED_TRACE(one.at("case"));
    const Json params = with_event(one.at("at"), one.at("do"));
    const Json got = result("effects", params);
    EXPECT_EQ(got["position"], one.at("to"));
    EXPECT_EQ(got["effects"], Json::parse(one.at("effects"), nullptr, false))
        << got["effects"].dump();
    EXPECT_EQ(result("apply", params), Json({{"position", one.at("to")}}));
    for (const Json& effect : got["effects"])
      seen.insert(effect["kind"].get<std::string>());
  }
  EXPECT_EQ(seen,
            std::set<std::string>(
                {"ate", "bratworm", "chose", "failed", "gained", "kept",
                 "locked", "over", "placed", "removed", "rerolled", "returned",
                 "rolled", "snatched", "stole", "stopped", "took", "turned"}));
}

TEST(Effects, ARefusedEventNamesItsField) {
  const Json move = error(
      "effects", {{"position", "compact 21-36 -/- A |?8 1"}, {"move", "w"}});
  EXPECT_EQ(move["code"], -32000);
  EXPECT_EQ(move["message"], "dice are in the air: roll first");
  EXPECT_EQ(move["data"], Json({{"code", "illegal"},
                                {"field", "move"},
                                {"offset", 0},
                                {"reason", "roll_first"}}));
  const Json dice = error("apply", {{"position", "compact 21-36 -/- A |?8 1"},
                                    {"dice", "112x344w"}});
  EXPECT_EQ(dice["data"], Json({{"code", "syntax"},
                                {"field", "dice"},
                                {"offset", 3},
                                {"reason", "unknown_face"}}));
}

TEST(Effects, ARefusalSpeaksTheLanguageAskedFor) {
  const std::map<std::string, std::string> said{
      {"en", "the roll shows no w"},
      {"de", "der Wurf zeigt keinen Wurm"},
      {"nl", "de worp heeft geen worm"},
      {"fr", "le lancer ne montre aucun ver"}};
  for (const char* method : {"apply", "effects"})
    for (const auto& [language, sentence] : said)
      EXPECT_EQ(error(method, {{"position", "compact 21-36 -/- A 33|112555 1"},
                               {"move", "w"},
                               {"lang", language}})["message"],
                sentence);
  const Json unknown =
      error("apply", {{"position", "compact 21-36 -/- A |?8 1"},
                      {"dice", "1123344w"},
                      {"lang", "klingon"}});
  EXPECT_EQ(unknown["message"],
            "there is no language \"klingon\"; there are en, de, nl, fr");
  EXPECT_EQ(unknown["data"]["field"], "lang");
}

TEST(Analyse, ARefusalSpeaksTheLanguageAskedFor) {
  const Json got = error("analyse", {{"position", "chess"}, {"lang", "de"}});
  EXPECT_EQ(got["message"], "Regeln \"chess\" gibt es nicht");
  EXPECT_EQ(got["data"]["reason"], "unknown_rule_set");
}

TEST(Effects, DiceOfTheOtherGameAreRefused) {
  EXPECT_EQ(error("apply", {{"position", "compact 21-36 -/- A |?8 1"},
                            {"dice", "ssffb"}})["code"],
            -32000);
  EXPECT_EQ(error("apply", {{"position",
                             "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"},
                            {"dice", "12345"}})["code"],
            -32000);
}

}  // namespace
}  // namespace gockel::testing
