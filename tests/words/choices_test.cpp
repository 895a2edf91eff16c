// What a choice brings and risks, in words.

#include <gtest/gtest.h>

#include <array>

#include "gockel/languages/languages.h"
#include "gockel/weights/built_in_values.h"
#include "gockel/words/reasons.h"
#include "gockel/words/view_words.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

const Names seat_names{{"Anna", "Bruno", "Carla"}};

enum class Chances : std::uint8_t { told, untold };

/// The line of the choice with this move text; a keep's label.
std::string line(std::string_view position, std::string_view move,
                 Language language = Language::english,
                 Chances chances = Chances::told) {
  const AnyState state = at(position);
  Outlook outlook(*built_in_values(rules(state), seats(state)));
  const View view = look(state, chances == Chances::told ? &outlook : nullptr);
  const Phrases phrases(catalogue_of(language), seat_names);
  const ViewWords words(phrases, view);
  for (const ChoiceView& choice : view.choices)
    if (choice.move.text() == move) return words.line(choice);
  for (const LockView& lock : view.locks)
    if (lock.move.text() == move)
      return words.brings(lock) + " | " + words.risk(lock);
  if (view.grill() != nullptr)
    for (const FaceView& face : view.grill()->faces)
      if (Move::keep(face.face).text() == move) return words.label(face);
  return "no such move";
}

/// A choice, and how it is put in all languages, in their order.
struct LineCase {
  std::string_view position;
  std::string_view move;
  std::array<std::string_view, 4> lines;
};

TEST(Choices, SayInALineWhatTheyBringAndRisk) {
  const LineCase cases[] = {
      // 23 without a worm: only the worm helps, one face in six.
      {"compact 21-25,27-36 26/- A 2222555|.1 3",
       "roll",
       {"roll on with 1 die: most likely 28 (17\u00A0%); the turn fails "
        "83\u00A0% of the time: your 26 goes back and the 36 is turned over",
        "weiterwürfeln, 1 Würfel: am ehesten die 28 (17\u00A0%); der Zug "
        "scheitert zu 83\u00A0%: deine 26 geht zurück und die 36 wird "
        "umgedreht",
        "doorgooien met 1 dobbelsteen: het vaakst de 28 (17\u00A0%); de beurt "
        "mislukt in 83\u00A0% van de gevallen: je 26 gaat terug en de 36 wordt "
        "omgedraaid",
        "relancer 1 dé\u00A0: le plus souvent la 28 (17\u00A0%)\u00A0; le tour "
        "est raté dans 83\u00A0% des cas\u00A0: ta 26 retourne sur le gril et "
        "la 36 est retournée"}},
      {"compact 21-25,27-36 26/- A 2222555|.1 3",
       "stop",
       {"stop with 23: fails, no worm yet: your 26 goes back and the 36 is "
        "turned over",
        "aufhören mit 23: scheitert, noch kein Wurm: deine 26 geht zurück und "
        "die 36 wird umgedreht",
        "stoppen met 23: mislukt, nog geen worm: je 26 gaat terug en de 36 "
        "wordt omgedraaid",
        "s’arrêter à 23\u00A0: raté, pas encore de ver\u00A0: ta 26 retourne "
        "sur le gril et la 36 est retournée"}},
      {"deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |1112344w 1",
       "1",
       {"keep three 1s: +3, total 3, and a Bratworm",
        "nimm drei Einsen: +3, Summe 3, dazu einen Bonus-Bratwurm",
        "leg drie enen opzij: +3, totaal 3, plus een braadworm",
        "mettre trois 1 de côté\u00A0: +3, total 3, avec un ver grillé en "
        "plus"}},
      {"deluxe 11,13,21-24,26-28,30-36 25/29 c11,h21,r23,wA,g27,aB 0/0 A "
       "4wwwww|.2 5",
       "stop",
       {"stop with 29: steal 29 from Bruno (3 worms); brings the apple; then "
        "you put the apple or the weasel back",
        "aufhören mit 29: Bruno die 29 stehlen (3 Würmer); dazu den Apfel; "
        "dann stellst du den Apfel oder das Wiesel zurück",
        "stoppen met 29: de 29 van Bruno stelen (3 wormen); je krijgt er de "
        "appel bij; daarna zet je de appel of de wezel terug",
        "s’arrêter à 29\u00A0: voler la 29 à Bruno (3 vers)\u00A0; avec la "
        "pomme en plus\u00A0; ensuite, tu remets la pomme ou la belette sur le "
        "gril"}},
      {"deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3555w|.3 1",
       "stop",
       {"stop with 23: take 23 from the grill (1 worm); the raven brings a "
        "Bratworm",
        "aufhören mit 23: die 23 vom Grill nehmen (1 Wurm); der Rabe bringt "
        "einen Bonus-Bratwurm",
        "stoppen met 23: de 23 van de grill pakken (1 worm); de raaf brengt "
        "een "
        "braadworm",
        "s’arrêter à 23\u00A0: prendre la 23 sur le gril (1 ver)\u00A0; le "
        "corbeau apporte un ver grillé"}},
      // Two blue and two red locked, no bones in the row: sushi (two faces) is
      // the +4, a third pair of chopsticks (one face each) steals, and of the
      // two faces that show bones nothing comes but the lowest sushi.
      {"wok 42 - 66554:1111122/33211:22334 A bbr|sr#2 41",
       "lock:r",
       {"most likely sushi +4 (33\u00A0%) | nothing on offer 33\u00A0% of the "
        "time: you get sushi +2",
        "am ehesten Sushi +4 (33\u00A0%) | zu 33\u00A0% kein Angebot: du "
        "bekommst Sushi +2",
        "het vaakst sushi +4 (33\u00A0%) | in 33\u00A0% van de gevallen niets "
        "te kiezen: je krijgt sushi +2",
        "le plus souvent le sushi +4 (33\u00A0%) | rien à choisir dans "
        "33\u00A0% des cas\u00A0: tu prends le sushi +2"}},
  };
  static_assert(all_languages.size() == 4);
  for (const LineCase& one : cases)
    for (std::size_t i = 0; i < all_languages.size(); ++i)
      EXPECT_EQ(line(one.position, one.move, all_languages[i]), one.lines[i]);
}

