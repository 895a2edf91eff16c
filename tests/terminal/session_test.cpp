// Whole games through the scripted console.

#include "gockel/terminal/session.h"

#include <algorithm>

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

Look look_in(Language language) {
  return {.manner = {language, true}, .colour = false, .pacing = {}};
}

LocalGame table_for(const Rules& rules, std::string_view players,
                    std::uint64_t seed, DiceMode dice = DiceMode::automatic) {
  const auto table =
      set_table({rules, *parse_local_players(players), 0, {}, {}, dice, seed});
  EXPECT_TRUE(table) << (table ? "" : table.error().sentence);
  return *table;
}

Record record_in(const std::string& path) {
  const auto record = Record::parse(content(path));
  EXPECT_TRUE(record) << path << ": "
                      << (record ? "" : record.error().sentence);
  return *record;
}

std::string repeat(std::string_view kind, int times) {
  std::string list(kind);
  for (int i = 1; i < times; ++i) list += "," + std::string(kind);
  return list;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != text.npos;
}

class WholeGames : public ::testing::TestWithParam<RuleSet> {};

TEST_P(WholeGames, OfComputerPlayersEndAndTheirRecordSaysTheSame) {
  const RuleSetInfo& set = gockel::info(GetParam());
  for (int n = set.min_seats; n <= set.max_seats; ++n)
    for (const Language language : {Language::english, Language::german}) {
      const ScratchFolder folder;
      const LocalGame table = table_for(Rules(GetParam()), repeat("first", n),
                                        static_cast<std::uint64_t>(n));
      ScriptConsole console;
      const auto ending =
          play_new(table, folder.file("game"), look_in(language), console);
      ASSERT_TRUE(ending) << ending.error().sentence;
      ASSERT_EQ(*ending, SessionEnd::over);
      const Record record = record_in(folder.file("game"));
      const AnyState end = record.end();
      ASSERT_EQ(node(end), Node::terminal);
      EXPECT_EQ(LocalGame::of(record)->players, table.players);
      for (Seat s = 0; s < n; ++s)
        EXPECT_TRUE(has(console.shown, table.players[s].name));
      EXPECT_TRUE(has(console.shown, language == Language::english
                                         ? "The game is over"
                                         : "Das Spiel ist zu Ende"));
    }
}

/// Killed after every event and resumed, a game is the one that would have
/// been played in one go.
TEST_P(WholeGames, CutIntoSittingsAreTheSameGame) {
  const ScratchFolder folder;
  const LocalGame table = table_for(Rules(GetParam()), "random,first", 3);
  ScriptConsole console;
  Look look = look_in(Language::english);
  ASSERT_TRUE(play_new(table, folder.file("whole"), look, console));
  look.pacing.max_turns = 1;
  ScriptConsole parts;
  auto ending = play_new(table, folder.file("parts"), look, parts);
  int sittings = 1;
  for (; ending && *ending == SessionEnd::capped; ++sittings)
    ending = resume(folder.file("parts"), look, parts);
  EXPECT_EQ(ending, SessionEnd::over);
  EXPECT_GT(sittings, 5);
  EXPECT_EQ(record_in(folder.file("parts")).events,
            record_in(folder.file("whole")).events);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, WholeGames,
                         ::testing::ValuesIn(all_rule_sets),
                         [](const auto& of) {
                           return std::string(gockel::info(of.param).name);
                         });

TEST(Session, DiceByHandAreRefereed) {
  const ScratchFolder folder;
  const LocalGame table =
      table_for(Rules(RuleSet::compact), "Anna,Bruno", 1, DiceMode::manual);
  ScriptConsole console(
      {"1123344", "11w 23344", "x", "w", "r", "5555333", "w", "5", "s"});
  const auto ending =
      play_new(table, folder.file("game"), look_in(Language::english), console);
  EXPECT_EQ(ending, SessionEnd::left);
  EXPECT_TRUE(has(console.shown, "That is 7 dice; 8 are to be rolled."));
  EXPECT_TRUE(has(console.shown, "w was already kept this turn."));
  EXPECT_TRUE(has(console.shown, "Anna takes 25 from the grill (2 worms)."));
  EXPECT_TRUE(has(console.shown, "Bruno: roll 8 dice and type them"));
  const Record record = record_in(folder.file("game"));
  EXPECT_EQ(text(record.end()), "compact 21-24,26-36 25/- B |?8 2");
  EXPECT_EQ(record.tag("Dice"), "manual");
}

TEST(Session, DiceByHandInGermanForTheWok) {
  const ScratchFolder folder;
  const LocalGame table =
      table_for(Rules(RuleSet::wok), "du,Bruno", 1, DiceMode::manual);
  ScriptConsole console({"s g b r r", "rr", "sss", "1"});
  EXPECT_EQ(
      play_new(table, folder.file("game"), look_in(Language::german), console),
      SessionEnd::left);
  EXPECT_TRUE(has(console.shown, "Du legst [Rot][Rot] fest."));
  EXPECT_TRUE(has(console.shown, "Bitte 3 Würfel werfen"));
  EXPECT_TRUE(has(console.shown, "Du nimmst das Sushi +"));
}

