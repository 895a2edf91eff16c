// The method that plays.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "gockel/players/players.h"
#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

// 30 from the grill with the 3s, or 25 from B with the 1.
constexpr const char* tempting = "compact 21-24,26-36 -/25 A 45www|133 9";

TEST(Pick, LetsTheLevelDecide) {
  EXPECT_EQ(result("pick", {{"position", tempting}, {"level", "gain"}}),
            Json({{"move", "3"}}));
  EXPECT_EQ(result("pick", {{"position", tempting}, {"level", "swing"}}),
            Json({{"move", "1"}}));
}

TEST(Pick, IsLegalForEveryPlayerInEveryRuleSet) {
  Rng rng(3);
  int picks = 0;
  for (const RuleSet set : all_rule_sets) {
    AnyState state = new_game({.rules = Rules(set), .seats = 2}, rng);
    for (int i = 0; i < 12; ++i) {
      if (node(state) == Node::decision) {
        for (const std::string_view level : player_names) {
          const Json got =
              result("pick", {{"position", text(state)}, {"level", level}});
          const auto move = Move::parse(got["move"].get<std::string>());
          ASSERT_TRUE(move) << got;
          EXPECT_FALSE(refusal(state, *move)) << text(state) << got;
          ++picks;
        }
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(picks, 50);
}

TEST(Pick, NeedsNoLevel) {
  const Json got =
      result("pick", {{"position", "compact 21-36 -/- A 5555www|.1 1"}});
  EXPECT_EQ(got["move"], "stop");
}

TEST(Pick, FollowsItsSeed) {
  std::set<std::string> seen;
  for (int seed = 0; seed < 40; ++seed) {
    const Json params{{"position", "compact 21-36 -/- A |1123344w 1"},
                      {"level", "random"},
                      {"seed", seed}};
    const std::string move = result("pick", params)["move"];
    EXPECT_EQ(result("pick", params)["move"], move);
    seen.insert(move);
  }
  EXPECT_EQ(seen.size(), 5U);  // each of 1 2 3 4 w
}

TEST(Pick, OfOneSeedIsNotTheSameLotInEveryPosition) {
  std::set<std::string> seen;
  for (int turn = 1; turn <= 9; ++turn)
    seen.insert(result(
        "pick",
        {{"position", "compact 21-3" + std::to_string(turn % 7) + " -/- A " +
                          "|1123344w " + std::to_string(turn)},
         {"level", "random"}})["move"]);
  EXPECT_GT(seen.size(), 1U);
}

TEST(Pick, IsRefusedWhereNothingIsToBeDecided) {
  for (const char* position :
       {"compact 21-36 -/- A |?8 1", "compact - 21.22/36 - over 31"}) {
    const Json got = error("pick", {{"position", position}});
    EXPECT_EQ(got["code"], -32000);
    EXPECT_EQ(got["message"], "there is nothing to decide here");
    EXPECT_EQ(got["data"]["field"], "position");
  }
}

TEST(Pick, IsRefusedForAnUnknownLevel) {
  // The last two would read a file.
  for (const std::string level :
       {"God", "", "values:/dev/zero", "values:weights/grill-2.net"}) {
    const Json got = error("pick", {{"position", tempting}, {"level", level}});
    EXPECT_EQ(got["code"], -32000);
    EXPECT_EQ(got["data"], Json({{"code", "value"},
                                 {"field", "level"},
                                 {"offset", 0},
                                 {"reason", "unknown_player"}}));
    const std::string message = got["message"];
    EXPECT_TRUE(message.starts_with("there is no player \"" + level +
                                    "\"; there are random, "))
        << message;
  }
}

TEST(Pick, HasAllItsLevelsOnThePage) {
  const std::string page = read_file("docs/engine.md");
  const std::size_t from = page.find("\n### pick\n");
  ASSERT_NE(from, page.npos);
  const std::string section = page.substr(from, page.find("```", from) - from);
  for (const std::string_view level : player_names)
    EXPECT_NE(section.find(fmt::format("`{}`", level)), section.npos) << level;
}

TEST(Pick, TakesALegalListOfMovesButOnlyOfTexts) {
  EXPECT_EQ(result("pick", {{"position", tempting},
                            {"level", "gain"},
                            {"moves", {"1", "3"}}})["move"],
            "3");
  for (const Json& moves : {Json("1"), Json({1, 3}), Json(nullptr)}) {
    const Json got = error("pick", {{"position", tempting}, {"moves", moves}});
    EXPECT_EQ(got["code"], -32602);
    EXPECT_EQ(got["message"],
              "the parameter \"moves\" has to be a list of strings");
  }
}

}  // namespace
}  // namespace gockel::testing
