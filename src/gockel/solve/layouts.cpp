#include "gockel/solve/layouts.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <tuple>

namespace gockel {
namespace {

constexpr std::uint64_t factorial(int n) {
  std::uint64_t product = 1;
  for (int k = 2; k <= n; ++k) product *= static_cast<std::uint64_t>(k);
  return product;
}

constexpr std::uint64_t choose(int n, int k) {
  return factorial(n) / factorial(k) / factorial(n - k);
}

/// The `n`th of the bits set, counted from 0.
std::uint32_t nth_bit(std::uint32_t bits, std::uint64_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<std::uint32_t>(std::countr_zero(bits));
}

}  // namespace

std::uint64_t Layouts::count(int tiles, int layer, int level) {
  return choose(tiles, layer) * choose(layer, level) *
         factorial(layer - level + 1);
}

std::uint64_t Layouts::count(int tiles) {
  std::uint64_t sum = 0;
  for (int layer = 1; layer <= tiles; ++layer)
    for (int level = 1; level <= layer; ++level)
      sum += count(tiles, layer, level);
  return sum;
}

Layouts::Layouts(const SmallGame& game)
    : game_(game), tiles_(game.tiles().size()) {
  std::size_t known = 0;
  for (unsigned t = 0; t < tile_count; ++t) {
    if (!game.tiles().contains(Tile(t))) continue;
    place_[t] = static_cast<std::uint8_t>(known);
    tile_[known++] = Tile(t);
  }
  // A block is a choice of tiles on the grill and in stacks; one tile on the
  // grill at least, else the game is over.
  const std::uint32_t all = (1U << tiles_) - 1;
  for (std::uint32_t open = 1; open <= all; ++open)
    for (std::uint32_t up = open; up != 0; up = (up - 1) & open)
      blocks_.push_back({0, up, open & ~up});
  // Layer, then level: both become ranges of numbers.
  std::ranges::sort(blocks_, {}, [](const Block& b) {
    return std::tuple(std::popcount(b.up | b.stacked), std::popcount(b.up),
                      b.stacked, b.up);
  });
  // Numbers run on through the blocks, (m + 1)! for m tiles in stacks.
  block_.resize(code(0, all) + 1);
  std::uint64_t next = 0;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    Block& block = blocks_[i];
    const bool new_level =
        i == 0 || std::popcount(block.up) != std::popcount(blocks_[i - 1].up) ||
        std::popcount(block.stacked) != std::popcount(blocks_[i - 1].stacked);
    if (new_level) levels_.push_back(next);
    block.first = next;
    block_[code(block.up, block.stacked)] = static_cast<std::uint32_t>(i);
    next += factorial(std::popcount(block.stacked) + 1);
  }
  levels_.push_back(next);
  blocks_.push_back({next, 0, 0});
  assert(next == count(tiles_));
}

/// A number of base 3: a digit per tile, 1 for up, 2 for stacked.
std::size_t Layouts::code(std::uint32_t up, std::uint32_t stacked) const {
  std::size_t sum = 0;
  for (int i = tiles_ - 1; i >= 0; --i)
    sum = sum * 3 + (up >> i & 1U) + (stacked >> i & 1U) * std::size_t{2};
  return sum;
}

std::uint32_t Layouts::places(TileSet tiles) const {
  std::uint32_t bits = 0;
  for (unsigned i = 0; i < static_cast<unsigned>(tiles_); ++i)
    if (tiles.contains(tile_[i])) bits |= 1U << i;
  return bits;
}

std::uint64_t Layouts::rank(const Grill& position) const {
  // Both stacks as one line, own bottom to own top, then the other's top to its
  // bottom: no order of tiles is lost, and the cut tells them apart.
  std::array<std::uint32_t, SmallGame::max_tiles> line;
  std::size_t size = 0;
  const auto add_stack = [&](Seat s) {
    for (Tile t = position.top[s]; t != no_tile; t = position.below[index(t)])
      line[size++] = place_[index(t)];
  };
  add_stack(position.seat);
  const std::size_t cut = size;
  std::reverse(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(cut));
  add_stack(static_cast<Seat>(1 - position.seat));

  // The rank of the permutation: at each place how many of the tiles that are
  // left are lower, in the factorial number system.
  std::uint32_t stacked = 0;
  for (std::size_t i = 0; i < size; ++i) stacked |= 1U << line[i];
  std::uint64_t permutation = 0;
  std::uint32_t rest = stacked;
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint32_t bit = 1U << line[i];
    permutation = permutation * (size - i) +
                  static_cast<std::uint64_t>(std::popcount(rest & (bit - 1)));
    rest &= ~bit;
  }
  return blocks_[block_[code(places(position.up), stacked)]].first +
         permutation * (size + 1) + cut;
}

Grill Layouts::position(std::uint64_t rank) const {
  const Block& block =
      *std::prev(std::ranges::upper_bound(blocks_, rank, {}, &Block::first));
  const auto size = static_cast<std::size_t>(std::popcount(block.stacked));
  rank -= block.first;
  const std::uint64_t cut = rank % (size + 1);
  std::uint64_t permutation = rank / (size + 1);
  // Digits come out from the last place on, tiles are dealt from the first.
  std::array<std::uint64_t, SmallGame::max_tiles> digits;
  for (std::size_t i = size; i-- > 0;) {
    digits[i] = permutation % (size - i);
    permutation /= size - i;
  }
  std::array<Tile, SmallGame::max_tiles> line;
  std::uint32_t rest = block.stacked;
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint32_t place = nth_bit(rest, digits[i]);
    line[i] = tile_[place];
    rest &= ~(1U << place);
  }

  Grill g = game_.start();
  g.up = {};
  for (unsigned i = 0; i < static_cast<unsigned>(tiles_); ++i)
    if ((block.up >> i & 1U) != 0) g.up.add(tile_[i]);
  const auto put = [&](unsigned seat, Tile tile) {
    g.below[index(tile)] = g.top[seat];
    g.top[seat] = tile;
  };
  for (std::size_t i = 0; i < cut; ++i) put(0, line[i]);
  for (std::size_t i = size; i-- > cut;) put(1, line[i]);
  return g;
}

}  // namespace gockel
