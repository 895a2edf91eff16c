// Specialists and Bratworms.

#include "gockel/core/grill.h"

namespace gockel {
namespace {

constexpr std::array<Specialist, specialist_count> all{
    Specialist::can,    Specialist::hen,    Specialist::raven,
    Specialist::weasel, Specialist::golden, Specialist::apple};

}  // namespace

/// The Specialist on this grill tile, or null.
const Specialist* Grill::standing_on(Tile tile) const {
  for (const Specialist& s : all)
    if (specialists[static_cast<unsigned>(s)] == Place::on(tile)) return &s;
  return nullptr;
}

/// The Specialist that the seat owns, or null. At Phase::back it owns two.
const Specialist* Grill::owned_by(Seat s) const {
  for (const Specialist& candidate : all)
    if (owns(s, candidate)) return &candidate;
  return nullptr;
}

/// The seat to act gets a Specialist; with a second one it has to choose.
void Grill::gain(Specialist specialist, Place before, EffectList* log) {
  if (owned_by(seat) != nullptr) phase = Phase::back;
  specialists[static_cast<unsigned>(specialist)] = Place::with(seat);
  note(log, {.kind = EffectKind::gained,
             .seat = seat,
             .from = before.seat(),
             .tile = before.tile(),
             .specialist = specialist});
}

/// To the lowest unoccupied face-up tile; none free: out of the game.
void Grill::go_back(Specialist specialist, EffectList* log) {
  Place& place = specialists[static_cast<unsigned>(specialist)];
  const Seat from = place.seat();
  for (unsigned t = 0; t < tile_count; ++t) {
    if (!up.contains(Tile(t)) || standing_on(Tile(t)) != nullptr) continue;
    place = Place::on(Tile(t));
    note(log, {.kind = EffectKind::placed,
               .seat = seat,
               .from = from,
               .tile = Tile(t),
               .specialist = specialist});
    return;
  }
  place = Place();
  note(log, {.kind = EffectKind::removed,
             .seat = seat,
             .from = from,
             .specialist = specialist});
}

int Grill::supply() const {
  int left = rules.deluxe() ? bratworm_count : 0;
  for (const std::uint8_t n : bratworms) left -= n;
  return left;
}

std::uint32_t Grill::victims() const {
  std::uint32_t mask = 0;
  for (Seat s = 0; s < seats; ++s)
    if (s != seat && bratworms[s] > 0 && !owns(s, Specialist::hen))
      mask |= 1U << s;
  return mask;
}

/// Gives the seat to act a Bratworm: from the supply, or from the only seat
/// that can be robbed, or none when nobody can. False: the seat has to choose.
bool Grill::bratworm(EffectList* log) {
  if (supply() > 0) {
    ++bratworms[seat];
    note(log, {.kind = EffectKind::bratworm, .seat = seat});
    return true;
  }
  const std::uint32_t whom = victims();
  if (std::popcount(whom) > 1) return false;
  if (whom != 0) rob(static_cast<Seat>(std::countr_zero(whom)), log);
  return true;
}

void Grill::rob(Seat victim, EffectList* log) {
  --bratworms[victim];
  ++bratworms[seat];
  note(log, {.kind = EffectKind::bratworm, .seat = seat, .from = victim});
}

}  // namespace gockel
