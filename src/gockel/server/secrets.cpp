#include "gockel/server/secrets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/crypto/crypto.h"

namespace gockel {
namespace {

constexpr std::string_view code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t code_size = 12;
constexpr std::size_t cookie_digits = 64;

template <std::size_t size>
std::array<std::uint8_t, size> random_bytes(const RandomBytes& random) {
  std::array<std::uint8_t, size> bytes{};
  random(bytes);
  return bytes;
}

}  // namespace

std::string fresh_code(const RandomBytes& random) {
  // 32 letters divide 256: every one is as likely as the others.
  static_assert(code_letters.size() == 32);
  std::string code;
  for (const std::uint8_t byte : random_bytes<code_size>(random))
    code += code_letters[byte % code_letters.size()];
  return code;
}

bool is_code(std::string_view text) {
  return text.size() == code_size &&
         text.find_first_not_of(code_letters) == text.npos;
}

std::string code_from(std::string_view text) {
  std::string code(text);
  std::ranges::transform(code, code.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return code;
}

std::string fresh_key(const RandomBytes& random) {
  return hex(random_bytes<16>(random));
}

Seed fresh_seed(const RandomBytes& random) {
  return Seed(random_bytes<Seed::size>(random));
}

PublicSeed fresh_public_seed(const RandomBytes& random) {
  return PublicSeed(random_bytes<PublicSeed::size>(random));
}

Salt fresh_salt(const RandomBytes& random) {
  return Salt(random_bytes<Salt::size>(random));
}

std::uint32_t fresh_number(const RandomBytes& random) {
  std::uint32_t number = 0;
  for (const std::uint8_t byte : random_bytes<4>(random))
    number = number << 8 | byte;
  return number;
}

std::string ServerSecrets::proof(std::string_view purpose,
                                 std::string_view text) const {
  const std::string message = fmt::format("{}\n{}", purpose, text);
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(message.data());
  const Digest whole =
      sodium_hash.hmac_sha256(secret_, {bytes, message.size()});
  return whole.text().substr(0, cookie_digits / 2);
}

std::string ServerSecrets::fresh_cookie(const RandomBytes& random) const {
  const std::string drawn = hex(random_bytes<cookie_digits / 4>(random));
  return drawn + proof("cookie", drawn);
}

bool ServerSecrets::made_cookie(std::string_view text) const {
  if (text.size() != cookie_digits) return false;
  const std::string right = proof("cookie", text.substr(0, cookie_digits / 2));
  const std::string_view given = text.substr(cookie_digits / 2);
  // All digits are looked at, so that the time tells nothing about them.
  unsigned differs = 0;
  for (std::size_t i = 0; i < right.size(); ++i)
    differs |=
        static_cast<unsigned>(right[i]) ^ static_cast<unsigned>(given[i]);
  return differs == 0;
}

std::string ServerSecrets::opener(std::string_view group) const {
  return proof("opener", group);
}

}  // namespace gockel
