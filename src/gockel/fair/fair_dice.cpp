#include "gockel/fair/fair_dice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace gockel {
namespace {

FairHash::Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// The first eight bytes, big endian.
std::uint64_t number_of(const Digest& digest) {
  std::uint64_t number = 0;
  for (const std::uint8_t byte : digest.bytes().first<8>())
    number = number << 8 | byte;
  return number;
}

}  // namespace

Digest commitment(const FairHash& hash, const Seed& seed) {
  return hash.sha256(seed.bytes());
}

Link link_before(const FairHash& hash, const Link& link) {
  std::array<std::uint8_t, Link::size> before{};
  const Digest digest = hash.sha256(link.bytes());
  std::ranges::copy(digest.bytes(), before.begin());
  return Link(before);
}

Rng fair_draw(const FairHash& hash, const Seed& seed, Contribution kind,
              std::span<const std::string> added, std::uint64_t n) {
  // Every part is a line of its own: no two draws have one message.
  std::string message =
      kind == Contribution::lucks ? "gockel 1\n" : "gockel 2\n";
  for (const std::string& one : added) message += one + "\n";
  message += fmt::format("{}\n", n);
  return Rng(number_of(hash.hmac_sha256(seed, bytes_of(message))));
}

std::uint32_t decision_seed(const FairHash& hash, const PublicSeed& seed,
                            std::uint64_t events) {
  const std::string message =
      fmt::format("gockel decision\n{}\n{}\n", seed.text(), events);
  constexpr std::uint64_t seeds = 1'000'000'000;
  return static_cast<std::uint32_t>(number_of(hash.sha256(bytes_of(message))) %
                                    seeds);
}

Digest name_commitment(const FairHash& hash, const Salt& salt,
                       std::string_view name) {
  return hash.sha256(
      bytes_of(fmt::format("gockel name\n{}\n{}", salt.text(), name)));
}

}  // namespace gockel
