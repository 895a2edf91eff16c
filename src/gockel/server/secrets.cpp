#include "gockel/server/secrets.h"

#include <array>

namespace gockel {
namespace {

constexpr std::string_view code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t code_size = 12;
constexpr std::size_t cookie_bytes = 32;

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

std::string fresh_key(const RandomBytes& random) {
  return hex(random_bytes<16>(random));
}

std::string fresh_person_cookie(const RandomBytes& random) {
  return hex(random_bytes<cookie_bytes>(random));
}

bool is_person_cookie(std::string_view text) {
  return text.size() == 2 * cookie_bytes &&
         text.find_first_not_of("0123456789abcdef") == text.npos;
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

}  // namespace gockel
