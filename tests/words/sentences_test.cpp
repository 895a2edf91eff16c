// Everything that can be said of a game, over random games.

#include <gtest/gtest.h>

#include "gockel/languages/languages.h"
#include "gockel/words/effect_words.h"
#include "gockel/words/view_words.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

const Names table_names{
    {"Anna", "Bruno", "Carla", "Dora", "Emil", "Fritz", "Greta"}};

/// The sentences of an event, joined.
std::string told(std::string_view position, std::string_view event,
                 Language language, Seat you = no_seat) {
  AnyState state = at(position);
  EffectList effects;
  step(state, *parse_event(state, event), &effects);
  Names here = table_names;
  here.you = you;
  const Phrases phrases(catalogue_of(language), here);
  std::string all;
  for (const ToldEffect& one :
       tell_effects(phrases, rules(state).rule_set(), effects))
    all += (all.empty() ? "" : " ") + one.text;
  return all;
}

TEST(Sentences, TellWhatHappened) {
  constexpr std::string_view theft = "compact 21-24,26-36 -/25 A 5555w|.3 3";
  EXPECT_EQ(told(theft, "/stop", Language::english),
            "Anna steals 25 from Bruno (2 worms).");
  EXPECT_EQ(told(theft, "/stop", Language::english, 0),
            "You steal 25 from Bruno (2 worms).");
  EXPECT_EQ(told(theft, "/stop", Language::german, 1),
            "Anna stiehlt dir die 25 (2 Würmer).");
  EXPECT_EQ(told(theft, "/stop", Language::dutch),
            "Anna steelt de 25 van Bruno (2 wormen).");
  EXPECT_EQ(told(theft, "/stop", Language::french),
            "Anna vole la 25 à Bruno (2 vers).");
  EXPECT_EQ(told(theft, "/stop", Language::french, 1),
            "Anna te vole la 25 (2 vers).");
  EXPECT_EQ(told("compact 21-36 -/- A |1123344w 1", "/4", Language::english),
            "Anna keeps two 4s: total 8.");
}

std::vector<std::string> spoken(std::string_view position, Language language,
                                Seat you = no_seat) {
  Names here = table_names;
  here.you = you;
  const Phrases phrases(catalogue_of(language), here);
  const View view = look(at(position));
  return ViewWords(phrases, view).spoken();
}

TEST(Sentences, SpeakTheTable) {
  EXPECT_EQ(
      spoken("compact 21-24,26 25.34/-/30 C 5555w|.3 17", Language::english, 2),
      (std::vector<std::string>{
          "Your turn. Roll on or stop?", "Kept: four 5s, one worm; total 25.",
          "You can: roll on with 3 dice: 3.7\u00A0% chance to bust or "
          "stop with 25: take 24 from the grill (1 worm).",
          "On the grill: 21, 22, 23, 24, 26.",
          "Anna: tile 34 on top of a stack of 2; 6 worms.",
          "Bruno: no tile; 0 worms.", "Carla, you: tile 30; 3 worms."}));
}

TEST(Sentences, KeepOthersChoicesToThemselves) {
  const auto lines =
      spoken("compact 21-36 -/- A 44|.6 1", Language::english, 1);
  EXPECT_EQ(lines[0], "Anna's turn. Anna is thinking");
  EXPECT_EQ(lines[1], "Kept: two 4s; total 8.");
  EXPECT_EQ(lines[2].find("You can"), std::string::npos);
}

TEST(Sentences, DoNotTellWhatMemoryHides) {
  for (const Language language : all_languages)
    for (const std::string& line :
         spoken("wok+memory 4352116 2311 653:2/24:1314212 B bb|fbb#2 14",
                language))
      EXPECT_EQ(line.find("5 3"), std::string::npos) << line;
}

/// No blank, no pair, no hole.
void expect_finished(std::string_view text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{}[]|"), text.npos) << text;
  EXPECT_EQ(text.find("  "), text.npos) << text;
  EXPECT_EQ(text.find(" ."), text.npos) << text;
  EXPECT_NE(text.front(), ' ') << text;
  EXPECT_NE(text.back(), ' ') << text;
}

class EverySentence : public ::testing::TestWithParam<Language> {};

TEST_P(EverySentence, OfRandomGamesIsFinished) {
  int sentences = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(sentences) + 3);
    AnyState state = new_game(seating, rng);
    Names here = table_names;
    for (int n = 0; n < 150 && node(state) != Node::terminal; ++n) {
      here.you = n % 3 == 0 ? Seat{0} : no_seat;
      const Phrases phrases(catalogue_of(GetParam()), here);
      const View view = look(state);
      const ViewWords words(phrases, view);
      for (const std::string& line : words.spoken()) expect_finished(line);
      for (const Move move : view.moves) expect_finished(words.move(move));
      for (const Move lock : view.locks)
        expect_finished(words.lock_label(lock));
      EffectList effects;
      step(state, random_event(state, rng), &effects);
      for (const ToldEffect& told :
           tell_effects(phrases, seating.rules.rule_set(), effects)) {
        expect_finished(told.text);
        EXPECT_TRUE(told.text.ends_with('.')) << told.text;
        ++sentences;
      }
      if (const std::string outcome = turn_outcome(phrases, effects);
          !outcome.empty())
        expect_finished(outcome);
    }
    const Phrases phrases(catalogue_of(GetParam()), here);
    const View end = look(state);
    for (const std::string& line : ViewWords(phrases, end).spoken())
      expect_finished(line);
  }
  EXPECT_GT(sentences, 1000);
}

INSTANTIATE_TEST_SUITE_P(All, EverySentence, ::testing::ValuesIn(all_languages),
                         [](const auto& of) {
                           return std::string(code(of.param));
                         });

}  // namespace
}  // namespace gockel::testing
