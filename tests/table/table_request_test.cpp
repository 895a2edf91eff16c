#include "gockel/table/table_request.h"

#include <gtest/gtest.h>

namespace gockel {
namespace {

TEST(TableRequest, IsReadWithAllItsParts) {
  const auto read = TableRequest::parse(
      R"({"rule_set":"wok","options":{"memory":"on"},"listed":true,
          "seats":[{"kind":"open"},{"kind":"open"},{"kind":"bot","level":"club"}],
          "clock":{"kind":"days","days":3}})");
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_EQ(read->rules.text(), "wok+memory");
  EXPECT_TRUE(read->listed);
  EXPECT_FALSE(read->coach);
  EXPECT_EQ(read->clock, (TurnClock{TurnClock::Kind::days, 3}));
  ASSERT_EQ(read->places.size(), 3U);
  EXPECT_EQ(read->places[0].kind, SeatHolder::Kind::open);
  EXPECT_EQ(read->places[2].kind, SeatHolder::Kind::bot);
  EXPECT_EQ(read->places[2].strength, Level::club);
}

TEST(TableRequest, WhoOpensATableMayWantEverybodyCoached) {
  const auto read = TableRequest::parse(
      R"({"rule_set":"compact","seats":[{"kind":"open"},{"kind":"open"}],
          "coach":true})");
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_TRUE(read->coach);
}

TEST(TableRequest, AComputerMayBeStrongerThanItsLevel) {
  const auto read = TableRequest::parse(
      R"({"rule_set":"wok","seats":[{"kind":"open"},
          {"kind":"bot","level":"club","notices":35}]})");
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_EQ(read->places[1].strength, Strength(Level::club, 35));
  const auto wrong = TableRequest::parse(
      R"({"rule_set":"wok","seats":[{"kind":"open"},
          {"kind":"bot","level":"club","notices":1000}]})");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().field, "seats");
}

/// A seed that is drawn after a person's contribution was read can be chosen by
/// it: the request that makes a table has no room for one.
TEST(TableRequest, NobodyAddsAnythingToTheDiceWithIt) {
  for (const char* field : {"luck", "chain", "link", "name"}) {
    const auto read = TableRequest::parse(
        R"({"rule_set":"compact","seats":[{"kind":"open"},{"kind":"open"}],")" +
        std::string(field) + R"(":"00"})");
    ASSERT_FALSE(read) << field;
    EXPECT_EQ(read.error().field, field);
  }
}

TEST(TableRequest, EveryFaultHasItsSentence) {
  struct Case {
    const char* body;
    const char* field;
    const char* sentence;
  };
  constexpr Case cases[]{
      {"[]", "rule_set", "a table has a rule set"},
      {"{}", "rule_set", "a table has a rule set"},
      {R"({"rule_set":5,"seats":[]})", "rule_set", "a table has a rule set"},
      {R"({"rule_set":"compact","seats":[],"dice":8})", "dice",
       "there is no such field"},
      {R"({"rule_set":"compact","options":[],"seats":[]})", "options",
       "options are an object"},
      {R"({"rule_set":"compact","listed":1,"seats":[]})", "listed",
       "listed is true or false"},
      {R"({"rule_set":"compact","coach":"yes","seats":[]})", "coach",
       "coach is true or false"},
      {R"({"rule_set":"compact"})", "seats", "seats are a list"},
      {R"({"rule_set":"compact","seats":2})", "seats", "seats are a list"},
      {R"({"rule_set":"compact","seats":[]})", "seats",
       "compact is for 2 to 7 players"},
      {R"({"rule_set":"compact","seats":[{},{}]})", "seats",
       "every seat has a kind: open or bot"},
      {R"({"rule_set":"compact","seats":[{"kind":"cat"},{"kind":"open"}]})",
       "seats", "the kinds of seat are open and bot"},
      {R"({"rule_set":"compact","seats":[{"kind":"bot","level":"genius"},{"kind":"open"}]})",
       "seats", "a bot has one of the levels"},
      {R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"}]})",
       "seats", "the kinds of seat are open and bot"},
      {R"({"rule_set":"compact","seats":[],"clock":{"kind":"turn"}})", "clock",
       "the clock \"turn\" wants seconds from 5 to 600"},
      {"{", "", "the line ends before its JSON does"},
  };
  for (const Case& one : cases) {
    const auto read = TableRequest::parse(one.body);
    ASSERT_FALSE(read) << one.body;
    EXPECT_EQ(read.error().code, Refusal::Code::bad_params);
    EXPECT_EQ(read.error().field, one.field) << one.body;
    EXPECT_EQ(read.error().sentence, one.sentence) << one.body;
  }
}

TEST(TableRequest, WhatAPersonMayMeetHasAReason) {
  const std::pair<const char*, Reason> cases[] = {
      {R"({"rule_set":"chess","seats":[]})", Reason::unknown_rule_set},
      {R"({"rule_set":"compact","seats":[]})", Reason::wrong_player_count},
      {R"({"rule_set":"compact","seats":[],"clock":{"kind":"turn"}})",
       Reason::clock_amount}};
  for (const auto& [body, reason] : cases) {
    const auto read = TableRequest::parse(body);
    ASSERT_FALSE(read) << body;
    EXPECT_EQ(read.error().reason, reason) << body;
  }
  const Details counts =
      TableRequest::parse(R"({"rule_set":"wok","seats":[1,2,3,4,5,6]})")
          .error()
          .details;
  EXPECT_EQ(counts, (Details{.what = "wok", .n = 6, .least = 2, .limit = 5}));
}

}  // namespace
}  // namespace gockel
