#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace gockel {

/// A Grill tile by its place in the row 11, 13, 21 ... 36: eighteen tiles fit
/// into a bit set and their order is the order of their numbers.
enum class Tile : std::uint8_t {};
inline constexpr Tile no_tile{255};
inline constexpr int tile_count = 18;
inline constexpr Tile tile_11{0}, tile_13{1}, tile_21{2}, tile_36{17};

template <std::size_t N>
constexpr std::array<Tile, N> no_tiles() {
  std::array<Tile, N> all;
  all.fill(no_tile);
  return all;
}

constexpr unsigned index(Tile tile) { return static_cast<unsigned>(tile); }

constexpr int number(Tile tile) {
  const int i = static_cast<int>(tile);
  return i >= 2 ? i + 19 : 11 + 2 * i;
}

/// The tile with this number, if there is one.
constexpr std::optional<Tile> tile_numbered(int n) {
  if (n >= 21 && n <= 36) return Tile(n - 19);
  if (n == 11 || n == 13) return Tile((n - 11) / 2);
  return std::nullopt;
}

/// Worms: 21-24 one, 25-28 two, 29-32 three, 33-36 four; 11 and 13 one each.
constexpr int worms(Tile tile) {
  const int i = static_cast<int>(tile);
  return i < 2 ? 1 : (i + 2) / 4;
}

/// 11 and 13 are taken only exactly, never as the next lower tile, never
/// stolen.
constexpr bool exact_only(Tile tile) { return tile < tile_21; }

/// A set of tiles, one bit each.
class TileSet {
 public:
  constexpr TileSet() = default;
  static constexpr TileSet range(Tile first, Tile last) {
    TileSet all;
    for (unsigned i = index(first); i <= index(last); ++i) all.add(Tile(i));
    return all;
  }
  constexpr bool contains(Tile tile) const {
    return (bits_ >> index(tile) & 1U) != 0;
  }
  constexpr void add(Tile tile) { bits_ |= 1U << index(tile); }
  constexpr void remove(Tile tile) { bits_ &= ~(1U << index(tile)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  /// The highest tile; the set must not be empty.
  constexpr Tile highest() const { return Tile(31 - std::countl_zero(bits_)); }
  /// The tiles lower than `tile`, which may be one past the last.
  constexpr TileSet below(Tile tile) const {
    return TileSet(bits_ & ((1U << index(tile)) - 1U));
  }
  constexpr TileSet without(TileSet other) const {
    return TileSet(bits_ & ~other.bits_);
  }
  constexpr TileSet with(TileSet other) const {
    return TileSet(bits_ | other.bits_);
  }
  constexpr std::uint32_t bits() const { return bits_; }
  friend constexpr bool operator==(TileSet, TileSet) = default;

 private:
  constexpr explicit TileSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

}  // namespace gockel
