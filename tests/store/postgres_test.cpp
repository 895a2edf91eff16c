#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "gockel/store/notices.h"
#include "gockel/store/postgres_store.h"
#include "tests/store/postgres_cluster.h"

namespace gockel {
namespace {

using testing::HasSubstr;
using testing::Not;

Append append(std::string table, std::uint64_t expected) {
  Append append;
  append.table = std::move(table);
  append.expected = expected;
  append.version = expected + 1;
  append.entries = "entry";
  append.stage = "playing";
  append.node = "node";
  return append;
}

TEST(Postgres, ADatabaseThatHangsIsAFaultAndIsBackWhenItGoesOn) {
  PostgresCluster cluster;
  const std::string where = cluster.fresh_database();
  auto store = PostgresStore::open(
      {.where = where, .timeout = std::chrono::milliseconds(300)});
  ASSERT_TRUE(store) << store.error().sentence;
  Append first = append("T", 0);
  ASSERT_TRUE((*store)->append({&first, 1}));
  cluster.hang();
  // Once on the connection there is, once while it is made anew.
  for (int i = 0; i < 2; ++i) {
    const auto hung = (*store)->entries("T", 0);
    ASSERT_FALSE(hung);
    EXPECT_THAT(hung.error().sentence, HasSubstr("does not answer"));
    EXPECT_EQ(hung.error().kind, StoreFault::Kind::lost);
  }
  cluster.go_on();
  const auto back = (*store)->entries("T", 0);
  ASSERT_TRUE(back) << back.error().sentence;
  EXPECT_EQ(back->size(), 1U);
}

TEST(Postgres, AStopEndsACallThatHangs) {
  PostgresCluster cluster;
  std::stop_source stop;
  auto store = PostgresStore::open({.where = cluster.fresh_database(),
                                    .timeout = std::chrono::hours(1),
                                    .stop = stop.get_token()});
  ASSERT_TRUE(store) << store.error().sentence;
  cluster.hang();
  {
    const std::jthread caller([&] { EXPECT_FALSE((*store)->entries("T", 0)); });
    stop.request_stop();
  }
  cluster.go_on();
}

TEST(Postgres, FaultsRepeatNeitherAddressNorValues) {
  for (const char* where :
       {"postgresql://anna:top%20secret@127.0.0.1:1/gockel",
        "postgresql://anna:top secret@127.0.0.1:1/gockel",
        "postgresql://anna:top@secret@127.0.0.1:1/gockel",
        "postgresql://anna:secret@127.0.0.1:secret/gockel?secret=1"}) {
    const auto store = PostgresStore::open({.where = where});
    ASSERT_FALSE(store) << where;
    EXPECT_THAT(store.error().sentence, HasSubstr("cannot open the database"));
    for (const char* part : {"secret", "top", "anna"})
      EXPECT_THAT(store.error().sentence, Not(HasSubstr(part)));
  }
  auto store =
      PostgresStore::open({.where = postgres_cluster().fresh_database()});
  Append first = append("T", 0);
  ASSERT_TRUE((*store)->append({&first, 1}));
  // Its entries are there already: the primary key refuses the second.
  Append broken = append("T", 1);
  broken.version = 1;
  broken.entries = "a secret";
  const auto refused = (*store)->append({&broken, 1});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().sentence, HasSubstr("entries_pkey"));
  EXPECT_THAT(refused.error().sentence, Not(HasSubstr("secret")));
}

TEST(Postgres, ATextWithAZeroByteIsNeverCutShort) {
  auto store =
      PostgresStore::open({.where = postgres_cluster().fresh_database()});
  Append first = append("T", 0);
  first.client = std::string("anna 1\0x", 8);
  EXPECT_FALSE((*store)->append({&first, 1}));
  EXPECT_FALSE(*(*store)->table("T"));
}

TEST(Postgres, APasswordMayHaveAnyCharacters) {
  const std::string where = postgres_cluster().fresh_database();
  const auto store =
      PostgresStore::open({.where = where + "&password=a%20b%27c%5C%22d"});
  EXPECT_TRUE(store) << store.error().sentence;
}

TEST(Postgres, TellsTheTimeOfTheDatabase) {
  auto store =
      PostgresStore::open({.where = postgres_cluster().fresh_database()});
  const auto now = (*store)->now();
  ASSERT_TRUE(now && *now);
  EXPECT_GT(**now, 1'600'000'000'000);
}

TEST(Postgres, NodesHearWhatWasStored) {
  const std::string where = postgres_cluster().fresh_database();
  auto store = PostgresStore::open({.where = where});
  ASSERT_TRUE(store);
  std::stop_source stop;
  std::atomic<bool> listening = false;
  std::vector<Notice> heard;
  std::jthread listener([&] {
    listen_for_notices({.where = where, .stop = stop.get_token()},
                       {.heard =
                            [&](const std::vector<Notice>& notices) {
                              heard.insert(heard.end(), notices.begin(),
                                           notices.end());
                              if (heard.size() == 5) stop.request_stop();
                            },
                        .missed = [&] { listening = true; }});
  });
  while (!listening) std::this_thread::yield();
  Append first = append("T", 0);
  first.owners = {{1, "anna", "key"}};
  ASSERT_TRUE((*store)->append({&first, 1}));
  const std::vector<Append> batch{append("T", 1), append("T", 5)};
  ASSERT_TRUE((*store)->append(batch));
  ASSERT_TRUE((*store)->claim({"T", "wrong", "ben", "other"}));
  ASSERT_TRUE((*store)->claim({"T", "key", "phone", "other"}));
  const std::vector<Store::Arrival> came{{"T", 1, std::nullopt}};
  ASSERT_TRUE((*store)->set_presence("other", came));
  const Notice reaction{Notice::Kind::reaction, "other", "T", 2, {"wow"}};
  ASSERT_TRUE((*store)->tell(reaction));
  listener.join();
  ASSERT_EQ(heard.size(), 5U);
  EXPECT_EQ(heard[0].kind, Notice::Kind::owners);
  EXPECT_EQ(heard[1],
            (Notice{Notice::Kind::entries, "node", "T", 2, {"entry"}}));
  EXPECT_EQ(heard[2], (Notice{Notice::Kind::owners, "other", "T", 0, {}}));
  EXPECT_EQ(heard[3], (Notice{Notice::Kind::presence, "other", "T", 0, {}}));
  EXPECT_EQ(heard[4], reaction);
}

TEST(Postgres, ABatchIsToldInFewMessages) {
  const std::string where = postgres_cluster().fresh_database();
  auto store = PostgresStore::open({.where = where});
  ASSERT_TRUE(store);
  std::stop_source stop;
  std::atomic<bool> listening = false;
  std::vector<Notice> heard;
  int messages = 0;
  // Forty tables whose entries fill more than one message, and one that is
  // stale, of which nobody hears.
  constexpr std::size_t tables = 40;
  std::vector<Append> batch;
  for (std::size_t i = 0; i < tables; ++i) {
    batch.push_back(append("T" + std::to_string(i), 0));
    batch.back().entries = std::string(300, 'x');
  }
  batch.push_back(append("nowhere", 5));
  std::jthread listener([&] {
    listen_for_notices({.where = where, .stop = stop.get_token()},
                       {.heard =
                            [&](const std::vector<Notice>& notices) {
                              ++messages;
                              heard.insert(heard.end(), notices.begin(),
                                           notices.end());
                              if (heard.size() >= tables) stop.request_stop();
                            },
                        .missed = [&] { listening = true; }});
  });
  while (!listening) std::this_thread::yield();
  ASSERT_TRUE((*store)->append(batch));
  listener.join();
  EXPECT_EQ(messages, 2) << "40 x 300 bytes, 8000 in a message";
  std::set<std::string> told;
  for (const Notice& notice : heard) {
    told.insert(notice.table);
    EXPECT_EQ(notice.entries, std::vector{std::string(300, 'x')});
  }
  EXPECT_EQ(told.size(), tables);
  EXPECT_FALSE(told.contains("nowhere"));
}

}  // namespace
}  // namespace gockel
