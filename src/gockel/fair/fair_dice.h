#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/core/error.h"
#include "gockel/play/rng.h"

namespace gockel {

// Dice that nobody can have chosen: docs/server.md, Fair dice.

/// Lower-case hex digits of bytes, and back; refused: other characters, or
/// another number of bytes than `to` has.
std::string hex(std::span<const std::uint8_t> bytes);
Result<void> parse_hex(std::string_view digits, std::span<std::uint8_t> to);

/// Bytes that nobody can guess.
void fill_random(std::span<std::uint8_t> bytes);

/// The SHA-256 of some bytes, in hex.
std::string sha256(std::span<const std::uint8_t> bytes);
std::string sha256(std::string_view text);

/// Hex digits of what a person adds to the dice.
inline constexpr std::size_t luck_digits = 32;

/// What a person adds to the dice, or a refusal.
Result<void> check_luck(std::string_view luck);

/// The server's secret, drawn before anybody sits down.
class Seed {
 public:
  static constexpr std::size_t size = 32;
  static Seed fresh();
  static Result<Seed> parse(std::string_view digits);
  std::string text() const { return hex(bytes_); }
  /// What is shown before the game.
  std::string commitment() const { return sha256(bytes_); }
  std::span<const std::uint8_t, size> bytes() const { return bytes_; }

 private:
  std::array<std::uint8_t, size> bytes_{};
};

/// The generator for draw number `n` of a game: 0 sets it up, 1, 2, ... are its
/// rolls. `lucks` has a text per seat, empty for computer players.
Rng fair_draw(const Seed& seed, std::span<const std::string> lucks,
              std::uint64_t n);

}  // namespace gockel
