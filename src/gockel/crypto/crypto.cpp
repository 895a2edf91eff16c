#include "gockel/crypto/crypto.h"

#include <sodium.h>

#include <cstdlib>

namespace gockel {
namespace {

using DigestBytes = std::array<std::uint8_t, Digest::size>;

/// libsodium wants to be started once; it may be asked again.
void start_sodium() {
  static const int started = sodium_init();
  if (started < 0) std::abort();  // the system has no random numbers
}

Digest sodium_sha256(FairHash::Bytes bytes) {
  start_sodium();
  static_assert(Digest::size == crypto_hash_sha256_BYTES);
  DigestBytes hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return Digest(hash);
}

Digest sodium_hmac_sha256(const Seed& key, FairHash::Bytes message) {
  start_sodium();
  static_assert(Seed::size == crypto_auth_hmacsha256_KEYBYTES);
  static_assert(Digest::size == crypto_auth_hmacsha256_BYTES);
  DigestBytes code{};
  crypto_auth_hmacsha256(code.data(), message.data(), message.size(),
                         key.bytes().data());
  return Digest(code);
}

}  // namespace

constinit const FairHash sodium_hash{sodium_sha256, sodium_hmac_sha256};

void fill_random(std::span<std::uint8_t> bytes) {
  start_sodium();
  randombytes_buf(bytes.data(), bytes.size());
}

std::string sha256(std::span<const std::uint8_t> bytes) {
  return sodium_sha256(bytes).text();
}

std::string sha256(std::string_view text) {
  return sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()),
                          text.size()));
}

}  // namespace gockel
