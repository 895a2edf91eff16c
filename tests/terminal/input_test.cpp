#include "gockel/terminal/input.h"

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

using Kind = TypedLine::Kind;

/// What a line means at a position, as the event's text, or the kind or the
/// sentence of what else it is.
std::string typed(std::string_view position, std::string_view line,
                  Language language = Language::english) {
  const AnyState state = at(position);
  const View view = look(state);
  const Speech speech({language, true}, people());
  const TypedLine answer = view.node == Node::chance
                               ? read_dice(line, state, speech)
                               : read_move(line, state, view, speech);
  switch (answer.kind) {
    case Kind::event:
      EXPECT_FALSE(refusal(state, answer.event));
      return event_text(state, answer.event);
    case Kind::again: return "again";
    case Kind::help: return "help";
    case Kind::hint: return "hint";
    case Kind::quit: return "quit";
    case Kind::refused: return answer.sentence;
  }
  return {};
}

constexpr std::string_view rolled =
    "compact 21-24,26-33,35 25.34/-/- B 3ww|12445 17";
constexpr std::string_view hand =
    "compact 21-24,26-33,35 25.34/-/- B 3ww|.5 17";
constexpr std::string_view air = "compact 21-24,26-33,35 25.34/-/- B 3ww|?5 17";
constexpr std::string_view wok =
    "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14";

TEST(Input, FacesAreKeptByTheirOwnKey) {
  EXPECT_EQ(typed(rolled, "4"), "/4");
  EXPECT_EQ(typed(rolled, "  4\t"), "/4");
  const std::string_view first = "compact 21-36 -/- A |12344www 1";
  EXPECT_EQ(typed(first, "w"), "/w");
  EXPECT_EQ(typed(first, "W"), "/w");
  EXPECT_EQ(typed(first, "6"), "/w");
}

TEST(Input, AFaceThatCannotBeKeptIsRefusedWithTheReason) {
  EXPECT_EQ(typed(rolled, "3"), "3 was already kept this turn.");
  EXPECT_EQ(typed(rolled, "w", Language::german),
            "w liegt in diesem Zug schon beiseite.");
  const std::string_view first = "compact 21-36 -/- A |12344www 1";
  EXPECT_EQ(typed(first, "5"), "The roll shows no 5.");
  EXPECT_EQ(typed(first, "5", Language::german), "5 kommt im Wurf nicht vor.");
  EXPECT_EQ(typed(first, "7"),
            "No die shows \"7\": the faces are 1 2 3 4 5 w.");
  EXPECT_EQ(typed(first, "stop"), "First keep one of the faces of the roll.");
}

TEST(Input, RollingAndStoppingHaveWordsInBothLanguages) {
  for (const std::string_view word : {"r", "R", "roll"})
    EXPECT_EQ(typed(hand, word), "/roll");
  for (const std::string_view word : {"w", "würfeln", "roll", "r"})
    EXPECT_EQ(typed(hand, word, Language::german), "/roll");
  for (const std::string_view word : {"s", "stopp", "stop", "aufhören"})
    EXPECT_EQ(typed(hand, word, Language::german), "/stop");
  EXPECT_EQ(typed(hand, "4"), "4 is not possible now; ? explains.");
}

TEST(Input, HelpLeavingAndNothingAreUnderstoodEverywhere) {
  for (const std::string_view position : {rolled, hand, air, wok}) {
    EXPECT_EQ(typed(position, "?"), "help");
    EXPECT_EQ(typed(position, "q"), "quit");
    EXPECT_EQ(typed(position, ""), "again");
    EXPECT_EQ(typed(position, " \t "), "again");
    EXPECT_EQ(typed(position, "hilfe", Language::german), "help");
    EXPECT_EQ(typed(position, "ende", Language::german), "quit");
  }
}

TEST(Input, AnUnknownWordIsQuotedShortened) {
  EXPECT_EQ(typed(hand, "fly"), "\"fly\" is not understood here; ? explains.");
  EXPECT_EQ(
      typed(hand, std::string(500, 'x')),
      "\"" + std::string(24, 'x') + "\" is not understood here; ? explains.");
}

TEST(Input, BothWaysToStopHaveTheirKeys) {
  const std::string_view may = "classic2005 21-24,26-36 -/25 A 5555w|.3 3";
  EXPECT_EQ(typed(may, "s"), "/stop");
  EXPECT_EQ(typed(may, "l"), "/stop:lower");
  EXPECT_EQ(typed(may, "stop:lower"), "/stop:lower");
  EXPECT_EQ(typed(may, "t", Language::german), "/stop:lower");
}

TEST(Input, DiceComeInAnyOrderWithSixForAWorm) {
  EXPECT_EQ(typed(air, "54w12"), "1245w");
  EXPECT_EQ(typed(air, "5 4, 6 1 2"), "1245w");
  EXPECT_EQ(typed(air, "1234"), "That is 4 dice; 5 are to be rolled.");
  EXPECT_EQ(typed(air, "1234", Language::german),
            "Das sind 4 Würfel; geworfen werden 5.");
  EXPECT_EQ(typed(air, std::string(200, '1')),
            "That is 200 dice; 5 are to be rolled.");
  EXPECT_EQ(typed(air, "12347"),
            "No die shows \"7\": the faces are 1 2 3 4 5 w.");
  EXPECT_EQ(typed(air, "1234ü", Language::german),
            "Kein Würfel zeigt \"ü\"; es gibt 1 2 3 4 5 w.");
  EXPECT_EQ(typed(air, "12345+1"), "The golden die is not rolled here.");
}

