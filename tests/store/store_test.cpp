#include "gockel/store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "gockel/store/open_store.h"
#include "tests/store/postgres_cluster.h"

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Tables in a real SQLite file, and in a PostgreSQL of the test's own.
class StoreTest : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "PostgreSQL") {
      where_ = postgres_cluster().fresh_database();
      return;
    }
    folder_ = std::filesystem::temp_directory_path() /
              ("gockel-store-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    where_ = (folder_ / "tables.sqlite").string();
  }
  void TearDown() override {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }

  std::unique_ptr<Store> open() const {
    StoreResult<std::unique_ptr<Store>> store = open_store({.where = where_});
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
    return store.append({&append, 1}).value().at(0).kind;
  }

  std::string where_;
  std::filesystem::path folder_;
};

INSTANTIATE_TEST_SUITE_P(Databases, StoreTest,
                         testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& suite) { return suite.param; });

TEST_P(StoreTest, EntriesComeBackInOrderFromAnyVersionOn) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "one\ntwo", 2)), Appended::Kind::done);
  ASSERT_EQ(kind(*store, append("T", 2, "three")), Appended::Kind::done);
  EXPECT_THAT(*store->entries("T", 0), ElementsAre("one", "two", "three"));
  EXPECT_THAT(*store->entries("T", 1), ElementsAre("two", "three"));
  EXPECT_THAT(*store->entries("T", 3), IsEmpty());
  EXPECT_EQ((*store->table("T"))->version, 3U);
  EXPECT_FALSE(*store->table("U"));
}

TEST_P(StoreTest, OnlyTheExpectedVersionIsAppendedTo) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "one")), Appended::Kind::done);
  EXPECT_EQ(kind(*store, append("T", 0, "new")), Appended::Kind::stale);
  EXPECT_EQ(kind(*store, append("T", 2, "late")), Appended::Kind::stale);
  EXPECT_EQ(kind(*store, append("U", 1, "none")), Appended::Kind::stale);
  EXPECT_THAT(*store->entries("T", 0), ElementsAre("one"));
}

TEST_P(StoreTest, ARequestIsStoredOnceUnderItsName) {
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

TEST_P(StoreTest, OneStaleAppendDoesNotHinderTheOthers) {
  const auto store = open();
  const std::vector<Append> all{append("B", 0, "b"), append("A", 5, "stale"),
                                append("A", 0, "a")};
  const auto done = store->append(all);
  EXPECT_EQ(done->at(0).kind, Appended::Kind::done);
  EXPECT_EQ(done->at(1).kind, Appended::Kind::stale);
  EXPECT_EQ(done->at(2).kind, Appended::Kind::done);
}

TEST_P(StoreTest, WhatWasStoredIsThereForTheNextConnection) {
  {
    const auto store = open();
    ASSERT_EQ(kind(*store, append("T", 0, "one")), Appended::Kind::done);
  }
  EXPECT_THAT(*open()->entries("T", 0), ElementsAre("one"));
}

TEST_P(StoreTest, AKeyTakesASeatToAnotherDevice) {
  const auto store = open();
  Append made = append("T", 0, "one");
  made.owners = {{2, "anna", "key"}};
  ASSERT_EQ(kind(*store, made), Appended::Kind::done);
  EXPECT_EQ(*store->claim({"T", "wrong", "ben", "n"}), std::nullopt);
  EXPECT_EQ(*store->claim({"U", "key", "ben", "n"}), std::nullopt);
  EXPECT_EQ((*store->claim({"T", "key", "phone", "n"}))->seat, 2);
  EXPECT_THAT(
      (*store->table("T"))->owners,
      ElementsAre(SeatOwner{2, "anna", "key"}, SeatOwner{2, "phone", "key"}));
}

TEST_P(StoreTest, WhoTakesASeatHasItAlone) {
  const auto store = open();
  Append made = append("T", 0, "one");
  made.owners = {{0, "anna", "a"}, {1, "ben", "b"}};
  ASSERT_EQ(kind(*store, made), Appended::Kind::done);
  Append after = append("T", 1, "two");
  after.owners = {{1, "zoe", "z"}};
  ASSERT_EQ(kind(*store, after), Appended::Kind::done);
  EXPECT_THAT((*store->table("T"))->owners,
              ElementsAre(SeatOwner{0, "anna", "a"}, SeatOwner{1, "zoe", "z"}));
  EXPECT_EQ(*store->claim({"T", "b", "ben", "n"}), std::nullopt);
}

TEST_P(StoreTest, WhatTheLastAppendSaysAboutATableCounts) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "x")), Appended::Kind::done);
  Append next = append("T", 1, "x");
  next.due = 300;
  ASSERT_EQ(kind(*store, next), Appended::Kind::done);
  EXPECT_THAT(*store->due(300, 9), ElementsAre("T"));
  next = append("T", 2, "x");
  ASSERT_EQ(kind(*store, next), Appended::Kind::done);
  EXPECT_THAT(*store->due(300, 9), IsEmpty());
  EXPECT_EQ(*store->count_playing(0), 1U);
  next = append("T", 3, "x");
  next.stage = "over";
  ASSERT_EQ(kind(*store, next), Appended::Kind::done);
  EXPECT_EQ(*store->count_playing(0), 0U);
  EXPECT_EQ((*store->table("T"))->version, 4U);
}

