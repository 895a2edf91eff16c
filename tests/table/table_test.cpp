#include "gockel/table/table.h"

#include <gtest/gtest.h>

#include "gockel/crypto/crypto.h"
#include "gockel/fair/verify.h"
#include "gockel/random/draw.h"
#include "gockel/table/requests.h"
#include "gockel/table/table_record.h"

namespace gockel {
namespace {

const Luck luck = Luck::parse(std::string(Luck::digits, 'a')).value();

Seed seed() { return *Seed::parse(std::string(64, '7')); }

/// A draft that goes on from a table.
Draft draft_of(Table table, Millis now) {
  return Draft(std::move(table), seed(), sodium_hash, now);
}

Draft new_table(int seats, RuleSet set = RuleSet::compact,
                TurnClock clock = {}) {
  Draft draft = draft_of(Table(), 1000);
  EXPECT_TRUE(draft.add(entry::Created{Rules(set), seats, clock, false,
                                       commitment(sodium_hash, seed())}));
  return draft;
}

std::expected<Seat, Refusal> sit(Draft& draft, std::optional<Seat> wanted,
                                 const char* name) {
  return sit(draft, request::Sit{name, luck, wanted});
}

/// The first legal move, as a person asks for it who has seen `seen`.
request::Play first_move(const Draft& draft, std::uint64_t seen) {
  return {seen, moves(draft.table().game())[0]};
}
request::Play first_move(const Draft& draft) {
  return first_move(draft, draft.table().version());
}

std::vector<std::string> bytes_of(const Draft& draft) {
  std::vector<std::string> all;
  for (const StoredEntry& entry : draft.entries()) all.push_back(entry.bytes);
  return all;
}

/// A table where a person at A plays against a computer.
Draft begun(RuleSet set = RuleSet::compact, TurnClock clock = {}) {
  Draft draft = new_table(2, set, clock);
  EXPECT_TRUE(draft.add(entry::Bot{1, Level::child}));
  EXPECT_TRUE(sit(draft, std::nullopt, "Anna"));
  return draft;
}

/// The draft with the seat that is to act being a person's.
Draft at_a_persons_turn() {
  Draft draft = begun();
  while (draft.table().to_act() != 0)
    EXPECT_TRUE(bot_move(draft, moves(draft.table().game())[0]));
  return draft;
}

AnyState position(std::string_view text) { return parse_state(text).value(); }

Refusal::Code code(const Requested& refused) { return refused.error().code; }

TEST(Table, TheLastSeatStartsTheGameAndTheDiceFall) {
  Draft draft = new_table(2);
  EXPECT_EQ(draft.table().stage(), Table::Stage::waiting);
  ASSERT_TRUE(draft.add(entry::Bot{1, Level::child}));
  ASSERT_TRUE(sit(draft, std::nullopt, "Anna"));
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
        ASSERT_TRUE(bot_move(draft, move));
        continue;
      }
      ASSERT_TRUE(play(draft, 0, {draft.table().version(), move}));
    }
    Table replayed;
    for (const StoredEntry& entry : draft.entries()) {
      const auto read = replayed.read(entry.bytes);
      ASSERT_TRUE(read) << read.error().sentence;
      EXPECT_EQ(entry_text(*read, replayed.entry_format()), entry.bytes);
    }
    EXPECT_EQ(replayed.version(), draft.table().version());
    EXPECT_EQ(text(replayed.game()), text(draft.table().game()));
    EXPECT_EQ(replayed.stage(), Table::Stage::over);
    const auto record = table_record(bytes_of(draft));
    ASSERT_TRUE(record);
    EXPECT_TRUE(Record::parse(record->text()));
    EXPECT_TRUE(verify(*record, sodium_hash));
    EXPECT_EQ(record->tag("A"), "Anna");
  }
}

