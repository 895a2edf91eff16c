#include "gockel/server/rooms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/crypto/crypto.h"
#include "gockel/table/verify_table.h"
#include "gockel/weights/built_in_values.h"
#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

class RoomsTest : public testing::Test {
 protected:
  /// Anna at a table where a bot is to act.
  void meet_a_bot() {
    code_ = anna_.create(against_a_bot);
    anna_.enter(code_);
    end_turn(anna_);
    ASSERT_EQ(anna_.count("over"), 0U);
  }

  /// Anna and another person at a table of two.
  void meet(VirtualClient& other) {
    code_ = anna_.create(two_people);
    anna_.enter(code_);
    other.enter(code_);
    other.sit();
  }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(Settings{});
  VirtualClient anna_{world_, node_, "anna"};
  std::string code_;
};

TEST_F(RoomsTest, ABotWaitsItsPaceBeforeEveryMove) {
  code_ = anna_.create(against_a_bot);
  anna_.enter(code_);
  play_on(world_, anna_);
  std::size_t checked = 0;
  for (std::size_t i = 1; i < anna_.entries.size(); ++i) {
    if (anna_.entries[i].value("by", "") != "bot") continue;
    EXPECT_EQ(anna_.entries[i]["at"].get<Millis>() -
                  anna_.entries[i - 1]["at"].get<Millis>(),
              bot_pace);
    ++checked;
  }
  EXPECT_GT(checked, 10U);
}

TEST_F(RoomsTest, AllDevicesOfAPersonHearTheSame) {
  meet_a_bot();
  VirtualClient phone(world_, node_, "anna");
  phone.enter(code_);
  EXPECT_EQ(phone.seat(), anna_.seat());
  world_.advance(10 * bot_pace);
  EXPECT_GT(anna_.entries.size(), 3U);
  EXPECT_EQ(phone.entries, anna_.entries);
}

TEST_F(RoomsTest, WhatAPersonMayMeetHasAReason) {
  meet_a_bot();
  const auto reason = [this](const char* method, const Input& params) {
    return anna_.ask(method, params)["error"]["data"]["reason"];
  };
  EXPECT_EQ(reason("rematch", Input::object()), "game_not_over");
  EXPECT_EQ(reason("fill", {{"level", "genius"}}), "unknown_level");
  EXPECT_EQ(reason("stand_in", {{"version", anna_.table().version()}}),
            "still_has_time");
  // A reaction is not stored: there is nothing that a repeated request would be
  // known by.
  const Input reaction{{"reaction", "wow"}};
  for (int i = 0; i < 3; ++i)
    EXPECT_TRUE(anna_.ask_alone("react", reaction).contains("result"));
  EXPECT_EQ(anna_.ask_alone("react", reaction)["error"]["data"]["reason"],
            "too_many_reactions");
}

TEST_F(RoomsTest, AWatcherHearsEverythingAndMayDoNothing) {
  meet_a_bot();
  VirtualClient watcher(world_, node_, "zoe");
  watcher.enter(code_);
  EXPECT_EQ(watcher.ask("fill", {{"level", "child"}})["error"]["code"], -32011);
  EXPECT_EQ(watcher.ask("stand")["error"]["data"]["reason"], "no_seat_here");
  world_.advance(bot_pace);
  EXPECT_EQ(watcher.entries, anna_.entries);
}

TEST_F(RoomsTest, AfterAFaultOfTheStoreTheNextTryWaitsASecond) {
  meet_a_bot();
  const std::vector<Input> before = anna_.entries;
  world_.database.broken = true;
  const int tried = world_.database.tried;
  world_.advance(bot_pace);
  EXPECT_EQ(world_.database.tried, tried + 1);
  world_.advance(999);
  EXPECT_EQ(world_.database.tried, tried + 1);
  world_.advance(1);
  EXPECT_EQ(world_.database.tried, tried + 2);
  EXPECT_EQ(anna_.entries, before);
  world_.database.broken = false;
  world_.advance(1000);
  EXPECT_GT(anna_.entries.size(), before.size());
}

TEST_F(RoomsTest, ARequestThatCannotBeStoredChangesNothing) {
  VirtualClient ben(world_, node_, "ben");
  meet(ben);
  VirtualClient& actor = anna_.my_turn() ? anna_ : ben;
  const std::uint64_t version = actor.table().version();
  world_.database.broken = true;
  EXPECT_EQ(actor.play()["error"]["code"], -32020);
  EXPECT_FALSE(node_.store().healthy());
  EXPECT_EQ(actor.table().version(), version);
  world_.database.broken = false;
  EXPECT_TRUE(actor.play().contains("result"));
  EXPECT_TRUE(node_.store().healthy());
}

