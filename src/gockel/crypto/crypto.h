#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/fair/fair_dice.h"

namespace gockel {

// Secrets and hashes, from libsodium.

/// Fills with bytes that nobody can guess.
void fill_random(std::span<std::uint8_t> bytes);

/// The SHA-256 of some bytes, in hex.
std::string sha256(std::span<const std::uint8_t> bytes);
std::string sha256(std::string_view text);

/// What fair dice are made with in this program.
extern const FairHash sodium_hash;

}  // namespace gockel
