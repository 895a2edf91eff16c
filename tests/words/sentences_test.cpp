// Everything that can be said of a game, over random games.

#include <gtest/gtest.h>

#include <array>

#include "gockel/languages/languages.h"
#include "gockel/words/effect_words.h"
#include "gockel/words/view_words.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

const Names table_names{
    {"Anna", "Bruno", "Carla", "Dora", "Emil", "Fritz", "Greta"}};

/// The sentences of an event, joined.
std::string told(std::string_view position, std::string_view event,
                 Language language, Seat you = no_seat) {
  AnyState state = at(position);
  EffectList effects;
  step(state, *parse_event(state, event), &effects);
  Names here = table_names;
  here.you = you;
  const Phrases phrases(catalogue_of(language), here);
  std::string all;
  for (const ToldEffect& one :
       tell_effects(phrases, rules(state).rule_set(), effects))
    all += (all.empty() ? "" : " ") + one.text;
  return all;
}

TEST(Sentences, TellWhatHappened) {
  constexpr std::string_view theft = "compact 21-24,26-36 -/25 A 5555w|.3 3";
  EXPECT_EQ(told(theft, "/stop", Language::english),
            "Anna steals 25 from Bruno (2 worms).");
  EXPECT_EQ(told(theft, "/stop", Language::english, 0),
            "You steal 25 from Bruno (2 worms).");
  EXPECT_EQ(told(theft, "/stop", Language::german, 1),
            "Anna stiehlt dir die 25 (2 Würmer).");
  EXPECT_EQ(told(theft, "/stop", Language::dutch),
            "Anna steelt de 25 van Bruno (2 wormen).");
  EXPECT_EQ(told(theft, "/stop", Language::french),
            "Anna vole la 25 à Bruno (2 vers).");
  EXPECT_EQ(told(theft, "/stop", Language::french, 1),
            "Anna te vole la 25 (2 vers).");
  EXPECT_EQ(told("compact 21-36 -/- A |1123344w 1", "/4", Language::english),
            "Anna keeps two 4s: total 8.");
}

/// An event, and what is told of it in all languages, in their order.
struct ToldCase {
  std::string_view position;
  std::string_view event;
  std::array<std::string_view, 4> sentences;
};

TEST(Sentences, TellTheSameInEveryLanguage) {
  const ToldCase cases[] = {
      {"compact 21-36 -/- A |?8 1",
       "1123344w",
       {"Anna rolls two 1s, one 2, two 3s, two 4s, one worm.",
        "Anna würfelt zwei Einsen, eine Zwei, zwei Dreien, zwei Vieren, einen "
        "Wurm.",
        "Anna gooit twee enen, een twee, twee drieën, twee vieren, een worm.",
        "Anna obtient deux 1, un 2, deux 3, deux 4, un ver."}},
      {"compact 21-24,26-36 25/- A 55ww|?4 3",
       "55ww",
       {"Anna rolls two 5s, two worms. Anna busts and returns 25; 36 is turned "
        "over.",
        "Anna würfelt zwei Fünfen, zwei Würmer. Anna hat einen Fehlwurf und "
        "legt die 25 zurück; die 36 wird umgedreht.",
        "Anna gooit twee vijven, twee wormen. Anna gooit mis en legt de 25 "
        "terug; de 36 wordt omgedraaid.",
        "Anna obtient deux 5, deux vers. Anna rate son lancer et remet la "
        "25 sur le gril\u00A0; la 36 est retournée."}},
      {"deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3wwww|.3 1",
       "/stop",
       {"Anna takes 23 from the grill (1 worm). Anna gets a Bratworm. The "
        "raven moves on to 13.",
        "Anna nimmt die 23 vom Grill (1 Wurm). Anna bekommt einen "
        "Bonus-Bratwurm. Der Rabe zieht weiter auf die 13.",
        "Anna pakt de 23 van de grill (1 worm). Anna krijgt een braadworm. De "
        "raaf vliegt door naar de 13.",
        "Anna prend la 23 sur le gril (1 ver). Anna reçoit un ver grillé. Le "
        "corbeau s’envole vers la 13."}},
      {"deluxe 11,13,22-36 -/21 c11,hB,r23,w25,g27,a29 0/0 A 1wwww|.3 5",
       "/stop",
       {"Anna stops with 21 and takes the hen from Bruno.",
        "Anna hört mit 21 auf und nimmt Bruno die Glucke.",
        "Anna stopt met 21 en pakt de kloek van Bruno.",
        "Anna s’arrête à 21 et prend la poule à Bruno."}},
      {"wok 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16",
       "/steal:s:B:3",
       {"Anna steals sushi +6 from Bruno, no. 3 from the top.",
        "Anna stiehlt Bruno das Sushi +6, das 3. Plättchen von oben.",
        "Anna steelt de sushi +6 van Bruno, nr. 3 van boven.",
        "Anna vole le sushi +6 à Bruno, n° 3 en partant du haut."}},
      {"wok 635241152634 112213142132 -:-/-:- A |?5#1 1",
       "ssfbr",
       {"Anna rolls 2 sushi, 1 fishbone, 1 pair of blue chopsticks, 1 pair of "
        "red chopsticks.",
        "Anna würfelt 2 Sushi, 1 Gräte, 1 Paar blaue Stäbchen, 1 Paar rote "
        "Stäbchen.",
        "Anna gooit 2 sushi’s, 1 graat, 1 paar blauwe stokjes, 1 paar rode "
        "stokjes.",
        "Anna obtient 2 sushis, 1 arête, 1 paire de baguettes bleues, 1 paire "
        "de baguettes rouges."}},
      {"wok 635241152634 112213142132 -:-/-:- A bbrr|?1#3 1",
       "r",
       {"Anna rolls 1 pair of red chopsticks. Anna finds nothing on offer and "
        "takes the worst bone, -4.",
        "Anna würfelt 1 Paar rote Stäbchen. Anna findet kein Angebot und "
        "nimmt die schlimmste Gräte, -4.",
        "Anna gooit 1 paar rode stokjes. Anna heeft niets te kiezen en pakt de "
        "ergste graat, -4.",
        "Anna obtient 1 paire de baguettes rouges. Anna n’a rien à choisir et "
        "prend la pire arête, -4."}},
  };
  static_assert(all_languages.size() == 4);
  for (const ToldCase& one : cases)
    for (std::size_t i = 0; i < all_languages.size(); ++i)
      EXPECT_EQ(told(one.position, one.event, all_languages[i]),
                one.sentences[i]);
}

