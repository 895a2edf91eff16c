#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr int too_fast = -32014;
constexpr int not_yours = -32011;
constexpr int wrong_time = -32015;
constexpr int stale = -32010;
constexpr int bad_params = -32602;

const Millis ask_after = Settings{}.ask_after;
/// Before, somebody who is gone may only be loading the page anew.
const Millis ask_absent_after = absent_after / 4;

int error_of(const Input& answer) {
  return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
}

/// Three people at a table, one of whom is to decide.
class StandInTest : public testing::Test {
 protected:
  void begin(const std::string& clock = R"({"kind":"none"})") {
    code_ = people_[0]->create(
        R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"},)"
        R"({"kind":"open"}],"clock":)" +
        clock + "}");
    for (VirtualClient* person : people_) person->enter(code_);
    for (VirtualClient* person : {people_[1], people_[2]}) person->sit();
    actor().play();  // the first throw: from here on there is a decision
  }
  VirtualClient& actor() {
    return **std::ranges::find_if(people_, &VirtualClient::my_turn);
  }
  /// Those who wait, in the order of their seats.
  VirtualClient& other(int number) {
    for (VirtualClient* person : people_)
      if (person != &actor() && number-- == 0) return *person;
    return actor();
  }
  static Input ask(VirtualClient& person) {
    return person.ask("stand_in", {{"version", person.table().version()}});
  }

  VirtualWorld world_;
  VirtualNode& node_ = world_.add_node(Settings{});
  VirtualClient anna_{world_, node_, "anna"};
  VirtualClient ben_{world_, node_, "ben"};
  VirtualClient cleo_{world_, node_, "cleo"};
  std::vector<VirtualClient*> people_{&anna_, &ben_, &cleo_};
  std::string code_;
};

TEST_F(StandInTest, ForSomebodyGoneEverybodyKnowsWhenAndAnybodyMayAskBefore) {
  begin();
  VirtualClient& gone = actor();
  VirtualClient& here = other(0);
  EXPECT_EQ(here.times["stand_in"], nullptr);
  const Millis left = world_.time.now();
  gone.leave();
  EXPECT_EQ(here.times["stand_in"], left + absent_after);
  EXPECT_EQ(here.times["ask"], left + ask_absent_after);
  world_.advance(ask_absent_after - 1);
  EXPECT_EQ(error_of(ask(here)), wrong_time) << "they may be loading the page";
  world_.advance(1);
  EXPECT_EQ(error_of(ask(here)), 0);
  const std::vector<std::string> types = here.types();
  ASSERT_EQ(types[types.size() - 2], "asked");
  ASSERT_EQ(types.back(), "away") << "one word is enough";
  EXPECT_EQ(here.entries.back()["why"], "asked");
  EXPECT_EQ(here.times["stand_in"], nullptr);
  world_.advance(bot_pace);
  EXPECT_EQ(here.entries.back()["by"], "stand_in");
}

TEST_F(StandInTest, WhoIsBackBeforeAnybodyAsksStays) {
  begin();
  VirtualClient& gone = actor();
  VirtualClient& here = other(0);
  gone.leave();
  world_.advance(ask_absent_after);
  gone.enter(code_);
  EXPECT_EQ(here.times["stand_in"], nullptr);
  EXPECT_EQ(error_of(ask(here)), wrong_time);
  EXPECT_EQ(here.count("away"), 0U);
}

TEST_F(StandInTest, ForSomebodyIdleAllOthersWhoAreThereHaveToAsk) {
  begin();
  VirtualClient& idle = actor();
  VirtualClient& first = other(0);
  VirtualClient& second = other(1);
  EXPECT_EQ(first.times["ask"], world_.time.now() + ask_after);
  world_.advance(ask_after - 1);
  EXPECT_EQ(error_of(ask(first)), wrong_time);
  world_.advance(1);
  EXPECT_EQ(error_of(ask(idle)), wrong_time) << "nobody asks about themselves";
  EXPECT_EQ(error_of(ask(first)), 0);
  EXPECT_EQ(second.types().back(), "asked");
  EXPECT_THAT(second.table().asked(), ElementsAre(first.seat()));
  const std::size_t before = first.entries.size();
  EXPECT_EQ(error_of(ask(first)), 0);
  EXPECT_EQ(first.entries.size(), before) << "it was asked for already";
  EXPECT_EQ(error_of(ask(second)), 0);
  EXPECT_EQ(second.entries.back()["why"], "asked");
  EXPECT_EQ(second.entries.back()["seat"], std::string(1, letter(idle.seat())));
  EXPECT_EQ(error_of(idle.play()), 0) << "and they may come back at any time";
  EXPECT_FALSE(idle.table().seat_holder(idle.seat()).away);
}

TEST_F(StandInTest, WhoIsNotThereNeedNotAsk) {
  begin();
  VirtualClient& first = other(0);
  VirtualClient& second = other(1);
  world_.advance(ask_after);
  EXPECT_EQ(error_of(ask(first)), 0);
  EXPECT_EQ(first.count("away"), 0U);
  second.leave();
  EXPECT_EQ(error_of(ask(first)), 0) << "now they are all who are there";
  EXPECT_EQ(first.count("away"), 1U);
}

