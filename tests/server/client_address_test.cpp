#include "gockel/server/client_address.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gockel {
namespace {

using testing::ElementsAre;

IpAddress ip(const char* text) { return boost::asio::ip::make_address(text); }

TEST(LimitGroup, IsTheAddressOfIpv4AndTheSiteOfIpv6) {
  EXPECT_EQ(limit_group(ip("192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(limit_group(ip("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(limit_group(ip("2001:db8:1:2:3:4:5:6")),
            limit_group(ip("2001:db8:1:2::1")));
  EXPECT_NE(limit_group(ip("2001:db8:1:2::1")),
            limit_group(ip("2001:db8:1:3::1")));
}

TEST(AddressRange, HasTheAddressesOfItsPrefix) {
  const auto range = AddressRange::parse("10.1.2.3/15");
  ASSERT_TRUE(range);
  EXPECT_TRUE(range->contains(ip("10.0.0.1")));
  EXPECT_TRUE(range->contains(ip("::ffff:10.1.255.255")));
  EXPECT_FALSE(range->contains(ip("10.2.0.0")));
  EXPECT_FALSE(range->contains(ip("a00::")));
  const auto six = AddressRange::parse("fd00::/8");
  ASSERT_TRUE(six);
  EXPECT_TRUE(six->contains(ip("fdff::1")));
  EXPECT_FALSE(six->contains(ip("fe00::1")));
  const auto all = AddressRange::parse("0.0.0.0/0");
  ASSERT_TRUE(all);
  EXPECT_TRUE(all->contains(ip("255.1.2.3")));
  EXPECT_FALSE(all->contains(ip("::1")));
  EXPECT_FALSE(AddressRange::parse("127.0.0.1")->contains(ip("127.0.0.2")));
  // Every bit of the prefix counts, and none behind it.
  for (int bits = 1; bits <= 32; ++bits) {
    const auto zeros = AddressRange::parse("0.0.0.0/" + std::to_string(bits));
    ASSERT_TRUE(zeros);
    const auto with_bit = [](int n) {
      return boost::asio::ip::make_address_v4(1U << (32 - n));
    };
    EXPECT_FALSE(zeros->contains(with_bit(bits))) << bits;
    if (bits < 32) {
      EXPECT_TRUE(zeros->contains(with_bit(bits + 1))) << bits;
    }
  }
}

TEST(AddressRange, IsNotReadFromAnythingElse) {
  for (const char* text : {"", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1",
                           "10.0.0.0/8x", "fd00::/129", "localhost"})
    EXPECT_FALSE(AddressRange::parse(text)) << text;
}

class ClientAddress : public testing::Test {
 protected:
  std::string client(const char* peer, std::string_view header) {
    return client_address(ip(peer), forwarded_hops(kind_, header), trusted_)
        .to_string();
  }
  ProxyHeader kind_ = ProxyHeader::x_forwarded_for;
  std::vector<AddressRange> trusted_{*AddressRange::parse("10.0.0.0/8"),
                                     *AddressRange::parse("127.0.0.1")};
};

TEST_F(ClientAddress, IsThePeerWithoutAProxy) {
  EXPECT_EQ(client("192.0.2.1", ""), "192.0.2.1");
  EXPECT_EQ(client("192.0.2.1", "198.51.100.1"), "192.0.2.1")
      << "a stranger's word counts for nothing";
  EXPECT_EQ(client("127.0.0.1", ""), "127.0.0.1");
}

TEST_F(ClientAddress, IsTheRightmostHopThatIsNoProxy) {
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1, 192.0.2.1"), "192.0.2.1")
      << "what the client said itself stands further left";
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1,192.0.2.1 , 10.1.1.1"),
            "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "10.2.2.2, 10.1.1.1"), "10.2.2.2")
      << "a network of proxies only: the first of them";
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1:4711"), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]:4711"), "2001:db8::1");
}

TEST_F(ClientAddress, StopsAtWhatIsNoAddress) {
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1, unknown"), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1, , 10.1.1.1"), "10.1.1.1");
}

TEST_F(ClientAddress, IsReadFromTheStandardHeaderToo) {
  kind_ = ProxyHeader::forwarded;
  EXPECT_EQ(client("127.0.0.1", "for=192.0.2.1;proto=https"), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", R"(For="[2001:db8::1]:80", for=10.1.1.1)"),
            "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "for=192.0.2.1, by=10.1.1.1"), "127.0.0.1");
}

TEST_F(ClientAddress, IsReadFromWhatIsQuotedOrNot) {
  kind_ = ProxyHeader::forwarded;
  for (const char* header :
       {"for=192.0.2.1", R"(for="192.0.2.1")", R"(FOR="192.0.2.1:80")",
        "proto=https; for=192.0.2.1", " for=192.0.2.1 ;by=10.0.0.1"})
    EXPECT_EQ(client("127.0.0.1", header), "192.0.2.1") << header;
  for (const char* header :
       {"", "for", "for=", R"(for=")", R"(for="")", "fox=192.0.2.1",
        "xfor=192.0.2.1", "for=_hidden", R"(for="192.0.2.1)", "fo=192.0.2.1"})
    EXPECT_EQ(client("127.0.0.1", header), "127.0.0.1") << header;
}

TEST_F(ClientAddress, KeepsThePortOfAnIpv6AddressApart) {
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]"), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(ForwardedHops, AreInTheOrderOfTheHeader) {
  EXPECT_THAT(forwarded_hops(ProxyHeader::x_forwarded_for, " a ,b,, c"),
              ElementsAre("a", "b", "", "c"));
}

}  // namespace
}  // namespace gockel
