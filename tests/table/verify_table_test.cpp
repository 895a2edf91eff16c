#include "gockel/table/verify_table.h"

#include <gtest/gtest.h>

#include "gockel/engine/handler.h"
#include "gockel/table/forget_name.h"
#include "tests/support/table.h"
#include "tests/table/played_table.h"

namespace gockel::testing {
namespace {

Result<VerifiedTable> verified(const std::vector<std::string>& entries) {
  return verify_table(entries, sodium_hash, built_in_values);
}

std::uint64_t all_decisions(const VerifiedTable& found) {
  std::uint64_t count = 0;
  for (const auto& one : found.decisions) count += one.count;
  return count;
}

/// Two people and a computer; somebody goes away and comes back, and somebody
/// renews their chain.
PlayedTable lively_game(const Seating& seating, std::uint64_t seed) {
  PlayedTable played(created_entry(seating.rules, seating.seats));
  for (Seat s = 2; s < seating.seats; ++s)
    played.bot(s, static_cast<Level>(s % 4));
  EXPECT_TRUE(played.sit(0, "Anna"));
  EXPECT_TRUE(played.sit(1, "Ben"));
  Rng rng(seed);
  while (played.playing()) {
    const auto person = static_cast<Seat>(rng.below(2));
    const std::uint32_t chance = rng.below(40);
    if (chance == 0) {
      EXPECT_TRUE(send_away(played.draft, person, WhyAway::gone));
    } else if (chance < 4) {
      EXPECT_TRUE(come_back(played.draft, person));
    } else if (chance == 4) {
      played.chains[person] = PersonChain(rng.next(), 500);
      EXPECT_TRUE(renew(played.draft, person, {played.chains[person].end()}));
    } else {
      played.act(rng);
    }
  }
  return played;
}

/// All rules, options and numbers of players.
class AllTables : public ::testing::TestWithParam<Seating> {};

TEST_P(AllTables, ArePlayedToTheEndAndVerify) {
  const PlayedTable played = lively_game(GetParam(), 11);
  const auto found = verified(played.bytes());
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_TRUE(found->revealed);
  EXPECT_EQ(found->rolls.all(), played.table().rolls());
  EXPECT_GT(found->rolls.by_people, 0U);
  EXPECT_EQ(found->decisions_unchecked, 0U);
  EXPECT_EQ(found->table, "K7QXM2PD9TRA");
}

INSTANTIATE_TEST_SUITE_P(Rules, AllTables, ::testing::ValuesIn(all_seatings()),
                         [](const auto& param) {
                           return test_name(param.param);
                         });

/// Tables that were played once; what is stored has to verify for ever.
TEST(VerifyTable, TablesThatWereKeptVerify) {
  for (const char* name : {"compact", "classic2005", "deluxe", "wok"}) {
    const auto entries = lines(
        read_file(std::string("tests/data/tables/") + name + "-links.entries"));
    const auto found = verified(entries);
    ASSERT_TRUE(found) << name << ": " << found.error().sentence;
    EXPECT_TRUE(found->revealed);
    EXPECT_EQ(found->chains_renewed, 1U);
    EXPECT_GT(found->rolls.by_renewed_chains[0], 0U);
    EXPECT_EQ(found->rolls.by_renewed_chains[1], 0U);
    EXPECT_EQ(found->decisions.size(), 2U) << "a bot, and a stand-in";
  }
}

TEST(VerifyTable, TellsWhoseWordARollStoodOn) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 3));
  played.bot(2, Level::casual);
  ASSERT_TRUE(played.sit(0, "Anna"));
  ASSERT_TRUE(played.sit(1, "Ben"));
  Rng rng(5);
  for (int i = 0; i < 60 && played.playing(); ++i) played.act(rng);
  ASSERT_TRUE(send_away(played.draft, 0, WhyAway::left));
  played.play_on(rng);
  const auto found = verified(played.bytes());
  ASSERT_TRUE(found) << found.error().sentence;
  std::uint64_t links = 0;
  std::uint64_t computers = 0;
  std::uint64_t stand_ins = 0;
  for (const StoredEntry& entry : played.draft.entries()) {
    if (const auto* rolled = std::get_if<entry::Rolled>(&entry.entry.what))
      links += rolled->link ? 1 : 0;
    if (const auto* moved = std::get_if<entry::Moved>(&entry.entry.what)) {
      computers += moved->by == MovedBy::bot ? 1 : 0;
      stand_ins += moved->by == MovedBy::stand_in ? 1 : 0;
    }
  }
  EXPECT_EQ(found->rolls.by_people, links);
  EXPECT_GT(found->rolls.by_computers, 0U);
  EXPECT_GT(found->rolls.by_stand_ins, 0U);
  ASSERT_EQ(found->decisions.size(), 2U);
  EXPECT_EQ(all_decisions(*found), computers + stand_ins);
  for (const auto& one : found->decisions) {
    EXPECT_EQ(one.count, one.stand_in ? stand_ins : computers);
    EXPECT_EQ(one.level, one.stand_in ? stand_in_level : Level::casual);
    EXPECT_EQ(one.seat, one.stand_in ? 0 : 2);
  }
}

