#include "gockel/store/backup.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "gockel/store/migrations.h"
#include "gockel/store/sqlite_connection.h"

namespace gockel {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Kind = BackupFault::Kind;

/// Databases made by hand: a backup knows of the schema only its version.
class BackupTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("gockel-backup-" + std::to_string(getpid()) +
               testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const {
    return (folder_ / name).string();
  }
  /// An open database with a write-ahead log, as a server has it.
  SqliteConnection database(const std::string& name, int version,
                            const std::vector<std::string>& tables) const {
    std::ofstream(path(name)).flush();
    auto made = SqliteConnection::open(path(name));
    EXPECT_TRUE(made);
    do_all(*made, {"pragma journal_mode = wal",
                   "create table schema_version (version integer not null)",
                   "insert into schema_version values (" +
                       std::to_string(version) + ")",
                   "create table tables (id text primary key, seed text)"});
    for (const std::string& id : tables)
      do_all(*made, {"insert into tables values ('" + id + "', 'secret')"});
    return std::move(*made);
  }
  SqliteConnection database(const std::string& name,
                            const std::vector<std::string>& tables) const {
    return database(name, newest_schema(), tables);
  }
  static void do_all(const SqliteConnection& database,
                     const std::vector<std::string>& statements) {
    for (const std::string& statement : statements)
      EXPECT_TRUE(database.run(statement, ""))
          << statement << database.complaint();
  }
  std::vector<std::string> tables_in(const std::string& name) const {
    std::vector<std::string> ids;
    const auto opened = SqliteConnection::open(path(name));
    EXPECT_TRUE(opened);
    EXPECT_TRUE(opened->each_row(
        "select id from tables order by id", "",
        [&ids](std::string_view id) { ids.emplace_back(id); }));
    return ids;
  }
  std::string bytes_of(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
  }
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_))
      names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }
  static Kind kind(const std::expected<BackupContent, BackupFault>& done) {
    EXPECT_FALSE(done);
    return done.error().kind;
  }

  fs::path folder_;
};

