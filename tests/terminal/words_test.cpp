// The catalogues say the same things in both languages. That no text is
// missing is checked when they are compiled.

#include <algorithm>
#include <set>

#include "gockel/terminal/speech.h"
#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::set<std::string> braces(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t open = text.find('{'); open != text.npos;
       open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    found.emplace(text.substr(open, close - open + 1));
  }
  // Who acts may be the name in one language and "you" in the other.
  found.erase("{who}");
  return found;
}

template <class Catalogue>
void expect_same_braces(const Catalogue& english, const Catalogue& german) {
  static const std::set<std::string> known{"{from}",  "{n}",    "{tile}",
                                           "{total}", "{what}", "{more}"};
  for (std::size_t i = 0; i < english.size(); ++i) {
    EXPECT_EQ(braces(english[i]), braces(german[i])) << english[i];
    EXPECT_TRUE(std::ranges::includes(known, braces(english[i]))) << english[i];
  }
}

TEST(Words, BothLanguagesTellTheSameFacts) {
  expect_same_braces(english_words(), german_words());
  expect_same_braces(english_help(), german_help());
}

TEST(Words, EveryTextCanBeSpeltInAscii) {
  const Speech speech({Language::german, false});
  int texts = 0;
  for (std::size_t i = 0; i < text_count; ++i, ++texts) {
    // The catalogue is German; a question mark in ASCII is a letter lost.
    const auto marks = std::ranges::count(german_words()[i], '?');
    EXPECT_EQ(std::ranges::count(speech.say(static_cast<Text>(i)), '?'), marks)
        << german_words()[i];
  }
  for (std::size_t i = 0; i < help_count; ++i, ++texts)
    EXPECT_EQ(speech.say(static_cast<Help>(i)).find('?'), std::string::npos)
        << german_help()[i];
  EXPECT_GT(texts, 200);
}

/// The keys that can stand on the screen together differ.
TEST(Words, KeysOfOneMomentDiffer) {
  const std::vector<std::vector<Text>> moments{
      {Text::key_golden, Text::key_plain, Text::key_quit},
      {Text::key_roll, Text::key_stop, Text::key_lower, Text::key_can,
       Text::key_quit, Text::key_help},
      {Text::key_weasel, Text::key_bust, Text::key_quit, Text::key_help},
      {Text::key_back_can, Text::key_back_hen, Text::key_back_weasel,
       Text::key_back_golden, Text::key_back_apple, Text::key_quit}};
  for (const Language language : {Language::english, Language::german}) {
    const Speech speech({language, true});
    for (const auto& moment : moments) {
      std::set<std::string> seen;
      for (const Text key : moment)
        for (const std::string& word : speech.keys(key))
          EXPECT_TRUE(seen.insert(word).second) << word;
    }
    for (const std::string& word : speech.keys(Text::key_weasel))
      EXPECT_FALSE(word.size() == 1 && std::string_view("123456w").find(
                                           word[0]) != std::string_view::npos)
          << word;
  }
}

TEST(Words, TheVerbFollowsTheSubject) {
  const Chair you{"you"};
  const Chair anna{"Anna"};
  const Speech english({Language::english, true});
  const Speech german({Language::german, true});
  EXPECT_EQ(english.say(Text::tell_bust, {.who = &anna}), "Anna busts");
  EXPECT_EQ(english.say(Text::tell_bust, {.who = &you}), "You bust");
  EXPECT_EQ(german.say(Text::tell_robbed, {.who = &you, .from = &anna}),
            "Du nimmst Anna einen Bonus-Bratwurm weg.");
  EXPECT_EQ(german.say(Text::tell_robbed, {.who = &anna, .from = &you}),
            "Anna nimmt dir einen Bonus-Bratwurm weg.");
}

TEST(Words, NamesAreNeverTakenForPlaceholders) {
  const Chair odd{"{n}[a|b]"};
  const Speech english({Language::english, true});
  EXPECT_EQ(english.say(Text::tell_bust, {.who = &odd}), "{n}[a|b] busts");
}

TEST(Words, NumbersAreWrittenAsTheLanguageDoes) {
  const Speech english({Language::english, true});
  const Speech german({Language::german, true});
  EXPECT_EQ(english.percent(0.1249), "12.5");
  EXPECT_EQ(german.percent(0.1249), "12,5");
  EXPECT_EQ(german.percent(0.00001), "<0,1");
  EXPECT_EQ(german.percent(0), "0,0");
  EXPECT_EQ(english.worms(1), "1 worm");
  EXPECT_EQ(german.worms(3), "3 Würmer");
  EXPECT_EQ(english.points(-3), "-3 points");
}

}  // namespace
}  // namespace gockel::terminal
