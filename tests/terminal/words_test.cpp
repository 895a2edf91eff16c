// What the terminal makes of the catalogues.

#include <algorithm>
#include <set>

#include "gockel/terminal/speech.h"
#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

TEST(Words, EveryTextCanBeSpeltInAscii) {
  int texts = 0;
  for (const Language language : all_languages) {
    const Speech speech({language, false});
    const TerminalTexts& own = terminal_texts_of(language);
    // A question mark that the text does not have is a letter lost.
    const auto expect_spelt = [&](std::string_view text) {
      EXPECT_EQ(std::ranges::count(speech.spelt(std::string(text)), '?'),
                std::ranges::count(text, '?'))
          << text;
      ++texts;
    };
    std::ranges::for_each(own.screen.all, expect_spelt);
    std::ranges::for_each(own.help.all, expect_spelt);
    std::ranges::for_each(speech.catalogue().table.all, expect_spelt);
    std::ranges::for_each(speech.catalogue().things.all, expect_spelt);
    std::ranges::for_each(speech.catalogue().effects.all, expect_spelt);
    std::ranges::for_each(speech.catalogue().reasons.all, expect_spelt);
    std::ranges::for_each(speech.catalogue().review.all, expect_spelt);
  }
  EXPECT_GT(texts, 1000);
}

/// The keys that can stand on the screen together differ.
TEST(Words, KeysOfOneMomentDiffer) {
  const std::vector<std::vector<ScreenText>> moments{
      {ScreenText::key_golden, ScreenText::key_plain, ScreenText::key_quit},
      {ScreenText::key_roll, ScreenText::key_stop, ScreenText::key_lower,
       ScreenText::key_can, ScreenText::key_quit, ScreenText::key_help},
      {ScreenText::key_weasel, ScreenText::key_bust, ScreenText::key_quit,
       ScreenText::key_help},
      {ScreenText::key_back_can, ScreenText::key_back_hen,
       ScreenText::key_back_weasel, ScreenText::key_back_golden,
       ScreenText::key_back_apple, ScreenText::key_quit}};
  for (const Language language : all_languages) {
    const Speech speech({language, true});
    for (const auto& moment : moments) {
      std::set<std::string> seen;
      for (const ScreenText key : moment)
        for (const std::string& word : speech.keys(key))
          EXPECT_TRUE(seen.insert(word).second) << word;
    }
    for (const std::string& word : speech.keys(ScreenText::key_weasel))
      EXPECT_FALSE(word.size() == 1 && std::string_view("123456w").find(
                                           word[0]) != std::string_view::npos)
          << word;
  }
}

}  // namespace
}  // namespace gockel::terminal