TEST(Choices, SayWhatFailingCostsWhateverItIs) {
  const auto risk = [](std::string_view position) {
    return line(position, "roll", Language::english, Chances::untold);
  };
  EXPECT_EQ(risk("compact 21-36 -/- A 5555|.4 1"), "roll on with 4 dice");
  EXPECT_EQ(risk("compact 21-35 36/- A 5555|.4 1"),
            "roll on with 4 dice: if the turn fails: your 36 goes back");
  EXPECT_EQ(risk("compact+turn_on_empty 21-36 -/- A 5555|.4 1"),
            "roll on with 4 dice: if the turn fails: the 36 is turned over");
  EXPECT_EQ(
      risk("deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|.4 "
           "3"),
      "roll on with 4 dice: if the turn fails: your 25 goes back, you lose the "
      "weasel and the 36 is turned over");
  EXPECT_EQ(
      risk("deluxe 11,13,22-36 21/- c11,hA,r23,w25,g27,a29 0/0 A 2233|.4 3"),
      "roll on with 4 dice: if the turn fails: only the hen goes back");
}

TEST(Choices, SayWhatTheLastDieBrings) {
  EXPECT_EQ(
      line("compact 21-36 -/- A 2222555|w 1", "w"),
      "keep one worm: +5, total 28 (ends the turn: take 28 from the grill "
      "(2 worms))");
  EXPECT_EQ(line("compact 21-25,27-36 26/- A 2222555|3 1", "3"),
            "keep one 3: +3, total 26 (ends the turn: fails, no worm yet: your "
            "26 goes back and the 36 is turned over)");
}

TEST(Choices, ThatOnlyLoseAreAskedBack) {
  const View view = look(at("compact 21-25,27-36 26/- A 2222555|.1 3"));
  const std::array<std::string_view, 4> questions{
      "The turn fails: your 26 goes back and the 36 is turned over. Really?",
      "Damit scheitert der Zug: deine 26 geht zurück und die 36 wird "
      "umgedreht. Wirklich?",
      "De beurt mislukt: je 26 gaat terug en de 36 wordt omgedraaid. Zeker "
      "weten?",
      "Le tour sera raté\u00A0: ta 26 retourne sur le gril et la 36 est "
      "retournée. Vraiment\u00A0?"};
  for (std::size_t i = 0; i < all_languages.size(); ++i) {
    const Phrases phrases(catalogue_of(all_languages[i]), seat_names);
    const ViewWords words(phrases, view);
    ASSERT_EQ(view.choices.size(), 2U);
    EXPECT_EQ(words.confirm(view.choices[0]), "");
    EXPECT_EQ(words.confirm(view.choices[1]), questions[i]);
  }
}

/// What a friend says of the two best moves.
std::string advice_at(std::string_view position, Language language) {
  const AnyState state = at(position);
  Outlook outlook(*built_in_values(rules(state), seats(state)));
  const auto ranked = rank(outlook, state);
  const Phrases phrases(catalogue_of(language), seat_names);
  return advice(phrases, {state, ranked[0].move, ranked[1].move},
                explain(outlook, state, ranked[0], ranked[1]),
                mark(ranked[1].loss));
}

TEST(Advice, OfRollingSaysRoughlyHowOftenItFails) {
  // Five in six, and to stop for certain is much worse than to hope.
  constexpr std::string_view hope = "compact 21-25,27-36 26/- A 2222555|.1 3";
  EXPECT_TRUE(advice_at(hope, Language::english)
                  .starts_with("Rolling again fails about 5 in 6 times, which "
                               "would cost you 26; most likely it takes 28. "
                               "Stopping is "))
      << advice_at(hope, Language::english);
  EXPECT_TRUE(advice_at(hope, Language::german)
                  .starts_with("Würfelst du weiter, scheitert der Zug etwa 5 "
                               "von 6 Malen, was dich die 26 kostet; am "
                               "ehesten bekommst du die 28. Hörst du auf, ist "
                               "es "))
      << advice_at(hope, Language::german);
}

TEST(Advice, IsWithoutPercentsInEveryLanguage) {
  int advised = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(advised) + 11);
    AnyState state = new_game(seating, rng);
    Outlook outlook(*built_in_values(seating.rules, seating.seats));
    Names names;
    for (int s = 0; s < seating.seats; ++s)
      names.of.push_back(std::string(1, static_cast<char>('A' + s)));
    for (int n = 0; n < 25 && node(state) != Node::terminal; ++n) {
      if (node(state) == Node::decision) {
        const auto ranked = rank(outlook, state);
        if (ranked.size() > 1) {
          ++advised;
          const auto facts = explain(outlook, state, ranked[0], ranked[1]);
          for (const Language language : all_languages) {
            const Phrases phrases(catalogue_of(language), names);
            const std::string said =
                advice(phrases, {state, ranked[0].move, ranked[1].move}, facts,
                       mark(ranked[1].loss));
            EXPECT_EQ(said.find('%'), std::string::npos) << said;
            EXPECT_EQ(said.find_first_of("{}[]|"), std::string::npos) << said;
            EXPECT_TRUE(said.ends_with('.')) << said;
          }
        }
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(advised, 100);
}

}  // namespace
}  // namespace gockel::testing
