// Giant and broken lines: refused with a sentence, and the next one works.

#include <gtest/gtest.h>

#include "gockel/engine/handler.h"
#include "gockel/rpc/read_json.h"
#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

using namespace std::string_literals;

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

class Limits : public ::testing::Test {
 protected:
  void TearDown() override {
    EXPECT_EQ(answer_of(R"({"jsonrpc":"2.0","id":1,"method":"moves","params":)"
                        R"({"position":"compact 21-36 -/- A w|.7 1"}})"),
              R"({"jsonrpc":"2.0","id":1,"result":{"moves":["roll","stop"]}})");
  }
};

TEST_F(Limits, APositionOfTenMegabytesIsRefused) {
  const Json got = error(
      "describe", {{"position", "compact " + std::string(10'000'000, '2')}});
  EXPECT_EQ(got["message"], "a position has at most 512 bytes");
  EXPECT_EQ(got["data"]["code"], "length");
}

TEST_F(Limits, GiantNamesAreNotRepeated) {
  const std::string giant(10'000'000, 'x');
  for (const Json& got :
       {error(giant, Json::object()), error("rules", {{giant, 1}}),
        error("new", {{"rule_set", giant}, {"seats", 2}}),
        error("new", {{"rule_set", "compact"},
                      {"seats", 2},
                      {"options", {{giant, "on"}}}}),
        error("new", {{"rule_set", "compact"},
                      {"seats", 2},
                      {"options", {{"short", giant}}}}),
        error("apply",
              {{"position", "compact 21-36 -/- A w|.7 1"}, {"move", giant}}),
        error("apply", {{"position", "compact 21-36 -/- A |?8 1"},
                        {"dice", std::string(10'000'000, '1')}}),
        error("new", {{"rule_set", "wok"},
                      {"seats", 2},
                      {"sushi_row", std::string(10'000'000, '1')},
                      {"bone_row", giant}})}) {
    EXPECT_LT(got.dump().size(), 500U) << got.dump().substr(0, 1000);
  }
}

