#include "gockel/server/secrets.h"

#include <gtest/gtest.h>

#include <numeric>

#include "gockel/crypto/crypto.h"

namespace gockel {
namespace {

TEST(ServerSecrets, KnowTheirOwnCookiesAndNoOthers) {
  const ServerSecrets ours(fresh_seed(fill_random));
  const ServerSecrets others(fresh_seed(fill_random));
  const std::string cookie = ours.fresh_cookie(fill_random);
  EXPECT_TRUE(ours.made_cookie(cookie));
  EXPECT_FALSE(others.made_cookie(cookie));
  EXPECT_FALSE(ours.made_cookie(""));
  EXPECT_FALSE(ours.made_cookie(std::string(64, 'a')))
      << "any digits will not do";
  for (std::size_t i = 0; i < cookie.size(); ++i) {
    std::string changed = cookie;
    changed[i] = changed[i] == '0' ? '1' : '0';
    EXPECT_FALSE(ours.made_cookie(changed)) << i;
  }
}

TEST(ServerSecrets, NameOpenersWithoutTellingTheirAddress) {
  const Seed seed = fresh_seed(fill_random);
  const ServerSecrets ours(seed);
  EXPECT_EQ(ours.opener("192.0.2.1"), ServerSecrets(seed).opener("192.0.2.1"));
  EXPECT_NE(ours.opener("192.0.2.1"), ours.opener("192.0.2.2"));
  EXPECT_NE(ours.opener("192.0.2.1"),
            ServerSecrets(fresh_seed(fill_random)).opener("192.0.2.1"));
}

TEST(Code, IsReadInSmallLettersToo) {
  const std::string code = fresh_code(fill_random);
  std::string small = code;
  for (char& c : small) c = static_cast<char>(std::tolower(c));
  EXPECT_EQ(code_from(small), code);
  EXPECT_TRUE(is_code(code_from(small)));
}

/// Bytes 0, 1, 2, ... from this one on.
RandomBytes counting(std::uint8_t from) {
  return [from](std::span<std::uint8_t> bytes) {
    std::iota(bytes.begin(), bytes.end(), from);
  };
}

TEST(Code, HasALetterForEveryFiveBits) {
  EXPECT_EQ(fresh_code(counting(0)), "0123456789AB");
  EXPECT_EQ(fresh_code(counting(12)), "CDEFGHJKMNPQ");
  EXPECT_EQ(fresh_code(counting(24)), "RSTVWXYZ0123");
}

TEST(Code, HasTwelveOfItsLetters) {
  EXPECT_TRUE(is_code("K7QXM2PD9TRA"));
  for (const char* wrong : {"", "K7QXM2PD9TR", "K7QXM2PD9TRAA", "K7QXM2PD9TRI",
                            "k7qxm2pd9tra", "K7QXM2PD9TR "})
    EXPECT_FALSE(is_code(wrong)) << wrong;
  EXPECT_EQ(code_from("az09-`{"), "AZ09-`{");
}

TEST(Secrets, AreMadeOfTheBytesThatAreDrawn) {
  EXPECT_EQ(fresh_key(counting(0)), "000102030405060708090a0b0c0d0e0f");
  EXPECT_EQ(fresh_salt(counting(1)).text(), "0102030405060708090a0b0c0d0e0f10");
  EXPECT_EQ(fresh_number(counting(1)), 0x01020304U);
  EXPECT_EQ(fresh_seed(counting(0)).bytes()[31], 31);
  EXPECT_EQ(fresh_public_seed(counting(0)).bytes()[31], 31);
}

TEST(ServerSecrets, HaveCookiesOfWhatWasDrawnAndItsProof) {
  const ServerSecrets ours(fresh_seed(counting(0)));
  const std::string cookie = ours.fresh_cookie(counting(0));
  EXPECT_EQ(cookie.size(), 64U);
  EXPECT_TRUE(cookie.starts_with("000102030405060708090a0b0c0d0e0f"));
  EXPECT_EQ(ours.opener("x").size(), 32U);
  EXPECT_NE(ours.opener("000102030405060708090a0b0c0d0e0f"), cookie.substr(32))
      << "a proof is for one purpose";
  EXPECT_FALSE(ours.made_cookie(cookie + "0"));
  EXPECT_FALSE(ours.made_cookie(cookie.substr(1)));
}

}  // namespace
}  // namespace gockel
