// record and replay.

#include <gtest/gtest.h>

#include <set>

#include "gockel/core/record.h"
#include "gockel/languages/languages.h"
#include "gockel/words/refusals.h"
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

/// The events of a record as `write_record` takes them.
Json events_of(std::string_view record) {
  const Json replay = result("replay", {{"record", record}});
  Json events = Json::array();
  for (const Json& step : replay["steps"]) events.push_back(step["event"]);
  return events;
}

TEST(WriteRecord, WritesWhatReplayReads) {
  const Json written =
      result("write_record", {{"position", "compact 21-22 36/25 A |?8 40"},
                              {"events", events_of(whole_game)},
                              {"names", {"Anna", ""}}});
  EXPECT_EQ(written["record"], whole_game);
}

TEST(WriteRecord, SaysWhichRollsWereNotSeen) {
  const Json written =
      result("write_record", {{"position", "compact 21-22 36/25 A |?8 40"},
                              {"events", events_of(whole_game)},
                              {"unseen", {0, 6}}});
  const Json replay = result("replay", {{"record", written["record"]}});
  EXPECT_EQ(replay["tags"],
            Json::parse(R"([{"name":"Unseen","value":"1,3"}])"));
  const Json part = result(
      "replay", {{"record", written["record"]}, {"from", 5}, {"limit", 3}});
  for (std::size_t i = 0; i < part["steps"].size(); ++i)
    EXPECT_EQ(part["steps"][i].contains("unseen"), i == 1) << i;
}

TEST(WriteRecord, RefusesWhatCouldNotHappen) {
  const std::string position = "compact 21-22 36/25 A |?8 40";
  const Json roll{{"dice", "1123344w"}};
  const Json illegal =
      error("write_record",
            {{"position", position}, {"events", {roll, {{"move", "5"}}}}});
  EXPECT_EQ(illegal["data"]["reason"], "face_not_rolled");
  EXPECT_EQ(illegal["data"]["event"], 1);
  for (const Json& unseen : {Json{1}, Json{-1}, Json{"0"}, Json{0.5}, Json{2}})
    EXPECT_EQ(error("write_record", {{"position", position},
                                     {"events", {roll, {{"move", "w"}}}},
                                     {"unseen", unseen}})["data"]["field"],
              "unseen");
  for (const Json& names : {Json{"Anna"}, Json{"Anna", "B\nC"}})
    EXPECT_EQ(error("write_record", {{"position", position},
                                     {"events", {roll}},
                                     {"names", names}})["data"]["field"],
              "names");
}

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
                                {"reason", "face_not_rolled"},
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

TEST(RecordMethod, SaysAFaultInTheLanguageThatIsAskedFor) {
  std::string torn(whole_game);
  torn.replace(torn.find("/5/stop =+25"), 2, "/4");
  const Error not_rolled =
      refusal_for(Reason::face_not_rolled, 0, {.what = "4"});
  const Error no_record = refusal_for(Reason::expected_tag, 0);
  std::set<std::string> told;
  for (const Language language : all_languages)
    for (const char* method : {"record", "replay"}) {
      const Catalogue& catalogue = catalogue_of(language);
      const Json got =
          result(method, {{"record", torn}, {"lang", code(language)}})["error"];
      EXPECT_EQ(got["sentence"], sentence(not_rolled, catalogue)) << method;
      EXPECT_EQ(got["reason"], "face_not_rolled") << method;
      told.insert(got["sentence"]);
      // Where there is no game before the fault either.
      const Json none = result(
          method, {{"record", "PGN"}, {"lang", code(language)}})["error"];
      EXPECT_EQ(none["sentence"], sentence(no_record, catalogue)) << method;
    }
  EXPECT_EQ(told.size(), 4U);
}

TEST(RecordMethod, RefusesALanguageThatThereIsNot) {
  for (const char* method : {"record", "replay"})
    EXPECT_EQ(
        error(method, {{"record", "PGN"}, {"lang", "eo"}})["data"]["reason"],
        "unknown_language");
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
