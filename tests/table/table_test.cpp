#include "gockel/table/table.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/table/table_record.h"
#include "tests/table/played_table.h"

namespace gockel::testing {
namespace {

PlayedTable new_table(int seats, RuleSet set = RuleSet::compact,
                      TurnClock clock = {}) {
  return PlayedTable(created_entry(Rules(set), seats, clock));
}

/// The first legal move, as a person asks for it who has seen `seen`.
request::Play first_move(const Draft& draft, std::uint64_t seen) {
  return {seen, moves(draft.table().game())[0]};
}
request::Play first_move(const Draft& draft) {
  return first_move(draft, draft.table().version());
}

/// A table where a person at A plays against a computer.
PlayedTable begun(RuleSet set = RuleSet::compact, TurnClock clock = {}) {
  PlayedTable played = new_table(2, set, clock);
  played.bot(1, Level::child);
  EXPECT_TRUE(played.sit(std::nullopt, "Anna"));
  return played;
}

/// The table with a decision of the person's.
PlayedTable at_a_persons_turn() {
  PlayedTable played = begun();
  Rng rng(1);
  while (played.table().to_act() != 0 || played.table().to_throw() == 0)
    played.act(rng);
  return played;
}

AnyState position(std::string_view text) { return parse_state(text).value(); }

Refusal::Code code(const Requested& refused) { return refused.error().code; }

TEST(Table, TheLastSeatStartsTheGame) {
  PlayedTable played = new_table(2);
  EXPECT_EQ(played.table().stage(), Table::Stage::waiting);
  played.bot(1, Level::child);
  ASSERT_TRUE(played.sit(std::nullopt, "Anna"));
  EXPECT_TRUE(played.playing());
}

TEST(Table, APersonsDiceWaitForThatPersonAndAComputersForNobody) {
  // Every seat is the first of one of these tables.
  std::array<int, 2> first{};
  for (unsigned i = 0; i < 20; ++i) {
    PlayedTable played = new_table(2);
    played.chains[0] = PersonChain(i, 10);
    played.bot(1, Level::child);
    ASSERT_TRUE(played.sit(std::nullopt, "Anna"));
    const Seat seat = gockel::seat(played.table().game());
    ++first[seat];
    EXPECT_EQ(node(played.table().game()),
              seat == 0 ? Node::chance : Node::decision);
    EXPECT_EQ(played.table().to_throw(), seat == 0 ? Seat{0} : no_seat);
    EXPECT_EQ(played.table().to_act(), seat);
  }
  EXPECT_GT(first[0], 0);
  EXPECT_GT(first[1], 0);
}

TEST(Table, AStandInThrowsAtOnce) {
  PlayedTable played = begun();
  Rng rng(2);
  played.until_throw(0, rng);
  ASSERT_TRUE(send_away(played.draft, 0, WhyAway::gone));
  EXPECT_EQ(played.table().to_throw(), no_seat);
  EXPECT_NE(node(played.table().game()), Node::chance);
}

TEST(Table, EveryEntryIsReplayedFromItsText) {
  for (const RuleSet set : all_rule_sets) {
    PlayedTable played = begun(set);
    Rng rng(3);
    played.play_on(rng);
    Table replayed(sodium_hash);
    for (const StoredEntry& entry : played.draft.entries()) {
      const auto read = replayed.read(entry.bytes);
      ASSERT_TRUE(read) << read.error().sentence;
      EXPECT_EQ(entry_text(*read, replayed.entry_format()), entry.bytes);
    }
    EXPECT_EQ(replayed.version(), played.table().version());
    EXPECT_EQ(replayed.last_hash(), played.table().last_hash());
    EXPECT_EQ(text(replayed.game()), text(played.table().game()));
    EXPECT_EQ(replayed.stage(), Table::Stage::over);
    const auto record = table_record(played.bytes(), sodium_hash);
    ASSERT_TRUE(record);
    EXPECT_TRUE(Record::parse(record->text()));
    EXPECT_EQ(record->tag("A"), "Anna");
    EXPECT_EQ(record->tag("Table"), "K7QXM2PD9TRA");
    EXPECT_EQ(record->tag("Seed"), test_seed().text());
  }
}

TEST(Table, EntriesThatCannotFollowAreRefusedAndChangeNothing) {
  const PlayedTable played = at_a_persons_turn();
  const Table before = played.table();
  Table table = before;
  const std::vector<Entry::What> wrong{
      created_entry(Rules(), 2),
      entry::Sat{0, "Ben", PersonChain(1, 3).end()},
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
      entry::Over{WhyOver::rules, {}, {}, test_seed()},
      entry::Over{WhyOver::cap, {}, {}, test_seed()},
      entry::Renewed{1, PersonChain(1, 3).end()},
      entry::Rematch{"K7QXM2PD9TRA"}};
  for (const Entry::What& what : wrong) {
    EXPECT_FALSE(table.append({2000, what})) << what.index();
    EXPECT_EQ(table.version(), before.version());
    EXPECT_EQ(table.last_hash(), before.last_hash());
    EXPECT_EQ(text(table.game()), text(before.game()));
  }
  EXPECT_FALSE(Table(sodium_hash).append({1, entry::Stood{0}}));
}

TEST(Requests, APersonPlaysOnlyInTurnAndOnlyWhatIsLegal) {
  PlayedTable played = at_a_persons_turn();
  Draft& draft = played.draft;
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
  PlayedTable played = new_table(2);
  Draft& draft = played.draft;
  ASSERT_TRUE(played.sit(std::nullopt, "Anna"));
  ASSERT_TRUE(played.sit(std::nullopt, "Ben"));
  const Seat actor = draft.table().to_act();
  played.throw_dice(actor);
  ASSERT_EQ(draft.table().to_act(), actor);
  const std::uint64_t seen = draft.table().version();
  ASSERT_TRUE(send_away(draft, static_cast<Seat>(1 - actor), WhyAway::left));
  EXPECT_TRUE(play(draft, actor, first_move(draft, seen)));
}

TEST(Requests, AMoveOfSomebodyAwayBringsThemBack) {
  PlayedTable played = at_a_persons_turn();
  Draft& draft = played.draft;
  ASSERT_TRUE(send_away(draft, 0, WhyAway::gone));
  EXPECT_TRUE(draft.table().seat_holder(0).computer());
  const std::uint64_t seen = draft.table().version();
  EXPECT_EQ(code(play(draft, 0, {seen, Move::simple(MoveKind::roll)})),
            Refusal::Code::illegal);
  EXPECT_TRUE(draft.table().seat_holder(0).away)
      << "an illegal move brings nobody";
  EXPECT_EQ(draft.table().version(), seen);
  ASSERT_TRUE(play(draft, 0, first_move(draft)));
  EXPECT_FALSE(draft.table().seat_holder(0).away);
}

TEST(Draft, HoldsNothingThatItsTableRefuses) {
  PlayedTable played = at_a_persons_turn();
  Draft& draft = played.draft;
  const std::vector<std::string> before = played.bytes();
  const std::string game = text(draft.table().game());
  // The second entry is refused, so the first does not stay either.
  const std::vector<Entry::What> entries{
      entry::Away{0, WhyAway::left},
      entry::Moved{1, Move::keep(face::one), MovedBy::bot}};
  const Result<void> added = draft.add(entries);
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().sentence, "it is not this seat's turn");
  EXPECT_EQ(played.bytes(), before);
  EXPECT_EQ(text(draft.table().game()), game);
  EXPECT_EQ(draft.table().version(), before.size());
  EXPECT_FALSE(draft.table().seat_holder(0).away);
  EXPECT_TRUE(draft.add({entries.data(), 1})) << "the draft can still be used";
}

TEST(Draft, AComputersIllegalMoveFailsTheRequestAndIsNotStored) {
  PlayedTable played = at_a_persons_turn();
  Draft& draft = played.draft;
  ASSERT_TRUE(send_away(draft, 0, WhyAway::gone));
  const std::vector<std::string> before = played.bytes();
  const Requested moved = bot_move(draft, Move::simple(MoveKind::roll));
  ASSERT_FALSE(moved);
  EXPECT_EQ(code(moved), Refusal::Code::store);
  EXPECT_NE(moved.error().sentence.find("nothing has changed"),
            std::string::npos);
  EXPECT_EQ(played.bytes(), before);
  PlayedTable fresh = new_table(2);
  EXPECT_FALSE(bot_move(fresh.draft, Move())) << "nobody is to act";
}

TEST(Requests, SeatsAreTakenOnceAndFreedBeforeTheGame) {
  PlayedTable played = new_table(3);
  Draft& draft = played.draft;
  EXPECT_EQ(played.sit(2, "Anna"), Seat{2});
  EXPECT_EQ(played.sit(2, "Ben").error().code, Refusal::Code::seat_taken);
  EXPECT_EQ(played.sit(9, "Ben").error().code, Refusal::Code::seat_taken);
  ASSERT_TRUE(stand(draft, 2));
  EXPECT_EQ(played.sit(2, "Ben"), Seat{2});
  ASSERT_TRUE(fill(draft, Level::club));
  EXPECT_EQ(draft.table().stage(), Table::Stage::playing);
  EXPECT_EQ(code(fill(draft, Level::club)), Refusal::Code::wrong_time);
  EXPECT_EQ(played.sit(0, "Zoe").error().code, Refusal::Code::wrong_time);
}

TEST(Table, AGameThatDoesNotEndIsCutAndCountedAsItStands) {
  Table table(sodium_hash);
  const std::vector<Entry::What> before{
      created_entry(Rules(), 2), entry::Bot{0, Level::child},
      entry::Bot{1, Level::child},
      entry::Started{position("compact 22-36 21/- A |?8 1000")},
      entry::Rolled{Dice::of(face::one, 8)}};
  for (const Entry::What& what : before) ASSERT_TRUE(table.append({1, what}));
  Draft draft(table, test_seed(), 2);
  while (draft.table().stage() == Table::Stage::playing)
    ASSERT_TRUE(bot_move(draft, moves(draft.table().game())[0]));
  const auto& over = std::get<entry::Over>(draft.entries().back().entry.what);
  EXPECT_EQ(over.why, WhyOver::cap);
  EXPECT_EQ(over.seed, test_seed());
  EXPECT_EQ(turn(draft.table().game()), 1001U);
}

TEST(Duty, ComputersMoveAtTheirPaceAndClocksRun) {
  PlayedTable played = begun(RuleSet::compact, {TurnClock::Kind::turn, 60});
  Draft& draft = played.draft;
  Rng rng(4);
  while (draft.table().to_act() != 1) played.act(rng);
  Duty next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::move);
  EXPECT_EQ(next.at, 1700);
  while (draft.table().to_act() != 0)
    ASSERT_TRUE(bot_move(draft, moves(draft.table().game())[0]));
  EXPECT_EQ(draft.table().to_throw(), 0);
  next = duty(draft.table(), 700);
  EXPECT_EQ(next.kind, Duty::Kind::clock) << "time runs before the throw too";
  EXPECT_EQ(next.at, 1000 + 60'000);
  EXPECT_EQ(duty(at_a_persons_turn().table(), 700).kind, Duty::Kind::none);
  EXPECT_EQ(duty(new_table(2).table(), 700).kind, Duty::Kind::none);
}

TEST(Requests, AStandInNeedsTheWordOfAllWhoHaveASay) {
  PlayedTable played = new_table(3);
  for (const char* name : {"Anna", "Ben", "Cleo"})
    ASSERT_TRUE(played.sit(std::nullopt, name));
  Draft& draft = played.draft;
  while (draft.table().to_throw() != no_seat)
    played.throw_dice(draft.table().to_throw());
  const Seat actor = draft.table().to_act();
  const Seat one = actor == 0 ? 1 : 0;
  const auto two = static_cast<Seat>(3 - actor - one);
  const std::vector<Seat> both{one, two};
  const request::StandIn now{draft.table().version()};
  EXPECT_EQ(code(ask_stand_in(draft, actor, now, both)),
            Refusal::Code::wrong_time);
  EXPECT_EQ(code(ask_stand_in(draft, one, {1}, both)), Refusal::Code::stale);
  ASSERT_TRUE(ask_stand_in(draft, one, now, both));
  EXPECT_EQ(draft.table().asked(), std::vector<Seat>{one});
  EXPECT_FALSE(draft.add(entry::Asked{one})) << "a word is given once";
  EXPECT_FALSE(draft.table().seat_holder(actor).away);
  ASSERT_TRUE(ask_stand_in(draft, two, now, both));
  EXPECT_TRUE(draft.table().seat_holder(actor).away);
  EXPECT_EQ(code(ask_stand_in(draft, one, {draft.table().version()}, both)),
            Refusal::Code::wrong_time)
      << "there is nobody to wait for";
  ASSERT_TRUE(come_back(draft, actor));
  EXPECT_TRUE(draft.table().asked().empty());
}

TEST(Requests, NobodyIsAskedToStandInForAComputerOrByOneWhoIsAway) {
  PlayedTable played = new_table(3);
  for (const char* name : {"Anna", "Ben", "Cleo"})
    ASSERT_TRUE(played.sit(std::nullopt, name));
  Draft& draft = played.draft;
  const Seat actor = draft.table().to_act();
  const Seat one = actor == 0 ? 1 : 0;
  const auto two = static_cast<Seat>(3 - actor - one);
  ASSERT_TRUE(draft.add(entry::Away{one, WhyAway::gone}));
  EXPECT_FALSE(draft.add(entry::Asked{one})) << "who is away has no say";
  ASSERT_TRUE(draft.add(entry::Asked{two}));
  ASSERT_TRUE(draft.add(entry::Away{actor, WhyAway::gone}));
  ASSERT_TRUE(draft.add(entry::Back{one}));
  while (draft.table().to_act() != actor)
    ASSERT_TRUE(bot_move(draft, played.computers_move()));
  EXPECT_FALSE(draft.add(entry::Asked{one})) << "a computer stands in already";
}

TEST(Table, CountsRollsAndMovesAsItsEvents) {
  PlayedTable played = begun(RuleSet::compact);
  Rng rng(4);
  for (int i = 0; i < 40; ++i) played.act(rng);
  const auto happened = std::ranges::count_if(
      played.draft.entries(), [](const StoredEntry& stored) {
        return std::holds_alternative<entry::Rolled>(stored.entry.what) ||
               std::holds_alternative<entry::Moved>(stored.entry.what);
      });
  EXPECT_GT(happened, 40);
  EXPECT_EQ(played.table().events(), static_cast<std::uint64_t>(happened));
}

TEST(Duty, TimeComesBackWhileSomebodyIsAway) {
  PlayedTable played = begun(RuleSet::compact, {TurnClock::Kind::turn, 60});
  Rng rng(4);
  while (played.table().to_act() != 0 || played.table().to_throw() == 0)
    played.act(rng);
  const auto away_and_back = [&](Millis used, Millis away) {
    Draft going(played.table(), test_seed(), 1000 + used);
    EXPECT_TRUE(going.add(entry::Away{0, WhyAway::clock}));
    Draft coming(going.table(), test_seed(), 1000 + used + away);
    EXPECT_TRUE(come_back(coming, 0));
    EXPECT_EQ(coming.table().to_act(), 0);
    return duty(coming.table(), 700).at - (1000 + used + away);
  };
  EXPECT_EQ(away_and_back(60'000, 0), 0) << "there is nothing to gain by it";
  EXPECT_EQ(away_and_back(60'000, 5'000), 5'000);
  EXPECT_EQ(away_and_back(20'000, 5'000), 45'000);
  EXPECT_EQ(away_and_back(60'000, 3'600'000), 60'000) << "and never more";
}

}  // namespace
}  // namespace gockel::testing
