#include "gockel/words/refusals.h"

#include <gtest/gtest.h>

#include <set>

#include "gockel/core/any_game.h"
#include "gockel/languages/languages.h"

namespace gockel::testing {
namespace {

std::vector<Reason> all_reasons() {
  std::vector<Reason> all;
  for (std::size_t i = 0; i < reason_count; ++i)
    all.push_back(static_cast<Reason>(i));
  return all;
}

/// The names behind all opening braces.
std::set<std::string> details_named_in(std::string_view text) {
  std::set<std::string> all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '{') continue;
    const std::size_t end = text.find_first_of("?|}", i);
    all.emplace(text.substr(i + 1, end - i - 1));
  }
  return all;
}

/// What the rules say about an event in this position, in a language.
std::string refused(std::string_view position, std::string_view event,
                    Language language) {
  const auto state = parse_state(position);
  if (!state) return sentence(state.error(), catalogue_of(language));
  const auto read = parse_event(*state, event);
  if (!read) return sentence(read.error(), catalogue_of(language));
  const auto why = refusal(*state, *read);
  return why ? sentence(*why, catalogue_of(language)) : "not refused";
}

TEST(Reasons, EachHasANameOfItsOwnACodeAndASentence) {
  std::set<std::string_view> names;
  for (const Reason reason : all_reasons()) {
    EXPECT_TRUE(names.insert(name(reason)).second) << name(reason);
    EXPECT_FALSE(name(code(reason)).empty()) << name(reason);
    EXPECT_FALSE(english_text(reason).empty()) << name(reason);
  }
  EXPECT_EQ(name(Reason::face_already_kept), "face_already_kept");
  EXPECT_EQ(code(Reason::face_already_kept), Code::illegal);
}

TEST(Reasons, AnErrorHasTheCodeAndTheEnglishSentenceOfItsReason) {
  const Error error =
      refusal_for(Reason::wrong_dice_count, 7, {.n = 3, .limit = 8});
  EXPECT_EQ(error.reason, Reason::wrong_dice_count);
  EXPECT_EQ(error.code, Code::illegal);
  EXPECT_EQ(error.offset, 7U);
  EXPECT_EQ(error.sentence, "8 dice are in the air, not 3");
  EXPECT_EQ(sentence(error, catalogue_of(Language::english)), error.sentence);
}

TEST(Refusals, EveryLanguageHasTheBlanksOfTheEnglishSentence) {
  int compared = 0;
  for (const Language language : all_languages)
    for (const Reason reason : all_reasons()) {
      EXPECT_EQ(details_named_in(catalogue_of(language)[reason]),
                details_named_in(english_text(reason)))
          << name(reason) << " in " << code(language);
      ++compared;
    }
  EXPECT_EQ(compared, 4 * static_cast<int>(reason_count));
}

TEST(Refusals, NoSentenceKeepsABraceOrSpeaksEnglishInAnotherLanguage) {
  const Details details{.what = "W",
                        .more = "M",
                        .list = "L",
                        .n = 1,
                        .least = 2,
                        .limit = 1,
                        .turn = 5};
  for (const Reason reason : all_reasons()) {
    const Error error = refusal_for(reason, 0, details);
    for (const Language language : all_languages) {
      const std::string said = sentence(error, catalogue_of(language));
      EXPECT_EQ(said.find_first_of("{}"), said.npos) << said;
      EXPECT_EQ(said.find("  "), said.npos) << said;
      EXPECT_FALSE(said.ends_with('.')) << said;
      EXPECT_EQ(said == error.sentence, language == Language::english)
          << code(language) << ": " << said;
    }
  }
}

TEST(Refusals, ABlankIsItsDetailADefaultOrAChoice) {
  const Details details{.what = "w", .more = "", .list = "{n}", .n = 2};
  EXPECT_EQ(filled("{what} {n}", details), "w 2");
  EXPECT_EQ(filled("{more|the end}", details), "the end");
  EXPECT_EQ(filled("{what|the end}", details), "w");
  EXPECT_EQ(filled("{n?1:one die|{n} dice}", details), "2 dice");
  EXPECT_EQ(filled("{n?1:one die|2:a pair|{n} dice}", details), "a pair");
  // What was filled in is not looked at again, and other braces stay.
  EXPECT_EQ(filled("{list} {who} {", details), "{n} {who} {");
}

struct Said {
  std::string_view position, event;
  std::array<std::string_view, 4> in;  ///< en, de, nl, fr
};

class RefusalsIn : public ::testing::TestWithParam<Said> {};

TEST_P(RefusalsIn, ReadAsExpected) {
  const Said& said = GetParam();
  for (const Language language : all_languages)
    EXPECT_EQ(refused(said.position, said.event, language),
              said.in[static_cast<unsigned>(language)]);
}

INSTANTIATE_TEST_SUITE_P(
    FourLanguages, RefusalsIn,
    ::testing::Values(
        Said{"compact 21-36 -/- A 33|11255w 1",
             "/3",
             {"face 3 was already kept this turn",
              "die 3 liegt in diesem Zug schon beiseite",
              "de 3 ligt deze beurt al opzij",
              "les 3 sont déjà de côté dans ce tour"}},
        Said{"compact 21-36 -/- A 33|112555 1",
             "/w",
             {"the roll shows no w", "der Wurf zeigt keinen Wurm",
              "de worp heeft geen worm", "le lancer ne montre aucun ver"}},
        Said{
            "compact 21-36 -/- A 33555ww|?1 1",
            "11",
            {"1 die is in the air, not 2", "geworfen wird 1 Würfel, nicht 2",
             "er wordt 1 dobbelsteen gegooid, niet 2", "on lance 1 dé, pas 2"}},
        Said{
            "compact 21-36 -/- A |?8 1",
            "/roll",
            {"dice are in the air: roll first", "erst muss gewürfelt werden",
             "er moet eerst gegooid worden", "il faut d’abord lancer les dés"}},
        Said{"compact 21-36 -/- H |?8 1",
             "",
             {"expected a seat from A to B, found \"H\"",
              "hier muss ein Platz von A bis B stehen, nicht \"H\"",
              "hier hoort een plaats van A tot B te staan, niet \"H\"",
              "on attend ici une place de A à B, pas \"H\""}},
        Said{"compact 21-36 -/- ",
             "",
             {"expected a seat from A to B, found the end",
              "hier muss ein Platz von A bis B stehen, nicht das Ende",
              "hier hoort een plaats van A tot B te staan, niet het einde",
              "on attend ici une place de A à B, pas la fin"}},
        Said{"chess",
             "",
             {"there is no rule set \"chess\"",
              "Regeln \"chess\" gibt es nicht", "er zijn geen regels \"chess\"",
              "il n’y a pas de règles «\u00a0chess\u00a0»"}}));

}  // namespace
}  // namespace gockel::testing
