#include "gockel/cli/text_table.h"

#include <gtest/gtest.h>

namespace gockel::testing {
namespace {

TEST(TextTable, AHeadingThatIsTooLongMakesItsColumnWider) {
  const TextTable table({{"Spieler", 4, 0, Column::Align::left}, {"Züge", 3}});
  EXPECT_EQ(table.headings(), "Spieler  Züge\n");
  EXPECT_EQ(table.row({"Anna", "12"}), "Anna       12\n");
}

TEST(TextTable, LettersCountAndNotTheirBytes) {
  const TextTable table({{"é", 3, 0, Column::Align::left}, {"ß", 3, 1}});
  EXPECT_EQ(table.headings(), "é     ß\n");
  EXPECT_EQ(table.row({"üü", "ß1"}), "üü   ß1\n");
}

TEST(TextTable, NothingStandsBehindTheLastWord) {
  const TextTable table(
      {{"a", 5, 0, Column::Align::left}, {"b", 9, 1, Column::Align::left}});
  EXPECT_EQ(table.row({"x", "y"}), "x     y\n");
}

TEST(TextTable, ACellThatIsTooLongStaysWhole) {
  const TextTable table({{"a", 2, 0}, {"b", 2}});
  EXPECT_EQ(table.row({"12345", "6"}), "12345   6\n");
}

}  // namespace
}  // namespace gockel::testing
