// JSON-RPC 2.0: what surrounds every method.

#include <gtest/gtest.h>

#include "gockel/engine/handler.h"
#include "tests/engine/ask.h"

namespace gockel::testing {
namespace {

constexpr std::string_view moves_params =
    R"({"position":"compact 21-36 -/- A w|.7 1"})";

std::string request(std::string_view id) {
  return std::string(R"({"jsonrpc":"2.0","id":)") + std::string(id) +
         R"(,"method":"moves","params":)" + std::string(moves_params) + "}";
}

std::string good_answer(std::string_view id) {
  return std::string(R"({"jsonrpc":"2.0","id":)") + std::string(id) +
         R"(,"result":{"moves":["roll","stop"]}})";
}

TEST(Envelope, AnIdComesBackAsItWasWritten) {
  for (const std::string_view id :
       {R"("a")", R"("")", R"("\n\"ü")", "0", "1", "-7", "9007199254740993",
        "18446744073709551615", "-9223372036854775808", "null", "1.5", "1.50",
        "-0.0", "1e3", "123456789012345678901234567890"})
    EXPECT_EQ(answer_of(request(id)), good_answer(id));
}

TEST(Envelope, ANotificationIsNotAnswered) {
  EXPECT_EQ(answer_of(R"({"jsonrpc":"2.0","method":"rules"})"), "");
  EXPECT_EQ(answer_of(R"({"jsonrpc":"2.0","method":"no such"})"), "");
  EXPECT_EQ(answer_of(R"({"jsonrpc":"2.0","method":"rules","params":[1]})"),
            "");
}

TEST(Envelope, ABatchIsAnsweredInOrderWithoutItsNotifications) {
  EXPECT_EQ(answer_of("[" + request("2") + "," +
                      R"({"jsonrpc":"2.0","method":"rules"},)" +
                      request("\"b\"") + "," + request("2") + "]"),
            "[" + good_answer("2") + "," + good_answer("\"b\"") + "," +
                good_answer("2") + "]");
}

TEST(Envelope, ABatchOfNotificationsIsNotAnswered) {
  EXPECT_EQ(answer_of(R"([{"jsonrpc":"2.0","method":"rules"},)"
                      R"({"jsonrpc":"2.0","method":"moves"}])"),
            "");
}

TEST(Envelope, TheSameLineAlwaysGetsTheSameAnswer) {
  const std::string line = request("1");
  const std::string first = answer_of(line);
  answer_of("[[[[");
  answer_of(R"({"jsonrpc":"2.0","id":2,"method":"rules"})");
  EXPECT_EQ(answer_of(line), first);
}

TEST(Envelope, SpacesAndACarriageReturnAroundARequestDoNoHarm) {
  EXPECT_EQ(answer_of(" \t" + request("1") + " \r"), good_answer("1"));
}

TEST(Envelope, AnEmptyLineIsNoJson) {
  for (const std::string_view line : {"", " ", "\t\r"})
    EXPECT_EQ(ask(line)["error"]["code"], -32700);
}

TEST(Envelope, EveryFaultHasTheStandardsErrorObject) {
  for (const Case& one : read_cases("faults.cases")) {
    SCOPED_TRACE(one.at("case"));
    const Json answer = ask(one.at("send"));
    EXPECT_EQ(answer, Json::parse(one.at("answer"), nullptr, false))
        << answer.dump();
  }
}

}  // namespace
}  // namespace gockel::testing
