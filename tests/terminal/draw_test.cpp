#include "gockel/terminal/draw.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/terminal/help.h"
#include "gockel/terminal/layout.h"
#include "gockel/terminal/prompt.h"
#include "gockel/terminal/tell.h"
#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::string board(std::string_view position, Speech::Manner manner) {
  const Speech speech(manner, people());
  const Screen screen(speech, false);
  const View view = view_of(position);
  return draw_board(view, screen) + draw_choices(view, screen);
}

TEST(Draw, ABoardInUtf8) {
  EXPECT_EQ(board("compact 21-24,26,29,33 25.34/-/30 C 3ww|12445 17",
                  {Language::english, true}),
            R"(
── Turn 17: Carla is to play ─────────────────────────────────────────────────
        ┌──┬──┬──┬──┬──┬──┬──┬──┬──┬──┬──┬──┬──┐
Grill   │21│22│23│24│26│░░│░░│29│░░│░░│33│░░│░░│
        │~ │~ │~ │~ │~~│░░│░░│~~│░░│░░│~~│░░│░░│
        │  │  │  │  │  │░░│░░│~ │░░│░░│~~│░░│░░│
        └──┴──┴──┴──┴──┴──┴──┴──┴──┴──┴──┴──┴──┘
  Player   Worms  Stack, top first
  A Anna       6  [34] 25
  B Bruno      0  -
> C Carla      3  [30]
Kept    [3] [w][w]  total 13, 5 dice left
Roll    [1]  [2]  [4][4]  [5]
keep     1    2      4     5
total    14   15     21    18
)");
}

TEST(Draw, ABoardInAscii) {
  EXPECT_EQ(board("deluxe 21,23-24,26 27/22/11.25.13 cC,h21,r23,w24,gA,a26 "
                  "1/0/2 A |.8 4",
                  {Language::german, false}),
            R"(
-- Zug 4: Anna ist dran ------------------------------------------------------
        +--+--+--+--+--+--+--+--+--+--+--+--+--+
Grill   |21|23|24|26|##|##|##|##|##|##|##|##|##|
        |~ |~ |~ |~~|##|##|##|##|##|##|##|##|##|
        |  |  |  |  |##|##|##|##|##|##|##|##|##|
        |Gl|Ra|Wi|Ap|  |  |  |  |  |  |  |  |  |
        +--+--+--+--+--+--+--+--+--+--+--+--+--+
        Gl Glucke  Ra Rabe  Wi Wiesel  Ap Apfel
        Bonus-Bratwuermer im Vorrat: 4
  Spieler  Wuermer  Bonus  Spezialist   Stapel, oben zuerst
> A Anna         3      1  Goldwuerfel  [27]
  B Bruno        1      0  -            [22]
  C Carla        6      2  Dosenwurm    [13] 25 11
  g     mit dem Goldwuerfel: neun Wuerfel in diesem Zug; wenn der Zug scheitert:
        deine 27 geht zurueck, du verlierst den Goldwuerfel
  o     ohne den Goldwuerfel: acht Wuerfel in diesem Zug; wenn der Zug
        scheitert: deine 27 geht zurueck, du verlierst den Goldwuerfel
)");
}

TEST(Draw, EveryWayToGoOnHasItsLine) {
  const std::string shown = board("classic2005 21-24,26-36 -/25 A 5555w|.3 3",
                                  {Language::english, true});
  EXPECT_EQ(shown.substr(shown.find("Kept")),
            R"(Kept    [5][5][5][5] [w]  total 25, 3 dice left
  r     roll on with 3 dice
  s     stop with 25: steal 25 from Bruno (2 worms)
  l     stop with 25: take 24 from the grill (1 worm)
)");
}

TEST(Draw, AWokShowsItsOffersByNumber) {
  const std::string shown =
      board("wok+memory 4352116 2311 653:2/24:1314212 B bb|fbb#2 14",
            {Language::german, true});
  EXPECT_EQ(shown, R"(
── Zug 14: Bruno ist dran ────────────────────────────────────────────────────
          1  2  3  4  5  6  7
Sushi    +4 +3 +5 +2 +1 +1 +6
Gräten   -2 -3 -1 -1
  Spieler  Punkte  Sushi, oben zuerst             Gräten, oben zuerst
  A Anna        ?  [+3] ? ?                       [-2]
> B Bruno       ?  [+4] ?                         [-2] ? ? ? ? ? ?
Fest    [Blau][Blau]
Wurf    [Gräte] [Blau][Blau]  (Wurf 2 von 3)
  1     Gräte -2 nehmen, Nr. 1 der Reihe
  2     Anna Sushi +3 stehlen, oben vom Stapel
  3     Anna ein Sushi stehlen, das 2. Plättchen von oben
  4     Anna ein Sushi stehlen, das 3. Plättchen von oben
        oder tippe, was du festlegst, etwa gb: der Rest wird neu geworfen
)");
}

