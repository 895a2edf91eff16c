#include "gockel/terminal/record_file.h"

#include "gockel/terminal/local_game.h"
#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

/// A head and some events of a game of computer players.
struct Sample {
  LocalGame table;
  std::string head;
  std::vector<Event> events;
  std::vector<std::string> pieces;
};

Sample sample(RuleSet set, std::size_t most = 60) {
  Sample s{*set_table({Rules(set),
                       *parse_local_players("first,random"),
                       0,
                       {},
                       {},
                       DiceMode::automatic,
                       11}),
           {},
           {},
           {}};
  s.head = *RecordWriter::head(s.table.tags("today"), s.table.start);
  RecordWriter writer(s.table.start);
  while (s.events.size() < most && node(writer.state()) != Node::terminal) {
    const std::size_t n = s.events.size();
    s.events.push_back(node(writer.state()) == Node::chance
                           ? Event(s.table.roll(writer.state(), n))
                           : Event(s.table.decide(writer.state(), n)));
    s.pieces.push_back(writer.write(s.events.back()));
  }
  return s;
}

TEST(RecordFile, PiecesAreThereWhenAppendReturns) {
  const ScratchFolder folder;
  const Sample s = sample(RuleSet::compact);
  auto file = RecordFile::create(folder.file("a"), s.head);
  ASSERT_TRUE(file);
  std::string expected = s.head;
  for (const std::string& piece : s.pieces) {
    ASSERT_TRUE(file->append(piece));
    expected += piece;
    ASSERT_EQ(content(file->path()), expected);
  }
}

TEST(RecordFile, AnExistingFileIsNeverTouched) {
  const ScratchFolder folder;
  store(folder.file("a"), "precious");
  const auto file =
      RecordFile::create(folder.file("a"), sample(RuleSet::compact).head);
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().text, ScreenText::file_exists);
  EXPECT_TRUE(file.error().bad_input());
  EXPECT_EQ(content(folder.file("a")), "precious");
}

TEST(RecordFile, TwoProgramsNeverPlayTheSameGame) {
  const ScratchFolder folder;
  const Sample s = sample(RuleSet::compact);
  const auto first = RecordFile::create(folder.file("a"), s.head);
  ASSERT_TRUE(first);
  const auto second = RecordFile::open(folder.file("a"));
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().text, ScreenText::file_locked);
}

/// Cut anywhere, a record is either whole events or is cut back to them; what
/// comes out is always a beginning of the game.
TEST(RecordFile, ATornTailIsCutOffAtEveryByte) {
  const ScratchFolder folder;
  int torn = 0;
  for (const RuleSet set : all_rule_sets) {
    const Sample s = sample(set, 25);
    std::string whole = s.head;
    for (const std::string& piece : s.pieces) whole += piece;
    for (std::size_t bytes = s.head.size(); bytes <= whole.size(); ++bytes) {
      const std::string path = folder.file("torn");
      store(path, std::string_view(whole).substr(0, bytes));
      const auto opened = RecordFile::open(path);
      ASSERT_TRUE(opened) << opened.error().detail << " at " << bytes << "\n"
                          << whole.substr(0, bytes);
      const std::string left = content(path);
      EXPECT_EQ(left.size() + opened->cut, bytes);
      EXPECT_EQ(opened->record.text(), left);
      torn += opened->cut > 0;
    }
  }
  EXPECT_GT(torn, 100);
}

TEST(RecordFile, ZerosOfAPowerCutAreATornTail) {
  const ScratchFolder folder;
  const Sample s = sample(RuleSet::compact, 3);
  store(folder.file("a"), s.head + s.pieces[0] + s.pieces[1].substr(0, 1) +
                              std::string(40, '\0'));
  const auto opened = RecordFile::open(folder.file("a"));
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->record.events.size(), 1U);
  EXPECT_EQ(opened->cut, 41U);
}