TEST_F(RoomsTest, ARequestThatHappenedIsNotToldOtherwiseByABrokenStore) {
  meet_a_bot();
  // The last request of Anna's, once more: her turn is over by now.
  const Input again = anna_.repeat();
  EXPECT_TRUE(again.contains("result")) << again.dump();
  world_.database.broken = true;
  EXPECT_EQ(anna_.repeat()["error"]["code"], -32020);
  world_.database.broken = false;
  EXPECT_EQ(anna_.repeat()["result"], again["result"]);
}

TEST_F(RoomsTest,
       WhatComesAgainIsAnsweredWithItsOwnVersionThoughNothingIsToDo) {
  VirtualClient ben(world_, node_, "ben");
  meet(ben);
  VirtualClient& gone = anna_.my_turn() ? ben : anna_;
  VirtualClient& actor = anna_.my_turn() ? anna_ : ben;
  const Input stood = gone.ask("stand");
  ASSERT_TRUE(stood.contains("result")) << stood.dump();
  EXPECT_TRUE(actor.play().contains("result"));
  EXPECT_EQ(gone.repeat()["result"], stood["result"]);
}

TEST_F(RoomsTest, WhoSatDownWithoutAnAnswerIsToldTheSeatBeforeTheRoomKnows) {
  code_ = anna_.create(two_people);
  VirtualClient ben(world_, node_, "ben");
  ben.enter(code_);
  world_.database.answers_lost = true;
  const Input params{{"name", "ben"},
                     {"chain", std::string(Link::digits, '1')}};
  EXPECT_EQ(ben.ask("sit", params)["error"]["code"], -32020);
  world_.database.answers_lost = false;
  const Input again = ben.repeat();
  EXPECT_EQ(again["result"]["seat"], "B") << again.dump();
  EXPECT_EQ(again["result"]["key"], ben.key());
}

TEST_F(RoomsTest, ARequestHasTheStoresErrorWhenItHangs) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  node_.hangs = true;
  anna_.send("stand");
  world_.advance(Settings{}.store_timeout - 1);
  EXPECT_TRUE(anna_.answers.empty());
  world_.advance(1);
  ASSERT_EQ(anna_.answers.size(), 1U);
  EXPECT_EQ(anna_.answers[0]["error"]["code"], -32020);
}

TEST_F(RoomsTest, WhatWasStoredAfterAllIsToldToEverybody) {
  code_ = anna_.create(two_people);
  VirtualClient ben(world_, node_, "ben");
  anna_.enter(code_);
  ben.enter(code_);
  world_.database.answers_lost = true;
  EXPECT_EQ(anna_.ask("stand")["error"]["code"], -32020);
  EXPECT_EQ(ben.count("stood"), 0U);
  world_.database.answers_lost = false;
  world_.advance(one_second);
  EXPECT_EQ(ben.count("stood"), 1U);
  EXPECT_EQ(anna_.seat(), no_seat);
  const Input again = anna_.repeat();
  EXPECT_TRUE(again.contains("result")) << again.dump();
  EXPECT_EQ(ben.count("stood"), 1U) << "it happened once";
}

TEST_F(RoomsTest, AKeyDiesWithItsSitting) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  const std::string key = anna_.key();
  VirtualClient phone(world_, node_, "phone");
  phone.enter(code_);
  EXPECT_TRUE(phone.claim(key));
  EXPECT_TRUE(anna_.ask("stand").contains("result"));
  EXPECT_EQ(phone.seat(), no_seat);
  EXPECT_FALSE(phone.claim(key));
  VirtualClient zoe(world_, node_, "zoe");
  zoe.enter(code_);
  zoe.sit();
  EXPECT_FALSE(phone.claim(key));
  EXPECT_FALSE(anna_.claim(key));
  EXPECT_EQ(anna_.seat(), no_seat);
  EXPECT_EQ(phone.ask("stand")["error"]["code"], -32011);
  EXPECT_NE(zoe.key(), key);
}

TEST_F(RoomsTest, WhoSitsDownAgainHasASeatAndANewKey) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  const std::string key = anna_.key();
  anna_.ask("stand");
  const Input sat = anna_.ask(
      "sit", {{"name", "Anna"}, {"chain", std::string(2 * Link::size, '1')}});
  ASSERT_TRUE(sat.contains("result")) << sat.dump();
  EXPECT_EQ(sat["result"]["seat"], "A");
  EXPECT_NE(sat["result"]["key"], key);
  EXPECT_EQ(sat["result"]["key"], anna_.key());
  anna_.ask("stand");
  // The same request again, which was undone since.
  const Input again = anna_.repeat(sat["id"].get<std::size_t>());
  EXPECT_EQ(again["error"]["code"], -32010) << again.dump();
}

