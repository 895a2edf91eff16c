#include "gockel/terminal/help.h"

#include <algorithm>

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::string help_at(std::string_view position,
                    Language language = Language::english) {
  const Speech speech({language, true}, people());
  return help(view_of(position), Screen(speech, false));
}

TEST(Help, ExplainsTheMoment) {
  EXPECT_TRUE(has(help_at("compact 21-36 -/- A |1123344w 1"),
                  "Choose one face of the roll"));
  EXPECT_TRUE(has(help_at("compact 21-36 -/- A 44|.6 1"),
                  "r rolls the dice that are left, s ends the turn"));
  EXPECT_TRUE(has(help_at("compact 21-36 -/- A |?8 1"),
                  "Roll the dice on your table and type what they show"));
  EXPECT_TRUE(has(help_at("compact 21-36 -/- A 44|.6 1", Language::german),
                  "w wirft die übrigen Würfel, s beendet den Zug"));
  EXPECT_TRUE(has(help_at("wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14"),
                  "Take one of the numbered portions"));
  EXPECT_TRUE(has(help_at("wok 4352116 2311 653:2/24:1314212 B ss|ffr#3 14"),
                  "the last roll of the turn"));
}

TEST(Help, FollowsTheRulesOfTheTable) {
  const std::string stop = " 21-36 -/- A 44|.6 1";
  EXPECT_TRUE(has(help_at("compact" + stop), "or else stolen"));
  EXPECT_TRUE(has(help_at("classic2005" + stop), "it can be stolen or left"));
  EXPECT_TRUE(has(help_at("compact" + stop), "unless it is the one"));
  EXPECT_TRUE(has(help_at("compact+short" + stop), "short game"));
  EXPECT_FALSE(has(help_at("compact" + stop), "At this table"));
  EXPECT_TRUE(has(help_at("compact+turn_on_empty" + stop),
                  "At this table the highest"));
  const std::string_view wok = " 4352116 2311 653:2/24:1314212 B ss|ffr#2 14";
  EXPECT_FALSE(has(help_at("wok" + std::string(wok)), "only the tops"));
  EXPECT_TRUE(has(help_at("wok+memory" + std::string(wok)), "only the tops"));
}

TEST(Help, NamesEverySpecialistThatIsInTheGame) {
  const std::string all = help_at(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |1123344w 1");
  for (const std::string_view figure :
       {"Canned worm:", "Hen:", "Raven:", "Weasel:", "Golden die:", "Apple:"})
    EXPECT_TRUE(has(all, figure)) << figure;
  const std::string some = help_at(
      "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r-,w25,gA,a29 1/0/2 A |.8 4");
  EXPECT_TRUE(has(some, "Canned worm:"));  // with a seat
  EXPECT_FALSE(has(some, "Raven:"));       // out of the game
  EXPECT_FALSE(has(help_at("compact 21-36 -/- A 44|.6 1"), "Hen:"));
}

TEST(Help, FitsOnAScreenButForItsTitle) {
  for (const Language language : all_languages)
    for (const std::string_view dice : {"|1123344w", "44|.6", "44|?6"}) {
      const std::string shown =
          help_at("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A " +
                      std::string(dice) + " 1",
                  language);
      EXPECT_LE(std::ranges::count(shown, '\n'), 24) << shown;
    }
}

}  // namespace
}  // namespace gockel::terminal