TEST(Session, HelpAndRefusalsChangeNothing) {
  const ScratchFolder folder;
  const LocalGame table = table_for(Rules(RuleSet::compact), "you,gain", 7);
  ScriptConsole console({"?", "", "fly", "9"});
  console.inputs = {{KeyboardLine::Kind::too_long, {}},
                    {KeyboardLine::Kind::torn, {}},
                    {KeyboardLine::Kind::not_text, {}}};
  EXPECT_EQ(
      play_new(table, folder.file("game"), look_in(Language::english), console),
      SessionEnd::left);
  EXPECT_TRUE(has(console.shown, "That line is too long to be a move."));
  EXPECT_TRUE(has(console.shown, "The line ended without Enter"));
  EXPECT_TRUE(has(console.shown, "That line is not readable text."));
  EXPECT_TRUE(has(console.shown, "Help for this moment"));
  EXPECT_TRUE(has(console.shown, "\"fly\" is not understood here"));
  EXPECT_EQ(record_in(folder.file("game")).events.size(), 1U);
}

TEST(Session, LeavingSaysHowToGoOn) {
  const ScratchFolder folder;
  const LocalGame table = table_for(Rules(RuleSet::compact), "you,gain", 7);
  ScriptConsole console({"q"});
  EXPECT_EQ(
      play_new(table, folder.file("game"), look_in(Language::german), console),
      SessionEnd::left);
  EXPECT_TRUE(has(console.shown, "Weiter geht es mit: gockel play --resume " +
                                     folder.file("game")));
  ScriptConsole again({"q"});
  EXPECT_EQ(resume(folder.file("game"), look_in(Language::german), again),
            SessionEnd::left);
  EXPECT_TRUE(has(again.shown, "nach 1 Ereignis geht"));
  // The same question is asked again.
  const std::size_t board = console.shown.find("── Zug 1");
  const std::size_t board_again = again.shown.find("── Zug 1");
  EXPECT_EQ(console.shown.substr(board), again.shown.substr(board_again));
}

TEST(Session, ASignalEndsIt) {
  const ScratchFolder folder;
  const LocalGame table = table_for(Rules(RuleSet::compact), "you,gain", 7);
  ScriptConsole console;
  console.inputs = {{KeyboardLine::Kind::signal, {}}};
  EXPECT_EQ(
      play_new(table, folder.file("a"), look_in(Language::english), console),
      SessionEnd::interrupted);
  ScriptConsole watching;
  watching.interrupt = true;
  const LocalGame computers =
      table_for(Rules(RuleSet::compact), "first,gain", 7);
  EXPECT_EQ(play_new(computers, folder.file("b"), look_in(Language::english),
                     watching),
            SessionEnd::interrupted);
}

TEST(Session, APauseFollowsWhatAComputerPlayerDoes) {
  const ScratchFolder folder;
  Look look = look_in(Language::english);
  look.pacing = {.pause_ms = 10, .max_turns = 1};
  ScriptConsole console;
  const LocalGame table = table_for(Rules(RuleSet::compact), "first,first", 2);
  EXPECT_EQ(play_new(table, folder.file("game"), look, console),
            SessionEnd::capped);
  EXPECT_GE(console.paused_ms, 30);
  EXPECT_TRUE(has(console.shown, "After 1 turn the game stops here"));
}

TEST(Session, AFinishedGameShowsItsResultAgain) {
  const ScratchFolder folder;
  const LocalGame table = table_for(Rules(RuleSet::wok), "first,first", 2);
  ScriptConsole console;
  ASSERT_TRUE(play_new(table, folder.file("game"), look_in(Language::english),
                       console));
  const std::string before = content(folder.file("game"));
  ScriptConsole again;
  EXPECT_EQ(resume(folder.file("game"), look_in(Language::english), again),
            SessionEnd::over);
  EXPECT_TRUE(has(again.shown, "That game is over already."));
  EXPECT_TRUE(has(again.shown, " wins with "));
  EXPECT_EQ(content(folder.file("game")), before);
}

TEST(Session, ARecordOfAnotherProgramCanBePlayedOn) {
  const ScratchFolder folder;
  store(folder.file("game"),
        "[Gockel \"1\"]\n[Start \"compact 21-36 -/- A |?8 1\"]\n\n"
        "1. A 1123344w");
  ScriptConsole console({"w", "q"});
  EXPECT_EQ(resume(folder.file("game"), look_in(Language::english), console),
            SessionEnd::left);
  EXPECT_TRUE(has(console.shown, "A keeps [w]: total 5."));
  ScriptConsole again({"q"});
  EXPECT_TRUE(resume(folder.file("game"), look_in(Language::english), again));
}

TEST(Session, ARecordWithAWrongTagIsRefused) {
  const ScratchFolder folder;
  for (const std::string_view tag :
       {"[Players \"person\"]", "[Players \"person,clever\"]",
        "[Seed \"much\"]", "[Dice \"loaded\"]"}) {
    std::filesystem::remove(folder.file("game"));
    store(folder.file("game"),
          "[Gockel \"1\"]\n[Start \"compact 21-36 -/- A |?8 1\"]\n" +
              std::string(tag) + "\n\n");
    ScriptConsole console;
    const auto ending =
        resume(folder.file("game"), look_in(Language::english), console);
    ASSERT_FALSE(ending) << tag;
    EXPECT_TRUE(ending.error().bad_input);
  }
}

}  // namespace
}  // namespace gockel::terminal