TEST_F(RoomsTest, ARequestsNameHasNoControlCharacters) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  for (const std::string& name :
       {std::string("a\0b", 3), std::string("a\nb"), std::string("a\x7f")})
    EXPECT_EQ(anna_.ask_as(name, "stand")["error"]["code"], -32602);
  EXPECT_TRUE(anna_.ask_as("a b", "stand").contains("result"));
}

TEST_F(RoomsTest, WhoEntersWhileTheStoreIsBrokenIsSentAway) {
  meet_a_bot();
  VirtualClient ben(world_, node_, "ben");
  world_.database.broken = true;
  ben.enter(code_);
  EXPECT_TRUE(ben.dropped);
  EXPECT_TRUE(ben.entries.empty());
}

TEST_F(RoomsTest, ARoomThatWaitsForTheStoreToComeBackEndsWithTheOthers) {
  VirtualClient ben(world_, node_, "ben");
  meet(ben);
  world_.database.broken = true;
  EXPECT_EQ((anna_.my_turn() ? anna_ : ben).play()["error"]["code"], -32020);
  EXPECT_GT(world_.time.running_timers(), 0U);
  node_.rooms().close();
  world_.run();
  EXPECT_EQ(world_.time.running_timers(), 0U);
}

TEST_F(RoomsTest, NothingHappensByItselfAfterClose) {
  node_.rooms().open();
  meet_a_bot();
  const std::size_t before = anna_.entries.size();
  const int tried = world_.database.tried;
  node_.rooms().close();
  world_.run();
  EXPECT_EQ(world_.time.running_timers(), 0U);
  world_.advance(one_hour);
  EXPECT_EQ(anna_.entries.size(), before);
  EXPECT_EQ(world_.database.tried, tried);
}

TEST_F(RoomsTest, ARoomThatNobodyNeedsIsForgotten) {
  code_ = anna_.create(two_people);
  anna_.enter(code_);
  EXPECT_EQ(node_.rooms().count(), 1U);
  anna_.leave();
  node_.rooms().open();
  world_.run();
  EXPECT_EQ(node_.rooms().count(), 0U);
}

TEST_F(RoomsTest, TablesThatNobodyTouchedForLongAreDeleted) {
  code_ = anna_.create(two_people);
  world_.advance(Settings{}.keep_waiting_hours * one_hour);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  EXPECT_NE(*world_.run(node_.rooms().find(code_)), nullptr);
  world_.advance(1);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  VirtualNode& next = world_.add_node(Settings{});
  EXPECT_EQ(*world_.run(next.rooms().find(code_)), nullptr);
}

TEST_F(RoomsTest, WhoEntersATableThatWasDeletedMeanwhileIsSentAway) {
  code_ = anna_.create(two_people);
  world_.advance((Settings{}.keep_waiting_hours + 1) * one_hour);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  VirtualClient ben(world_, node_, "ben");
  ben.enter(code_);
  EXPECT_TRUE(ben.dropped);
  EXPECT_TRUE(anna_.dropped) << "nor is it there for who was there before";
  EXPECT_EQ(*world_.run(node_.rooms().find(code_)), nullptr);
  EXPECT_EQ(anna_.ask("stand")["error"]["code"], -32020);
  world_.advance(one_second);
  EXPECT_EQ(world_.time.running_timers(), 1U) << "only the housekeeping";
}

TEST_F(RoomsTest, WhoActsAtATableThatWasDeletedMeanwhileIsSentAway) {
  code_ = anna_.create(two_people);
  world_.advance((Settings{}.keep_waiting_hours + 1) * one_hour);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  EXPECT_EQ(anna_.ask("stand")["error"]["code"], -32020);
  EXPECT_TRUE(anna_.dropped);
}

TEST_F(RoomsTest, AClaimWhoseAnswerWasLostIsKnownToItsOwnNode) {
  code_ = anna_.create(two_people);
  const std::string key = anna_.key();
  VirtualClient phone(world_, node_, "phone");
  phone.enter(code_);
  const auto room = *world_.run(node_.rooms().find(code_));
  world_.database.answers_lost = true;
  EXPECT_FALSE(world_.run(room->claim(key, "phone")));
  EXPECT_EQ(phone.seat(), no_seat);
  world_.database.answers_lost = false;
  world_.advance(one_second);
  EXPECT_EQ(phone.seat(), anna_.seat());
  EXPECT_EQ(phone.key(), key);
}

