#include "gockel/server/rate_limits.h"

#include <gtest/gtest.h>

#include "tests/server/virtual_time.h"

namespace gockel {
namespace {

Settings with_rate(double rate) {
  Settings settings;
  settings.rate = rate;
  settings.max_sockets = 3;
  settings.max_sockets_each = 2;
  return settings;
}

/// How many requests of an address are let in now, one after the other.
int burst(RateLimits& limits, const std::string& address) {
  int allowed = 0;
  while (allowed < 1000 && limits.may_ask(address)) ++allowed;
  return allowed;
}

TEST(RateLimits, ASilentAddressMayAskFourSecondsWorthAtOnce) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  EXPECT_EQ(burst(limits, "a"), 20);
  EXPECT_EQ(burst(limits, "b"), 20) << "addresses do not share";
}

TEST(RateLimits, RequestsComeBackAtTheirRateAndNotBeyondTheBurst) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  burst(limits, "a");
  time.step(time.now() + 199);
  EXPECT_EQ(burst(limits, "a"), 0);
  time.step(time.now() + 1);
  EXPECT_EQ(burst(limits, "a"), 1);
  time.step(time.now() + 1000);
  EXPECT_EQ(burst(limits, "a"), 5);
  time.step(time.now() + 3'600'000);
  EXPECT_EQ(burst(limits, "a"), 20);
}

TEST(RateLimits, AWrongGuessCostsTwentyRequests) {
  VirtualTime time;
  RateLimits limits(with_rate(10), time);
  limits.guessed_wrong("a");
  EXPECT_EQ(burst(limits, "a"), 20);
}

TEST(RateLimits, AWrongGuessOfWhoHasNothingLeftIsOwed) {
  VirtualTime time;
  RateLimits limits(with_rate(10), time);
  burst(limits, "a");
  limits.guessed_wrong("a");
  limits.guessed_wrong("a");
  time.step(time.now() + 4000);
  EXPECT_EQ(burst(limits, "a"), 0) << "forty requests are owed";
  time.step(time.now() + 100);
  EXPECT_EQ(burst(limits, "a"), 1);
}

TEST(RateLimits, NobodyOwesMoreThanTenBursts) {
  VirtualTime time;
  RateLimits limits(with_rate(10), time);
  for (int i = 0; i < 1000; ++i) limits.guessed_wrong("a");
  time.step(time.now() + 40'000);
  EXPECT_EQ(burst(limits, "a"), 0);
  time.step(time.now() + 1000);
  EXPECT_EQ(burst(limits, "a"), 10);
}

TEST(RateLimits, ATableCostsASecondsWorthOfRequests) {
  VirtualTime time;
  RateLimits limits(with_rate(10), time);
  int opened = 0;
  while (limits.may_ask("a")) {
    limits.opened_table("a");
    ++opened;
  }
  EXPECT_EQ(opened, 4) << "a burst is forty requests, each costs eleven";
}

TEST(RateLimits, WithoutARateEverybodyMayAsk) {
  VirtualTime time;
  RateLimits limits(with_rate(0), time);
  limits.guessed_wrong("a");
  EXPECT_EQ(burst(limits, "a"), 1000);
  EXPECT_EQ(limits.addresses(), 0U);
}

TEST(RateLimits, AddressesThatWereSilentForLongAreForgottenWhenThereAreMany) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  for (std::size_t i = 0; i <= RateLimits::max_addresses; ++i)
    limits.may_ask(std::to_string(i));
  EXPECT_EQ(limits.addresses(), RateLimits::max_addresses + 1);
  time.step(time.now() + 1000);
  burst(limits, "greedy");
  EXPECT_EQ(limits.addresses(), 1U) << "all others had their burst again";
  EXPECT_EQ(burst(limits, "greedy"), 0);
}

TEST(RateLimits, WhoStillOwesIsNotForgotten) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  burst(limits, "greedy");
  for (std::size_t i = 0; i < RateLimits::max_addresses; ++i)
    limits.may_ask(std::to_string(i));
  time.step(time.now() + 1000);
  limits.may_ask("another");
  EXPECT_EQ(limits.addresses(), 2U);
  EXPECT_EQ(burst(limits, "greedy"), 5);
}

TEST(RateLimits, SocketsAreCountedForEachAddressAndInAll) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  EXPECT_TRUE(limits.open_socket("a"));
  EXPECT_TRUE(limits.open_socket("a"));
  EXPECT_FALSE(limits.open_socket("a"));
  EXPECT_TRUE(limits.open_socket("b"));
  EXPECT_FALSE(limits.open_socket("c"));
  limits.close_socket("a");
  EXPECT_EQ(limits.sockets(), 2);
  EXPECT_TRUE(limits.open_socket("c"));
}

TEST(TokenBucket, AClockThatIsSetBackGivesNothing) {
  TokenBucket bucket(1, 2);
  EXPECT_TRUE(bucket.take(10'000));
  EXPECT_TRUE(bucket.take(10'000));
  EXPECT_FALSE(bucket.take(5000));
  EXPECT_TRUE(bucket.take(6000));
}

}  // namespace
}  // namespace gockel
