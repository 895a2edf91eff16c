// What a decision trains is a fact about it.

#include "gockel/puzzles/theme.h"

#include <gtest/gtest.h>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

Theme theme_of(std::string_view position, std::string_view one,
               std::string_view other) {
  return theme(at(position), *Move::parse(one), *Move::parse(other));
}

TEST(Theme, IsWhatTheTwoMovesDifferIn) {
  EXPECT_EQ(theme_of("compact 21-36 -/- A 55w|.5 1", "stop", "roll"),
            Theme::stop);
  EXPECT_EQ(theme_of("compact 21-36 -/- A |1123344w 1", "w", "4"), Theme::keep);
  EXPECT_EQ(theme_of("classic2005 21-24,26-36 -/25 A 5555w|.3 3", "stop",
                     "stop:lower"),
            Theme::rob);
  EXPECT_EQ(theme_of("deluxe 11,13,22-24,26-36 21.25/- "
                     "c11,hA,r23,wA,g27,a29 0/0 A back 5",
                     "back:hen", "back:weasel"),
            Theme::specialist);
  EXPECT_EQ(theme_of("wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14",
                     "lock:f", "lock:ff"),
            Theme::lock);
}

TEST(Theme, NearTheEndIsOfItsOwn) {
  EXPECT_EQ(theme_of("compact 21-24 25/26 A 5555w|.3 9", "stop", "roll"),
            Theme::last_tiles);
  EXPECT_EQ(theme_of("compact 21-25 -/26 A 5555w|.3 9", "stop", "roll"),
            Theme::stop);
}

TEST(Theme, HasANameBothWays) {
  for (const Theme theme : all_themes)
    EXPECT_EQ(parse_theme(name(theme)), theme);
  EXPECT_FALSE(parse_theme("luck"));
}

}  // namespace
}  // namespace gockel::testing
