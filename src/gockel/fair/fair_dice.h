#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "gockel/fair/hex_bytes.h"
#include "gockel/random/rng.h"

namespace gockel {

// Dice that nobody can have chosen: docs/server.md, Fair dice.

/// A SHA-256.
using Digest = HexBytes<struct DigestMeaning, 32>;
/// The server's secret, drawn before anybody sits down.
using Seed = HexBytes<struct SeedMeaning, 32>;
/// What a person adds to the dice.
using Luck = HexBytes<struct LuckMeaning, 16>;

/// The hashes that fair dice are made with. They are handed in: the program has
/// libsodium's, a browser its own.
struct FairHash {
  using Bytes = std::span<const std::uint8_t>;
  Digest (*sha256)(Bytes bytes) = nullptr;
  Digest (*hmac_sha256)(const Seed& key, Bytes message) = nullptr;
};

/// What is shown of a seed before the game.
Digest commitment(const FairHash& hash, const Seed& seed);

/// The generator for draw number `n` of a game: 0 sets it up, 1, 2, ... are its
/// rolls. `lucks` has a text per seat, the digits of a person's luck, empty for
/// computer players.
Rng fair_draw(const FairHash& hash, const Seed& seed,
              std::span<const std::string> lucks, std::uint64_t n);

}  // namespace gockel
