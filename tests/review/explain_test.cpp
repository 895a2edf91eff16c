// Every choice of both games can be explained in every language.

#include "gockel/review/explain.h"
#include "gockel/weights/built_in_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "gockel/languages/languages.h"
#include "gockel/words/reasons.h"
#include "tests/review/games.h"

namespace gockel::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Names names{
    {"Anna", "Bruno", "Carla", "Doris", "Emil", "Fritz", "Gerda"}};

/// The explanation of one move against another, as texts of moves.
std::string why(std::string_view position, std::string_view played,
                std::string_view better,
                Language language = Language::english) {
  const AnyState state = at(position);
  Outlook outlook(*built_in_values(rules(state), seats(state)));
  const std::vector<Candidate> ranked = rank(outlook, state);
  const auto find = [&](std::string_view text) {
    return *std::ranges::find(ranked, *Move::parse(text), &Candidate::move);
  };
  const auto facts = explain(outlook, state, find(played), find(better));
  return reasons(Phrases(catalogue_of(language), names),
                 {state, find(played).move, find(better).move}, facts);
}

/// Explains every move but the best; how many were explained, by what they
/// were about.
void explain_all(Outlook& outlook, const AnyState& state,
                 std::map<Question, int>& explained) {
  if (node(state) != Node::decision) return;
  const std::vector<Candidate> ranked = rank(outlook, state);
  for (std::size_t i = 1; i < ranked.size(); ++i) {
    const Candidate& best = ranked[0];
    const auto facts = explain(outlook, state, ranked[i], best);
    ASSERT_EQ(facts.back().kind, Fact::Kind::wins);
    for (const Language language : all_languages) {
      const std::string told =
          reasons(Phrases(catalogue_of(language), names),
                  {state, ranked[i].move, best.move}, facts);
      const std::string where =
          text(state) + " " + ranked[i].move.text() + ": " + told;
      EXPECT_EQ(told.find_first_of("{}[]"), told.npos) << where;
      EXPECT_THAT(told, Not(HasSubstr("  "))) << where;
      EXPECT_THAT(told, Not(HasSubstr(" ."))) << where;
      EXPECT_THAT(told, Not(HasSubstr(" ,"))) << where;
      EXPECT_GE(std::ranges::count(told, '%'), 2) << where;
      EXPECT_TRUE(told.ends_with('.')) << where;
    }
    ++explained[question(state, ranked[i].move, best.move)];
  }
}

TEST(Explanation, EveryRuleCaseHasOne) {
  std::map<Question, int> explained;
  std::map<Phase, int> phases;
  const std::string folder = "tests/data/rules/";
  for (const auto& file : std::filesystem::directory_iterator(
           std::string(GOCKEL_SOURCE_DIR) + "/" + folder)) {
    if (file.path().extension() != ".cases") continue;
    for (const std::string& line :
         lines(read_file(folder + file.path().filename().string()))) {
      if (!line.starts_with("at: ") && !line.starts_with("to: ")) continue;
      const auto state = parse_state(line.substr(4));
      if (!state || node(*state) != Node::decision) continue;
      if (const Grill* grill = std::get_if<Grill>(&*state))
        ++phases[grill->phase];
      Outlook outlook(*built_in_values(rules(*state), seats(*state)));
      explain_all(outlook, *state, explained);
    }
  }
  for (const Question question : all_questions)
    EXPECT_GT(explained[question], 0) << name(question);
  for (const Phase phase : {Phase::choose, Phase::rolled, Phase::hand,
                            Phase::rob, Phase::raven, Phase::back})
    EXPECT_GT(phases[phase], 0) << static_cast<int>(phase);
}

class ExplanationIn : public ::testing::TestWithParam<Seating> {};

TEST_P(ExplanationIn, RandomGamesLeavesNothingOpen) {
  Rng rng(8);
  Outlook outlook(*built_in_values(GetParam().rules, GetParam().seats));
  const Record record = random_record(GetParam(), rng, 32);
  std::map<Question, int> explained;
  AnyState state = record.start;
  for (const Event& event : record.events) {
    explain_all(outlook, state, explained);
    step(state, event);
  }
  EXPECT_GT(explained[Question::keep], 0);
  EXPECT_GT(explained[Question::stop], 0);
}

INSTANTIATE_TEST_SUITE_P(All, ExplanationIn,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& param) {
                           return test_name(param.param);
                         });

