#include "gockel/rpc/envelope.h"

#include <gtest/gtest.h>

#include "gockel/rpc/read_json.h"

namespace gockel {
namespace {

using Reader = std::expected<RpcRequest, RpcRefusal> (*)(const Input&);

/// "ID METHOD PARAMS", or "ID: CODE SENTENCE".
std::string told(Reader reader, std::string_view line) {
  const auto json = read_json(line);
  if (!json) return "no JSON";
  const auto request = reader(*json);
  if (request)
    return request->id + " " + std::string(request->method) + " " +
           dump(*request->params);
  return request.error().id + ": " +
         std::to_string(request.error().fault.code) + " " +
         request.error().fault.sentence;
}

TEST(Envelope, ARequestOfTheStandardIsTakenApart) {
  EXPECT_EQ(told(read_request, R"({"jsonrpc":"2.0","id":7,"method":"m"})"),
            "7 m {}");
  EXPECT_EQ(
      told(read_request,
           R"({"jsonrpc":"2.0","id":"a\n","method":"m","params":{"x":1}})"),
      R"("a\n" m {"x":1})");
  EXPECT_EQ(told(read_request,
                 R"({"jsonrpc":"2.0","id":1.50,"method":"m","params":[2]})"),
            "1.50 m [2]");
}

TEST(Envelope, ANotificationHasNoIdAndNullIsOne) {
  const Input none = Input::parse(R"({"jsonrpc":"2.0","method":"m"})");
  EXPECT_TRUE(read_request(none)->notification());
  const Input null =
      Input::parse(R"({"jsonrpc":"2.0","id":null,"method":"m"})");
  EXPECT_FALSE(read_request(null)->notification());
  EXPECT_EQ(read_request(null)->id, "null");
}

TEST(Envelope, ARefusalNamesTheIdAsSoonAsThereIsOne) {
  EXPECT_EQ(told(read_request, "[]"), "null: -32600 a request is an object");
  EXPECT_EQ(told(read_request, R"({"id":[],"method":"m"})"),
            "null: -32600 an id is a string, a number or null");
  EXPECT_EQ(told(read_request, R"({"id":3,"method":"m"})"),
            "3: -32600 the field \"jsonrpc\" has to be \"2.0\"");
  EXPECT_EQ(told(read_request, R"({"jsonrpc":"2.0","id":3})"),
            "3: -32600 the field \"method\" has to be a string");
  EXPECT_EQ(
      told(read_request, R"({"jsonrpc":"2.0","id":3,"method":"m","params":1})"),
      "3: -32600 the field \"params\" has to be an object");
  EXPECT_EQ(
      told(read_request, R"({"jsonrpc":"2.0","id":3,"method":"m","more":1})"),
      "3: -32600 a request has no field \"more\"");
}

TEST(Envelope, ASocketsRequestNeedsOnlyAnIdAndAMethod) {
  EXPECT_EQ(told(read_lenient_request, R"({"id":3,"method":"m"})"), "3 m {}");
  EXPECT_EQ(told(read_lenient_request,
                 R"({"id":"a","method":"m","params":[],"more":1})"),
            "\"a\" m []");
  for (const char* line :
       {"[]", "{}", R"({"id":1})", R"({"id":{},"method":"m"})",
        R"({"id":null,"method":"m"})", R"({"id":1.5,"method":"m"})",
        R"({"id":1,"method":2})"})
    EXPECT_EQ(told(read_lenient_request, line),
              "null: -32600 a request has an id and a method");
}

TEST(Envelope, AnswersAreObjectsOfTheStandardOnOneLine) {
  EXPECT_EQ(result_text("7", Json{{"a", 1}}),
            R"({"jsonrpc":"2.0","id":7,"result":{"a":1}})");
  EXPECT_EQ(
      fault_text("\"x\"", {-32601, "no", nullptr}),
      R"({"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"no"}})");
  EXPECT_EQ(
      fault_text(no_id, {-32602, "no", {{"field", "f"}, {"version", 4}}}),
      R"({"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"no","data":{"field":"f","version":4}}})");
  EXPECT_EQ(notification_text("m", R"({"n":1})"),
            R"({"jsonrpc":"2.0","method":"m","params":{"n":1}})");
}

}  // namespace
}  // namespace gockel