TEST_P(StoreTest, TheTimeOfTheLastTouchLagsNoMoreThanItMay) {
  const auto store = open();
  ASSERT_EQ(kind(*store, append("T", 0, "x")), Appended::Kind::done);
  std::uint64_t version = 0;
  // Before, at and behind the bound, and a clock that was set back.
  for (const std::int64_t now : {100 + touched_lag - 1, 100 + touched_lag,
                                 101 + touched_lag, std::int64_t{100}}) {
    Append next = append("T", ++version, "x");
    next.now = now;
    ASSERT_EQ(kind(*store, next), Appended::Kind::done);
    EXPECT_THAT(*store->untouched_games(now - touched_lag, 9), IsEmpty());
    EXPECT_THAT(*store->untouched_games(now + 1, 9), ElementsAre("T"));
  }
}

TEST_P(StoreTest, TablesAreDueInOrderAndForgottenWhenOld) {
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
  EXPECT_EQ(*store->delete_untouched({100, 100, 100}, 9), 0);
  EXPECT_EQ(*store->delete_untouched({101, 101, 101}, 2), 2);
  EXPECT_EQ(*store->delete_untouched({101, 101, 101}, 2), 1);
  EXPECT_THAT(*store->entries("S", 0), IsEmpty());
}

TEST_P(StoreTest, ListedTablesAreThoseThatAreOpenToAllAndNotOver) {
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
}

TEST_P(StoreTest, AGameInWhichNothingHappensAnyMoreIsNotCountedAsPlayed) {
  const auto store = open();
  Append later = append("L", 0, "x");
  later.now = 200;
  Append over = later;
  over.table = "O";
  over.stage = "over";
  for (const Append& each : {append("A", 0, "x"), later, over})
    ASSERT_EQ(kind(*store, each), Appended::Kind::done);
  EXPECT_EQ(*store->count_playing(100), 2U);
  EXPECT_EQ(*store->count_playing(101), 1U);
  EXPECT_EQ(*store->count_playing(201), 0U);
}

