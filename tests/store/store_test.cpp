#include "gockel/store/sql_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Tables in a real SQLite file. PostgreSQL has the same code; the server's
/// tests start one.
class StoreTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("gockel-store-" + std::to_string(getpid()) +
               testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file() const { return (folder_ / "tables.sqlite").string(); }
  std::unique_ptr<SqlStore> open() const {
    StoreResult<std::unique_ptr<SqlStore>> store = SqlStore::open(file());
    EXPECT_TRUE(store) << store.error().sentence;
    return std::move(*store);
  }
  static Append append(std::string table, std::uint64_t expected,
                       std::string entries, std::uint64_t count = 1) {
    Append append;
    append.table = std::move(table);
    append.expected = expected;
    append.version = expected + count;
    append.entries = std::move(entries);
    append.stage = "playing";
    append.now = 100;
    append.seed = "secret";
    return append;
  }
  static Appended::Kind kind(Store& store, const Append& append) {
    return store.append({&append, 1})->at(0).kind;
  }

  std::filesystem::path folder_;
};

TEST_F(StoreTest, EntriesComeBackInOrderFromAnyVersionOn) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "one\ntwo", 2)), Appended::Kind::done);
  ASSERT_EQ(kind(*store, append("T", 2, "three")), Appended::Kind::done);
  EXPECT_THAT(*store->entries("T", 0), ElementsAre("one", "two", "three"));
  EXPECT_THAT(*store->entries("T", 1), ElementsAre("two", "three"));
  EXPECT_THAT(*store->entries("T", 3), IsEmpty());
  EXPECT_EQ((*store->table("T"))->version, 3U);
  EXPECT_FALSE(*store->table("U"));
}

TEST_F(StoreTest, OnlyTheExpectedVersionIsAppendedTo) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "one")), Appended::Kind::done);
  EXPECT_EQ(kind(*store, append("T", 0, "new")), Appended::Kind::stale);
  EXPECT_EQ(kind(*store, append("T", 2, "late")), Appended::Kind::stale);
  EXPECT_EQ(kind(*store, append("U", 1, "none")), Appended::Kind::stale);
  EXPECT_THAT(*store->entries("T", 0), ElementsAre("one"));
}

TEST_F(StoreTest, ARequestIsStoredOnceUnderItsName) {
  const auto store = open();
  Append first = append("T", 0, "one");
  first.client = "anna 1";
  ASSERT_EQ(kind(*store, first), Appended::Kind::done);
  Append again = append("T", 1, "one again");
  again.client = "anna 1";
  const auto repeated = store->append({&again, 1});
  EXPECT_EQ(repeated->at(0).kind, Appended::Kind::repeated);
  EXPECT_EQ(repeated->at(0).version, 1U);
  EXPECT_EQ(*store->request("T", "anna 1"), std::optional<std::uint64_t>(1));
  EXPECT_EQ(*store->request("T", "anna 2"), std::nullopt);
}

TEST_F(StoreTest, OneStaleAppendDoesNotHinderTheOthers) {
  const auto store = open();
  const std::vector<Append> all{append("B", 0, "b"), append("A", 5, "stale"),
                                append("A", 0, "a")};
  const auto done = store->append(all);
  EXPECT_EQ(done->at(0).kind, Appended::Kind::done);
  EXPECT_EQ(done->at(1).kind, Appended::Kind::stale);
  EXPECT_EQ(done->at(2).kind, Appended::Kind::done);
}

TEST_F(StoreTest, WhatWasStoredIsThereForTheNextConnection) {
  {
    const auto store = open();
    ASSERT_EQ(kind(*store, append("T", 0, "one")), Appended::Kind::done);
  }
  EXPECT_THAT(*open()->entries("T", 0), ElementsAre("one"));
}

TEST_F(StoreTest, AKeyTakesASeatToAnotherDevice) {
  const auto store = open();
  Append made = append("T", 0, "one");
  made.owners = {{2, "anna", "key"}};
  ASSERT_EQ(kind(*store, made), Appended::Kind::done);
  EXPECT_EQ(*store->claim("T", "wrong", "ben"), std::nullopt);
  EXPECT_EQ(*store->claim("U", "key", "ben"), std::nullopt);
  EXPECT_EQ((*store->claim("T", "key", "phone"))->seat, 2);
  EXPECT_THAT(
      (*store->table("T"))->owners,
      ElementsAre(SeatOwner{2, "anna", "key"}, SeatOwner{2, "phone", "key"}));
}

TEST_F(StoreTest, WhoTakesASeatHasItAlone) {
  const auto store = open();
  Append made = append("T", 0, "one");
  made.owners = {{0, "anna", "a"}, {1, "ben", "b"}};
  ASSERT_EQ(kind(*store, made), Appended::Kind::done);
  Append after = append("T", 1, "two");
  after.owners = {{1, "zoe", "z"}};
  ASSERT_EQ(kind(*store, after), Appended::Kind::done);
  EXPECT_THAT((*store->table("T"))->owners,
              ElementsAre(SeatOwner{0, "anna", "a"}, SeatOwner{1, "zoe", "z"}));
  EXPECT_EQ(*store->claim("T", "b", "ben"), std::nullopt);
}