TEST_F(StandInTest, AWordHoldsUntilTheGameGoesOn) {
  begin();
  VirtualClient& idle = actor();
  VirtualClient& first = other(0);
  VirtualClient& second = other(1);
  world_.advance(ask_after);
  const Input seen{{"version", second.table().version()}};
  EXPECT_EQ(error_of(ask(first)), 0);
  idle.play();
  EXPECT_THAT(second.table().asked(), IsEmpty());
  world_.advance(ask_after - 1);
  EXPECT_EQ(error_of(ask(second)), wrong_time) << "a minute from now on";
  world_.advance(1);
  EXPECT_EQ(error_of(second.ask("stand_in", seen)), stale)
      << "that was meant for another moment";
  EXPECT_EQ(second.count("away"), 0U);
}

TEST_F(StandInTest, ARequestThatComesAgainHappensOnce) {
  begin();
  VirtualClient& here = other(0);
  actor().leave();
  world_.advance(ask_absent_after);
  const Input answer = ask(here);
  ASSERT_EQ(error_of(answer), 0) << answer.dump();
  EXPECT_EQ(here.repeat()["result"], answer["result"]);
  EXPECT_EQ(here.count("asked"), 1U);
}

TEST_F(StandInTest, WhereAClockRunsNobodyWhoIsThereIsAskedAbout) {
  begin(R"({"kind":"turn","seconds":600})");
  EXPECT_EQ(other(0).times["ask"], nullptr);
  world_.advance(ask_after);
  EXPECT_EQ(error_of(ask(other(0))), wrong_time);
  VirtualClient& here = other(0);
  actor().leave();
  world_.advance(ask_absent_after);
  EXPECT_EQ(error_of(ask(here)), 0) << "but about somebody who is gone";
}

TEST_F(StandInTest, InGamesOfDaysNobodyIsWaitedFor) {
  begin(R"({"kind":"days","days":2})");
  VirtualClient& here = other(0);
  actor().leave();
  world_.advance(one_hour);
  EXPECT_EQ(here.times["ask"], nullptr);
  EXPECT_EQ(error_of(ask(here)), wrong_time);
}

TEST_F(StandInTest, WhoWatchesHasNoSay) {
  begin();
  VirtualClient watcher(world_, node_, "watcher");
  watcher.enter(code_);
  world_.advance(ask_after);
  EXPECT_EQ(error_of(ask(watcher)), not_yours);
  EXPECT_EQ(error_of(watcher.ask_alone("react", {{"reaction", "wow"}})),
            not_yours);
}

class ReactionTest : public StandInTest {
 protected:
  static Input react(VirtualClient& person, const std::string& reaction) {
    return person.ask_alone("react", {{"reaction", reaction}});
  }
};

TEST_F(ReactionTest, AreHeardByEverybodyAndNotStored) {
  begin();
  const std::size_t before = anna_.entries.size();
  EXPECT_EQ(error_of(react(anna_, "bravo")), 0);
  EXPECT_EQ(error_of(react(ben_, "oh_no")), 0);
  for (const VirtualClient* person : people_)
    EXPECT_THAT(person->reactions, ElementsAre("A bravo", "B oh_no"));
  EXPECT_EQ(anna_.entries.size(), before);
  EXPECT_EQ(world_.database.tables->entries(code_, 0)->size(), before);
}

TEST_F(ReactionTest, ThreeAtOnceThenOneEveryTwoSeconds) {
  begin();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(error_of(react(anna_, "laugh")), 0);
  EXPECT_EQ(error_of(react(anna_, "laugh")), too_fast);
  EXPECT_EQ(error_of(react(ben_, "hurry")), 0) << "each for themselves";
  world_.advance(2 * one_second);
  EXPECT_EQ(error_of(react(anna_, "phew")), 0);
  EXPECT_EQ(error_of(react(anna_, "phew")), too_fast);
  EXPECT_EQ(cleo_.reactions.size(), 5U);
}

TEST_F(ReactionTest, AreOnlyTheSix) {
  begin();
  EXPECT_EQ(error_of(react(anna_, "you fool")), bad_params);
  EXPECT_THAT(ben_.reactions, IsEmpty());
}

TEST(ReactionOfNodes, IsHeardOnceEverywhereWithOrWithoutTheStore) {
  VirtualWorld world;
  world.database.shared = true;
  VirtualClient anna(world, world.add_node(Settings{}), "anna");
  VirtualClient ben(world, world.add_node(Settings{}), "ben");
  ben.enter(anna.create(two_people));
  const auto react = [&anna](const std::string& reaction) {
    return error_of(anna.ask_alone("react", {{"reaction", reaction}}));
  };
  EXPECT_EQ(react("wow"), 0);
  EXPECT_THAT(anna.reactions, ElementsAre("A wow"));
  EXPECT_THAT(ben.reactions, ElementsAre("A wow"));
  world.database.broken = true;
  EXPECT_EQ(react("phew"), 0) << "nothing was to be stored";
  EXPECT_THAT(anna.reactions, ElementsAre("A wow", "A phew"));
}

}  // namespace
}  // namespace gockel