TEST_P(StoreTest, TheListBeginsWithTheNewestOfEveryOpener) {
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

TEST_P(StoreTest, EveryStageHasItsOwnAgeOfDeletion) {
  const auto store = open();
  for (const char* stage : {"waiting", "playing", "over"}) {
    Append each = append(stage, 0, "x");
    each.stage = stage;
    ASSERT_EQ(kind(*store, each), Appended::Kind::done);
  }
  const auto exists = [&store](const char* id) {
    return store->table(id)->has_value();
  };
  EXPECT_EQ(*store->delete_untouched({.waiting = 101}, 9), 1);
  EXPECT_FALSE(exists("waiting"));
  EXPECT_EQ(*store->delete_untouched({.over = 101}, 9), 1);
  EXPECT_FALSE(exists("over"));
  EXPECT_TRUE(exists("playing"));
  EXPECT_EQ(*store->delete_untouched({}, 9), 0) << "at 0 nothing is too old";
}

TEST_P(StoreTest, ASecretIsDrawnOnce) {
  EXPECT_EQ(*open()->secret("server", "first"), "first");
  const auto store = open();
  EXPECT_EQ(*store->secret("server", "second"), "first");
  EXPECT_EQ(*store->secret("other", "third"), "third");
}

TEST_P(StoreTest, AKeyDiesWithItsSitting) {
  const auto store = open();
  Append made = append("T", 0, "one");
  made.owners = {{0, "anna", "a"}, {1, "ben", "b"}};
  ASSERT_EQ(kind(*store, made), Appended::Kind::done);
  Append stood = append("T", 1, "two");
  stood.vacated = {1};
  ASSERT_EQ(kind(*store, stood), Appended::Kind::done);
  EXPECT_THAT((*store->table("T"))->owners,
              ElementsAre(SeatOwner{0, "anna", "a"}));
  EXPECT_EQ(*store->claim({"T", "b", "ben", "n"}), std::nullopt);
  Append stale = append("T", 1, "late");
  stale.vacated = {0};
  stale.owners = {{0, "zoe", "z"}};
  ASSERT_EQ(kind(*store, stale), Appended::Kind::stale);
  EXPECT_THAT((*store->table("T"))->owners,
              ElementsAre(SeatOwner{0, "anna", "a"}))
      << "what is not appended changes no owner";
}

TEST_P(StoreTest, NoClaimWithAnOldKeyGetsTheSeatOfWhoSitsDownMeanwhile) {
  const auto store = open();
  constexpr int rounds = 30;
  for (int round = 0; round < rounds; ++round) {
    const std::string table = "T" + std::to_string(round);
    Append made = append(table, 0, "one");
    made.owners = {{0, "thief", "old"}};
    ASSERT_EQ(kind(*store, made), Appended::Kind::done);
    std::atomic<int> tried = 0;
    std::vector<std::jthread> thieves;
    for (int t = 0; t < 2; ++t)
      thieves.emplace_back(
          [this, t, &table, &tried](const std::stop_token& stop) {
            const auto connection = open();
            // Once more after the stop: then somebody else has sat down.
            for (bool last = false; !last; ++tried) {
              last = stop.stop_requested();
              const std::string person =
                  "thief" + std::to_string(t) + "." + std::to_string(tried);
              EXPECT_TRUE(connection->claim({table, "old", person, "n"}));
              // SQLite's lock is not fair to who has waited longest.
              std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
          });
    while (tried < 2) std::this_thread::yield();
    Append stood = append(table, 1, "two");
    stood.vacated = {0};
    ASSERT_EQ(kind(*store, stood), Appended::Kind::done);
    Append sits = append(table, 2, "three");
    sits.owners = {{0, "zoe", "new"}};
    ASSERT_EQ(kind(*store, sits), Appended::Kind::done);
    thieves.clear();
    ASSERT_THAT((*store->table(table))->owners,
                ElementsAre(SeatOwner{0, "zoe", "new"}));
  }
}

TEST_P(StoreTest, PeopleAreWhereANodeSawThemLast) {
  const auto store = open();
  const std::vector<Store::Arrival> came{
      {"T", 1, std::nullopt}, {"T", 0, std::nullopt}, {"T", 0, 500}};
  ASSERT_TRUE(store->set_presence("node", came));
  const std::vector<Store::Arrival> other{{"T", 0, std::nullopt}};
  ASSERT_TRUE(store->set_presence("other", other));
  const auto leases = store->renew_lease({"other", 900});
  ASSERT_TRUE(leases);
  ASSERT_EQ(leases->size(), 1U);
  const auto rows = store->presence("T");
  ASSERT_TRUE(rows) << rows.error().sentence;
  ASSERT_EQ(rows->size(), 3U);
  EXPECT_EQ(rows->at(0).node, "node");
  EXPECT_EQ(rows->at(0).gone, std::optional<std::int64_t>(500));
  EXPECT_EQ(rows->at(0).lease, 0);
  EXPECT_EQ(rows->at(1).node, "other");
  EXPECT_EQ(rows->at(1).gone, std::nullopt);
  EXPECT_EQ(rows->at(1).lease, 900);
  EXPECT_EQ(rows->at(2).seat, 1);
  ASSERT_TRUE(store->renew_lease({"node", 100}));
  ASSERT_TRUE(store->delete_untouched({.nodes = 501}, 9));
  ASSERT_EQ(store->presence("T")->size(), 1U)
      << "nothing is left of a node that ended long ago";
}

TEST_P(StoreTest, ManyAppendsAtOnceAreEachOnTheirOwnTerms) {
  const auto store = open();
  std::vector<Append> all;
  for (int i = 0; i < 300; ++i) {
    all.push_back(append("T" + std::to_string(i), 0, "\"one\\\",{}"));
    all.back().client = "anna 'quoted' {" + std::to_string(i);
    if (i % 3 == 0) all.back().due = i;
  }
  // The same table twice in one batch, and the same request twice.
  all.push_back(append("T7", 1, "two\nthree", 2));
  all.push_back(append("T8", 1, "again"));
  all.back().client = "anna 'quoted' {8";
  const auto done = store->append(all);
  ASSERT_TRUE(done) << done.error().sentence;
  for (int i = 0; i < 301; ++i)
    ASSERT_EQ(done->at(static_cast<std::size_t>(i)).kind, Appended::Kind::done);
  EXPECT_EQ(done->at(301).kind, Appended::Kind::repeated);
  EXPECT_EQ(done->at(301).version, 1U);
  EXPECT_THAT(*store->entries("T7", 0),
              ElementsAre("\"one\\\",{}", "two", "three"));
  EXPECT_EQ(store->due(900, 1000)->size(), 100U);
}

TEST_P(StoreTest, TwoConnectionsThatAppendToTheSameTablesDoNotWaitForever) {
  const auto store = open();
  constexpr int tables = 40;
  std::vector<Append> made;
  for (int i = 0; i < tables; ++i)
    made.push_back(append("T" + std::to_string(i), 0, "one"));
  ASSERT_TRUE(store->append(made));
  std::atomic<int> done = 0;
  const auto work = [&](bool backwards) {
    const auto connection = open();
    for (std::uint64_t round = 1; round <= 30; ++round) {
      std::vector<Append> all;
      for (int i = 0; i < tables; ++i) {
        const int table = backwards ? tables - 1 - i : i;
        all.push_back(append("T" + std::to_string(table), round, "more"));
      }
      const auto results = connection->append(all);
      ASSERT_TRUE(results) << results.error().sentence;
      for (const Appended& each : *results)
        if (each.kind == Appended::Kind::done) ++done;
    }
  };
  {
    const std::jthread forwards(work, false);
    const std::jthread backwards(work, true);
  }
  for (int i = 0; i < tables; ++i) {
    const auto row = *store->table("T" + std::to_string(i));
    EXPECT_EQ(store->entries("T" + std::to_string(i), 0)->size(), row->version);
    done -= static_cast<int>(row->version) - 1;
  }
  EXPECT_EQ(done, 0) << "what was acknowledged is there once";
}

}  // namespace
}  // namespace gockel