TEST_F(BackupTest, ACopyOfADatabaseInUseHasAllOfItAndIsForItsOwnerAlone) {
  const SqliteConnection server = database("live", {"A", "B"});
  const auto done = back_up(path("live"), path("copy"), ExistingFile::kept);
  ASSERT_TRUE(done) << done.error().detail;
  EXPECT_EQ(done->tables, 2);
  EXPECT_THAT(tables_in("copy"), ElementsAre("A", "B"));
  struct stat found{};
  ASSERT_EQ(stat(path("copy").c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0600);
  // The server was not hindered.
  do_all(server, {"insert into tables values ('C', '')"});
  EXPECT_THAT(tables_in("copy"), ElementsAre("A", "B"));
}

TEST_F(BackupTest, WhatWasDeletedIsInNoCornerOfTheCopy) {
  const SqliteConnection server = database("live", {"Rumpelstiltskin", "B"});
  do_all(server, {"pragma secure_delete = off",
                  "delete from tables where id = 'Rumpelstiltskin'",
                  "pragma wal_checkpoint(full)"});
  ASSERT_THAT(bytes_of("live"), HasSubstr("Rumpelstiltskin"));
  ASSERT_TRUE(back_up(path("live"), path("copy"), ExistingFile::kept));
  EXPECT_THAT(bytes_of("copy"), Not(HasSubstr("Rumpelstiltskin")));
}

TEST_F(BackupTest, AFileIsReplacedOnlyWhenThatIsWanted) {
  database("live", {"A"});
  write("copy", "precious");
  EXPECT_EQ(kind(back_up(path("live"), path("copy"), ExistingFile::kept)),
            Kind::exists);
  EXPECT_EQ(bytes_of("copy"), "precious");
  EXPECT_TRUE(back_up(path("live"), path("copy"), ExistingFile::replaced));
  EXPECT_THAT(tables_in("copy"), ElementsAre("A"));
  EXPECT_EQ(kind(restore(path("copy"), path("live"), ExistingFile::kept)),
            Kind::exists);
}

TEST_F(BackupTest, AFolderIsNotReplacedAndALinkIsFollowed) {
  database("live", {"A"});
  fs::create_directory(path("folder"));
  EXPECT_EQ(kind(back_up(path("live"), path("folder"), ExistingFile::replaced)),
            Kind::unwritable);
  write("real", "old");
  fs::create_symlink(path("real"), path("link"));
  EXPECT_TRUE(back_up(path("live"), path("link"), ExistingFile::replaced));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_THAT(tables_in("real"), ElementsAre("A"));
}

TEST_F(BackupTest, WhatIsNoDatabaseOfTablesIsRefusedAndLeavesNothing) {
  write("junk", std::string(5000, 'x'));
  write("empty", "");
  do_all(database("other", {}), {"drop table tables"});
  database("newer", newest_schema() + 1, {"A"});
  const std::vector<std::string> before = files();
  for (const auto& [name, wanted] : {std::pair{"missing", Kind::unreadable},
                                     {"junk", Kind::unreadable},
                                     {"empty", Kind::foreign},
                                     {"other", Kind::foreign},
                                     {"newer", Kind::newer_schema}}) {
    EXPECT_EQ(kind(back_up(path(name), path("copy"), ExistingFile::kept)),
              wanted)
        << name;
    EXPECT_EQ(kind(restore(path(name), path("copy"), ExistingFile::kept)),
              wanted)
        << name;
  }
  EXPECT_EQ(files(), before);
  EXPECT_EQ(kind(back_up("postgresql://a@b/c", path("copy"), {})),
            Kind::not_a_file);
  EXPECT_EQ(kind(restore(path("newer"), "postgresql://a@b/c", {})),
            Kind::not_a_file);
  EXPECT_EQ(kind(back_up(path("newer"), path("no/folder"), {})),
            Kind::unwritable);
}

TEST_F(BackupTest, AnOlderSchemaIsRestoredForTheServerToBringUpToDate) {
  database("old", 0, {"A"});
  EXPECT_TRUE(restore(path("old"), path("live"), ExistingFile::kept));
  EXPECT_THAT(tables_in("live"), ElementsAre("A"));
}

TEST_F(BackupTest, ADamagedBackupIsRefusedAndTheTargetUntouched) {
  std::vector<std::string> ids;
  ids.reserve(500);
  for (int i = 0; i < 500; ++i) ids.push_back("table" + std::to_string(i));
  database("live", ids);
  ASSERT_TRUE(back_up(path("live"), path("copy"), ExistingFile::kept));
  std::string bytes = bytes_of("copy");
  ASSERT_GT(bytes.size(), 3U * 4096);
  // Every page but the first begins with what kind of page it is.
  for (std::size_t page = 4096; page < bytes.size(); page += 4096)
    bytes[page] = '\x55';
  write("copy", bytes);
  const std::string before = bytes_of("live");
  EXPECT_EQ(kind(restore(path("copy"), path("live"), ExistingFile::replaced)),
            Kind::damaged);
  EXPECT_EQ(bytes_of("live"), before);
  EXPECT_THAT(files(), ElementsAre("copy", "live"));
}

/// Another process that has a database open and does nothing. (A process of its
/// own, since it loses its locks with any descriptor of the file that it
/// closes.)
class IdleServer {
 public:
  enum class Locks : std::uint8_t { held, lost };
  explicit IdleServer(const std::string& file, Locks locks = Locks::held) {
    int ready[2];
    EXPECT_EQ(pipe(ready), 0);
    child_ = fork();
    if (child_ == 0) {
      const auto open = SqliteConnection::open(file);
      const char answer = open ? 'y' : 'n';
      if (locks == Locks::lost) close(::open(file.c_str(), O_RDONLY));
      if (::write(ready[1], &answer, 1) != 1) _exit(1);
      for (;;) pause();
    }
    char answer = 'n';
    EXPECT_EQ(read(ready[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    close(ready[0]);
    close(ready[1]);
  }
  ~IdleServer() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  IdleServer(const IdleServer&) = delete;
  IdleServer& operator=(const IdleServer&) = delete;

 private:
  pid_t child_ = -1;
};

TEST_F(BackupTest, WhatAServerHasOpenIsNotReplaced) {
  database("live", {"A"});
  database("other", {"B"});
  ASSERT_TRUE(back_up(path("live"), path("copy"), ExistingFile::kept));
  {
    const IdleServer server(path("other"));
    EXPECT_EQ(
        kind(restore(path("copy"), path("other"), ExistingFile::replaced)),
        Kind::in_use);
    EXPECT_EQ(
        kind(back_up(path("live"), path("other"), ExistingFile::replaced)),
        Kind::in_use);
    const IdleServer careless(path("live"), IdleServer::Locks::lost);
    EXPECT_EQ(kind(restore(path("copy"), path("live"), ExistingFile::replaced)),
              Kind::in_use);
    // Not even with itself.
    EXPECT_EQ(
        kind(back_up(path("other"), path("other"), ExistingFile::replaced)),
        Kind::in_use);
  }
  EXPECT_THAT(tables_in("other"), ElementsAre("B"));
  EXPECT_TRUE(restore(path("copy"), path("other"), ExistingFile::replaced));
  EXPECT_THAT(tables_in("other"), ElementsAre("A"));
}

TEST_F(BackupTest, TheLogOfAKilledServerIsReadAndNeverTakenForAnothers) {
  database("first", {"A"});
  ASSERT_TRUE(back_up(path("first"), path("copy"), ExistingFile::kept));
  {
    // What a server leaves behind that is killed: a log that was not put away.
    const SqliteConnection server = database("running", {"B", "C"});
    fs::copy(path("running"), path("killed"));
    fs::copy(path("running-wal"), path("killed-wal"));
  }
  ASSERT_TRUE(back_up(path("killed"), path("rescued"), ExistingFile::kept));
  EXPECT_THAT(tables_in("rescued"), ElementsAre("B", "C"));
  fs::copy(path("running"), path("killed"),
           fs::copy_options::overwrite_existing);
  write("killed-wal", std::string(100, 'w'));
  ASSERT_TRUE(restore(path("copy"), path("killed"), ExistingFile::replaced));
  EXPECT_FALSE(fs::exists(path("killed-wal")));
  EXPECT_THAT(tables_in("killed"), ElementsAre("A"));
}

TEST_F(BackupTest, ADatabaseDamagedBeyondOpeningCanBeReplaced) {
  database("first", {"A"});
  ASSERT_TRUE(back_up(path("first"), path("copy"), ExistingFile::kept));
  write("broken", std::string(10'000, 'z'));
  EXPECT_TRUE(restore(path("copy"), path("broken"), ExistingFile::replaced));
  EXPECT_THAT(tables_in("broken"), ElementsAre("A"));
}

TEST_F(BackupTest, RootGivesARestoredFileToTheOwnerOfItsFolder) {
  if (geteuid() != 0) GTEST_SKIP() << "for root";
  database("first", {"A"});
  ASSERT_TRUE(back_up(path("first"), path("copy"), ExistingFile::kept));
  ASSERT_EQ(chown(folder_.c_str(), 12345, 23456), 0);
  ASSERT_TRUE(restore(path("copy"), path("live"), ExistingFile::kept));
  struct stat found{};
  ASSERT_EQ(stat(path("live").c_str(), &found), 0);
  EXPECT_EQ(found.st_uid, 12345U);
  EXPECT_EQ(found.st_gid, 23456U);
  ASSERT_EQ(chown(path("live").c_str(), 54321, 54321), 0);
  ASSERT_TRUE(restore(path("copy"), path("live"), ExistingFile::replaced));
  ASSERT_EQ(stat(path("live").c_str(), &found), 0);
  EXPECT_EQ(found.st_uid, 54321U);
}

}  // namespace
}  // namespace gockel
