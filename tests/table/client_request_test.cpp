#include "gockel/table/client_request.h"

#include <gtest/gtest.h>

#include <utility>

namespace gockel {
namespace {

constexpr const char* digits =
    "0011223344556677001122334455667700112233445566770011223344556677";

/// The parameters with the digits in the place of @.
std::string with_digits(std::string params) {
  return params.replace(params.find('@'), 1, digits);
}

auto ask(std::string_view method, std::string params) {
  if (params.find('@') != params.npos) params = with_digits(params);
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
  const auto sit =
      asked<request::Sit>("sit", R"({"client":"c1","name":"Zoë","chain":"@"})");
  EXPECT_EQ(sit.name, "Zoë");
  EXPECT_EQ(sit.chain.text(), digits);
  EXPECT_EQ(sit.seat, std::nullopt);
  EXPECT_EQ(asked<request::Sit>(
                "sit", R"({"client":"c1","name":"Z","chain":"@","seat":"G"})")
                .seat,
            Seat{6});
  EXPECT_EQ(
      asked<request::Sit>(
          "sit", R"({"client":"c1","name":"Z","chain":"@","animal":"fox"})")
          .animal,
      "fox");
  EXPECT_FALSE(sit.program);
  EXPECT_TRUE(
      asked<request::Sit>(
          "sit", R"({"client":"c1","name":"Z","chain":"@","program":true})")
          .program);
  EXPECT_EQ(
      asked<request::StandIn>("stand_in", R"({"client":"c1","version":9})")
          .seen,
      9U);
  const auto react = ask("react", R"({"reaction":"oh_no"})");
  ASSERT_TRUE(react);
  EXPECT_EQ(react->client, "") << "it is not stored, so it has no name";
  EXPECT_EQ(std::get<request::React>(react->what).reaction, Reaction::oh_no);
  using enum Reaction;
  const std::pair<Reaction, const char*> reactions[] = {
      {bravo, "bravo"}, {laugh, "laugh"}, {wow, "wow"},
      {phew, "phew"},   {oh_no, "oh_no"}, {hurry, "hurry"}};
  for (const auto& [reaction, word] : reactions)
    EXPECT_EQ(name(reaction), word);
  asked<request::Stand>("stand", R"({"client":"c1"})");
  EXPECT_EQ(
      asked<request::Fill>("fill", R"({"client":"c1","level":"best"})").level,
      Level::best);
  const auto play = asked<request::Play>(
      "play", R"({"client":"c1","version":7,"move":"stop"})");
  EXPECT_EQ(play.seen, 7U);
  EXPECT_EQ(play.move, Move::stop(Stop::basic));
  EXPECT_EQ(play.link, std::nullopt);
  EXPECT_EQ(
      asked<request::Play>(
          "play", R"({"client":"c1","version":7,"move":"roll","link":"@"})")
          .link->text(),
      digits);
  const auto thrown = asked<request::Throw>(
      "throw", R"({"client":"c1","version":8,"link":"@"})");
  EXPECT_EQ(thrown.seen, 8U);
  EXPECT_EQ(thrown.link.text(), digits);
  EXPECT_EQ(asked<request::Renew>("renew", R"({"client":"c1","chain":"@"})")
                .chain.text(),
            digits);
  asked<request::ComeBack>("back", R"({"client":"c1"})");
  asked<request::Rematch>("rematch", R"({"client":"c1"})");
  const auto ping = ask("ping", "{}");
  ASSERT_TRUE(ping);
  EXPECT_TRUE(std::holds_alternative<request::Ping>(ping->what));
}

TEST(ClientRequest, WhatCannotBeReadIsRefusedWithASentence) {
  using enum Refusal::Code;
  expect_refusal("shout", "{}", {no_method, "there is no such method"});
  expect_refusal("react", R"({"reaction":"boo"})",
                 {bad_params, "there is no such reaction", "reaction"});
  expect_refusal(
      "sit", R"({"client":"c1","name":"Z","chain":"@","animal":"<b>"})",
      {bad_params, "an animal is a word of small letters", "animal"});
  expect_refusal(
      "sit", R"({"client":"c1","name":"Z","chain":"@","program":"yes"})",
      {bad_params, "the parameter \"program\" has to be true or false",
       "program"});
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
  for (const std::string& client :
       {std::string(), std::string(65, 'c'), std::string("c\0d", 3),
        std::string("c\n"), std::string("c\x7f")})
    expect_refusal(
        "back", dump(Json{{"client", client}}).c_str(),
        {bad_params,
         "client is a text of 1 to 64 bytes without control characters"});
  expect_refusal("fill", R"({"client":"c","level":"genius"})",
                 {bad_params, "there is no level \"genius\""});
  expect_refusal("sit", R"({"client":"c","name":"Z","chain":"@","seat":"Q"})",
                 {bad_params, "a seat is a letter from A to G", "seat"});
  expect_refusal("sit", R"({"client":"c","name":" ","chain":"@"})",
                 {bad_params, "a name has 1 to 24 characters", "name"});
  expect_refusal(
      "sit", R"({"client":"c","name":"Z","chain":"zz"})",
      {bad_params, "chain: 64 hex digits are wanted, not 2", "chain"});
  for (const char* params :
       {R"({"client":"c","version":1,"link":"zz"})",
        R"({"client":"c","version":1,"move":"roll","link":"zz"})"})
    expect_refusal(
        std::string_view(params).find("move") == std::string_view::npos
            ? "throw"
            : "play",
        params, {bad_params, "link: 64 hex digits are wanted, not 2", "link"});
  expect_refusal("throw", R"({"client":"c","version":1})",
                 {bad_params, "the parameter \"link\" is missing", "link"});
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
