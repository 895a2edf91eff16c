// record and replay.

#include <gtest/gtest.h>

#include "gockel/core/record.h"
#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

constexpr std::string_view whole_game = R"([Gockel "1"]
[Start "compact 21-22 36/25 A |?8 40"]
[A "Anna"]

40. A 1123344w/w/roll 1123444/4/roll 1134/1/roll 55/5 =+22
41. B 11111122/1/roll 12/2/roll 1 =-25
42. A 1135wwww/w/roll 1115/5/stop =+25
43. B 1234wwww/w/roll 1234/1/stop =+21
result 7/1 A
)";

TEST(RecordMethod, RepeatsWhatAWholeGameLedTo) {
  EXPECT_EQ(result("record", {{"record", whole_game}}),
            Json::parse(R"({"valid":true,"error":null,"good":253,
  "tags":[{"name":"A","value":"Anna"}],
  "start":"compact 21-22 36/25 A |?8 40",
  "end":"compact - 36.22.25/21 - over 43",
  "events":30,"over":true,"scores":[7,1],"shares":[1.0,0.0]})"));
}

TEST(RecordMethod, AcceptsARecordThatStopsBetweenTwoEvents) {
  const auto end = whole_game.find("/roll 1115");
  const Json got = result("record", {{"record", whole_game.substr(0, end)}});
  EXPECT_EQ(got["valid"], true);
  EXPECT_EQ(got["over"], false);
  EXPECT_EQ(got["end"], "compact 21,25 36.22/- A wwww|.4 42");
  EXPECT_EQ(got["shares"], nullptr);
}

TEST(RecordMethod, NamesTheFirstFaultAndWhatIsGoodBeforeIt) {
  std::string torn(whole_game);
  const std::size_t fault = torn.find("/5/stop =+25");
  torn.replace(fault, 2, "/4");
  const Json got = result("record", {{"record", torn}});
  EXPECT_EQ(got["valid"], false);
  EXPECT_EQ(got["error"], Json({{"code", "illegal"},
                                {"offset", fault},
                                {"line", 7},
                                {"sentence", "the roll shows no 4"}}));
  EXPECT_EQ(got["good"], fault);
  EXPECT_EQ(got["end"], "compact 21,25 36.22/- A wwww|1115 42");
}

TEST(RecordMethod, KnowsAWrongOutcome) {
  std::string wrong(whole_game);
  wrong.replace(wrong.find("=+22"), 4, "=+21");
  EXPECT_EQ(result("record", {{"record", wrong}})["error"]["code"], "outcome");
}

TEST(RecordMethod, SaysSoWhenNotEvenTheHeadCanBeRead) {
  for (const std::string_view text : {"", "\n", "[Gockel \"2\"]\n", "PGN",
                                      "[Gockel \"1\"]\n[Start \"x\"]\n"}) {
    SCOPED_TRACE(text);
    const Json got = result("record", {{"record", text}});
    EXPECT_EQ(got["valid"], false);
    EXPECT_FALSE(got["error"]["sentence"].get<std::string>().empty());
    EXPECT_EQ(got["good"], 0);
    EXPECT_EQ(got["events"], 0);
    for (const char* field : {"tags", "start", "end", "scores", "shares"})
      EXPECT_EQ(got[field], nullptr) << field;
  }
}

TEST(Replay, StepsLeadFromTheStartToTheEnd) {
  const Json got = result("replay", {{"record", whole_game}});
  Json position = got["start"];
  EXPECT_EQ(got["steps"].size(), got["events"]);
  for (const Json& one : got["steps"]) {
    Json params = one["event"];
    params["position"] = position;
    position = result("apply", params)["position"];
    EXPECT_EQ(position, one["position"]);
  }
  EXPECT_EQ(position, got["end"]);
}

TEST(Replay, GivesAPieceOfTheGame) {
  const Json all = result("replay", {{"record", whole_game}});
  const Json part =
      result("replay", {{"record", whole_game}, {"from", 28}, {"limit", 5}});
  EXPECT_EQ(part["from"], 28);
  EXPECT_EQ(part["steps"], Json({all["steps"][28], all["steps"][29]}));
  EXPECT_EQ(part["end"], all["end"]);
  EXPECT_EQ(result("replay",
                   {{"record", whole_game}, {"from", 999'999'999}})["steps"],
            Json::array());
}

class ReplayedGame : public ::testing::TestWithParam<Seating> {};

TEST_P(ReplayedGame, IsTheGameThatWasPlayed) {
  constexpr int events = 200;
  Rng rng(11);
  Record record{{}, new_game(GetParam(), rng), {}};
  AnyState state = record.start;
  for (int i = 0; i < events && node(state) != Node::terminal; ++i) {
    record.events.push_back(random_event(state, rng));
    step(state, record.events.back());
  }
  const Json got = result("replay", {{"record", record.text()}});
  EXPECT_EQ(got["valid"], true);
  EXPECT_EQ(got["events"], record.events.size());
  EXPECT_EQ(got["end"], text(state));
  EXPECT_EQ(got["steps"].back()["position"], text(state));
}

INSTANTIATE_TEST_SUITE_P(AllSeatings, ReplayedGame,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& one) { return test_name(one.param); });

}  // namespace
}  // namespace gockel::testing
