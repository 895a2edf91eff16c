#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/fair/hex_bytes.h"
#include "gockel/random/rng.h"

namespace gockel {

// Dice that nobody can have chosen: docs/fair-dice.md.

/// A SHA-256.
using Digest = HexBytes<struct DigestMeaning, 32>;
/// The server's secret, drawn before anybody sits down.
using Seed = HexBytes<struct SeedMeaning, 32>;
/// What a person added to the dice of a table of the first kind, once.
using Luck = HexBytes<struct LuckMeaning, 16>;
/// A link of a person's chain, or its end. Each link is the SHA-256 of the one
/// that is shown after it: who knows one knows all before, none behind.
using Link = HexBytes<struct LinkMeaning, 32>;
/// What the choices of a table's computer players begin with; everybody knows
/// it.
using PublicSeed = HexBytes<struct PublicSeedMeaning, 32>;
/// Keeps a name from being guessed from its hash.
using Salt = HexBytes<struct SaltMeaning, 16>;

/// The hashes that fair dice are made with. They are handed in: the program has
/// libsodium's, a browser its own.
struct FairHash {
  using Bytes = std::span<const std::uint8_t>;
  Digest (*sha256)(Bytes bytes) = nullptr;
  Digest (*hmac_sha256)(const Seed& key, Bytes message) = nullptr;
};

/// What is shown of a seed before the game.
Digest commitment(const FairHash& hash, const Seed& seed);

/// The link that was shown before this one.
Link link_before(const FairHash& hash, const Link& link);

/// What people add to a draw: `lucks` once, when they sit down, or `links`, a
/// new one with every throw of their own.
enum class Contribution : std::uint8_t { lucks, links };

/// The generator for draw number `n` of a game: 0 sets it up, 1, 2, ... are its
/// rolls. `added` has a text per seat, the digits of the person's luck or
/// newest link, empty for computer players.
Rng fair_draw(const FairHash& hash, const Seed& seed, Contribution kind,
              std::span<const std::string> added, std::uint64_t n);

/// What a computer player's choice begins with, from 0 to 999,999,999 (a `seed`
/// of the engine's method `pick`). `events` is the number of rolls and moves
/// before it: nothing that a server could choose.
std::uint32_t decision_seed(const FairHash& hash, const PublicSeed& seed,
                            std::uint64_t events);

/// What stands for a name where it must not be changed unseen, and may be taken
/// out.
Digest name_commitment(const FairHash& hash, const Salt& salt,
                       std::string_view name);

}  // namespace gockel
