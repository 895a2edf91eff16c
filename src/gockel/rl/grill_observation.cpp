#include "gockel/rl/observation.h"
#include "gockel/rl/tensor_writer.h"

namespace gockel {
namespace {

constexpr std::size_t phase_count = static_cast<std::size_t>(Phase::over) + 1;

/// The tiles of the rule set stand side by side: without Deluxe 11 and 13 are
/// missing at the front.
struct TilePlaces {
  unsigned first;
  std::size_t count;

  explicit TilePlaces(const Rules& rules)
      : first(rules.deluxe() ? 0 : index(tile_21)), count(tile_count - first) {}
  std::size_t operator()(Tile tile) const { return index(tile) - first; }
};

void write_tiles(const Grill& g, Seat observer, TensorWriter& to) {
  const TilePlaces place(g.rules);
  const std::span<float> up = to.part(place.count);
  for (std::size_t i = 0; i < place.count; ++i)
    up[i] = g.up.contains(Tile(i + place.first)) ? 1.0F : 0.0F;
  for (int i = 0; i < g.seats; ++i) {
    const std::span<float> stack = to.part(place.count);
    float depth = 1;
    for (Tile t = g.top[seat_at(observer, i, g.seats)]; t != no_tile;
         t = g.below[index(t)])
      stack[place(t)] = 1 / depth++;
  }
}

void write_faces(Dice dice, TensorWriter& to) {
  const std::span<float> faces = to.part(face::count);
  for (Face f = 0; f < face::count; ++f)
    faces[f] = static_cast<float>(dice.count(f)) / grill_dice;
}

/// Nine dice may show one face: with the golden die a count exceeds eight.
Dice without_golden(Dice dice) {
  return dice.has_golden() ? dice - Dice::golden_die(dice.golden()) : dice;
}

void write_golden(Dice dice, TensorWriter& to) {
  const std::span<float> shows = to.part(2);
  if (dice.has_golden()) shows[dice.golden() == face::worm ? 1 : 0] = 1;
}

void write_deluxe(const Grill& g, Seat observer, TensorWriter& to) {
  const TilePlaces place(g.rules);
  for (int i = 0; i < g.seats; ++i)
    to.number(g.bratworms[seat_at(observer, i, g.seats)], bratworm_count);
  for (const Place where : g.specialists) {
    const std::span<float> on = to.part(place.count);
    if (where.tile() != no_tile) on[place(where.tile())] = 1;
  }
  for (const Place where : g.specialists) {
    const std::span<float> with = to.part(g.seats);
    if (where.seat() != no_seat)
      with[seen_from(observer, where.seat(), g.seats)] = 1;
  }
  to.number(g.golden ? 1 : 0, 1);
  to.number(g.weasel_spent ? 1 : 0, 1);
  write_golden(g.kept, to);
  write_golden(g.rolled, to);
}

}  // namespace

void observe(const Grill& g, Seat observer, std::span<float> numbers) {
  TensorWriter to(numbers);
  write_tiles(g, observer, to);
  const std::span<float> to_act = to.part(g.seats);
  if (g.seat != no_seat) to_act[seen_from(observer, g.seat, g.seats)] = 1;
  to.one_hot(phase_count, static_cast<std::size_t>(g.phase));
  write_faces(without_golden(g.kept), to);
  write_faces(without_golden(g.rolled), to);
  to.number(points(g.kept), max_total);
  if (g.rules.deluxe()) write_deluxe(g, observer, to);
  assert(to.full());
}

}  // namespace gockel
