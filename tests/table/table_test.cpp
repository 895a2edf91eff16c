#include "gockel/table/table.h"

#include <gtest/gtest.h>

#include "gockel/fair/verify.h"
#include "gockel/play/draw.h"
#include "gockel/table/requests.h"
#include "gockel/table/table_record.h"

namespace gockel {
namespace {

const std::string luck(luck_digits, 'a');

Seed seed() { return *Seed::parse(std::string(64, '7')); }

Draft new_table(int seats, RuleSet set = RuleSet::compact, Clock clock = {}) {
  Draft draft(Table(), seed(), 1000);
  draft.add(
      entry::Created{Rules(set), seats, clock, false, seed().commitment()});
  return draft;
}

/// A table where a person at A plays against a computer.
Draft begun(RuleSet set = RuleSet::compact, Clock clock = {}) {
  Draft draft = new_table(2, set, clock);
  draft.add(entry::Bot{1, "child"});
  EXPECT_TRUE(sit(draft, std::nullopt, "Anna", luck));
  return draft;
}

/// The draft with the seat that is to act being a person's.
Draft at_a_persons_turn() {
  Draft draft = begun();
  while (draft.table().to_act() != 0)
    bot_move(draft, moves(draft.table().game())[0]);
  return draft;
}

Refusal::Code code(const Requested& refused) { return refused.error().code; }

TEST(Table, TheLastSeatStartsTheGameAndTheDiceFall) {
  Draft draft = new_table(2);
  EXPECT_EQ(draft.table().stage(), Table::Stage::waiting);
  draft.add(entry::Bot{1, "child"});
  ASSERT_TRUE(sit(draft, std::nullopt, "Anna", luck));
  EXPECT_EQ(draft.table().stage(), Table::Stage::playing);
  ASSERT_EQ(draft.entries().size(), 5U);  // created, bot, sat, started, dice
  EXPECT_EQ(draft.table().version(), 5U);
  EXPECT_EQ(node(draft.table().game()), Node::decision);
}

TEST(Table, EveryEntryIsReplayedFromItsText) {
  for (const RuleSet set : all_rule_sets) {
    Draft draft = begun(set);
    Rng rng(3);
    while (draft.table().stage() == Table::Stage::playing) {
      const AnyState& game = draft.table().game();
      const Move move = std::visit(
          [&rng](const auto& state) { return draw_move(state, rng); }, game);
      if (draft.table().to_act() == 1) {
        bot_move(draft, move);
        continue;
      }
      ASSERT_TRUE(play(draft, 0, draft.table().version(),
                       event_text(game, move).substr(1)));
    }
    Table replayed;
    for (const Entry& entry : draft.entries()) {
      const auto read = parse_entry(dump(entry_json(entry, 2)));
      ASSERT_TRUE(read);
      ASSERT_TRUE(replayed.apply(*read));
    }
    EXPECT_EQ(replayed.version(), draft.table().version());
    EXPECT_EQ(text(replayed.game()), text(draft.table().game()));
    EXPECT_EQ(replayed.stage(), Table::Stage::over);
    const auto record = table_record(draft.entries());
    ASSERT_TRUE(record);
    EXPECT_TRUE(Record::parse(record->text()));
    EXPECT_TRUE(verify(*record));
    EXPECT_EQ(record->tag("A"), "Anna");
  }
}

TEST(Table, EntriesThatCannotFollowAreRefusedAndChangeNothing) {
  Draft draft = at_a_persons_turn();
  const Table before = draft.table();
  Table table = before;
  const std::vector<Entry::What> wrong{
      entry::Created{Rules(), 2, {}, false, ""},
      entry::Sat{0, "Ben", luck},
      entry::Bot{1, "club"},
      entry::Stood{0},
      entry::Started{"compact 21-36 -/- A |?8 1"},
      entry::Rolled{"11111111"},
      entry::Moved{1, "1", By::bot},
      entry::Moved{0, "roll", By::person},
      entry::Moved{0, "nonsense", By::person},
      entry::Away{1, WhyAway::gone},
      entry::Away{6, WhyAway::gone},
      entry::Back{0},
      entry::Rematch{"K7QXM2PD9TRA"}};
  for (const Entry::What& what : wrong) {
    EXPECT_FALSE(table.apply({2000, what})) << what.index();
    EXPECT_EQ(table.version(), before.version());
    EXPECT_EQ(text(table.game()), text(before.game()));
  }
  EXPECT_FALSE(Table().apply({1, entry::Stood{0}}));
}

TEST(Requests, APersonPlaysOnlyInTurnAndOnlyWhatIsLegal) {
  Draft draft = at_a_persons_turn();
  const std::uint64_t seen = draft.table().version();
  const std::string move =
      event_text(draft.table().game(), moves(draft.table().game())[0])
          .substr(1);
  EXPECT_EQ(code(play(draft, 1, seen, move)), Refusal::Code::not_yours);
  EXPECT_EQ(code(play(draft, 0, seen - 1, move)), Refusal::Code::stale);
  EXPECT_EQ(code(play(draft, 0, seen + 1, move)), Refusal::Code::stale);
  EXPECT_EQ(code(play(draft, 0, seen, "roll")), Refusal::Code::illegal);
  EXPECT_EQ(draft.table().version(), seen);
  EXPECT_TRUE(play(draft, 0, seen, move));
  EXPECT_EQ(code(play(draft, 0, seen, move)), Refusal::Code::stale);
}

TEST(Requests, WhatOthersDoAtTheTableDoesNotMakeAMoveStale) {
  Draft draft = new_table(2);
  ASSERT_TRUE(sit(draft, std::nullopt, "Anna", luck));
  ASSERT_TRUE(sit(draft, std::nullopt, "Ben", luck));
  const Seat actor = draft.table().to_act();
  const std::uint64_t seen = draft.table().version();
  send_away(draft, static_cast<Seat>(1 - actor), WhyAway::left);
  const std::string move =
      event_text(draft.table().game(), moves(draft.table().game())[0])
          .substr(1);
  EXPECT_TRUE(play(draft, actor, seen, move));
}

TEST(Requests, AMoveOfSomebodyAwayBringsThemBack) {
  Draft draft = at_a_persons_turn();
  send_away(draft, 0, WhyAway::gone);
  EXPECT_TRUE(draft.table().chair(0).computer());
  const std::string move =
      event_text(draft.table().game(), moves(draft.table().game())[0])
          .substr(1);
  ASSERT_TRUE(play(draft, 0, draft.table().version(), move));
  EXPECT_FALSE(draft.table().chair(0).away);
}

TEST(Requests, SeatsAreTakenOnceAndFreedBeforeTheGame) {
  Draft draft = new_table(3);
  EXPECT_EQ(sit(draft, 2, "Anna", luck), Seat{2});
  EXPECT_EQ(sit(draft, 2, "Ben", luck).error().code, Refusal::Code::seat_taken);
  EXPECT_EQ(sit(draft, 9, "Ben", luck).error().code, Refusal::Code::seat_taken);
  EXPECT_EQ(sit(draft, std::nullopt, "", luck).error().code,
            Refusal::Code::bad_params);
  EXPECT_EQ(sit(draft, std::nullopt, "Ben", "luck").error().code,
            Refusal::Code::bad_params);
  ASSERT_TRUE(stand(draft, 2));
  EXPECT_EQ(sit(draft, 2, "Ben", luck), Seat{2});
  EXPECT_EQ(code(fill(draft, "genius")), Refusal::Code::bad_params);
  ASSERT_TRUE(fill(draft, "club"));
  EXPECT_EQ(draft.table().stage(), Table::Stage::playing);
  EXPECT_EQ(code(fill(draft, "club")), Refusal::Code::wrong_time);
  EXPECT_EQ(sit(draft, 0, "Zoe", luck).error().code, Refusal::Code::wrong_time);
}

TEST(Table, AGameThatDoesNotEndIsCutAndCountedAsItStands) {
  Table table;
  const std::vector<Entry::What> before{
      entry::Created{Rules(), 2, {}, false, ""}, entry::Bot{0, "child"},
      entry::Bot{1, "child"}, entry::Started{"compact 22-36 21/- A |?8 1000"},
      entry::Rolled{"11111111"}};
  for (const Entry::What& what : before) ASSERT_TRUE(table.apply({1, what}));
  Draft draft(table, seed(), 2);
  while (draft.table().stage() == Table::Stage::playing)
    bot_move(draft, moves(draft.table().game())[0]);
  const auto& over = std::get<entry::Over>(draft.entries().back().what);
  EXPECT_EQ(over.why, WhyOver::cap);
  EXPECT_EQ(over.seed, seed().text());
  EXPECT_EQ(turn(draft.table().game()), 1001U);
}

TEST(Duty, ComputersMoveAtTheirPaceAndClocksRun) {
  Draft draft = begun(RuleSet::compact, {Clock::Kind::turn, 60});
  while (draft.table().to_act() != 1) {
    const std::string move =
        event_text(draft.table().game(), moves(draft.table().game())[0])
            .substr(1);
    ASSERT_TRUE(play(draft, 0, draft.table().version(), move));
  }
  Duty next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::move);
  EXPECT_EQ(next.at, 1700);
  while (draft.table().to_act() != 0)
    bot_move(draft, moves(draft.table().game())[0]);
  next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::clock);
  EXPECT_EQ(next.at, 1000 + 60'000);
  EXPECT_EQ(duty(at_a_persons_turn().table(), 700).kind, Duty::Kind::none);
  EXPECT_EQ(duty(new_table(2).table(), 700).kind, Duty::Kind::none);
}

}  // namespace
}  // namespace gockel
