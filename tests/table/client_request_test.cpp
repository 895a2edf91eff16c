#include "gockel/table/client_request.h"

#include <gtest/gtest.h>

namespace gockel {
namespace {

constexpr const char* digits = "00112233445566778899aabbccddeeff";

auto ask(std::string_view method, const char* params) {
  return ClientRequest::parse(method, Input::parse(params));
}

/// The request, which has to be of this type.
template <class Request>
Request asked(std::string_view method, const char* params) {
  const auto read = ask(method, params);
  EXPECT_TRUE(read) << read.error().sentence;
  EXPECT_EQ(read->client, "c1");
  return std::get<Request>(read->what);
}

void expect_refusal(std::string_view method, const char* params,
                    const Refusal& wanted) {
  const auto read = ask(method, params);
  ASSERT_FALSE(read) << params;
  EXPECT_EQ(read.error().code, wanted.code) << params;
  EXPECT_EQ(read.error().sentence, wanted.sentence);
  EXPECT_EQ(read.error().field, wanted.field);
}

TEST(ClientRequest, EveryMethodBecomesItsType) {
  const auto sit = asked<request::Sit>(
      "sit",
      R"({"client":"c1","name":"Zoë","luck":"00112233445566778899aabbccddeeff"})");
  EXPECT_EQ(sit.name, "Zoë");
  EXPECT_EQ(sit.luck.text(), digits);
  EXPECT_EQ(sit.seat, std::nullopt);
  EXPECT_EQ(
      asked<request::Sit>(
          "sit",
          R"({"client":"c1","name":"Z","luck":"00112233445566778899aabbccddeeff","seat":"G"})")
          .seat,
      Seat{6});
  asked<request::Stand>("stand", R"({"client":"c1"})");
  EXPECT_EQ(
      asked<request::Fill>("fill", R"({"client":"c1","level":"best"})").level,
      Level::best);
  const auto play = asked<request::Play>(
      "play", R"({"client":"c1","version":7,"move":"stop"})");
  EXPECT_EQ(play.seen, 7U);
  EXPECT_EQ(play.move, Move::stop(Stop::basic));
  asked<request::ComeBack>("back", R"({"client":"c1"})");
  asked<request::Rematch>("rematch", R"({"client":"c1"})");
  const auto ping = ask("ping", "{}");
  ASSERT_TRUE(ping);
  EXPECT_TRUE(std::holds_alternative<request::Ping>(ping->what));
}

TEST(ClientRequest, WhatCannotBeReadIsRefusedWithASentence) {
  using enum Refusal::Code;
  expect_refusal("shout", "{}", {no_method, "there is no such method"});
  expect_refusal("stand", "[]", {bad_params, "parameters are given by name"});
  expect_refusal("stand", "{}",
                 {bad_params, "the parameter \"client\" is missing", "client"});
  expect_refusal(
      "ping", R"({"client":"c"})",
      {bad_params, "this method has no parameter \"client\"", "client"});
  expect_refusal(
      "back", R"({"client":1})",
      {bad_params, "the parameter \"client\" has to be a string", "client"});
  // A database may end a text at a NUL: two requests would be one there.
  for (const std::string& client : {std::string(), std::string(65, 'c'),
                                    std::string("c\0d", 3), std::string("c\n")})
    expect_refusal(
        "back", dump(Json{{"client", client}}).c_str(),
        {bad_params,
         "client is a text of 1 to 64 bytes without control characters"});
  expect_refusal("fill", R"({"client":"c","level":"genius"})",
                 {bad_params, "there is no level \"genius\""});
  expect_refusal(
      "sit",
      R"({"client":"c","name":"Z","luck":"00112233445566778899aabbccddeeff","seat":"Q"})",
      {bad_params, "a seat is a letter from A to G", "seat"});
  expect_refusal(
      "sit",
      R"({"client":"c","name":" ","luck":"00112233445566778899aabbccddeeff"})",
      {bad_params, "a name has 1 to 24 characters", "name"});
  expect_refusal("sit", R"({"client":"c","name":"Z","luck":"zz"})",
                 {bad_params, "luck: 32 hex digits are wanted, not 2"});
  expect_refusal("play", R"({"client":"c","version":1,"move":"nonsense"})",
                 {illegal, Move::parse("nonsense").error().sentence});
  expect_refusal("play", R"({"client":"c","version":-1,"move":"1"})",
                 {bad_params,
                  "the parameter \"version\" has to be a whole number from 0 "
                  "to 999999999",
                  "version"});
}

}  // namespace
}  // namespace gockel