TEST_F(Limits, DeepNestingIsRefused) {
  for (const std::size_t depth : {17U, 100'000U, 10'000'000U}) {
    for (const std::string_view open : {"[", R"({"a":)"}) {
      const Json got = ask(repeated(open, depth));
      EXPECT_EQ(got["error"]["code"], -32600);
      EXPECT_EQ(got["error"]["message"], "a line is nested at most 16 deep");
    }
  }
}

TEST_F(Limits, NestingUpToTheLimitIsRead) {
  const auto json = read_json(std::string(max_depth, '[') + "1,2" +
                              std::string(max_depth, ']'));
  ASSERT_TRUE(json.has_value());
  EXPECT_EQ(json->dump(),
            std::string(max_depth, '[') + "1,2" + std::string(max_depth, ']'));
}

TEST_F(Limits, AMillionValuesAreRefused) {
  const Json got = ask("[" + repeated("1,", 1'000'000) + "1]");
  EXPECT_EQ(got["error"]["message"], "a line has at most 100000 values");
}

TEST_F(Limits, ManyFieldsAreReadInGoodTime) {
  std::string line = R"({"jsonrpc":"2.0")";
  for (int i = 0; i < 99'000; ++i) line += ",\"" + std::to_string(i) + "\":0";
  EXPECT_EQ(ask(line + "}")["error"]["code"], -32600);
}

TEST_F(Limits, ABatchOfAThousandIsAnsweredAndALongerOneIsNot) {
  const std::string one = R"({"jsonrpc":"2.0","id":1,"method":"none"})";
  const std::string many = repeated(one + ",", max_batch - 1) + one;
  EXPECT_EQ(ask("[" + many + "]").size(), max_batch);
  const Json got = ask("[" + many + "," + one + "]");
  EXPECT_EQ(got["error"]["message"], "a batch has at most 1000 requests");
}

TEST_F(Limits, ABatchWithVeryLongAnswersEndsInErrors) {
  const std::string one =
      R"({"jsonrpc":"2.0","id":1,"method":"outcomes","params":)"
      R"({"position":"compact 21-36 -/- A |?8 1"}})";
  const std::string answer =
      answer_of("[" + repeated(one + ",", max_batch - 1) + one + "]");
  EXPECT_LT(answer.size(), max_answer_bytes + 1'000'000);
  const Json got = Json::parse(answer, nullptr, false);
  ASSERT_EQ(got.size(), max_batch);
  EXPECT_TRUE(got.front().contains("result"));
  EXPECT_EQ(got.back()["error"]["code"], -32001);
}

TEST_F(Limits, ALineThatIsTooLongIsNotLookedAt) {
  EXPECT_EQ(answer_of(std::string(max_line_bytes + 1, ' ')),
            answer_to_long_line());
  EXPECT_EQ(ask(answer_to_long_line())["error"]["code"], -32600);
}

TEST_F(Limits, NulBytesAreRefused) {
  EXPECT_EQ(ask("\0"s)["error"]["code"], -32700);
  EXPECT_EQ(ask(std::string(1'000'000, '\0'))["error"]["code"], -32700);
  EXPECT_EQ(
      ask("{\"jsonrpc\":\"2.0\",\"id\":1,\0\"method\":\"rules\"}"s)["error"]
                                                                   ["code"],
      -32700);
  EXPECT_EQ(ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"a\0b\"}"s)["error"]
                                                                      ["code"],
            -32700);
}

TEST_F(Limits, EscapedNulBytesAreAnOrdinaryWrongPosition) {
  EXPECT_EQ(error("describe", {{"position", "compact\0 21-36"s}})["code"],
            -32000);
}

TEST_F(Limits, TextThatIsNotUtf8IsRefused) {
  for (const std::string_view bad :
       {"\xC3", "\xE2\x82", "\xF0\x9F\x90", "\xFF", "\x80", "\xC0\xAF",
        "\xED\xA0\x80", "\xF5\x80\x80\x80"}) {
    const Json got = ask(R"({"jsonrpc":"2.0","id":")" + std::string(bad) +
                         R"(","method":"rules"})");
    EXPECT_EQ(got["error"]["code"], -32700);
    EXPECT_EQ(got["id"], nullptr);
    EXPECT_NE(got["error"]["message"].get<std::string>().find("not UTF-8"),
              std::string::npos);
  }
}

TEST_F(Limits, HalfAnEscapedSurrogatePairIsRefused) {
  EXPECT_EQ(ask(R"({"jsonrpc":"2.0","id":"\ud83d","method":"rules"})")["error"]
                                                                      ["code"],
            -32700);
}

TEST_F(Limits, EveryPrefixOfARequestIsAnswered) {
  const std::string line =
      R"({"jsonrpc":"2.0","id":1,"method":"apply","params":)"
      R"({"position":"compact 21-36 -/- A w|.7 1","move":"stop"}})";
  for (std::size_t n = 0; n < line.size(); ++n)
    EXPECT_EQ(ask(line.substr(0, n))["error"]["code"], -32700);
}

TEST_F(Limits, ARecordWithAMillionEventsIsReplayed) {
  constexpr int turns = 333'334;
  std::string record =
      "[Gockel \"1\"]\n[Start \"compact 21-36 -/- A |?8 1\"]\n\n";
  for (int turn = 1; turn <= turns; ++turn)
    record += std::to_string(turn) + (turn % 2 == 1 ? ". A " : ". B ") +
              "1112345w/w/stop =-\n";
  const Json got = result("record", {{"record", record}});
  EXPECT_EQ(got["valid"], true);
  EXPECT_EQ(got["events"], 3 * turns);
  EXPECT_EQ(got["end"], "compact 21-36 -/- A |?8 333335");
  const Json late =
      result("replay",
             {{"record", record}, {"from", 3 * turns - 1}, {"limit", 10'000}});
  EXPECT_EQ(late["steps"].size(), 1U);
}

}  // namespace
}  // namespace gockel::testing
