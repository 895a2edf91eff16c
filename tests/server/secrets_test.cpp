#include "gockel/server/secrets.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace gockel