TEST_F(StoreTest, TablesAreDueInOrderAndForgottenWhenOld) {
  const auto store = open();
  Append late = append("L", 0, "x");
  late.due = 900;
  Append soon = append("S", 0, "x");
  soon.due = 300;
  const Append never = append("N", 0, "x");
  for (const Append& each : {late, soon, never})
    ASSERT_EQ(kind(*store, each), Appended::Kind::done);
  EXPECT_THAT(*store->due(299, 9), IsEmpty());
  EXPECT_THAT(*store->due(900, 9), ElementsAre("S", "L"));
  EXPECT_THAT(*store->due(900, 1), ElementsAre("S"));
  EXPECT_EQ(*store->delete_untouched({100, 100, 100}), 0);
  EXPECT_EQ(*store->delete_untouched({101, 101, 101}), 3);
  EXPECT_THAT(*store->entries("S", 0), IsEmpty());
}

TEST_F(StoreTest, ListedTablesAreThoseThatAreOpenToAllAndNotOver) {
  const auto store = open();
  Append listed = append("L", 0, "x");
  listed.listed = true;
  Append over = listed;
  over.table = "O";
  over.stage = "over";
  for (const Append& each : {listed, over, append("P", 0, "x")})
    ASSERT_EQ(kind(*store, each), Appended::Kind::done);
  ASSERT_EQ(store->listed(9, 9)->size(), 1U);
  EXPECT_EQ(store->listed(9, 9)->at(0).table, "L");
  EXPECT_EQ(*store->count_playing(), 2U);
}

TEST_F(StoreTest, TheListBeginsWithTheNewestOfEveryOpener) {
  const auto store = open();
  const auto add = [&store](std::string table, std::string opener,
                            std::int64_t now) {
    Append listed = append(std::move(table), 0, "x");
    listed.listed = true;
    listed.opener = std::move(opener);
    listed.now = now;
    ASSERT_EQ(kind(*store, listed), Appended::Kind::done);
  };
  add("A1", "a", 1);
  add("B1", "b", 2);
  add("A2", "a", 3);
  add("A3", "a", 4);
  add("X1", "", 5);
  add("X2", "", 6);
  const auto codes = [&store](int max_count, int max_each) {
    std::vector<std::string> all;
    const auto rows = store->listed(max_count, max_each);
    for (const ListedTable& row : *rows) all.push_back(row.table);
    return all;
  };
  EXPECT_THAT(codes(9, 2), ElementsAre("X2", "X1", "A3", "B1", "A2"))
      << "tables of nobody count each for itself";
  EXPECT_THAT(codes(9, 1), ElementsAre("X2", "X1", "A3", "B1"));
  EXPECT_THAT(codes(3, 9), ElementsAre("X2", "X1", "A3"));
  EXPECT_EQ(*store->count_unfinished("a"), 3);
  Append over = append("A1", 1, "end");
  over.stage = "over";
  ASSERT_EQ(kind(*store, over), Appended::Kind::done);
  EXPECT_EQ(*store->count_unfinished("a"), 2);
  EXPECT_EQ(*store->count_unfinished("b"), 1);
}

TEST_F(StoreTest, EveryStageHasItsOwnAgeOfDeletion) {
  const auto store = open();
  for (const char* stage : {"waiting", "playing", "over"}) {
    Append each = append(stage, 0, "x");
    each.stage = stage;
    ASSERT_EQ(kind(*store, each), Appended::Kind::done);
  }
  const auto exists = [&store](const char* id) {
    return store->table(id)->has_value();
  };
  EXPECT_EQ(*store->delete_untouched({.waiting = 101}), 1);
  EXPECT_FALSE(exists("waiting"));
  EXPECT_EQ(*store->delete_untouched({.over = 101}), 1);
  EXPECT_FALSE(exists("over"));
  EXPECT_TRUE(exists("playing"));
  EXPECT_EQ(*store->delete_untouched({}), 0) << "at 0 nothing is too old";
}

TEST_F(StoreTest, ASecretIsDrawnOnce) {
  EXPECT_EQ(*open()->secret("server", "first"), "first");
  const auto store = open();
  EXPECT_EQ(*store->secret("server", "second"), "first");
  EXPECT_EQ(*store->secret("other", "third"), "third");
}

TEST_F(StoreTest, PresenceEndsByItselfOrWhenItIsSaid) {
  const auto store = open();
  const std::vector<Store::Presence> here{{"T", 1, 500}, {"T", 0, 700}};
  ASSERT_TRUE(store->set_presence("node", here));
  EXPECT_THAT(*store->present("T", 400), ElementsAre(0, 1));
  EXPECT_THAT(*store->present("T", 600), ElementsAre(0));
  const std::vector<Store::Presence> gone{{"T", 0, 0}};
  ASSERT_TRUE(store->set_presence("node", gone));
  EXPECT_THAT(*store->present("T", 600), IsEmpty());
}

TEST_F(StoreTest, AFileThatIsNoDatabaseIsRefusedWithASentence) {
  std::ofstream(file()) << std::string(5000, 'x');
  const StoreResult<std::unique_ptr<SqlStore>> store = SqlStore::open(file());
  ASSERT_FALSE(store);
  EXPECT_THAT(store.error().sentence, testing::HasSubstr("cannot open"));
}

}  // namespace
}  // namespace gockel
