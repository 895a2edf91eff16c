// A Grill position as a network sees it.
//
//   rules     short, turn_on_empty, may take lower; Deluxe: golden worms
//   grill     18 tiles, face up or not
//   seat      top tile, second tile, tiles of the stack (18 each); worms,
//             lead in worms over the best other seat, tiles, highest tile;
//             lead in steps; Deluxe: Bratworms, the six Specialists
//   Deluxe    where each Specialist stands (18 each), supply

#include <algorithm>

#include "gockel/values/inputs.h"

namespace gockel {
namespace {

constexpr std::size_t rule_inputs = 4;
constexpr std::size_t tiles = tile_count;
constexpr std::size_t figures = specialist_count;
constexpr std::size_t lead_steps = 17;  ///< -8 or worse ... 8 or better
constexpr std::size_t grill_seat_inputs = 3 * tiles + 4 + lead_steps;
constexpr std::size_t deluxe_seat_inputs = 1 + figures;
constexpr std::size_t deluxe_inputs = figures * tiles + 1;

std::size_t width(Family family) {
  return grill_seat_inputs +
         (family == Family::deluxe ? deluxe_seat_inputs : 0);
}

/// Adds one input per tile of a set.
void add(Inputs& to, std::size_t from, TileSet set) {
  for (std::uint32_t bits = set.bits(); bits != 0; bits &= bits - 1)
    to.add(from + static_cast<std::size_t>(std::countr_zero(bits)));
}

void add_seat(Inputs& to, std::size_t at, const Grill& state, Seat s,
              int lead) {
  const Tile top = state.top[s];
  const TileSet stack = state.stack(s);
  if (top != no_tile) {
    to.add(at + index(top));
    const Tile second = state.below[index(top)];
    if (second != no_tile) to.add(at + tiles + index(second));
  }
  add(to, at + 2 * tiles, stack);
  at += 3 * tiles;
  to.add(at, Inputs::scaled(state.score(s), 10));
  to.add(at + 1, Inputs::scaled(lead, 10));
  to.add(at + 2, Inputs::scaled(stack.size(), 4));
  if (!stack.empty())
    to.add(at + 3, Inputs::scaled(number(stack.highest()) - 20, 16));
  to.add(at + 4 + static_cast<std::size_t>(std::clamp(lead, -8, 8) + 8));
  if (!state.rules.deluxe()) return;
  at += 4 + lead_steps;
  to.add(at, Inputs::scaled(state.bratworms[s], 4));
  for (std::size_t i = 0; i < figures; ++i)
    if (state.specialists[i] == Place::with(s)) to.add(at + 1 + i);
}

}  // namespace

Family family(const Rules& rules) {
  if (rules.rule_set() == RuleSet::wok) return Family::wok;
  return rules.deluxe() ? Family::deluxe : Family::grill;
}

std::string_view name(Family family) {
  constexpr std::array<std::string_view, 3> names{"grill", "deluxe", "wok"};
  return names[static_cast<unsigned>(family)];
}

std::size_t grill_input_count(Family family, int seats) {
  return rule_inputs + tiles + static_cast<std::size_t>(seats) * width(family) +
         (family == Family::deluxe ? deluxe_inputs : 0);
}

bool input_occurs(Family family, std::size_t input) {
  if (family != Family::grill) return true;
  // Only Deluxe has golden worms, and the tiles 11 and 13.
  constexpr std::size_t golden_worms = 3;
  if (input < rule_inputs) return input != golden_worms;
  input -= rule_inputs;
  if (input >= tiles) input = (input - tiles) % width(family);
  return input >= 3 * tiles || input % tiles >= index(tile_21);
}

Inputs inputs(const Grill& state) {
  Inputs to;
  const Rules& rules = state.rules;
  if (rules.short_game()) to.add(0);
  if (rules.turn_on_empty()) to.add(1);
  if (rules.may_take_lower()) to.add(2);
  if (rules.deluxe()) to.add(3, Inputs::scaled(rules.golden_worms() - 3, 2));
  add(to, rule_inputs, state.up);
  std::array<int, max_seats> worms_of{};
  for (Seat s = 0; s < state.seats; ++s) worms_of[s] = state.score(s);
  std::size_t at = rule_inputs + tiles;
  for (int i = 0; i < state.seats; ++i, at += width(family(rules))) {
    const auto s = static_cast<Seat>((state.seat + i) % state.seats);
    int best = 0;
    for (Seat other = 0; other < state.seats; ++other)
      if (other != s) best = std::max(best, worms_of[other]);
    add_seat(to, at, state, s, worms_of[s] - best);
  }
  if (!rules.deluxe()) return to;
  for (std::size_t i = 0; i < figures; ++i)
    if (state.specialists[i].tile() != no_tile)
      to.add(at + i * tiles + index(state.specialists[i].tile()));
  to.add(at + figures * tiles, Inputs::scaled(state.supply(), 7));
  return to;
}

}  // namespace gockel
