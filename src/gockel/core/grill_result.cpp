// What a turn brings: the prize of a stop, the price of a failed attempt.

#include "gockel/core/grill.h"

namespace gockel {
Prize Grill::prize(Stop how) const {
  const int total = points(kept) + (how == Stop::can ? canned_points : 0);
  if (kept.count(face::worm) > 0 || how == Stop::can) return prize(total, how);
  return {.why = Failure::no_worm, .total = total};
}

Prize Grill::prize(int total, Stop how) const {
  const Prize none{.why = Failure::nothing, .total = total};
  Prize won = none;
  const std::optional<Tile> exact = tile_numbered(total);

  if (exact && up.contains(*exact)) {
    won.kind = Prize::Kind::grill;
    won.tile = *exact;
    return won;
  }
  if (exact && !exact_only(*exact) && how != Stop::lower) {
    for (Seat s = 0; s < seats; ++s) {
      if (s == seat || top[s] != *exact) continue;
      won.kind =
          owns(s, Specialist::hen) ? Prize::Kind::hen : Prize::Kind::steal;
      won.tile = *exact;
      won.from = s;
      return won;
    }
  }
  // The highest face-up tile below the total; 11 and 13 are never such.
  if (total <= number(tile_21)) return none;
  const Tile bound = exact.value_or(Tile(tile_count));
  const TileSet lower =
      up.below(bound).without(TileSet::range(tile_11, tile_13));
  if (lower.empty()) return none;
  won.kind = Prize::Kind::grill;
  won.tile = lower.highest();
  return won;
}

void Grill::stop(Stop how, EffectList* log) {
  const Prize won = prize(how);
  note(log, {.kind = EffectKind::stopped,
             .seat = seat,
             .value = static_cast<std::uint8_t>(won.total)});
  end_with(won, log);
}

void Grill::end_with(const Prize& won, EffectList* log) {
  clear_dice();
  switch (won.kind) {
    case Prize::Kind::nothing: fail(won.why, log); break;
    case Prize::Kind::grill: take(won.tile, log); break;
    case Prize::Kind::steal: steal(won.tile, won.from, log); break;
    case Prize::Kind::hen:
      gain(Specialist::hen, Place::with(won.from), log);
      break;
  }
  if (phase != Phase::raven && phase != Phase::back) end_turn(log);
}

void Grill::take(Tile tile, EffectList* log) {
  up.remove(tile);
  push(seat, tile);
  note(log, {.kind = EffectKind::took, .seat = seat, .tile = tile});
  const Specialist* found = standing_on(tile);
  if (found == nullptr) return;
  if (*found != Specialist::raven) {
    gain(*found, Place::on(tile), log);
    return;
  }
  const bool paid = bratworm(log);
  go_back(Specialist::raven, log);
  if (!paid) phase = Phase::raven;
}

void Grill::steal(Tile tile, Seat from, EffectList* log) {
  push(seat, pop(from));
  note(log,
       {.kind = EffectKind::stole, .seat = seat, .from = from, .tile = tile});
  if (const Specialist* lost = owned_by(from))
    gain(*lost, Place::with(from), log);
}

/// The order is settled (docs/rules.md#failing-order): own top tile back,
/// highest turned, own Specialist back, then the Specialist that stood on the
/// turned tile.
void Grill::fail(Failure why, EffectList* log) {
  note(log, {.kind = EffectKind::failed, .seat = seat, .why = why});
  const bool guarded = owns(seat, Specialist::hen) && top[seat] != no_tile;
  if (guarded) {
    go_back(Specialist::hen, log);
  } else {
    const Specialist* own =
        owns(seat, Specialist::hen) ? nullptr : owned_by(seat);
    const Specialist* displaced = turn_highest(give_back(log), log);
    if (own != nullptr) go_back(*own, log);
    if (displaced != nullptr) go_back(*displaced, log);
  }
}

/// Puts the seat's top tile back on the grill; no_tile when there is none.
Tile Grill::give_back(EffectList* log) {
  const Tile returned = top[seat];
  if (returned == no_tile) return no_tile;
  up.add(pop(seat));
  note(log, {.kind = EffectKind::returned, .seat = seat, .tile = returned});
  return returned;
}

/// Turns the highest tile where the rules ask for it; who stood on it, if any.
const Specialist* Grill::turn_highest(Tile returned, EffectList* log) {
  const Tile highest = up.highest();
  const bool turns = returned == no_tile   ? rules.turn_on_empty()
                     : highest == returned ? rules.short_game()
                                           : true;
  if (!turns) return nullptr;
  up.remove(highest);
  note(log, {.kind = EffectKind::turned, .seat = seat, .tile = highest});
  return standing_on(highest);
}

void Grill::push(Seat s, Tile tile) {
  below[index(tile)] = top[s];
  top[s] = tile;
}

Tile Grill::pop(Seat s) {
  const Tile tile = top[s];
  top[s] = below[index(tile)];
  below[index(tile)] = no_tile;
  return tile;
}

}  // namespace gockel
