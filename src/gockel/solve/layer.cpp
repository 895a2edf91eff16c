#include "gockel/solve/layer.h"

#include <algorithm>
#include <cassert>

#include "gockel/parallel/parallel.h"

namespace gockel {
namespace {

constexpr std::uint32_t positions_at_once = 1024;

int height(const Grill& position, Seat s) { return position.stack(s).size(); }

Tile bottom(const Grill& position, Seat s) {
  Tile tile = position.top[s];
  while (position.below[index(tile)] != no_tile)
    tile = position.below[index(tile)];
  return tile;
}

/// Two ways lead to another position of the same level. Stealing: the other
/// seat may steal the tile back, which makes pairs, told apart by the height
/// of the own stack, and where it is the same by who has the lower tile at the
/// bottom. Failing without a tile: the next seat to move has nothing to steal.
std::uint8_t colour(const Grill& position) {
  const int own = height(position, 0);
  const int other = height(position, 1);
  if (other == 0) return 0;
  const int own_of_pair = other - 1;
  if (own != own_of_pair) return own < own_of_pair ? 1 : 2;
  if (own == 0) return 1;
  return bottom(position, 0) < bottom(position, 1) ? 1 : 2;
}

}  // namespace

Slot slot(const Positions& positions, const Grill& result) {
  if (result.phase != Phase::over) return slot(*positions.find(result));
  // Turns of a small game are played by seat A.
  return static_cast<Slot>(2 * result.shares()[1]);
}

Offers::Offers(const SmallGame& game)
    : tiles_(static_cast<unsigned>(game.tiles().size())) {
  std::vector<Tile> all;
  for (unsigned t = 0; t < tile_count; ++t) {
    if (!game.tiles().contains(Tile(t))) continue;
    place_[t] = static_cast<std::uint8_t>(all.size());
    all.push_back(Tile(t));
  }
  of_open_.resize((tiles_ + 1UL) << tiles_);
  for (std::uint32_t bits = 1; bits >> tiles_ == 0; ++bits) {
    Grill open = game.start();
    open.up = {};
    for (unsigned i = 0; i < tiles_; ++i)
      if ((bits >> i & 1U) != 0) open.up.add(all[i]);
    for (unsigned i = 0; i <= tiles_; ++i) {
      open.top[1] = i < tiles_ ? all[i] : no_tile;
      if (i < tiles_ && open.up.contains(all[i])) continue;
      of_open_[kind(open)] = static_cast<std::uint16_t>(kinds_.size());
      kinds_.emplace_back().list(open, TurnKind::of(open));
    }
  }
}

std::uint16_t Offers::kind(const Grill& position) const {
  std::uint32_t bits = 0;
  for (unsigned t = 0; t < tile_count; ++t)
    if (position.up.contains(Tile(t))) bits |= 1U << place_[t];
  const Tile top = position.top[1 - position.seat];
  const unsigned other = top == no_tile ? tiles_ : place_[index(top)];
  return static_cast<std::uint16_t>(bits * (tiles_ + 1) + other);
}

std::vector<LevelTurns> layer_turns(const Positions& positions,
                                    const Offers& offers, int layer,
                                    int threads, const Ownership& own) {
  std::vector<LevelTurns> levels;
  for (int level = 1; level <= layer; ++level) {
    LevelTurns turns;
    const PositionRange all = positions.level(layer, level);
    turns.positions = {own.below(all.first), own.below(all.last)};
    const std::uint32_t size = turns.positions.size();
    // A failed attempt, every tile on the grill, a theft.
    turns.width = static_cast<std::size_t>(level) + 2;
    turns.slots.resize(size * turns.width);
    turns.offers.resize(size);
    turns.colours.resize(size);
    const auto list = [&](std::uint32_t first, std::uint32_t last) {
      TurnResults results;
      for (std::uint32_t i = first; i < last; ++i) {
        const Grill position =
            positions[own.position(turns.positions.first + i)];
        turns.offers[i] = offers.kind(position);
        turns.colours[i] = colour(position);
        results.list(position, TurnKind::of(position));
        assert(results.positions().size() <= turns.width);
        assert(results.positions().size() ==
               offers[turns.offers[i]].positions().size());
        Slot* to = turns.slots.data() + i * turns.width;
        for (const Grill& result : results.positions())
          *to++ = slot(positions, result);
      }
    };
    const std::size_t chunks =
        (size + positions_at_once - 1) / positions_at_once;
    in_parallel(chunks, chunks > 1 ? threads : 1, [&](std::size_t chunk) {
      const auto first = static_cast<std::uint32_t>(chunk * positions_at_once);
      list(first, std::min(first + positions_at_once, size));
    });
    levels.push_back(std::move(turns));
  }
  return levels;
}

}  // namespace gockel