TEST(Draw, TheResultIsSortedAndNamesTheWinner) {
  const Speech speech({Language::english, true}, people());
  const Screen screen(speech, false);
  EXPECT_EQ(draw_result(view_of("compact - 21.22/36/23.24.25/27.28 - over 31"),
                        screen),
            R"(
── The game is over ──────────────────────────────────────────────────────────
  Player   Worms  Stack, top first
  B Bruno      4  [36]
  C Carla      4  [25] 24 23
  D Dora       4  [28] 27
  A Anna       2  [22] 21
Bruno wins with 4 worms: the highest tile decides the tie.
)");
}

TEST(Draw, SushiThatDoesNotCountIsMarkedAtTheEnd) {
  const Speech speech({Language::english, true}, people());
  EXPECT_EQ(
      draw_result(view_of("wok - - 665544332211:1/-:11112222334 - over 60"),
                  Screen(speech, false)),
      R"(
── The game is over ──────────────────────────────────────────────────────────
  Player   Points  Sushi, top first               Bones, top first
  A Anna        5  (+1) (+1) (+2) (+2) (+3) (+3)  -1
                   (+4) (+4) (+5) (+5) (+6) +6
  B Bruno     -22  -                              -4 -3 -3 -2 -2 -2 -2 -1 -1 -1
                                                  -1
Sushi in (brackets) has no bone beside it and is void.
Anna wins with 5 points.
)");
}

TEST(Draw, AVictoryCanBeShared) {
  const Speech speech({Language::german, true}, people());
  const std::string shown =
      draw_result(view_of("compact - -/-/- - over 31"), Screen(speech, false));
  EXPECT_NE(shown.find("Anna, Bruno und Carla teilen sich den Sieg.\n"),
            std::string::npos)
      << shown;
}

TEST(Draw, ColoursChangeNothingButColours) {
  const Speech speech({Language::english, true}, people());
  const View view = view_of("compact 21-24,26,29,33 25.34/-/30 C 3ww|12445 17");
  const auto drawn = [&](bool colour) {
    const Screen screen(speech, colour);
    return draw_board(view, screen) + draw_choices(view, screen);
  };
  std::string plain;
  int colours = 0;
  const std::string coloured = drawn(true);
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] != '\x1b') {
      plain += coloured[i];
      continue;
    }
    i = coloured.find('m', i);
    ++colours;
  }
  EXPECT_EQ(plain, drawn(false));
  EXPECT_GT(colours, 20);
}

/// Plays games and looks at everything that could be shown on the way.
class EveryScreen : public ::testing::TestWithParam<RuleSet> {};

void expect_fits(std::string_view shown) {
  while (!shown.empty()) {
    const std::size_t end = std::min(shown.find('\n'), shown.size());
    const std::string_view line = shown.substr(0, end);
    EXPECT_LE(columns(line), screen_columns) << line;
    EXPECT_EQ(line.find('{'), line.npos) << line;
    for (std::size_t open = line.find('['); open != line.npos;
         open = line.find('[', open + 1)) {
      const auto bracket = line.substr(open, line.find(']', open) - open);
      EXPECT_EQ(bracket.find('|'), bracket.npos) << line;
    }
    shown.remove_prefix(std::min(end + 1, shown.size()));
  }
}

TEST_P(EveryScreen, FitsIntoEightyColumnsWithLongNames) {
  int positions = 0;
  for (const Language language : all_languages)
    for (const bool utf8 : {true, false}) {
      std::vector<LocalPlayer> players;
      const RuleSetInfo& set = gockel::info(GetParam());
      players.reserve(static_cast<std::size_t>(set.max_seats));
      for (int s = 0; s < set.max_seats; ++s)
        players.push_back({fmt::format("Maximiliane-Än {}", s + 1),
                           s % 2 ? "random" : "first"});
      const LocalGame table = *set_table(
          {Rules(GetParam()), players, 0, {}, {}, DiceMode::automatic, 5});
      const Speech speech({language, utf8}, names_of(players));
      const Screen screen(speech, false);
      AnyState state = table.start;
      for (std::size_t n = 0; n < 400 && node(state) != Node::terminal; ++n) {
        const View view = look(state);
        expect_fits(draw_board(view, screen) + draw_choices(view, screen));
        expect_fits(help(view, screen) + prompt(view, screen));
        const Event event = view.node == Node::chance
                                ? Event(table.roll(state, n))
                                : Event(table.decide(state, n));
        EffectList effects;
        step(state, event, &effects);
        expect_fits(tell(effects, GetParam(), screen));
        ++positions;
      }
      if (node(state) == Node::terminal)
        expect_fits(draw_result(look(state), screen));
    }
  EXPECT_GT(positions, 300);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, EveryScreen,
                         ::testing::ValuesIn(all_rule_sets),
                         [](const auto& of) {
                           return std::string(gockel::info(of.param).name);
                         });

}  // namespace
}  // namespace gockel::terminal
