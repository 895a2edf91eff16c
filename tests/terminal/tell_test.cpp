#include "gockel/terminal/tell.h"

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

/// What the event says, in the language; seat A is "you" when asked for.
std::string told(std::string_view position, std::string_view event,
                 Language language, std::string_view first_name = "Anna") {
  AnyState state = at(position);
  Names names = people();
  names.of[0] = first_name;
  if (first_name != "Anna") names.you = 0;
  const auto parsed = parse_event(state, event);
  EXPECT_TRUE(parsed) << event;
  EXPECT_FALSE(refusal(state, *parsed)) << event;
  EffectList effects;
  step(state, *parsed, &effects);
  const Speech speech({language, true}, names);
  return tell(effects, rules(state).rule_set(), Screen(speech, false));
}

void expect_told(std::string_view position, std::string_view event,
                 std::string_view english, std::string_view german) {
  EXPECT_EQ(told(position, event, Language::english), english);
  EXPECT_EQ(told(position, event, Language::german), german);
}

TEST(Tell, ARollAndAKeep) {
  expect_told("compact 21-36 -/- A |?8 1", "1123344w",
              "Anna rolls [1][1] [2] [3][3] [4][4] [w].\n",
              "Anna würfelt [1][1] [2] [3][3] [4][4] [w].\n");
  expect_told("compact 21-36 -/- A |1123344w 1", "/4",
              "Anna keeps [4][4]: total 8.\n", "Anna nimmt [4][4]: Summe 8.\n");
}

TEST(Tell, ATileTakenExactlyOrLower) {
  expect_told("compact 21-36 -/- A 5555w|.3 1", "/stop",
              "Anna takes 25 from the grill (2 worms).\n",
              "Anna nimmt die 25 vom Grill (2 Würmer).\n");
  expect_told("compact 21-24,26-36 25/- A 5555w|.3 3", "/stop",
              "Anna stops with 25 and takes 24 from the grill (1 worm).\n",
              "Anna hört mit 25 auf und nimmt die 24 vom Grill (1 Wurm).\n");
}

TEST(Tell, AThief) {
  expect_told("compact 21-24,26-36 -/25 A 5555w|.3 3", "/stop",
              "Anna steals 25 from Bruno (2 worms).\n",
              "Anna stiehlt Bruno die 25 (2 Würmer).\n");
}

TEST(Tell, YouAreSpokenTo) {
  EXPECT_EQ(told("compact 21-24,26-36 -/25 A 5555w|.3 3", "/stop",
                 Language::english, "you"),
            "You steal 25 from Bruno (2 worms).\n");
  EXPECT_EQ(told("compact 21-24,26-36 25/- B 5555w|.3 3", "/stop",
                 Language::german, "du"),
            "Bruno stiehlt dir die 25 (2 Würmer).\n");
}

TEST(Tell, FailuresSayWhatTheyCost) {
  expect_told("compact 21-24,26-36 -/25 B 5w|?6 4", "5555ww",
              "Bruno rolls [5][5][5][5] [w][w].\n"
              "Bruno busts and returns 25; 36 is turned over.\n",
              "Bruno würfelt [5][5][5][5] [w][w].\n"
              "Bruno hat einen Fehlwurf und legt die 25 zurück; die 36 wird "
              "umgedreht.\n");
  expect_told("compact 21-35 36/- A 5555|.4 3", "/stop",
              "Anna stops with 20 without a worm and returns 36.\n",
              "Anna hört mit 20 ohne Wurm auf und legt die 36 zurück.\n");
  expect_told("compact 21-36 -/- A ww|.6 1", "/stop",
              "Anna stops with 10, finds no tile for it and has nothing to "
              "return.\n",
              "Anna hört mit 10 auf, wofür es keine Portion gibt, und hat "
              "nichts zurückzulegen.\n");
}

