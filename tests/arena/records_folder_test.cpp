#include "gockel/arena/records_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, gone afterwards.
class RecordsFolders : public ::testing::Test {
 protected:
  RecordsFolders()
      : place_(fs::temp_directory_path() /
               ("gockel-records-" + std::to_string(::getpid()))) {
    fs::remove_all(place_);
    fs::create_directories(place_);
  }
  ~RecordsFolders() override { fs::remove_all(place_); }

  std::string place(std::string_view name) const {
    return (place_ / name).string();
  }

 private:
  fs::path place_;
};

ArenaSetup three_agents() {
  ArenaSetup setup{.rules = Rules(RuleSet::wok), .agents = {}};
  setup.agents = *parse_agents({"first", "random", "child"});
  setup.deals = 12;
  setup.make = [](std::string_view name, std::uint64_t seed) {
    return make_player(name, seed, built_in_values);
  };
  return setup;
}

using Files = std::map<std::string, std::string>;

Files read_folder(const std::string& path) {
  Files files;
  for (const auto& entry : fs::directory_iterator(path)) {
    std::ifstream from(entry.path(), std::ios::binary);
    files[entry.path().filename().string()] = {
        std::istreambuf_iterator<char>(from), {}};
  }
  return files;
}

/// Plays the arena into a new folder.
Files recorded(const ArenaSetup& setup, const std::string& path,
               ArenaResult& result) {
  const auto folder = RecordsFolder::create(path, setup);
  EXPECT_TRUE(folder);
  result = *arena(setup, {.played = [&](const ArenaGame& game) {
                    EXPECT_TRUE(folder->write(game));
                  }});
  return read_folder(path);
}

TEST_F(RecordsFolders, HaveEveryGameUnderANameThatSorts) {
  ArenaResult result;
  const Files files = recorded(three_agents(), place("new/deep"), result);
  // Deals, pairs, rotations; all digits that the last number has.
  ASSERT_EQ(files.size(), 12U * 3 * 2);
  EXPECT_EQ(files.begin()->first, "01-1.gockel");
  EXPECT_EQ(std::next(files.begin(), 6)->first, "02-1.gockel");
  EXPECT_EQ(files.rbegin()->first, "12-6.gockel");
}

TEST_F(RecordsFolders, HaveTheGamesThatWereCounted) {
  ArenaResult result;
  std::map<std::string, double> won;
  for (const auto& [file, bytes] :
       recorded(three_agents(), place("counted"), result)) {
    const auto record = Record::parse(bytes);
    ASSERT_TRUE(record) << file << ": " << record.error().sentence;
    const AnyState end = record->end();
    ASSERT_EQ(node(end), Node::terminal) << file;
    won[std::string(record->tag("A"))] += shares(end)[0];
    won[std::string(record->tag("B"))] += shares(end)[1];
    EXPECT_EQ(record->tag("ArenaSeed"), "1");
    EXPECT_EQ(record->tag("Deal").size(), file.starts_with('0') ? 1U : 2U);
    EXPECT_EQ(record->tag("Forfeit"), "");
  }
  ASSERT_EQ(result.agents.size(), 3U);
  for (const AgentResult& agent : result.agents)
    EXPECT_NEAR(won[agent.name] / static_cast<double>(agent.games), agent.share,
                1e-12);
}

TEST_F(RecordsFolders, AreTheSameOnAnyNumberOfThreads) {
  ArenaSetup setup = three_agents();
  ArenaResult result;
  const Files one = recorded(setup, place("one"), result);
  setup.threads = 3;
  EXPECT_EQ(recorded(setup, place("three"), result), one);
}

TEST_F(RecordsFolders, TellWhoGaveUpAndKeepTheGameToThere) {
  ArenaSetup setup = three_agents();
  setup.agents = *parse_agents({"first", "quitter"});
  setup.deals = 1;
  setup.make = [](std::string_view name,
                  std::uint64_t seed) -> std::optional<Contestant> {
    if (name != "quitter") return make_player(name, seed, built_in_values);
    return [](const AnyState&) -> std::expected<Move, ForfeitReason> {
      return std::unexpected(ForfeitReason{});
    };
  };
  ArenaResult result;
  const Files files = recorded(setup, place("given-up"), result);
  ASSERT_EQ(files.size(), 2U);
  const auto second = Record::parse(files.at("1-1.gockel"));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->tag("B"), "quitter");
  EXPECT_EQ(second->tag("Forfeit"), "B");
  EXPECT_GT(second->events.size(), 1U);
  EXPECT_EQ(turn(second->end()), 2U);
  EXPECT_NE(node(second->end()), Node::terminal);
  EXPECT_EQ(Record::parse(files.at("1-2.gockel"))->tag("Forfeit"), "A");
}

TEST_F(RecordsFolders, NameEvenWhatNoTagMayHold) {
  const AnyState start = dealt_game(Rules(RuleSet::compact), 2, 1);
  ArenaGame game{.agents = {0, 1}, .rows = {0, 1}, .start = start};
  const Record record =
      record_of(game, {"exec:two\nlines", std::string(2000, 'x')}, 1);
  const auto back = Record::parse(record.text());
  ASSERT_TRUE(back) << back.error().sentence;
  EXPECT_EQ(back->tag("A"), "exec:two?lines");
  EXPECT_TRUE(back->tag("B").starts_with("xxx"));
}

TEST_F(RecordsFolders, WithSomethingInThemAreRefusedAndNotTouched) {
  fs::create_directories(place("used"));
  std::ofstream(place("used/notes")) << "mine";
  const auto used = RecordsFolder::create(place("used"), three_agents());
  ASSERT_FALSE(used);
  EXPECT_EQ(used.error().kind, RecordsFault::Kind::not_empty);
  EXPECT_EQ(used.error().path, place("used"));
  EXPECT_EQ(read_folder(place("used")), (Files{{"notes", "mine"}}));
  fs::create_directories(place("empty"));
  EXPECT_TRUE(RecordsFolder::create(place("empty"), three_agents()));
}

TEST_F(RecordsFolders, ThatCannotBeMadeSayWhy) {
  std::ofstream(place("file")) << "x";
  for (const std::string& path : {place("file"), place("file/below")}) {
    const auto none = RecordsFolder::create(path, three_agents());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, RecordsFault::Kind::unwritable);
    EXPECT_EQ(none.error().path, path);
    EXPECT_NE(none.error().detail, "");
  }
  if (::geteuid() == 0) return;  // who may write everywhere
  fs::create_directories(place("locked"));
  fs::permissions(place("locked"), fs::perms::owner_read);
  EXPECT_FALSE(RecordsFolder::create(place("locked"), three_agents()));
  fs::permissions(place("locked"), fs::perms::owner_all);
}

TEST_F(RecordsFolders, ThatAreTakenAwaySayWhichFileCouldNotBeWritten) {
  const auto folder = RecordsFolder::create(place("gone"), three_agents());
  ASSERT_TRUE(folder);
  fs::remove(place("gone"));
  const AnyState start = dealt_game(Rules(RuleSet::compact), 2, 1);
  const auto stored =
      folder->write({.agents = {0, 1}, .rows = {0, 1}, .start = start});
  ASSERT_FALSE(stored);
  EXPECT_EQ(stored.error().kind, RecordsFault::Kind::unwritable);
  EXPECT_EQ(stored.error().path, place("gone/01-1.gockel"));
  EXPECT_EQ(stored.error().detail, "No such file or directory");
}

}  // namespace
}  // namespace gockel::testing
