#include "gockel/fair/fair_dice.h"

#include <fmt/format.h>
#include <sodium.h>

#include <cassert>
#include <cstdlib>

namespace gockel {
namespace {

/// libsodium wants to be started once; it may be asked again.
void start_sodium() {
  static const int started = sodium_init();
  if (started < 0) std::abort();  // the system has no random numbers
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes)
    fmt::format_to(std::back_inserter(digits), "{:02x}", byte);
  return digits;
}

Result<void> parse_hex(std::string_view digits, std::span<std::uint8_t> to) {
  if (digits.size() != 2 * to.size())
    return refuse(Code::length, 0,
                  fmt::format("{} hex digits are wanted, not {}", 2 * to.size(),
                              digits.size()));
  constexpr std::string_view all = "0123456789abcdef";
  if (const auto at = digits.find_first_not_of(all); at != digits.npos)
    return refuse(Code::syntax, at, "only the hex digits 0-9 and a-f are");
  for (std::size_t i = 0; i < to.size(); ++i)
    to[i] = static_cast<std::uint8_t>(16 * all.find(digits[2 * i]) +
                                      all.find(digits[2 * i + 1]));
  return {};
}

void fill_random(std::span<std::uint8_t> bytes) {
  start_sodium();
  randombytes_buf(bytes.data(), bytes.size());
}

std::string sha256(std::span<const std::uint8_t> bytes) {
  start_sodium();
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hex(hash);
}

std::string sha256(std::string_view text) { return sha256(bytes_of(text)); }

Result<void> check_luck(std::string_view luck) {
  std::array<std::uint8_t, luck_digits / 2> bytes{};
  return parse_hex(luck, bytes);
}

Seed Seed::fresh() {
  Seed seed;
  fill_random(seed.bytes_);
  return seed;
}

Result<Seed> Seed::parse(std::string_view digits) {
  Seed seed;
  if (const auto read = parse_hex(digits, seed.bytes_); !read)
    return std::unexpected(read.error());
  return seed;
}

Rng fair_draw(const Seed& seed, std::span<const std::string> lucks,
              std::uint64_t n) {
  start_sodium();
  std::string message = "gockel 1\n";
  for (const std::string& luck : lucks) message += luck + "\n";
  message += fmt::format("{}\n", n);
  static_assert(Seed::size == crypto_auth_hmacsha256_KEYBYTES);
  std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> code{};
  crypto_auth_hmacsha256(code.data(), bytes_of(message).data(), message.size(),
                         seed.bytes().data());
  std::uint64_t start = 0;
  for (std::size_t i = 0; i < 8; ++i) start = start << 8 | code[i];
  return Rng(start);
}

}  // namespace gockel
