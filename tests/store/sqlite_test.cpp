#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "gockel/store/sqlite_connection.h"
#include "gockel/store/sqlite_file.h"
#include "gockel/store/sqlite_store.h"

namespace gockel {
namespace {

/// What only SQLite has: a file.
class SqliteTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file() const { return (folder_ / "tables.sqlite").string(); }
  std::unique_ptr<SqliteStore> open() const {
    auto store = SqliteStore::open(file());
    EXPECT_TRUE(store) << store.error().sentence;
    return std::move(*store);
  }
  static Append append(std::string table, std::int64_t now) {
    Append append;
    append.table = std::move(table);
    append.version = 1;
    append.entries = "one";
    append.stage = "playing";
    append.now = now;
    return append;
  }
  static mode_t mode(const std::string& name) {
    struct stat told{};
    EXPECT_EQ(stat(name.c_str(), &told), 0) << name;
    return told.st_mode & 0777U;
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() /
                                  ("gockel-sqlite-" + std::to_string(getpid()));
};

TEST_F(SqliteTest, WhatIsNotOursIsRefusedAndLeftAsItIs) {
  const std::string text = (folder_ / "letter.txt").string();
  std::ofstream(text) << std::string(5000, 'x');
  const std::string another = (folder_ / "another.sqlite").string();
  const auto made = [&another] {
    auto store = SqliteStore::open(another);
    return store.has_value();
  };
  ASSERT_TRUE(made());
  {
    const auto database = SqliteConnection::open(another);
    ASSERT_TRUE(database);
    ASSERT_TRUE(database->run("drop table schema_version", ""));
  }
  for (const std::string& name : {text, another, folder_.string()}) {
    ASSERT_EQ(chmod(name.c_str(), 0755), 0);
    EXPECT_FALSE(SqliteStore::open(name)) << name;
    EXPECT_FALSE(FileLock::take(name)) << name;
    EXPECT_EQ(mode(name), 0755) << name;
    for (const char* beside : {".lock", "-wal", "-shm"})
      EXPECT_FALSE(std::filesystem::exists(name + beside)) << name << beside;
  }
  EXPECT_FALSE(made());
}

TEST_F(SqliteTest, AFileThatIsNoDatabaseIsRefusedWithASentence) {
  std::ofstream(file()) << std::string(5000, 'x');
  const auto store = SqliteStore::open(file());
  ASSERT_FALSE(store);
  EXPECT_THAT(store.error().sentence,
              testing::HasSubstr("is no database of Gockel"));
  // SQLite would take so short a one for new.
  std::ofstream(file()) << "a letter";
  EXPECT_FALSE(SqliteStore::open(file()));
}

TEST_F(SqliteTest, NobodyElseCanReadTheFiles) {
  const mode_t before = umask(0);
  {
    const auto store = open();
    const Append one = append("T", 100);
    ASSERT_TRUE(store->append({&one, 1}));
    for (const char* part : {"", "-wal", "-shm"})
      EXPECT_EQ(mode(file() + part), 0600U) << part;
    // A file of an earlier program.
    for (const char* part : {"", "-wal", "-shm"})
      chmod((file() + part).c_str(), 0644);
    const auto again = open();
    for (const char* part : {"", "-wal", "-shm"})
      EXPECT_EQ(mode(file() + part), 0600U) << part;
  }
  umask(before);
}

/// A process that closes any descriptor of a file drops all its locks on it:
/// opening a second connection must not take those of the first.
TEST_F(SqliteTest, ASecondConnectionLeavesTheFirstItsLock) {
  const auto first = open();
  const auto second = open();
  // SQLite's shared lock lies on these bytes. Asked as the lock of an open file
  // description, it counts in the same process too.
  struct flock shared{};
  shared.l_type = F_WRLCK;
  shared.l_whence = SEEK_SET;
  shared.l_start = 0x40000002;
  shared.l_len = 510;
  const int asked = ::open(file().c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_GE(asked, 0);
  ASSERT_EQ(fcntl(asked, F_OFD_GETLK, &shared), 0);
  EXPECT_NE(shared.l_type, F_UNLCK);
  close(asked);
}

TEST_F(SqliteTest, AWriterThatIsBusyForAWhileIsWaitedFor) {
  const auto store = open();
  const auto other = open();
  // The other connection writes one long transaction after the other. SQLite's
  // lock is not fair to who has waited longest, so it pauses in between.
  std::atomic<bool> stop = false;
  std::atomic<int> written = 0;
  std::jthread writer([&] {
    while (!stop) {
      std::vector<Append> many;
      for (int i = 0; i < 200; ++i)
        many.push_back(append("W" + std::to_string(written++), 100));
      ASSERT_TRUE(other->append(many));
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  });
  while (written == 0) std::this_thread::yield();
  for (int i = 0; i < 20; ++i) {
    const Append one = append("T" + std::to_string(i), 100);
    const auto done = store->append({&one, 1});
    EXPECT_TRUE(done) << done.error().sentence;
    const auto claimed = store->claim({"T", "no key", "anna", "n"});
    EXPECT_TRUE(claimed) << claimed.error().sentence;
  }
  stop = true;
}

TEST_F(SqliteTest, AFaultRepeatsNoValues) {
  const auto store = open();
  Append one = append("T", 100);
  ASSERT_TRUE(store->append({&one, 1}));
  // Its entries are there already: the primary key refuses the second.
  Append broken = append("T", 100);
  broken.expected = 1;
  broken.entries = "a secret";
  const auto refused = store->append({&broken, 1});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().sentence,
              testing::Not(testing::HasSubstr("secret")));
  EXPECT_THAT(refused.error().sentence, testing::HasSubstr("UNIQUE"));
}

TEST_F(SqliteTest, OneServerHasAFile) {
  auto first = FileLock::take(file());
  ASSERT_TRUE(first);
  const auto second = FileLock::take(file());
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().sentence, testing::HasSubstr("another server"));
  {
    const FileLock ended = std::move(*first);
  }
  EXPECT_TRUE(FileLock::take(file()));
}

TEST_F(SqliteTest, AFileHasOneServerWhateverItIsCalled) {
  ASSERT_TRUE(SqliteStore::open(file()));
  const std::string other = file() + ".link";
  std::filesystem::remove(other);
  std::filesystem::create_symlink(file(), other);
  {
    const auto first = FileLock::take(file());
    ASSERT_TRUE(first);
    const auto second = FileLock::take(other);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, StoreFault::Kind::in_use);
    EXPECT_EQ(second.error().what, other) << "as it was called";
  }
  const auto first = FileLock::take(other);
  ASSERT_TRUE(first);
  EXPECT_FALSE(FileLock::take(file()));
  std::filesystem::remove(other);
}

TEST_F(SqliteTest, ADatabaseInMemoryIsLockedByNobodyAndLeavesNoFile) {
  const std::string memory(in_memory);
  const auto first = FileLock::take(memory);
  EXPECT_TRUE(first);
  EXPECT_TRUE(FileLock::take(memory));
  EXPECT_FALSE(std::filesystem::exists(memory + ".lock"));
}

}  // namespace
}  // namespace gockel
