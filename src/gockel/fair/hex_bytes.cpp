#include "gockel/fair/hex_bytes.h"

namespace gockel {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

}  // namespace

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    digits += hex_digits[byte >> 4U];
    digits += hex_digits[byte & 15U];
  }
  return digits;
}

Result<void> parse_hex(std::string_view digits, std::span<std::uint8_t> to) {
  if (digits.size() != 2 * to.size())
    return refuse(Reason::hex_length, 0,
                  {.n = std::ssize(digits), .limit = 2 * std::ssize(to)});
  if (const auto at = digits.find_first_not_of(hex_digits); at != digits.npos)
    return refuse(Reason::not_hex_digit, at);
  for (std::size_t i = 0; i < to.size(); ++i)
    to[i] = static_cast<std::uint8_t>(16 * hex_digits.find(digits[2 * i]) +
                                      hex_digits.find(digits[2 * i + 1]));
  return {};
}

}  // namespace gockel
