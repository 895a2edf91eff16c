#include "gockel/words/phrases.h"

#include <gtest/gtest.h>

#include "gockel/languages/languages.h"

namespace gockel::testing {
namespace {

const Names names{{"Anna", "Bruno", "Carla"}, 1};

Phrases in(Language language) { return {catalogue_of(language), names}; }

TEST(Phrases, NumbersAreWrittenAsTheLanguageDoes) {
  const Phrases english = in(Language::english);
  EXPECT_EQ(english.chance(0.999), ">99\u00A0%");
  EXPECT_EQ(english.share(-0.00001), "0.0");
  EXPECT_EQ(in(Language::german).percent(0.1249), "12,5\u00A0%");
}

TEST(Phrases, ThingsAreCountedAsTheLanguageDoes) {
  EXPECT_EQ(in(Language::english).worms(1), "1 worm");
  EXPECT_EQ(in(Language::english).worms(0), "0 worms");
  EXPECT_EQ(in(Language::english).points(-3), "-3 points");
  EXPECT_EQ(in(Language::german).worms(3), "3 Würmer");
  EXPECT_EQ(in(Language::german).points(-1), "-1 Punkt");
  EXPECT_EQ(in(Language::german).bratworms(2), "2 Bonus-Bratwürmer");
  EXPECT_EQ(in(Language::dutch).worms(1), "1 worm");
  EXPECT_EQ(in(Language::dutch).worms(2), "2 wormen");
  EXPECT_EQ(in(Language::dutch).dice(5), "5 dobbelstenen");
  EXPECT_EQ(in(Language::french).worms(0), "0 ver");
  EXPECT_EQ(in(Language::french).worms(2), "2 vers");
  EXPECT_EQ(in(Language::french).dice(1), "1 dé");
  EXPECT_EQ(in(Language::french).points(-1), "-1 point");
}

TEST(Phrases, MeansHaveASignADecimalAndTheirNumber) {
  EXPECT_EQ(in(Language::english).mean_score(RuleSet::compact, 1.04),
            "+1.0 worms");
  EXPECT_EQ(in(Language::english).mean_score(RuleSet::wok, -0.04),
            "+0.0 points");
  EXPECT_EQ(in(Language::german).mean_score(RuleSet::deluxe, 1.44),
            "+1,4 Würmer");
  EXPECT_EQ(in(Language::dutch).mean_score(RuleSet::wok, -1.25), "-1,3 punten");
  EXPECT_EQ(in(Language::french).mean_score(RuleSet::compact, 1.94),
            "+1,9 ver");
  EXPECT_EQ(in(Language::french).mean_score(RuleSet::compact, 1.96),
            "+2,0 vers");
}

TEST(Phrases, DiceAreListedInWords) {
  const Dice dice = Dice::of(face::one, 2) + Dice::of(face::worm, 1);
  EXPECT_EQ(in(Language::english).grill_dice(dice), "two 1s, one worm");
  EXPECT_EQ(in(Language::german).grill_dice(dice), "zwei Einsen, einen Wurm");
  EXPECT_EQ(in(Language::german).grill_dice(dice, Phrases::Case::alone),
            "zwei Einsen, ein Wurm");
  EXPECT_EQ(in(Language::french).grill_dice(dice), "deux 1, un ver");
  const Dice wok = Dice::of(symbol::sushi, 1) + Dice::of(symbol::bone, 2);
  EXPECT_EQ(in(Language::english).wok_dice(wok), "1 sushi, 2 fishbones");
}

TEST(Phrases, ListsEndAsTheLanguageDoes) {
  const std::vector<std::string> three{"Anna", "Bruno", "Carla"};
  EXPECT_EQ(in(Language::english).list(three), "Anna, Bruno and Carla");
  EXPECT_EQ(in(Language::german).alternatives(three), "Anna, Bruno oder Carla");
  EXPECT_EQ(in(Language::english).list(std::span(three).first(1)), "Anna");
}

TEST(Phrases, OneSeatMayBeSpokenTo) {
  EXPECT_EQ(in(Language::english).name(0), "Anna");
  EXPECT_EQ(in(Language::english).name(1), "You");
  EXPECT_TRUE(in(Language::german).person(1).you);
  EXPECT_FALSE(in(Language::german).person(0).you);
}

}  // namespace
}  // namespace gockel::testing