TEST(Tell, SpecialistsComeAndGo) {
  const std::string_view start =
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A ";
  expect_told(std::string(start) + "5555w|.3 1", "/stop",
              "Anna takes 25 from the grill (2 worms), with the weasel.\n",
              "Anna nimmt die 25 vom Grill (2 Würmer), dazu das Wiesel.\n");
  expect_told(std::string(start) + "3555w|.3 1", "/stop",
              "Anna takes 23 from the grill (1 worm).\n"
              "Anna gets a Bratworm.\n"
              "The raven moves on to 13.\n",
              "Anna nimmt die 23 vom Grill (1 Wurm).\n"
              "Anna bekommt einen Bonus-Bratwurm.\n"
              "Der Rabe zieht weiter auf die 13.\n");
  expect_told(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A "
      "5555|.4 3",
      "/stop",
      "Anna stops with 20 without a worm and returns 25; 36 is turned "
      "over.\nThe weasel goes back to 13.\n",
      "Anna hört mit 20 ohne Wurm auf und legt die 25 zurück; die 36 "
      "wird umgedreht.\nDas Wiesel geht zurück auf die 13.\n");
}

TEST(Tell, TheHenIsTakenInsteadOfTheTile) {
  expect_told(
      "deluxe 11,13,21-24,26-36 -/25 c11,hB,r23,w21,g27,a29 0/0 A "
      "5555w|.3 3",
      "/stop", "Anna stops with 25 and takes the hen from Bruno.\n",
      "Anna hört mit 25 auf und nimmt Bruno die Glucke.\n");
  expect_told(
      "deluxe 11,13,21-24,26-36 25/- c11,hA,r23,w21,g27,a29 0/0 A "
      "5555|.4 3",
      "/stop", "Anna stops with 20 without a worm.\nThe hen goes back to 13.\n",
      "Anna hört mit 20 ohne Wurm auf.\nDie Glucke geht zurück auf die "
      "13.\n");
}

TEST(Tell, DoubleOneEarnsABratworm) {
  expect_told(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A "
      "|1123344w 1",
      "/1", "Anna keeps [1][1]: total 2.\nAnna gets a Bratworm.\n",
      "Anna nimmt [1][1]: Summe 2.\nAnna bekommt einen "
      "Bonus-Bratwurm.\n");
}

TEST(Tell, AWokTurn) {
  const std::string_view wok = "wok 4352116 2311 653:2/24:1314212 B ";
  expect_told(std::string(wok) + "ss|ffr#2 14", "/take:s",
              "Bruno takes sushi +3, no. 2 of the row.\n",
              "Bruno nimmt das Sushi +3, Nr. 2 der Reihe.\n");
  expect_told(std::string(wok) + "ss|ffr#2 14", "/lock:fr",
              "Bruno locks [fishbone] [red].\n",
              "Bruno legt [Gräte] [Rot] fest.\n");
  expect_told(std::string(wok) + "bb|bbr#2 14", "/steal:s:A:2",
              "Bruno steals sushi +5 from Anna, no. 2 from the top.\n",
              "Bruno stiehlt Anna das Sushi +5, das 2. Plättchen von oben.\n");
  expect_told("wok 4 2311 65311:2/653224:1314212 B sss|?2#3 20", "br",
              "Bruno rolls [blue] [red].\n"
              "Bruno finds nothing on offer and takes the worst bone, -3.\n",
              "Bruno würfelt [Blau] [Rot].\n"
              "Bruno findet kein Angebot und nimmt die schlimmste Gräte, "
              "-3.\n");
}

TEST(Tell, TheEndOfTheGame) {
  expect_told("compact 21 22/36 A 1555w|.3 40", "/stop",
              "Anna takes 21 from the grill (1 worm).\n"
              "No tile lies face up on the grill: the game is over.\n",
              "Anna nimmt die 21 vom Grill (1 Wurm).\n"
              "Auf dem Grill liegt keine Portion mehr offen: das Spiel ist zu "
              "Ende.\n");
}

}  // namespace
}  // namespace gockel::terminal
