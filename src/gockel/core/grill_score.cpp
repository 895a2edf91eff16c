// Reading a position: what everybody has, who wins, its key.

#include <algorithm>

#include "gockel/core/grill.h"

namespace gockel {

TileSet Grill::stack(Seat s) const {
  TileSet tiles;
  for (Tile t = top[s]; t != no_tile; t = below[index(t)]) tiles.add(t);
  return tiles;
}

TileSet Grill::all_tiles() const {
  return TileSet::range(rules.deluxe() ? tile_11 : tile_21, tile_36);
}

TileSet Grill::face_down() const {
  TileSet seen = up;
  for (Seat s = 0; s < seats; ++s) seen = seen.with(stack(s));
  return all_tiles().without(seen);
}

int Grill::score(Seat s) const {
  int sum = bratworms[s];
  for (Tile t = top[s]; t != no_tile; t = below[index(t)]) sum += worms(t);
  return sum + (owns(s, Specialist::apple) ? apple_worms : 0);
}

/// Most worms; tie: the tied seat with the highest single tile; no tile among
/// them: shared.
Shares Grill::shares() const {
  int best = -1;
  int best_tile = -1;
  std::uint32_t winners = 0;
  for (Seat s = 0; s < seats; ++s) {
    const int worms_here = score(s);
    const int tile_here = top[s] == no_tile ? 0 : number(stack(s).highest());
    if (worms_here > best || (worms_here == best && tile_here > best_tile)) {
      best = worms_here;
      best_tile = tile_here;
      winners = 0;
    }
    if (worms_here == best && tile_here == best_tile) winners |= 1U << s;
  }
  return split(winners);
}

std::uint64_t Grill::key() const {
  const auto word = [](auto... bytes) {
    std::uint64_t w = 0;
    ((w = w << 8 | static_cast<std::uint8_t>(bytes)), ...);
    return w;
  };
  std::uint64_t k =
      mix(rules.bits(), word(seats, seat, phase, golden, weasel_spent));
  k = mix(k, std::uint64_t{kept.bits()} << 32 | rolled.bits());
  k = mix(k, up.bits());
  for (Seat s = 0; s < seats; ++s) {
    k = mix(k, word(s, bratworms[s]));
    for (Tile t = top[s]; t != no_tile; t = below[index(t)])
      k = mix(k, word(s, t));
  }
  if (!rules.deluxe()) return k;
  std::uint64_t places = 0;
  for (const Place p : specialists) places = places << 8 | p.code();
  return mix(k, places);
}

}  // namespace gockel