/// Of every kind of choice one, as explained when the words were agreed on.
TEST(Explanation, IsTheOneOfTheCases) {
  std::string position;
  std::string played;
  std::string better;
  int checked = 0;
  for (const std::string& line :
       lines(read_file("tests/review/explanations.cases"))) {
    if (line.starts_with("at: ")) position = line.substr(4);
    if (line.starts_with("played: ")) played = line.substr(8);
    if (line.starts_with("better: ")) better = line.substr(8);
    if (!line.starts_with("why: ")) continue;
    EXPECT_EQ(why(position, played, better), line.substr(5))
        << position << " " << played << " " << better;
    ++checked;
  }
  EXPECT_GT(checked, 40);
}

TEST(Explanation, OfRollingNamesRiskPriceAndPrize) {
  // The last die brings a tile with 1, 2 or 3 and busts else.
  const std::string text =
      why("compact 21-26,28-36 27/- A 444455w|.1 9", "roll", "stop");
  EXPECT_THAT(text, HasSubstr("Rolling again lets the turn fail 50\u00A0% of "
                              "the time, which would cost you 27; most likely "
                              "it takes"));
  EXPECT_THAT(text, HasSubstr("Stopping takes 31 (3 worms)."));
}

TEST(Explanation, OfStoppingNamesWhoIsRobbed) {
  const std::string_view position = "compact 21-24,26-36 -/25 A 55www|.3 9";
  EXPECT_THAT(why(position, "roll", "stop"),
              HasSubstr("Stopping steals 25 from Bruno (2 worms)."));
  EXPECT_THAT(why(position, "roll", "stop", Language::german),
              HasSubstr("Hörst du auf, stiehlst du Bruno die 25 (2 Würmer)."));
}

TEST(Explanation, OfAKeepSaysWhenTheWormIsMissing) {
  const std::string text =
      why("compact 21-36 -/- A |1124555w 1", "5", "w", Language::german);
  EXPECT_THAT(text, HasSubstr("Nimmst du die 5er, stehst du bei 15 und hast "
                              "noch 5 Würfel, aber keinen Wurm"));
  EXPECT_THAT(text, HasSubstr("Nimmst du den Wurm, stehst du bei 5"));
}

TEST(Explanation, OfAKeepNamesTheBratwormThatItTakesFromAnother) {
  // There is none left in the middle.
  EXPECT_THAT(why("deluxe 11,13,21-24,26-36 25/-/- c11,h21,r23,wA,g27,a29 "
                  "0/3/4 A |1122334w 16",
                  "1", "w"),
              HasSubstr("Keeping the 1s makes 2 with 6 dice left, and a "
                        "Bratworm, but no worm"));
}

TEST(Explanation, OfAKeepThatLeavesTheGoldenDieSaysWhenTheWormIsMissing) {
  EXPECT_THAT(why("deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A "
                  "1122334|5+w 3",
                  "5", "w"),
              HasSubstr("Keeping the 5 makes 21 with 1 die left, but no worm"));
}

TEST(Explanation, OfAKeepThatEndsTheTurnSaysWhatItGets) {
  const std::string text =
      why("deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A "
          "444455w|1 3",
          "weasel", "1");
  EXPECT_THAT(text, HasSubstr("Keeping the 1 takes 32 (3 worms)."));
  EXPECT_THAT(text, Not(HasSubstr("dice left")));
}

TEST(Explanation, OfRollingCountsTheWeaselThatMaySaveIt) {
  // The same die fails only twice in a row.
  EXPECT_THAT(why("deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A "
                  "444455w|.1 3",
                  "roll", "stop"),
              HasSubstr("lets the turn fail 25\u00A0% of the time, which would "
                        "cost you 25 and the weasel"));
}

TEST(Explanation, OfSpecialistsNamesWhatStays) {
  const std::string_view position =
      "deluxe - 21.36/25.35 c-,hA,r-,w-,g-,aA 0/0 A back 40";
  EXPECT_EQ(why(position, "back:apple", "back:hen"),
            "Putting the apple back takes it out of the game and leaves you "
            "the hen. Putting the hen back takes it out of the game and "
            "leaves you the apple. Your share of the win: 0.0\u00A0% instead "
            "of 100.0\u00A0%.");
}

TEST(Explanation, OfTheWokCountsPointsOfBothSides) {
  const std::string_view position =
      "wok 64 - 5125:1121/124633:11222334 A bbb|ss#3 20";
  EXPECT_THAT(why(position, "take:s", "steal:s:B:1"),
              HasSubstr("Stealing sushi +3 from Bruno"));
}

}  // namespace
}  // namespace gockel::testing