TEST(RecordFile, WrongContentIsRefusedWithItsLineAndStays) {
  const ScratchFolder folder;
  const Sample s = sample(RuleSet::compact, 40);
  std::string text = s.head;
  for (const std::string& piece : s.pieces) text += piece;
  const std::size_t second = text.find("\n2. ");
  ASSERT_NE(second, text.npos);
  text[second + 6] = '9';
  store(folder.file("a"), text);
  const auto opened = RecordFile::open(folder.file("a"));
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().text, ScreenText::file_refused);
  EXPECT_EQ(
      opened.error().line,
      std::count(text.begin(),
                 text.begin() + static_cast<std::ptrdiff_t>(second), '\n') +
          2);
  EXPECT_EQ(content(folder.file("a")), text);
}

TEST(RecordFile, WhatIsNoRecordIsRefused) {
  const ScratchFolder folder;
  store(folder.file("a"), "dear diary\n");
  EXPECT_EQ(RecordFile::open(folder.file("a")).error().text,
            ScreenText::file_refused);
  EXPECT_EQ(RecordFile::open(folder.file("missing")).error().text,
            ScreenText::file_missing);
  EXPECT_FALSE(RecordFile::open(folder.path()));
  EXPECT_EQ(RecordFile::open("/dev/null").error().text,
            ScreenText::file_unreadable);
}

TEST(RecordFile, AFolderThatIsNotThereIsAFault) {
  const auto file = RecordFile::create("/nowhere/at/all", "x");
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().text, ScreenText::file_unwritable);
  EXPECT_FALSE(file.error().bad_input());
}

TEST(RecordFolder, GamesOfTheSameSecondGetTheirOwnFiles) {
  const ScratchFolder folder;
  const Sample s = sample(RuleSet::compact);
  const auto first = create_in(folder.file("new/er"), "now", s.head);
  const auto second = create_in(folder.file("new/er"), "now", s.head);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->path(), folder.file("new/er/now.gockel"));
  EXPECT_EQ(second->path(), folder.file("new/er/now-2.gockel"));
}

TEST(RecordFolder, TheUnfinishedGamePlayedLastIsFound) {
  const ScratchFolder folder;
  const auto put = [&](const std::string& name, std::string_view text,
                       int age_s) {
    store(folder.file(name), text);
    const auto now = std::filesystem::file_time_type::clock::now();
    std::filesystem::last_write_time(folder.file(name),
                                     now - std::chrono::seconds(age_s));
  };
  EXPECT_EQ(newest_unfinished(folder.path()).error().text,
            ScreenText::nothing_to_resume);
  EXPECT_EQ(newest_unfinished(folder.file("none")).error().text,
            ScreenText::nothing_to_resume);
  const Sample s = sample(RuleSet::compact, 5);
  put("old.gockel", s.head, 50);
  put("newer.gockel", s.head + s.pieces[0], 40);
  put("over.gockel", s.head + "1. A x =+21\nresult 1/0 A\n", 30);
  put("headless.gockel", "[Gockel", 20);
  put("other.txt", s.head, 10);
  EXPECT_EQ(newest_unfinished(folder.path()), folder.file("newer.gockel"));
  const auto playing = RecordFile::open(folder.file("newer.gockel"));
  EXPECT_EQ(newest_unfinished(folder.path()), folder.file("old.gockel"));
}

TEST(RecordFolder, TheEnvironmentSaysWhereItIs) {
  setenv("XDG_STATE_HOME", "/somewhere", 1);
  EXPECT_EQ(record_folder(), "/somewhere/gockel");
  setenv("XDG_STATE_HOME", "not/absolute", 1);
  setenv("HOME", "/home/anna", 1);
  EXPECT_EQ(record_folder(), "/home/anna/.local/state/gockel");
  unsetenv("XDG_STATE_HOME");
  unsetenv("HOME");
  EXPECT_EQ(record_folder(), "");
}

}  // namespace
}  // namespace gockel::terminal