std::vector<std::string> spoken(std::string_view position, Language language,
                                Seat you = no_seat) {
  Names here = table_names;
  here.you = you;
  const Phrases phrases(catalogue_of(language), here);
  const View view = look(at(position));
  return ViewWords(phrases, view).spoken();
}

TEST(Sentences, SpeakTheTable) {
  EXPECT_EQ(
      spoken("compact 21-24,26 25.34/-/30 C 5555w|.3 17", Language::english, 2),
      (std::vector<std::string>{
          "Your turn. Roll on or stop?", "Kept: four 5s, one worm; total 25.",
          "You can: roll on with 3 dice: if the turn fails: your 30 goes back "
          "or stop with 25: take 24 from the grill (1 worm).",
          "On the grill: 21, 22, 23, 24, 26.",
          "Anna: tile 34 on top of a stack of 2; 6 worms.",
          "Bruno: no tile; 0 worms.", "Carla, you: tile 30; 3 worms."}));
}

TEST(Sentences, KeepOthersChoicesToThemselves) {
  const auto lines =
      spoken("compact 21-36 -/- A 44|.6 1", Language::english, 1);
  EXPECT_EQ(lines[0], "Anna's turn. Anna is thinking");
  EXPECT_EQ(lines[1], "Kept: two 4s; total 8.");
  EXPECT_EQ(lines[2].find("You can"), std::string::npos);
}

TEST(Sentences, CountTheSushiOfASeat) {
  const auto lines =
      spoken("wok 16 11 5:2/65:13/243:212/4:24/321:31 A ssf|br#3 25",
             Language::english, 0);
  EXPECT_TRUE(lines.back().starts_with("Emil: ")) << lines.back();
  EXPECT_NE(lines.back().find("sushi that count: 2 of 3"), std::string::npos)
      << lines.back();
}

TEST(Sentences, FrenchElidesBeforeAVowel) {
  const auto turn = [](std::string name) {
    const Names here{{std::move(name), "Bruno"}};
    const Phrases phrases(catalogue_of(Language::french), here);
    const View view = look(at("compact 21-36 -/- A |?8 1"));
    return ViewWords(phrases, view).headline();
  };
  EXPECT_EQ(turn("Anna"), "Au tour d’Anna");
  EXPECT_EQ(turn("Élodie"), "Au tour d’Élodie");
  EXPECT_EQ(turn("Hélène"), "Au tour d’Hélène");
  EXPECT_EQ(turn("Hibou"), "Au tour de Hibou");
  EXPECT_EQ(turn("Yves"), "Au tour d’Yves");
  EXPECT_EQ(turn("Yann"), "Au tour de Yann");
}

TEST(Sentences, DoNotTellWhatMemoryHides) {
  for (const Language language : all_languages)
    for (const std::string& line :
         spoken("wok+memory 4352116 2311 653:2/24:1314212 B bb|fbb#2 14",
                language))
      EXPECT_EQ(line.find("5 3"), std::string::npos) << line;
}

/// No blank, no pair, no hole.
void expect_finished(std::string_view text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{}[]|"), text.npos) << text;
  EXPECT_EQ(text.find("  "), text.npos) << text;
  EXPECT_EQ(text.find(" ."), text.npos) << text;
  EXPECT_NE(text.front(), ' ') << text;
  EXPECT_NE(text.back(), ' ') << text;
}

class EverySentence : public ::testing::TestWithParam<Language> {};

TEST_P(EverySentence, OfRandomGamesIsFinished) {
  int sentences = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(sentences) + 3);
    AnyState state = new_game(seating, rng);
    Names here = table_names;
    for (int n = 0; n < 150 && node(state) != Node::terminal; ++n) {
      here.you = n % 3 == 0 ? Seat{0} : no_seat;
      const Phrases phrases(catalogue_of(GetParam()), here);
      const View view = look(state);
      const ViewWords words(phrases, view);
      for (const std::string& line : words.spoken()) expect_finished(line);
      for (const Move move : view.moves) expect_finished(words.move(move));
      for (const LockView& lock : view.locks)
        expect_finished(words.lock_label(lock.move));
      EffectList effects;
      step(state, random_event(state, rng), &effects);
      for (const ToldEffect& told :
           tell_effects(phrases, seating.rules.rule_set(), effects)) {
        expect_finished(told.text);
        EXPECT_TRUE(told.text.ends_with('.')) << told.text;
        ++sentences;
      }
      if (const std::string outcome = turn_outcome(phrases, effects);
          !outcome.empty())
        expect_finished(outcome);
    }
    const Phrases phrases(catalogue_of(GetParam()), here);
    const View end = look(state);
    for (const std::string& line : ViewWords(phrases, end).spoken())
      expect_finished(line);
  }
  EXPECT_GT(sentences, 1000);
}

INSTANTIATE_TEST_SUITE_P(All, EverySentence, ::testing::ValuesIn(all_languages),
                         [](const auto& of) {
                           return std::string(code(of.param));
                         });

}  // namespace
}  // namespace gockel::testing
