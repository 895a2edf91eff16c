// effects and apply: the same event, once with its story.

#include <gtest/gtest.h>

#include <set>

#include "tests/protocol/ask.h"

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
  EXPECT_EQ(move["data"],
            Json({{"code", "illegal"}, {"field", "move"}, {"offset", 0}}));
  const Json dice = error("apply", {{"position", "compact 21-36 -/- A |?8 1"},
                                    {"dice", "112x344w"}});
  EXPECT_EQ(dice["data"],
            Json({{"code", "syntax"}, {"field", "dice"}, {"offset", 3}}));
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
