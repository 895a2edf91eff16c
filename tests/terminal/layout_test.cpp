#include "gockel/terminal/layout.h"

#include <gtest/gtest.h>

namespace gockel::terminal {
namespace {

TEST(Layout, ColumnsCountCharactersAsTerminalsDrawThem) {
  EXPECT_EQ(columns(""), 0);
  EXPECT_EQ(columns("Würmer"), 6);
  EXPECT_EQ(columns("│░░│"), 4);
  EXPECT_EQ(columns("寿司"), 4);
  EXPECT_EQ(columns("e\u0301"), 1);
}

TEST(Layout, BytesThatAreNoUtf8AreCountedWithoutHarm) {
  EXPECT_EQ(columns("\xC3"), 1);
  EXPECT_EQ(columns("\xFF\x80"), 1);
}

TEST(Layout, PaddingCutsAndFillsToExactlyTheWidth) {
  EXPECT_EQ(pad("Würmer", 8), "Würmer  ");
  EXPECT_EQ(pad("Würmer", 3), "Wür");
  EXPECT_EQ(pad("寿司", 3), "寿 ");
  EXPECT_EQ(pad_left("7", 3), "  7");
}

TEST(Layout, LongTextBreaksBetweenWordsWithinTheScreen) {
  const std::string text(
      "one two three four five six seven eight nine ten eleven twelve thirteen "
      "fourteen fifteen sixteen");
  EXPECT_EQ(wrap(text, 2),
            "one two three four five six seven eight nine ten eleven twelve "
            "thirteen fourteen\n  fifteen sixteen\n");
}

TEST(Layout, AWordLongerThanTheScreenStaysWhole) {
  const std::string word(100, 'x');
  EXPECT_EQ(wrap("a " + word), "a\n" + word + "\n");
}

TEST(Layout, NoLineBeginsWithASignThatStandsApart) {
  const std::string word(72, 'x');
  EXPECT_EQ(wrap(word + " gagner : 47 %, oui"),
            word + "\ngagner : 47 %, oui\n");
  EXPECT_EQ(wrap(word + " quand 4 % ?"), word + " quand\n4 % ?\n");
  EXPECT_EQ(wrap(word + " chances ici"), word + " chances\nici\n");
}

TEST(Layout, NewlinesAndSpacesAtTheFrontStay) {
  EXPECT_EQ(wrap("  a\nb"), "  a\nb\n");
  EXPECT_EQ(wrap(""), "\n");
}

TEST(Layout, AsciiSpellsGermanLettersInTwo) {
  EXPECT_EQ(ascii("Würmer, Gräten, groß"), "Wuermer, Graeten, gross");
  EXPECT_EQ(ascii("RÈGLES, Île, Ôter"), "REGLES, Ile, Oter");
  EXPECT_EQ(ascii("寿司"), "??");
}

}  // namespace
}  // namespace gockel::terminal
