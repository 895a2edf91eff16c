#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/core/error.h"

namespace gockel {

/// Lower-case hex digits of bytes.
std::string hex(std::span<const std::uint8_t> bytes);
/// Their inverse; refused: other characters, or another number of bytes than
/// `to` has.
Result<void> parse_hex(std::string_view digits, std::span<std::uint8_t> to);

/// A fixed number of bytes that are written as hex digits. `Meaning` keeps
/// bytes of different meaning apart: a seed is not a hash.
template <class Meaning, std::size_t Size>
class HexBytes {
 public:
  static constexpr std::size_t size = Size;
  static constexpr std::size_t digits = 2 * Size;

  constexpr HexBytes() = default;
  constexpr explicit HexBytes(const std::array<std::uint8_t, Size>& bytes)
      : bytes_(bytes) {}

  static Result<HexBytes> parse(std::string_view text) {
    HexBytes read;
    if (auto parsed = parse_hex(text, read.bytes_); !parsed)
      return std::unexpected(std::move(parsed.error()));
    return read;
  }
  std::string text() const { return hex(bytes_); }
  std::span<const std::uint8_t, Size> bytes() const { return bytes_; }

  friend bool operator==(const HexBytes&, const HexBytes&) = default;

 private:
  std::array<std::uint8_t, Size> bytes_{};
};

}  // namespace gockel
