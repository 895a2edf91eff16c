#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "gockel/solve/small_game.h"

namespace gockel {

/// Layouts from `first` on, up to `last` but without it.
struct LayoutRange {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

/// Numbers every way in which the tiles of a small game can lie at the start of
/// a turn, seen from the seat to move, without gaps: no table of positions is
/// needed to find one.
///
/// The two stacks are one line, own bottom to own top, then the other's top to
/// the other's bottom; with m tiles in it there are m! lines and m + 1 places
/// where it can be cut in two. The number of a layout is made of
///
///   layer  tiles that are not face down: play never gets to a higher one
///   level  tiles on the grill; a tile taken leads to a lower one
///   block  which tiles are face down, on the grill, in a stack
///   line   rank among the permutations
///   cut    height of the own stack
///
/// in this order of weight, so layers and levels are ranges.
class Layouts {
 public:
  explicit Layouts(const SmallGame& game);

  /// How many there are for this many tiles: the sum over m tiles in stacks of
  /// C(n, m) (m + 1)! (2^(n - m) - 1), the others being face up or down, one up
  /// at least.
  static std::uint64_t count(int tiles);
  /// Those of them in one level.
  static std::uint64_t count(int tiles, int layer, int level);

  const SmallGame& game() const { return game_; }
  int tiles() const { return tiles_; }
  std::uint64_t size() const { return blocks_.back().first; }

  /// The number of a position that the game holds, at the start of a turn.
  std::uint64_t rank(const Grill& position) const;
  /// Its inverse: seat A is to move, in turn 1.
  Grill position(std::uint64_t rank) const;
  /// `layer` and `level` count from 1.
  LayoutRange level(int layer, int level) const {
    const int place = layer * (layer - 1) / 2 + level;
    const auto at = static_cast<std::size_t>(place);
    return {levels_[at - 1], levels_[at]};
  }

 private:
  struct Block {
    std::uint64_t first;
    std::uint32_t up;       ///< tiles of the game by their place among them
    std::uint32_t stacked;  ///< likewise
  };
  std::uint32_t places(TileSet tiles) const;
  std::size_t code(std::uint32_t up, std::uint32_t stacked) const;

  SmallGame game_;
  int tiles_;
  std::array<Tile, SmallGame::max_tiles> tile_ = {};
  std::array<std::uint8_t, tile_count> place_ = {};  ///< by tile
  std::vector<Block> blocks_;         ///< ascending, with an end mark
  std::vector<std::uint32_t> block_;  ///< by code()
  std::vector<std::uint64_t> levels_;
};

}  // namespace gockel
