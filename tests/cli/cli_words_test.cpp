#include "gockel/cli/cli_words.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "gockel/core/reasons.h"

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

TEST(CliWords, EveryLanguageUsesTheBlanksOfEnglishAndNoOthers) {
  int compared = 0;
  for (const Language language : all_languages)
    for (std::size_t i = 0; i < cli_text_count; ++i) {
      auto wanted = blanks_of(cli_texts(Language::english)[i]);
      auto found = blanks_of(cli_texts(language)[i]);
      // A number that only chooses between singular and plural need not.
      if (wanted.contains("list")) {
        wanted.erase("n");
        found.erase("n");
      }
      EXPECT_EQ(found, wanted) << cli_texts(language)[i];
      ++compared;
    }
  EXPECT_EQ(compared, 4 * static_cast<int>(cli_text_count));
}

TEST(CliWords, NumbersDecideBetweenOneAndMany) {
  const auto said = [](Language language, int n) {
    return filled(
        cli_texts(language)[static_cast<std::size_t>(CliText::interrupted)],
        {.n = n});
  };
  EXPECT_EQ(said(Language::english, 3), "interrupted after 3 deals");
  EXPECT_EQ(said(Language::german, 1), "nach 1 Austeilung unterbrochen");
  EXPECT_EQ(said(Language::german, 3), "nach 3 Austeilungen unterbrochen");
  EXPECT_EQ(said(Language::dutch, 1), "onderbroken na 1 deling");
  EXPECT_EQ(said(Language::french, 1), "interrompu après 1 donne");
  EXPECT_EQ(said(Language::french, 2), "interrompu après 2 donnes");
}

}  // namespace
}  // namespace gockel::testing
