#include "gockel/fair/fair_dice.h"

#include <fmt/format.h>

namespace gockel {

Digest commitment(const FairHash& hash, const Seed& seed) {
  return hash.sha256(seed.bytes());
}

Rng fair_draw(const FairHash& hash, const Seed& seed,
              std::span<const std::string> lucks, std::uint64_t n) {
  // Luck and number are lines of their own: no two draws have one message.
  std::string message = "gockel 1\n";
  for (const std::string& luck : lucks) message += luck + "\n";
  message += fmt::format("{}\n", n);
  const Digest code = hash.hmac_sha256(
      seed,
      {reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
  std::uint64_t start = 0;
  for (const std::uint8_t byte : code.bytes().first<8>())
    start = start << 8 | byte;
  return Rng(start);
}

}  // namespace gockel
