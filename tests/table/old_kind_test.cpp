// Tables of the first kind: everybody's luck was added once, and entries had no
// hashes. tests/data/tables holds some that were played then.

#include <gtest/gtest.h>

#include "gockel/fair/verify.h"
#include "gockel/table/forget_name.h"
#include "gockel/table/table_record.h"
#include "gockel/table/verify_table.h"
#include "tests/support/table.h"
#include "tests/table/played_table.h"

namespace gockel::testing {
namespace {

constexpr std::array<const char*, 4> finished{
    "compact-lucks", "classic2005-lucks", "deluxe-lucks", "wok-lucks"};

std::string file_of(std::string_view name, std::string_view ending) {
  return read_file("tests/data/tables/" + std::string(name) +
                   std::string(ending));
}

Table table_of(const std::vector<std::string>& entries) {
  Table table(sodium_hash);
  for (const std::string& text : entries) {
    const auto read = table.read(text);
    EXPECT_TRUE(read) << read.error().sentence;
  }
  return table;
}

TEST(OldKind, FinishedTablesVerify) {
  for (const char* name : finished) {
    const auto entries = lines(file_of(name, ".entries"));
    const auto found = verify_table(entries, sodium_hash, built_in_values);
    ASSERT_TRUE(found) << name << ": " << found.error().sentence;
    EXPECT_TRUE(found->revealed);
    EXPECT_EQ(found->kind, TableKind::lucks);
    EXPECT_GT(found->rolls.all(), 20U);
    EXPECT_GT(found->rolls.by_people, 0U);
    EXPECT_GT(found->rolls.by_stand_ins, 0U);
    EXPECT_GT(found->decisions_unchecked, 0U);
    EXPECT_TRUE(found->decisions.empty());
  }
}

TEST(OldKind, RecordsVerifyAndAreStillMade) {
  for (const char* name : finished) {
    const std::string text = file_of(name, ".gockel");
    const auto record = Record::parse(text);
    ASSERT_TRUE(record);
    const auto found = verify(*record, sodium_hash);
    ASSERT_TRUE(found) << name << ": " << found.error().sentence;
    EXPECT_GT(found->rolls, 20U);
    const auto made =
        table_record(lines(file_of(name, ".entries")), sodium_hash);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->text(), text);
  }
}

TEST(OldKind, EntriesAreWrittenAsTheyWere) {
  for (const char* name : finished) {
    Table table(sodium_hash);
    for (const std::string& text : lines(file_of(name, ".entries"))) {
      const auto read = table.read(text);
      ASSERT_TRUE(read);
      EXPECT_EQ(entry_text(*read, table.entry_format()), text);
    }
  }
}

TEST(OldKind, AChangedRollIsFound) {
  auto entries = lines(file_of("compact-lucks", ".entries"));
  entries.back().replace(entries.back().find("\"seed\":\"") + 8, 4, "0000");
  EXPECT_EQ(verify_table(entries, sodium_hash, built_in_values).error().reason,
            Reason::seed_not_promised);
}

TEST(OldKind, AGameIsPlayedToItsEnd) {
  const auto entries = lines(file_of("compact-lucks-open", ".entries"));
  const Table table = table_of(entries);
  ASSERT_EQ(table.stage(), Table::Stage::playing);
  // The seed of that table is lost; its rolls from here on come from another.
  Draft draft(table, test_seed(), 1);
  Rng rng(3);
  while (draft.table().stage() == Table::Stage::playing) {
    const Seat seat = draft.table().to_act();
    EXPECT_EQ(draft.table().to_throw(), no_seat) << "dice fall by themselves";
    const Move move =
        std::visit([&rng](const auto& state) { return draw_move(state, rng); },
                   draft.table().game());
    if (draft.table().seat_holder(seat).computer()) {
      ASSERT_TRUE(bot_move(draft, move));
    } else {
      // A page of today adds its link; it is not needed.
      ASSERT_TRUE(
          play(draft, seat,
               {draft.table().version(), move, PersonChain(1, 2).next()}));
    }
  }
  Table replayed = table;
  for (const StoredEntry& entry : draft.entries()) {
    EXPECT_EQ(entry.bytes.find("hash"), std::string::npos);
    ASSERT_TRUE(replayed.read(entry.bytes));
  }
  EXPECT_EQ(replayed.stage(), Table::Stage::over);
}

TEST(OldKind, WhoSitsDownTodayAddsLuck) {
  entry::Created created = created_entry(Rules(RuleSet::compact), 2);
  created.kind = TableKind::lucks;
  PlayedTable played(created);
  ASSERT_TRUE(played.sit(0, "Anna"));
  EXPECT_EQ(played.table().seat_holder(0).luck->text(),
            played.chains[0].end().text().substr(0, Luck::digits));
  EXPECT_EQ(renew(played.draft, 0, {played.chains[0].end()}).error().reason,
            Reason::chains_not_here);
}

TEST(OldKind, NamesAreTakenOut) {
  auto entries = lines(file_of("compact-lucks", ".entries"));
  for (std::string& text : entries) {
    text = without_name(text, "Anna", TableKind::lucks).value();
    EXPECT_EQ(text.find("Anna"), std::string::npos);
  }
  EXPECT_TRUE(verify_table(entries, sodium_hash, built_in_values));
  EXPECT_EQ(table_of(entries).seat_holder(0).name, forgotten_name);
}

}  // namespace
}  // namespace gockel::testing
