#include "gockel/rpc/params.h"

#include <gtest/gtest.h>

#include <optional>

#include "gockel/rpc/read_json.h"

namespace gockel {
namespace {

/// Whether a value is taken where this kind is wanted.
bool taken(FieldType kind, const char* value) {
  const std::array fields{Field{"x", kind, Requirement::required}};
  const Input object{{"x", Input::parse(value)}};
  return Params::read(object, fields, OtherFields::refused).has_value();
}

TEST(Params, EveryKindTakesWhatItIs) {
  struct Case {
    FieldType kind;
    std::vector<const char*> right;
    std::vector<const char*> wrong;
  };
  const std::vector<Case> cases{
      {FieldType::text, {R"("")", R"("a")"}, {"1", "null", "[]", "{}"}},
      {FieldType::whole,
       {"0", "999999999"},
       {"-1", "1000000000", "1.5", R"("1")"}},
      {FieldType::part, {"0", "0.5", "1"}, {"-0.1", "1.1", R"("1")"}},
      {FieldType::flag, {"true", "false"}, {"0", R"("true")"}},
      {FieldType::texts, {"[]", R"(["a"])"}, {R"(["a",1])", "{}"}},
      {FieldType::choices, {"{}", R"({"a":"b"})"}, {R"({"a":1})", "[]"}},
      {FieldType::seat,
       {R"("A")", R"("G")"},
       {R"("H")", R"("AB")", R"("")", "0"}},
      {FieldType::time,
       {"0", "9223372036854775807"},
       {"-1", "9223372036854775808", "1.5", R"("1")"}},
      {FieldType::numbers,
       {"[]", "[1,-2,0.5]", "[1,2,3,4,5,6,7]"},
       {"[1,2,3,4,5,6,7,8]", R"(["1"])", "1"}},
      {FieldType::list, {"[]", R"([{},1])"}, {"{}", R"("")"}},
      {FieldType::object, {"{}", R"({"a":1})"}, {"[]", "null"}},
      {FieldType::any, {"null", "[]", "1"}, {}}};
  for (const Case& one : cases) {
    for (const char* value : one.right) EXPECT_TRUE(taken(one.kind, value));
    for (const char* value : one.wrong)
      EXPECT_FALSE(taken(one.kind, value)) << value;
  }
}

TEST(Params, WhatIsWrongIsNamed) {
  constexpr std::array fields{
      Field{"a", FieldType::text, Requirement::required},
      Field{"b", FieldType::flag, Requirement::optional}};
  const auto fault = [&fields](const char* object, OtherFields others) {
    const Input json = Input::parse(object);
    const auto read = Params::read(json, fields, others);
    return read ? std::string() : read.error().sentence();
  };
  using enum OtherFields;
  EXPECT_EQ(fault(R"({"a":"","b":true})", refused), "");
  EXPECT_EQ(fault("{}", refused), "the parameter \"a\" is missing");
  EXPECT_EQ(fault("[1]", refused), "the parameter \"a\" is missing");
  EXPECT_EQ(fault(R"({"a":"","b":1})", ignored),
            "the parameter \"b\" has to be true or false");
  EXPECT_EQ(fault(R"({"a":"","c":1})", refused),
            "this method has no parameter \"c\"");
  EXPECT_EQ(fault(R"({"a":"","c":1})", ignored), "");
}

TEST(Params, ValuesAreGivenAsTheirTypes) {
  constexpr std::array fields{
      Field{"seat", FieldType::seat, Requirement::required},
      Field{"at", FieldType::time, Requirement::required},
      Field{"n", FieldType::numbers, Requirement::required}};
  const Input json =
      Input::parse(R"({"seat":"C","at":1794804628111,"n":[3,-2]})");
  const auto read = Params::read(json, fields, OtherFields::refused);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->seat("seat"), 2);
  EXPECT_EQ(read->time("at"), 1794804628111);
  EXPECT_EQ(read->numbers<int>("n"),
            (std::array<int, max_seats>{3, -2, 0, 0, 0, 0, 0}));
}

// A request's decimals come as digits, an entry's as doubles.
TEST(Params, APartIsReadHoweverItsDigitsWereKept) {
  constexpr std::array fields{
      Field{"p", FieldType::part, Requirement::required}};
  for (const Decimals decimals : {Decimals::digits, Decimals::doubles}) {
    const auto part = [&](const char* text) -> std::optional<double> {
      const auto object = read_json(text, decimals);
      const auto read = Params::read(*object, fields, OtherFields::refused);
      if (!read) return std::nullopt;
      return read->part("p", 0);
    };
    EXPECT_EQ(part(R"({"p":0.003})"), 0.003);
    EXPECT_EQ(part(R"({"p":2.5e-1})"), 0.25);
    EXPECT_EQ(part(R"({"p":1})"), 1.0);
    EXPECT_EQ(part(R"({"p":1.001})"), std::nullopt);
    EXPECT_EQ(part(R"({"p":-0.001})"), std::nullopt);
  }
}

}  // namespace
}  // namespace gockel
