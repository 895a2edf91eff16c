// Hints, the tutor's warnings and the review at the end of a game.

#include "gockel/terminal/coach.h"

#include <algorithm>

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::string shown(std::deque<std::string> lines, Language language, Mark from,
                  bool utf8 = true) {
  const ScratchFolder folder;
  const LocalGame table = *set_table({Rules(RuleSet::compact),
                                      *parse_local_players("Anna,Bruno"),
                                      0,
                                      {},
                                      {},
                                      DiceMode::manual,
                                      1});
  ScriptConsole console(std::move(lines));
  Look look{.manner = {language, utf8}, .colour = false, .pacing = {}};
  look.pacing.warn_from = from;
  EXPECT_TRUE(play_new(table, folder.file("game"), look, console));
  return console.shown;
}

TEST(Hint, RanksTheMovesAndSaysWhy) {
  const std::string english =
      shown({"2345555w", "hint"}, Language::english, Mark::none);
  EXPECT_TRUE(has(english, "What the engine would do"));
  EXPECT_TRUE(has(english, "keep the 5s"));
  EXPECT_TRUE(has(english, "Your share of the win"));
  const std::string german =
      shown({"2345555w", "tipp"}, Language::german, Mark::none);
  EXPECT_TRUE(has(german, "Was der Computer tun würde"));
  EXPECT_TRUE(has(german, "%"));
}

TEST(Hint, IsSpeltInAsciiWhereTheTerminalNeedsIt) {
  const std::string german =
      shown({"2345555w", "tipp"}, Language::german, Mark::none, false);
  EXPECT_TRUE(has(german, "wuerde"));
  EXPECT_TRUE(std::ranges::all_of(
      german, [](char c) { return static_cast<unsigned char>(c) < 128; }));
}

TEST(Hint, HasNothingToSayBeforeARoll) {
  EXPECT_TRUE(has(shown({"hint"}, Language::english, Mark::none),
                  "There is nothing to decide"));
}

TEST(Tutor, WarnsOfAMoveThatThrowsTheTurnAway) {
  const std::string once =
      shown({"1111111w", "w", "s"}, Language::english, Mark::doubtful);
  EXPECT_TRUE(has(once, "Wait: this gives away"));
  EXPECT_FALSE(has(once, "Bruno: roll 8 dice"));
}

TEST(Tutor, LetsAPlayerInsist) {
  const std::string twice =
      shown({"1111111w", "w", "s", "s"}, Language::english, Mark::doubtful);
  EXPECT_TRUE(has(twice, "Type it once more"));
  EXPECT_TRUE(has(twice, "Bruno: roll 8 dice"));
}

TEST(Tutor, IsSilentWhenItIsOff) {
  const std::string off =
      shown({"1111111w", "w", "s"}, Language::english, Mark::none);
  EXPECT_FALSE(has(off, "Wait"));
  EXPECT_TRUE(has(off, "Bruno: roll 8 dice"));
}

TEST(Review, StandsAtTheEndOfAGameThatAPersonPlayed) {
  for (const bool wanted : {true, false}) {
    const ScratchFolder folder;
    const LocalGame table = *set_table({Rules(RuleSet::wok),
                                        *parse_local_players("Anna,first"),
                                        0,
                                        {},
                                        {},
                                        DiceMode::automatic,
                                        7});
    // Whatever the dice: the first offer, or a lock of one die.
    std::deque<std::string> lines;
    for (int i = 0; i < 400; ++i)
      for (const char* word : {"1", "s", "f", "b", "r"}) lines.push_back(word);
    ScriptConsole console(lines);
    Look look{
        .manner = {Language::english, true}, .colour = false, .pacing = {}};
    look.review = wanted;
    ASSERT_EQ(play_new(table, folder.file("game"), look, console),
              SessionEnd::over);
    EXPECT_EQ(has(console.shown,
                  catalogue_of(Language::english)[ReviewText::fairness].substr(
                      0, 20)),
              wanted);
  }
}

}  // namespace
}  // namespace gockel::terminal
