// What the messages of a table's socket are, byte for byte: docs/server.md.

#include "gockel/server/messages.h"

#include <gtest/gtest.h>

#include <tuple>

namespace gockel {
namespace {

const WaitTimes some_times{
    .deadline = 50, .stand_in = std::nullopt, .ask = 70, .now = 9};

TEST(Messages, AWelcomeTellsEverythingToWhoSits) {
  const Welcome seated{.table = "K7QXM2PD9TRA",
                       .version = 4,
                       .from = 3,
                       .entries = {R"({"a":1})", R"({"b":2})"},
                       .you = 1,
                       .key = "secret",
                       .present = {0, 1},
                       .watchers = 2,
                       .times = some_times};
  const std::string json =
      R"({"table":"K7QXM2PD9TRA","version":4,"from":3,"you":"B",)"
      R"("key":"secret","present":["A","B"],"watchers":2,"deadline":50,)"
      R"("stand_in":null,"ask":70,"now":9,"entries":[{"a":1},{"b":2}]})";
  EXPECT_EQ(welcome_json(seated), json);
  EXPECT_EQ(*welcome_message(seated),
            R"({"jsonrpc":"2.0","method":"table","params":)" + json + "}");
}

TEST(Messages, AWelcomeHasNoKeyForWhoWatches) {
  Welcome watching;
  watching.table = "T";
  watching.key = "secret";
  EXPECT_EQ(welcome_json(watching),
            R"({"table":"T","version":0,"from":1,"you":null,"key":null,)"
            R"("present":[],"watchers":0,"deadline":null,"stand_in":null,)"
            R"("ask":null,"now":0,"entries":[]})");
}

TEST(Messages, AWelcomeMayBeginWithTheEntriesOfAnEarlierOne) {
  Welcome earlier;
  earlier.version = 2;
  earlier.entries = {"1", "2"};
  Welcome later;
  later.version = later.from = 3;
  later.entries = {"3"};
  later.put_before(earlier);
  EXPECT_EQ(later.from, 1U);
  EXPECT_EQ(later.version, 3U);
  EXPECT_EQ(later.entries, (std::vector<std::string>{"1", "2", "3"}));
}

TEST(Messages, NewsAreNotifications) {
  EXPECT_EQ(*entries_message(7, {"{}"}, some_times),
            R"({"jsonrpc":"2.0","method":"entries","params":{"from":7,)"
            R"("deadline":50,"stand_in":null,"ask":70,"now":9,)"
            R"("entries":[{}]}})");
  EXPECT_EQ(*present_message({2}, 1, some_times),
            R"({"jsonrpc":"2.0","method":"present","params":{)"
            R"("present":["C"],"watchers":1,"deadline":50,"stand_in":null,)"
            R"("ask":70,"now":9}})");
  EXPECT_EQ(*reaction_message(0, "bravo"),
            R"({"jsonrpc":"2.0","method":"reaction","params":{"seat":"A",)"
            R"("reaction":"bravo"}})");
}

TEST(Messages, AnAnswerHasTheIdOfItsRequest) {
  EXPECT_EQ(*result_message("17", Json{{"version", 5}}),
            R"({"jsonrpc":"2.0","id":17,"result":{"version":5}})");
}

TEST(Messages, ARefusalHasItsCauseAndTheVersion) {
  const Refusal refusal =
      refuse_request(Refusal::Code::bad_params, "no", "seat").error();
  const Json told = Json::parse(*error_message("1", refusal, 8));
  EXPECT_EQ(told["id"], 1);
  EXPECT_EQ(told["error"]["message"], "no");
  EXPECT_EQ(told["error"]["data"], (Json{{"field", "seat"}, {"version", 8}}));
  const Refusal with_reason =
      refuse_request(Refusal::Code::too_fast, Reason::too_many_open_tables, {})
          .error();
  EXPECT_EQ(Json::parse(*error_message("1", with_reason, 8))["error"]["data"],
            (Json{{"reason", "too_many_open_tables"}, {"version", 8}}));
}

TEST(Messages, EveryRefusalHasAStatusOfHttp) {
  using enum Refusal::Code;
  const std::tuple<Refusal::Code, const char*, unsigned> edges[] = {
      {bad_params, "bad_params", 400}, {no_method, "no_method", 404},
      {stale, "stale", 409},           {not_yours, "not_yours", 403},
      {illegal, "illegal", 400},       {seat_taken, "seat_taken", 409},
      {wrong_time, "wrong_time", 409}, {too_fast, "too_fast", 429},
      {store, "store", 503},           {damaged, "damaged", 500}};
  for (const auto& [code, name, status] : edges) {
    EXPECT_EQ(edge_of(code).name, name);
    EXPECT_EQ(edge_of(code).status, status) << name;
  }
}

}  // namespace
}  // namespace gockel