TEST(Input, TheGoldenDieStandsBehindAPlus) {
  const std::string_view golden =
      "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |?8+ 4";
  EXPECT_EQ(typed(golden, "+w 11223345"), "11223345+w");
  EXPECT_EQ(typed(golden, "11223345+6"), "11223345+w");
  EXPECT_EQ(typed(golden, "11223345"),
            "The golden die is missing: add +1 or +w.");
  EXPECT_EQ(typed(golden, "11223345+2"), "The golden die shows +1 or +w.");
  EXPECT_EQ(typed(golden, "11223345+"), "The golden die shows +1 or +w.");
  EXPECT_EQ(typed(golden, "11223345+1+1"), "The golden die shows +1 or +w.");
}

TEST(Input, WokOffersAreChosenByNumberAndLocksByDice) {
  EXPECT_EQ(typed(wok, "1"), "/take:s");
  EXPECT_EQ(typed(wok, "2"), "/take:f");
  EXPECT_EQ(typed(wok, "take:f"), "/take:f");
  EXPECT_EQ(typed(wok, "3"), "There is no choice 3 in the list.");
  EXPECT_EQ(typed(wok, "99999999999999999999"),
            "There is no choice 99999999999999999999 in the list.");
  EXPECT_EQ(typed(wok, "rf"), "/lock:fr");
  EXPECT_EQ(typed(wok, "lock:fr"), "/lock:fr");
  EXPECT_EQ(typed(wok, "fest rg", Language::german), "/lock:fr");
  EXPECT_EQ(typed(wok, "ffr"), "Lock at least one die and leave one to roll.");
  EXPECT_EQ(typed(wok, "s"), "The roll does not show s.");
  EXPECT_EQ(typed(wok, "bone"), "\"bone\" is not understood here; ? explains.");
  const std::string_view last =
      "wok 4352116 2311 653:2/24:1314212 B ss|ffr#3 14";
  EXPECT_EQ(typed(last, "f"), "This was the last roll: take something.");
}

TEST(Input, WokDiceTakeTheLettersOfTheLanguage) {
  const std::string_view wok_air =
      "wok 635241152634 112213142132 -:-/-:- A |?5#1 1";
  EXPECT_EQ(typed(wok_air, "rbsfs"), "ssfbr");
  EXPECT_EQ(typed(wok_air, "rbsgs", Language::german), "ssfbr");
  EXPECT_EQ(typed(wok_air, "rbsfg"),
            "No die shows \"g\": the faces are s f b r.");
}

TEST(Input, SpecialistsAndVictimsAreChosenByNameOrLetter) {
  const std::string_view back =
      "deluxe 13,23-24,26,28-31 27.25/22/11.21 cC,h23,r24,wA,gA,a29 1/0/2 A "
      "back 4";
  EXPECT_EQ(typed(back, "w"), "/back:weasel");
  EXPECT_EQ(typed(back, "golden"), "/back:golden");
  EXPECT_EQ(typed(back, "go", Language::german), "/back:golden");
  EXPECT_EQ(typed(back, "apple"), "apple is not possible now; ? explains.");
  const std::string_view rob =
      "deluxe 13,23-24,26,28-31 27/22.25/11.21 cC,h23,r24,wB,gA,a29 0/3/4 A "
      "11|x6 4";
  EXPECT_EQ(typed(rob, "b"), "/rob:B");
  EXPECT_EQ(typed(rob, "carla"), "/rob:C");
  EXPECT_EQ(typed(rob, "rob:C"), "/rob:C");
  EXPECT_EQ(typed(rob, "a"), "Seat A cannot be chosen here.");
}

/// Every legal move is understood as it is written, everywhere.
TEST(Input, EveryCanonicalMoveIsUnderstood) {
  int moves_seen = 0;
  for (const RuleSet set : all_rule_sets)
    for (const Language language : {Language::english, Language::german}) {
      const LocalGame table =
          *set_table({Rules(set),
                      *parse_local_players("random,random,random"),
                      0,
                      {},
                      {},
                      DiceMode::automatic,
                      7});
      AnyState state = table.start;
      const Speech speech({language, true}, people());
      for (std::size_t n = 0; n < 2000 && node(state) != Node::terminal; ++n) {
        if (node(state) == Node::chance) {
          step(state, table.roll(state, n));
          continue;
        }
        const View view = look(state);
        for (const Move move : moves(state)) {
          const TypedLine answer = read_move(move.text(), state, view, speech);
          EXPECT_EQ(answer.kind, Kind::event) << move.text();
          EXPECT_EQ(answer.event, Event(move)) << move.text();
          ++moves_seen;
        }
        step(state, table.decide(state, n));
      }
    }
  EXPECT_GT(moves_seen, 5000);
}

}  // namespace
}  // namespace gockel::terminal
