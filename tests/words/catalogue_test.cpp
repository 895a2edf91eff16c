// The catalogues say the same things in every language. That no text is
// missing is checked when they are compiled.

#include "gockel/words/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "gockel/languages/languages.h"

namespace gockel::testing {
namespace {

/// The blanks of a text, however they are joined to the word before.
std::set<std::string> blanks(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t open = text.find('{'); open != text.npos;
       open = text.find('{', open + 1)) {
    std::string_view name =
        text.substr(open + 1, text.find_first_of("?}", open) - open - 1);
    const std::size_t mark = name.find('\'');
    if (mark != name.npos) name.remove_prefix(mark + 1);
    found.emplace(name);
  }
  // Who acts may be the name in one language and "you" in the other.
  found.erase("who");
  return found;
}

int balance(std::string_view text, char open, char close) {
  return static_cast<int>(std::ranges::count(text, open) -
                          std::ranges::count(text, close));
}

template <class Key>
void expect_same_blanks(const Texts<Key>& english, const Texts<Key>& other,
                        Language language) {
  static const std::set<std::string> known{"chance", "from",  "more", "n",
                                           "tile",   "total", "what"};
  for (std::size_t i = 0; i < english.all.size(); ++i) {
    const std::string_view text = other.all[i];
    EXPECT_EQ(blanks(english.all[i]), blanks(text))
        << code(language) << ": " << text;
    EXPECT_TRUE(std::ranges::includes(known, blanks(text))) << text;
    EXPECT_EQ(text.find("  "), text.npos) << text;
    EXPECT_EQ(balance(text, '[', ']'), 0) << text;
    EXPECT_EQ(balance(text, '{', '}'), 0) << text;
  }
}

TEST(Catalogues, HaveTheSameBlanksInEveryLanguage) {
  const Catalogue& english = catalogue_of(Language::english);
  const TerminalTexts& terminal = terminal_texts_of(Language::english);
  for (const Language language : all_languages) {
    const Catalogue& other = catalogue_of(language);
    EXPECT_EQ(other.language, language);
    expect_same_blanks(english.things, other.things, language);
    expect_same_blanks(english.table, other.table, language);
    expect_same_blanks(english.moves, other.moves, language);
    expect_same_blanks(english.effects, other.effects, language);
    expect_same_blanks(english.reasons, other.reasons, language);
    expect_same_blanks(english.review, other.review, language);
    const TerminalTexts& own = terminal_texts_of(language);
    expect_same_blanks(terminal.screen, own.screen, language);
    expect_same_blanks(terminal.help, own.help, language);
  }
}

TEST(Catalogues, AreNotCopiesOfEachOther) {
  for (const Language one : all_languages)
    for (const Language other : all_languages) {
      if (one == other) continue;
      const auto& a = catalogue_of(one).table.all;
      const auto& b = catalogue_of(other).table.all;
      int same = 0;
      for (std::size_t i = 0; i < a.size(); ++i) same += a[i] == b[i] ? 1 : 0;
      EXPECT_LT(same, 12) << code(one) << " and " << code(other);
    }
}

TEST(Catalogues, AreReadBackFromTheirBytes) {
  for (const Language language : all_languages) {
    const std::string bytes = catalogue_of(language).bytes();
    const auto read = Catalogue::parse(bytes);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(*read, catalogue_of(language));
    EXPECT_EQ(read->bytes(), bytes);
  }
}

TEST(Catalogues, AreRefusedWhenTheirBytesAreNotComplete) {
  const std::string bytes = catalogue_of(Language::german).bytes();
  EXPECT_FALSE(Catalogue::parse(""));
  EXPECT_FALSE(Catalogue::parse("gockel words 1 "));
  EXPECT_FALSE(Catalogue::parse(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(Catalogue::parse(bytes.substr(0, bytes.size() / 2)));
  EXPECT_FALSE(Catalogue::parse(bytes + "x"));
  std::string other = bytes;
  other.replace(other.find(" de "), 4, " xx ");
  EXPECT_FALSE(Catalogue::parse(other));
  std::string empty = bytes;
  const std::size_t first = empty.find('\n') + 1;
  empty.erase(first, empty.find('\0', first) - first);
  EXPECT_FALSE(Catalogue::parse(empty));
}

}  // namespace
}  // namespace gockel::testing
