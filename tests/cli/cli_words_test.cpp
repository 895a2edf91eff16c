#include "gockel/cli/cli_words.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "gockel/core/reasons.h"
#include "gockel/players/players.h"
#include "tests/support/glossary.h"

namespace gockel::testing {
namespace {

/// The names behind all opening braces.
std::set<std::string> blanks_of(std::string_view text) {
  std::set<std::string> all;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '{')
      all.emplace(text.substr(i + 1, text.find_first_of("?|}", i) - i - 1));
  return all;
}

/// Compares the blanks of two catalogues; how many texts it has seen.
template <class Key>
int compare_blanks(const Texts<Key>& texts, const Texts<Key>& english) {
  int compared = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    auto wanted = blanks_of(english[i]);
    auto found = blanks_of(texts[i]);
    // A number that only chooses between singular and plural need not.
    if (wanted.contains("list")) {
      wanted.erase("n");
      found.erase("n");
    }
    EXPECT_EQ(found, wanted) << texts[i];
    ++compared;
  }
  return compared;
}

TEST(CliWords, EveryLanguageUsesTheBlanksOfEnglishAndNoOthers) {
  const CliCatalogue english = cli_catalogue(Language::english);
  for (const Language language : all_languages) {
    const CliCatalogue texts = cli_catalogue(language);
    EXPECT_GT(compare_blanks(texts.program, english.program), 50);
    EXPECT_GT(compare_blanks(texts.options, english.options), 80);
    EXPECT_GT(compare_blanks(texts.output, english.output), 60);
    EXPECT_GT(compare_blanks(texts.forfeits, english.forfeits), 10);
  }
}

TEST(CliWords, NumbersDecideBetweenOneAndMany) {
  const auto said = [](Language language, int n) {
    return filled(cli_catalogue(language)[CliText::interrupted], {.n = n});
  };
  EXPECT_EQ(said(Language::english, 3), "interrupted after 3 games");
  EXPECT_EQ(said(Language::german, 1), "nach 1 Spiel unterbrochen");
  EXPECT_EQ(said(Language::german, 3), "nach 3 Spielen unterbrochen");
  EXPECT_EQ(said(Language::dutch, 1), "onderbroken na 1 spel");
  EXPECT_EQ(said(Language::french, 1), "interrompu après 1 partie");
  EXPECT_EQ(said(Language::french, 2), "interrompu après 2 parties");
}

/// Calls f(text) for everything that the command line says.
template <class F>
void for_each_text(Language language, F&& f) {
  const CliCatalogue texts = cli_catalogue(language);
  const auto each = [&f](const auto& section) {
    for (const std::string_view text : section.all) f(text);
  };
  each(texts.program);
  each(texts.options);
  each(texts.output);
  each(texts.forfeits);
}

TEST(CliWords, OneThingHasOneNameInEveryLanguage) {
  int looked_at = 0;
  for (const Language language : all_languages)
    for_each_text(language, [&](std::string_view text) {
      ++looked_at;
      EXPECT_EQ(misnamed_in(text, language), "") << text;
    });
  EXPECT_GT(looked_at, 1000);
}

TEST(CliWords, HaveThePrintersMarksOfTheirLanguage) {
  for (const Language language : {Language::dutch, Language::french})
    for_each_text(language, [language](std::string_view text) {
      EXPECT_EQ(text.find('\''), text.npos) << text;
      if (language == Language::dutch) return;
      for (const std::string_view torn : {" :", " ;", " ?", " !", " »", "« "})
        EXPECT_EQ(text.find(torn), text.npos) << text;
    });
}

TEST(CliWords, AreSingularWhereOneIsCounted) {
  // Forfeits are left out: what is counted there, bytes of a line, is never 1.
  for (const Language language : all_languages) {
    const CliCatalogue texts = cli_catalogue(language);
    const auto each = [language](const auto& section) {
      for (const std::string_view text : section.all)
        for (const std::int64_t n : {0, 1, 2})
          for (const std::int64_t limit : {0, 1, 2}) {
            const std::string said = filled(text, {.what = "W",
                                                   .more = "M",
                                                   .list = "L",
                                                   .n = n,
                                                   .least = 3,
                                                   .limit = limit});
            EXPECT_EQ(wrong_plural_in(said, language), "") << said;
          }
    };
    each(texts.program);
    each(texts.output);
  }
  // Here the tables are counted by a text.
  EXPECT_EQ(filled(cli_catalogue(Language::english)[OutputText::forgotten],
                   {.what = "1", .n = 3}),
            "3 entries at 1 table had the name");
  EXPECT_EQ(filled(cli_catalogue(Language::english)[OutputText::arena_total],
                   {.what = "20.0", .n = 1, .least = 0, .limit = 1}),
            "1 game from 1 deal, 20.0 turns each, 0 cut");
}

TEST(CliWords, EveryPlayerHasAnIdeaInItsPlace) {
  const CliCatalogue english = cli_catalogue(Language::english);
  for (std::size_t i = 0; i < levels.size(); ++i)
    EXPECT_EQ(english[key_after(OptionText::level_child, i)], levels[i].idea);
  for (std::size_t i = 0; i < references.size(); ++i)
    EXPECT_EQ(english[key_after(OptionText::reference_random, i)],
              references[i].idea);
  EXPECT_EQ(key_after(OptionText::level_child, levels.size()),
            OptionText::reference_random);
  EXPECT_EQ(key_after(OptionText::reference_random, references.size()),
            OptionText::reference_mcts);
  EXPECT_EQ(english[OptionText::reference_mcts], mcts_reference.idea);
}

}  // namespace
}  // namespace gockel::testing