TEST(VerifyTable, AGameThatGoesOnIsNotJudgedYet) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 2));
  played.bot(1, Level::child);
  ASSERT_TRUE(played.sit(0, "Anna"));
  Rng rng(6);
  for (int i = 0; i < 10; ++i) played.act(rng);
  const auto found = verified(played.bytes());
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->revealed);
  EXPECT_EQ(found->stage, Table::Stage::playing);
}

TEST(VerifyTable, AGameThatWasPutAwayRevealsItsSeed) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 2));
  played.bot(1, Level::child);
  ASSERT_TRUE(played.sit(0, "Anna"));
  Rng rng(6);
  for (int i = 0; i < 10; ++i) played.act(rng);
  ASSERT_TRUE(put_away(played.draft, test_seed()));
  EXPECT_EQ(played.table().stage(), Table::Stage::over);
  const std::size_t size = played.bytes().size();
  ASSERT_TRUE(put_away(played.draft, test_seed())) << "once is enough";
  EXPECT_EQ(played.bytes().size(), size);
  const auto found = verified(played.bytes());
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_TRUE(found->revealed);
  EXPECT_TRUE(found->put_away);
  EXPECT_GT(found->rolls.all(), 0U);
}

TEST(VerifyTable, WhatPeopleAgreedToBySittingDownCannotBeChanged) {
  entry::Created created = created_entry(Rules(RuleSet::compact), 2);
  created.coach = true;
  PlayedTable played(created);
  ASSERT_TRUE(played.sit(0, "Anna"));
  std::vector<std::string> entries = played.bytes();
  ASSERT_TRUE(verified(entries));
  constexpr std::string_view coach = R"(,"coach":true)";
  entries[0].erase(entries[0].find(coach), coach.size());
  EXPECT_FALSE(verified(entries));
}

TEST(VerifyTable, LevelsOfAnotherVersionAreNotJudged) {
  entry::Created created = created_entry(Rules(RuleSet::compact), 2);
  created.players = players_version + 1;
  PlayedTable played(created);
  played.bot(0, Level::child);
  played.bot(1, Level::child);
  Rng rng(7);
  while (played.playing()) {
    // Whatever the levels of that version play.
    const Move move =
        std::visit([&rng](const auto& state) { return draw_move(state, rng); },
                   played.table().game());
    ASSERT_TRUE(bot_move(played.draft, move));
  }
  const auto found = verified(played.bytes());
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_EQ(all_decisions(*found), 0U);
  EXPECT_GT(found->decisions_unchecked, 0U);
}

/// What docs/server.md promises to whoever wants to check by other means.
TEST(ComputerMove, IsWhatTheMethodPickAnswers) {
  const Host host{.values = built_in_values};
  Rng rng(9);
  int compared = 0;
  for (const RuleSet set : all_rule_sets) {
    AnyState state = draw_start(Rules(set), 3, rng);
    for (std::uint32_t i = 0; i < 60 && node(state) != Node::terminal; ++i) {
      if (node(state) == Node::decision && moves(state).size() > 1)
        for (const Strength strength :
             {Strength(Level::child), Strength(Level::casual),
              Strength(Level::club), Strength(Level::club, 10)}) {
          const std::uint32_t seed = 999'999'937U - i;
          const Json request{{"jsonrpc", "2.0"},
                             {"id", 1},
                             {"method", "pick"},
                             {"params",
                              {{"position", text(state)},
                               {"level", name(strength.level)},
                               {"notices", strength.notices},
                               {"seed", seed}}}};
          const Input answer = Input::parse(handle(dump(request), host));
          EXPECT_EQ(
              answer["result"]["move"],
              computer_move(state, strength, seed, built_in_values).text());
          ++compared;
        }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(ForgetName, TheTableHoldsWithoutTheName) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 2));
  ASSERT_TRUE(played.sit(0, "Anna"));
  ASSERT_TRUE(played.sit(1, "Ben"));
  Rng rng(8);
  played.play_on(rng);
  std::vector<std::string> entries = played.bytes();
  int changed = 0;
  for (std::string& text : entries) {
    const auto without = without_name(text, "Anna", TableKind::links);
    ASSERT_TRUE(without);
    changed += *without == text ? 0 : 1;
    text = *without;
    EXPECT_EQ(text.find("Anna"), text.npos);
    // A second time finds nothing.
    EXPECT_EQ(*without_name(text, "Anna", TableKind::links), text);
  }
  EXPECT_EQ(changed, 1);
  const auto found = verified(entries);
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_EQ(found->names_taken_out, 1U);
  EXPECT_NE(entries[2].find("Ben"), std::string::npos);
}

TEST(ForgetName, NobodyElseCanBePutInItsPlace) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 2));
  ASSERT_TRUE(played.sit(0, "Anna"));
  std::vector<std::string> entries = played.bytes();
  const std::size_t at = entries[1].find("Anna");
  ASSERT_NE(at, std::string::npos);
  entries[1].replace(at, 4, "Zoe");
  EXPECT_EQ(verified(entries).error().reason, Reason::entry_changed);
  // Nor without the salt.
  std::string without =
      *without_name(played.bytes()[1], "Anna", TableKind::links);
  without.replace(without.find("\"?\""), 3, "\"Zoe\"");
  entries[1] = without;
  EXPECT_EQ(verified(entries).error().reason, Reason::entry_changed);
}

}  // namespace
}  // namespace gockel::testing