/// What the store has, as the table that it makes.
Result<VerifiedTable> verified(VirtualWorld& world, const std::string& code) {
  return verify_table(*world.database.tables->entries(code, 0), sodium_hash,
                      built_in_values);
}

TEST_F(RoomsTest, AWholeGameVerifies) {
  code_ = anna_.create(against_a_bot);
  play_on(world_, anna_);
  const auto found = verified(world_, code_);
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_TRUE(found->revealed);
  EXPECT_GT(found->rolls.by_people, 0U);
  EXPECT_GT(found->rolls.by_computers, 0U);
  ASSERT_EQ(found->decisions.size(), 1U);
  EXPECT_EQ(found->decisions[0].level, Level::child);
}

TEST_F(RoomsTest, AGameThatNobodyFinishesRevealsItsSeedBeforeItIsDeleted) {
  code_ = anna_.create(against_a_bot);
  end_turn(anna_);
  while (!anna_.my_turn()) world_.advance(bot_pace);
  anna_.leave();
  world_.advance(30 * one_day);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  EXPECT_FALSE(verified(world_, code_)->revealed);
  world_.advance(one_hour);
  world_.add_node(Settings{}).rooms().open();
  world_.run();
  const auto found = verified(world_, code_);
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_TRUE(found->put_away);
  EXPECT_TRUE(found->revealed);
}

TEST_F(RoomsTest, ADamagedTableIsNotPlayedOnAndDisturbsNobody) {
  code_ = anna_.create(against_a_bot);
  anna_.leave();
  VirtualClient ben(world_, node_, "ben");
  const std::string other = ben.create(against_a_bot);
  int seen = 0;
  const auto changed =
      world_.database.tables->rewrite(code_, [&seen](const std::string& text) {
        std::string one = text;
        if (seen++ == 1) one.replace(one.find("child"), 5, "clubx");
        return one;
      });
  ASSERT_EQ(*changed, 1);
  VirtualNode& next = world_.add_node(Settings{});
  const auto found = world_.run(next.rooms().find(code_));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind, StoreFault::Kind::damaged);
  EXPECT_NE(*world_.run(next.rooms().find(other)), nullptr);
}

/// A claim by somebody who is not at the table yet.
Task<> claim_alone(Rooms& rooms, std::string code, std::string key,
                   std::string person) {
  const auto room = co_await rooms.find(code);
  co_await (*room)->claim(key, person);
}
Task<> find_room(Rooms& rooms, std::string code, std::shared_ptr<Room>& found) {
  const auto room = co_await rooms.find(code);
  found = *room;
}

TEST_F(RoomsTest, ARoomThatIsMadeWhileSomebodyClaimsKnowsOfIt) {
  code_ = anna_.create(two_people);
  const std::string key = anna_.key();
  anna_.leave();
  // Every call takes a second, so that each is under way at one of these times.
  for (const Millis later : {500, 1500, 2500, 3500, 4500, 5500}) {
    const std::string person = "device " + std::to_string(later);
    node_.slow = one_second;
    start(world_.io, claim_alone(node_.rooms(), code_, key, person));
    world_.advance(later);
    std::shared_ptr<Room> room;
    start(world_.io, find_room(node_.rooms(), code_, room));
    world_.advance(20 * one_second);
    node_.slow = 0;
    ASSERT_TRUE(room);
    EXPECT_EQ(room->seat_of(person), 0) << later;
  }
}

TEST_F(RoomsTest, ATableThatIsOnlyLookedAtGoesOnByItself) {
  meet_a_bot();
  const std::uint64_t before = anna_.table().version();
  node_.rooms().close();
  // Without housekeeping, which would find it too, up to a second later.
  VirtualNode& other = world_.add_node(Settings{});
  const auto room = world_.run(other.rooms().find(code_));
  ASSERT_TRUE(room && *room);
  world_.advance(bot_pace);
  EXPECT_EQ((*room)->table().version(), before + 1);
}

std::vector<Input> whole_game(std::uint64_t seed) {
  VirtualWorld world(seed);
  VirtualNode& node = world.add_node(Settings{});
  node.rooms().open();
  VirtualClient anna(world, node, "anna");
  anna.enter(anna.create(against_a_bot));
  play_on(world, anna);
  return anna.entries;
}

TEST(Rooms, TheSameSeedPlaysTheSameGameToTheLastBit) {
  EXPECT_EQ(whole_game(7), whole_game(7));
  EXPECT_NE(whole_game(7), whole_game(8));
}

}  // namespace
}  // namespace gockel
