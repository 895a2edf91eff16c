#include "gockel/server/rate_limits.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

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

TEST(RateLimits, NobodyIsForgottenBeforeThereAreMany) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  for (std::size_t i = 0; i < RateLimits::max_addresses; ++i)
    limits.may_ask(std::to_string(i));
  time.step(time.now() + 1000);
  limits.may_ask("another");
  EXPECT_EQ(limits.addresses(), RateLimits::max_addresses + 1);
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
  EXPECT_EQ(limits.addresses_with_sockets(), 2U);
  limits.close_socket("a");
  EXPECT_EQ(limits.sockets(), 2);
  EXPECT_TRUE(limits.open_socket("c"));
}

TEST(RateLimits, ASocketThatClosesIsOneLessOfItsAddress) {
  VirtualTime time;
  RateLimits limits(with_rate(5), time);
  EXPECT_TRUE(limits.open_socket("a"));
  EXPECT_TRUE(limits.open_socket("a"));
  limits.close_socket("a");
  EXPECT_TRUE(limits.open_socket("a"));
  EXPECT_FALSE(limits.open_socket("a"));
  limits.close_socket("a");
  limits.close_socket("a");
  EXPECT_EQ(limits.sockets(), 0);
}

TEST(Hosts, AreAddressesNamesOfThisMachineAndTheOrigin) {
  VirtualTime time;
  Settings settings;
  settings.origin = "https://play.example";
  const RateLimits limits(settings, time);
  std::array<char, 256> own{};
  ASSERT_EQ(gethostname(own.data(), own.size() - 1), 0);
  const std::string name = own.data();
  for (const std::string& ours :
       {std::string("localhost"), std::string("localhost:8080"),
        std::string("127.0.0.1:8080"), std::string("192.168.0.4"),
        std::string("[::1]:8080"), std::string("[2001:db8::1]"),
        std::string("play.example"), name, name + ":80", name + ".local",
        name + ".local:8080"})
    EXPECT_TRUE(limits.host_is_ours(ours)) << ours;
  for (const char* other :
       {"", "evil.example", "evil.example:8080", "play.example:81",
        "xplay.example", "a.play.example", "localhost.example", "local",
        "zzz.example", "~", "[::1", "1.2.3", "127.0.0.1.example"})
    EXPECT_FALSE(limits.host_is_ours(other)) << other;
  EXPECT_FALSE(limits.host_is_ours(name + ".example"));
  EXPECT_FALSE(limits.host_is_ours(name + "x"));
  EXPECT_FALSE(RateLimits(Settings(), time).host_is_ours("play.example"));
}

TEST(Origins, AreThePageOfThisServerOrNone) {
  VirtualTime time;
  Settings settings;
  settings.origin = "https://play.example";
  const RateLimits limits(settings, time);
  EXPECT_TRUE(limits.origin_is_ours("", "127.0.0.1:8080"));
  EXPECT_TRUE(limits.origin_is_ours("https://play.example", "anything"));
  EXPECT_TRUE(limits.origin_is_ours("http://127.0.0.1:8080", "127.0.0.1:8080"));
  EXPECT_FALSE(limits.origin_is_ours("http://play.example", "play.example"))
      << "whoever is between could be that page";
  for (const char* other :
       {"https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://evil",
        "https://evil", "null", "127.0.0.1:8080", "http://play.example"})
    EXPECT_FALSE(limits.origin_is_ours(other, "127.0.0.1:8080")) << other;
  EXPECT_FALSE(RateLimits(Settings(), time)
                   .origin_is_ours("https://play.example", "play.example"));
}

TEST(Cookie, IsFoundAmongOthers) {
  EXPECT_EQ(cookie("", "me"), "");
  EXPECT_EQ(cookie("me=1", "me"), "1");
  EXPECT_EQ(cookie("me=", "me"), "");
  EXPECT_EQ(cookie("a=2; me=1", "me"), "1");
  EXPECT_EQ(cookie("a=2;me=1;b=3", "me"), "1");
  EXPECT_EQ(cookie("mean=2;  me=x=y", "me"), "x=y");
  EXPECT_EQ(cookie("me; ; home=3", "me"), "");
  EXPECT_EQ(cookie("me=1; me=2", "me"), "1");
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
