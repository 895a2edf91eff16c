// The methods that judge a position, and what can be said while they run.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gockel/engine/handler.h"
#include "gockel/languages/languages.h"
#include "gockel/weights/built_in_values.h"
#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

double sum(const Json& numbers) {
  double all = 0;
  for (const Json& n : numbers) all += n.get<double>();
  return all;
}

TEST(Analyse, RanksEveryLegalMoveAndAddsUp) {
  int decisions = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(7);
    AnyState state = new_game(seating, rng);
    for (int i = 0; i < 9 && node(state) != Node::terminal; ++i) {
      if (i % 4 == 1) {
        const Json got = result("analyse", {{"position", text(state)}});
        EXPECT_NEAR(sum(got["shares"]), 1, 1e-9) << text(state);
        EXPECT_EQ(got["candidates"].size(), moves(state).size());
        double last = 0;
        for (const Json& c : got["candidates"]) {
          EXPECT_GE(c["loss"].get<double>(), last) << text(state);
          last = c["loss"].get<double>();
        }
        double certain = 0;
        for (const Json& ending : got["endings"])
          certain += ending["probability"].get<double>();
        EXPECT_NEAR(certain, 1, 1e-9) << text(state);
        decisions += got["explanation"].is_string() ? 1 : 0;
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(decisions, 10);
}

TEST(Analyse, ExplainsTheBestMoveFirstInTheLanguageAskedFor) {
  const char* position = "compact 21-36 -/- A 55|1123ww 1";
  const auto told = [&](const char* language) {
    return result("analyse",
                  {{"position", position}, {"lang", language}})["explanation"]
        .get<std::string>();
  };
  EXPECT_TRUE(told("en").starts_with("Keeping the worms")) << told("en");
  EXPECT_TRUE(told("de").starts_with("Nimmst du die W\u00fcrmer"))
      << told("de");
}

TEST(Analyse, CallsThePlayersByTheirNames) {
  // Stealing 25 from B against rolling on.
  const Json position = "compact 21-24,26-33 25/34/35/36 B 555ww|.3 9";
  const auto told = [&](const Json& names) {
    return result("analyse",
                  {{"position", position}, {"names", names}})["explanation"]
        .get<std::string>();
  };
  const std::string named = told({"Anna", "Bruno", "", "Anna"});
  EXPECT_NE(named.find("Anna (A)"), std::string::npos) << named;
  const std::string letters = told({"", "", "", ""});
  EXPECT_EQ(letters.find("Anna"), std::string::npos) << letters;
  EXPECT_NE(letters.find(" A"), std::string::npos) << letters;
  EXPECT_EQ(
      error("analyse", {{"position", position}, {"names", {"Anna"}}})["message"]
          .get<std::string>(),
      "there has to be a name for every seat");
}

constexpr const char* long_rollout =
    R"({"jsonrpc":"2.0","id":"x","method":"rollout","params":{"games":9999,)"
    R"("progress":true,"position":"compact 21-23 -/- A |?8 1"}})";

TEST(Rollout, IsCancelledByItsId) {
  int asked = 0;
  std::vector<std::string> notes;
  const std::string answer = handle(
      long_rollout,
      {.values = built_in_values,
       .words = [](Language l) { return &catalogue_of(l); },
       .go_on =
           [&](std::string_view id) {
             EXPECT_EQ(id, "\"x\"");
             return ++asked < 5;
           },
       .notify = [&](std::string_view line) { notes.emplace_back(line); }});
  EXPECT_EQ(asked, 5);
  EXPECT_EQ(answer, R"({"jsonrpc":"2.0","id":"x","error":{"code":-32002,)"
                    R"("message":"the client cancelled"}})");
  ASSERT_FALSE(notes.empty());
  EXPECT_EQ(notes[0], R"({"jsonrpc":"2.0","method":"progress",)"
                      R"("params":{"id":"x","done":0.01}})");
}

TEST(Cancel, IsReadFromItsNotificationOnly) {
  EXPECT_EQ(
      cancelled_id(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":7}})"),
      "7");
  EXPECT_EQ(cancelled_id(
                R"({"jsonrpc":"2.0","method":"cancel","params":{"id":"a"}})"),
            "\"a\"");
  for (const char* other :
       {"", "\"cancel\"", R"(["cancel"])",
        R"({"jsonrpc":"2.0","id":1,"method":"cancel","params":{"id":7}})",
        R"({"jsonrpc":"2.0","method":"cancel","params":[7]})",
        R"({"jsonrpc":"2.0","method":"cancel"})",
        R"({"jsonrpc":"2.0","method":"moves","params":{"id":"cancel"}})"})
    EXPECT_EQ(cancelled_id(other), "") << other;
}

}  // namespace
}  // namespace gockel::testing
