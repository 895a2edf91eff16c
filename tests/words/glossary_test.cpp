// One thing has one name in a language, and one of a thing is singular.

#include <gtest/gtest.h>

#include "gockel/languages/languages.h"
#include "gockel/words/fill.h"
#include "tests/support/glossary.h"

namespace gockel::testing {
namespace {

/// Calls f(text) for everything that is said of a game, in the terminal and in
/// refusals. The keys that people type are left out: they have other names.
template <class F>
void for_each_text(Language language, F&& f) {
  const Catalogue& said = catalogue_of(language);
  const TerminalTexts& terminal = terminal_texts_of(language);
  const auto each = [&f](const auto& texts) {
    for (const std::string_view text : texts.all) f(text);
  };
  each(said.things);
  each(said.table);
  each(said.moves);
  each(said.effects);
  each(said.reasons);
  each(said.review);
  each(said.refusals);
  each(terminal.help);
  for (std::size_t i = 0; i < terminal.screen.size(); ++i)
    if (i < static_cast<std::size_t>(ScreenText::key_help) ||
        i > static_cast<std::size_t>(ScreenText::letters_wok))
      f(terminal.screen[i]);
}

TEST(Glossary, OneThingHasOneNameInEveryLanguage) {
  int looked_at = 0;
  for (const Language language : all_languages)
    for_each_text(language, [&](std::string_view text) {
      ++looked_at;
      EXPECT_EQ(misnamed_in(text, language), "") << text;
    });
  EXPECT_GT(looked_at, 2500);
}

TEST(Glossary, FindsAWrongNameWhateverItsCapitalsAndMarks) {
  EXPECT_EQ(misnamed_in("Die „Henne“ geht.", Language::german),
            "henne: Glucke");
  EXPECT_EQ(misnamed_in("En cas d’ÉCHEC", Language::french), "échec: raté");
  EXPECT_EQ(misnamed_in("Die Glucke", Language::german), "");
}

TEST(Glossary, FrenchAndDutchHaveTheApostropheOfPrint) {
  for (const Language language : {Language::dutch, Language::french})
    for_each_text(language, [](std::string_view text) {
      for (std::size_t at = text.find('\''); at != text.npos;
           at = text.find('\'', at + 1))
        EXPECT_EQ(text.substr(at - 2, 2), "{d") << text;
    });
}

TEST(Glossary, FrenchKeepsItsMarksOnTheLineOfTheirWord) {
  for_each_text(Language::french, [](std::string_view text) {
    for (const std::string_view torn : {" :", " ;", " ?", " !", " »", "« "})
      EXPECT_EQ(text.find(torn), text.npos) << text;
  });
}

/// The text with these numbers in it.
std::string with_numbers(std::string_view text, int n, int total) {
  const Blanks blanks{.n = n, .tile = 21, .total = total, .what = "W"};
  return fill(chosen_by_number(text, blanks), blanks, "", "");
}

// Things are left out: "{n} worm" and "{n} worms" are two of them, chosen
// between when they are counted.
TEST(Plurals, AreRightInEveryTextWithANumber) {
  for (const Language language : all_languages) {
    const auto each = [language](const auto& texts) {
      for (const std::string_view text : texts.all)
        for (const int n : {0, 1, 2})
          for (const int total : {1, 5})
            EXPECT_EQ(wrong_plural_in(with_numbers(text, n, total), language),
                      "")
                << with_numbers(text, n, total);
    };
    each(catalogue_of(language).table);
    each(catalogue_of(language).moves);
    each(catalogue_of(language).effects);
    each(catalogue_of(language).reasons);
    each(catalogue_of(language).review);
    each(terminal_texts_of(language).screen);
    each(terminal_texts_of(language).help);
  }
}

/// Whether the {limit} of the refusal is how much there may be at most, or
/// what the game has of it: never 1.
bool is_a_bound(Reason reason) {
  switch (reason) {
    case Reason::wrong_player_count:
    case Reason::player_name_too_long:
    case Reason::position_too_long:
    case Reason::incomplete_row:
    case Reason::hex_length:
    case Reason::name_length:
    case Reason::expected_row_tile: return true;
    default: return false;
  }
}

TEST(Plurals, AreRightInEveryRefusalWithANumber) {
  for (const Language language : all_languages)
    for (std::size_t i = 0; i < reason_count; ++i)
      for (const std::int64_t n : {0, 1, 2})
        for (const std::int64_t limit : {1, 5}) {
          const auto reason = static_cast<Reason>(i);
          if (limit == 1 && is_a_bound(reason)) continue;
          // One tile is never too many.
          if (reason == Reason::too_many_tiles) continue;
          const Details details{
              .what = "W", .n = n, .least = 3, .limit = limit, .turn = n};
          const std::string said =
              filled(catalogue_of(language)[reason], details);
          EXPECT_EQ(wrong_plural_in(said, language), "") << said;
        }
}

TEST(Plurals, AreFoundWhereTheyAreWrong) {
  EXPECT_EQ(wrong_plural_in("1 dice are left", Language::english), " 1 dice ");
  EXPECT_EQ(wrong_plural_in("11 dice are left", Language::english), "");
  EXPECT_EQ(wrong_plural_in("0 dés", Language::french), " 0 dés ");
  EXPECT_EQ(wrong_plural_in("les 0 dés", Language::french), "");
}

}  // namespace
}  // namespace gockel::testing
