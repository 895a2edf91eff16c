// Work on a whole database.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/store/sqlite_store.h"

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Three tables: one that is played, one that is over, one that nobody began.
std::unique_ptr<SqliteStore> three_tables() {
  std::unique_ptr<SqliteStore> store = *SqliteStore::open(":memory:");
  for (const auto& [table, stage, now] :
       {std::tuple("B", "playing", 100), std::tuple("C", "over", 100),
        std::tuple("A", "waiting", 100)}) {
    Append append;
    append.table = table;
    append.version = 2;
    append.entries = "one\ntwo";
    append.stage = stage;
    append.now = now;
    append.seed = "secret";
    EXPECT_TRUE(store->append({&append, 1}));
  }
  return store;
}

TEST(Archive, AllTablesAreFoundPartByPart) {
  const auto store = three_tables();
  EXPECT_THAT(*store->codes("", 9), ElementsAre("A", "B", "C"));
  EXPECT_THAT(*store->codes("", 2), ElementsAre("A", "B"));
  EXPECT_THAT(*store->codes("B", 2), ElementsAre("C"));
  EXPECT_THAT(*store->codes("C", 2), IsEmpty());
}

TEST(Archive, EntriesOfOneTableAreRewrittenInTheirPlaces) {
  const auto store = three_tables();
  std::vector<std::string> seen;
  const auto changed = store->rewrite("B", [&seen](const std::string& text) {
    seen.push_back(text);
    return text == "two" ? std::string("2") : text;
  });
  EXPECT_EQ(*changed, 1);
  EXPECT_THAT(seen, ElementsAre("one", "two"));
  EXPECT_THAT(*store->entries("B", 0), ElementsAre("one", "2"));
  EXPECT_THAT(*store->entries("A", 0), ElementsAre("one", "two"));
  EXPECT_EQ((*store->table("B"))->version, 2U);
}

TEST(Archive, OnlyGamesThatGoOnAreLeftUnfinished) {
  const auto store = three_tables();
  EXPECT_THAT(*store->untouched_games(101, 9), ElementsAre("B"));
  EXPECT_THAT(*store->untouched_games(100, 9), IsEmpty());
  EXPECT_THAT(*store->untouched_games(101, 0), IsEmpty());
}

}  // namespace
}  // namespace gockel