TEST(Table, EntriesThatCannotFollowAreRefusedAndChangeNothing) {
  Draft draft = at_a_persons_turn();
  const Table before = draft.table();
  Table table = before;
  const std::vector<Entry::What> wrong{
      entry::Created{Rules(), 2, {}, false, {}},
      entry::Sat{0, "Ben", luck},
      entry::Bot{1, Level::club},
      entry::Stood{0},
      entry::Started{position("compact 21-36 -/- A |?8 1")},
      entry::Rolled{Dice::of(face::one, 8)},
      entry::Moved{1, Move::keep(face::one), MovedBy::bot},
      entry::Moved{0, Move::simple(MoveKind::roll), MovedBy::person},
      entry::Moved{0, Move::take(Course::sushi), MovedBy::person},
      entry::Moved{no_seat, Move::keep(face::one), MovedBy::bot},
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
  const std::size_t drafted = draft.entries().size();
  const Move move = moves(draft.table().game())[0];
  EXPECT_EQ(code(play(draft, 1, {seen, move})), Refusal::Code::not_yours);
  EXPECT_EQ(code(play(draft, 0, {seen - 1, move})), Refusal::Code::stale);
  EXPECT_EQ(code(play(draft, 0, {seen + 1, move})), Refusal::Code::stale);
  const Requested roll = play(draft, 0, {seen, Move::simple(MoveKind::roll)});
  EXPECT_EQ(code(roll), Refusal::Code::illegal);
  EXPECT_EQ(
      roll.error().sentence,
      refusal(draft.table().game(), Move::simple(MoveKind::roll))->sentence);
  EXPECT_EQ(draft.table().version(), seen);
  EXPECT_EQ(draft.entries().size(), drafted);
  EXPECT_TRUE(play(draft, 0, {seen, move}));
  EXPECT_EQ(code(play(draft, 0, {seen, move})), Refusal::Code::stale);
}

TEST(Requests, WhatOthersDoAtTheTableDoesNotMakeAMoveStale) {
  Draft draft = new_table(2);
  ASSERT_TRUE(sit(draft, std::nullopt, "Anna"));
  ASSERT_TRUE(sit(draft, std::nullopt, "Ben"));
  const Seat actor = draft.table().to_act();
  const std::uint64_t seen = draft.table().version();
  ASSERT_TRUE(send_away(draft, static_cast<Seat>(1 - actor), WhyAway::left));
  EXPECT_TRUE(play(draft, actor, first_move(draft, seen)));
}

TEST(Requests, AMoveOfSomebodyAwayBringsThemBack) {
  Draft draft = at_a_persons_turn();
  ASSERT_TRUE(send_away(draft, 0, WhyAway::gone));
  EXPECT_TRUE(draft.table().chair(0).computer());
  const std::uint64_t seen = draft.table().version();
  EXPECT_EQ(code(play(draft, 0, {seen, Move::simple(MoveKind::roll)})),
            Refusal::Code::illegal);
  EXPECT_TRUE(draft.table().chair(0).away) << "an illegal move brings nobody";
  EXPECT_EQ(draft.table().version(), seen);
  ASSERT_TRUE(play(draft, 0, first_move(draft)));
  EXPECT_FALSE(draft.table().chair(0).away);
}

TEST(Draft, HoldsNothingThatItsTableRefuses) {
  Draft draft = at_a_persons_turn();
  const std::vector<std::string> before = bytes_of(draft);
  const std::string game = text(draft.table().game());
  // The second entry is refused, so the first does not stay either.
  const std::vector<Entry::What> entries{
      entry::Away{0, WhyAway::left},
      entry::Moved{1, Move::keep(face::one), MovedBy::bot}};
  const Result<void> added = draft.add(entries);
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().sentence, "it is not this seat's turn");
  EXPECT_EQ(bytes_of(draft), before);
  EXPECT_EQ(text(draft.table().game()), game);
  EXPECT_EQ(draft.table().version(), before.size());
  EXPECT_FALSE(draft.table().chair(0).away);
  EXPECT_TRUE(draft.add({entries.data(), 1})) << "the draft can still be used";
}

TEST(Draft, AComputersIllegalMoveFailsTheRequestAndIsNotStored) {
  Draft draft = at_a_persons_turn();
  ASSERT_TRUE(send_away(draft, 0, WhyAway::gone));
  const std::vector<std::string> before = bytes_of(draft);
  const Requested moved = bot_move(draft, Move::simple(MoveKind::roll));
  ASSERT_FALSE(moved);
  EXPECT_EQ(code(moved), Refusal::Code::store);
  EXPECT_NE(moved.error().sentence.find("nothing has changed"),
            std::string::npos);
  EXPECT_EQ(bytes_of(draft), before);
  EXPECT_FALSE(bot_move(draft = new_table(2), Move())) << "nobody is to act";
}

TEST(Requests, SeatsAreTakenOnceAndFreedBeforeTheGame) {
  Draft draft = new_table(3);
  EXPECT_EQ(sit(draft, 2, "Anna"), Seat{2});
  EXPECT_EQ(sit(draft, 2, "Ben").error().code, Refusal::Code::seat_taken);
  EXPECT_EQ(sit(draft, 9, "Ben").error().code, Refusal::Code::seat_taken);
  ASSERT_TRUE(stand(draft, 2));
  EXPECT_EQ(sit(draft, 2, "Ben"), Seat{2});
  ASSERT_TRUE(fill(draft, Level::club));
  EXPECT_EQ(draft.table().stage(), Table::Stage::playing);
  EXPECT_EQ(code(fill(draft, Level::club)), Refusal::Code::wrong_time);
  EXPECT_EQ(sit(draft, 0, "Zoe").error().code, Refusal::Code::wrong_time);
}

TEST(Table, AGameThatDoesNotEndIsCutAndCountedAsItStands) {
  Table table;
  const std::vector<Entry::What> before{
      entry::Created{Rules(), 2, {}, false, {}}, entry::Bot{0, Level::child},
      entry::Bot{1, Level::child},
      entry::Started{position("compact 22-36 21/- A |?8 1000")},
      entry::Rolled{Dice::of(face::one, 8)}};
  for (const Entry::What& what : before) ASSERT_TRUE(table.apply({1, what}));
  Draft draft = draft_of(table, 2);
  while (draft.table().stage() == Table::Stage::playing)
    ASSERT_TRUE(bot_move(draft, moves(draft.table().game())[0]));
  const auto& over = std::get<entry::Over>(draft.entries().back().entry.what);
  EXPECT_EQ(over.why, WhyOver::cap);
  EXPECT_EQ(over.seed, seed());
  EXPECT_EQ(turn(draft.table().game()), 1001U);
}

TEST(Duty, ComputersMoveAtTheirPaceAndClocksRun) {
  Draft draft = begun(RuleSet::compact, {TurnClock::Kind::turn, 60});
  while (draft.table().to_act() != 1)
    ASSERT_TRUE(play(draft, 0, first_move(draft)));
  Duty next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::move);
  EXPECT_EQ(next.at, 1700);
  while (draft.table().to_act() != 0)
    ASSERT_TRUE(bot_move(draft, moves(draft.table().game())[0]));
  next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::clock);
  EXPECT_EQ(next.at, 1000 + 60'000);
  EXPECT_EQ(duty(at_a_persons_turn().table(), 700).kind, Duty::Kind::none);
  EXPECT_EQ(duty(new_table(2).table(), 700).kind, Duty::Kind::none);
}

}  // namespace
}  // namespace gockel
