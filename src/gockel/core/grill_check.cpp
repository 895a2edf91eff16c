// What may happen in a position, and which positions may be at all.

#include "gockel/core/grill.h"
#include "gockel/core/text.h"

namespace gockel {

std::optional<Error> Grill::refusal(Dice dice) const {
  if (phase != Phase::air) return illegal(Reason::no_dice_in_air);
  const Throw t = in_air();
  if (dice.ordinary() != t.dice)
    return illegal(Reason::wrong_dice_count,
                   {.n = dice.ordinary(), .limit = t.dice});
  if (dice.has_golden() != (t.golden != 0))
    return illegal(t.golden != 0 ? Reason::golden_die_missing
                                 : Reason::golden_die_not_in_air);
  if (dice.has_golden() && dice.golden() != face::one &&
      dice.golden() != face::worm)
    return illegal(Reason::golden_die_face);
  return std::nullopt;
}

std::optional<Error> Grill::refusal(Move move) const {
  if (moves().contains(move)) return std::nullopt;
  if (phase == Phase::over) return illegal(Reason::game_is_over);
  if (phase == Phase::air) return illegal(Reason::roll_first);
  switch (move.kind()) {
    case MoveKind::golden:
    case MoveKind::plain: return illegal(Reason::golden_choice_over);
    case MoveKind::keep: {
      const std::string shown(1, grill_faces[move.face()]);
      if (phase != Phase::rolled) return illegal(Reason::nothing_rolled);
      if (kept.count(move.face()) > 0)
        return illegal(Reason::face_already_kept, {.what = shown});
      return illegal(Reason::face_not_rolled, {.what = shown});
    }
    case MoveKind::weasel:
      if (phase != Phase::rolled) return illegal(Reason::weasel_after_roll);
      return illegal(weasel_spent ? Reason::weasel_spent : Reason::no_weasel);
    case MoveKind::bust: return illegal(Reason::bust_not_open);
    case MoveKind::roll:
      return illegal(phase == Phase::hand ? Reason::no_die_left
                                          : Reason::roll_before_keep);
    case MoveKind::stop:
      if (phase != Phase::hand) return illegal(Reason::stop_before_keep);
      if (move.how() == Stop::can)
        return illegal(owns(seat, Specialist::can) ? Reason::can_beside_worm
                                                   : Reason::no_can);
      return illegal(Reason::no_lower_tile);
    case MoveKind::rob:
      if (phase != Phase::rob && phase != Phase::raven)
        return illegal(Reason::no_bratworm_to_take);
      return illegal(Reason::seat_not_robbable,
                     {.what = {letter(move.seat())}});
    case MoveKind::back:
      if (phase != Phase::back) return illegal(Reason::no_specialist_goes_back);
      return illegal(
          Reason::specialist_not_owned,
          {.what = std::string(
               specialist_names[static_cast<unsigned>(move.specialist())])});
    case MoveKind::lock:
    case MoveKind::take:
    case MoveKind::steal: return illegal(Reason::move_of_wok);
  }
  return illegal(Reason::no_such_move);
}

namespace {

std::string number_text(Tile tile) { return std::to_string(number(tile)); }

std::optional<Flaw> broken_tiles(const Grill& g) {
  TileSet seen = g.up;
  if (!g.up.without(g.all_tiles()).empty())
    return Flaw{Reason::unknown_tile_on_grill, Part::grill,
                number_text(g.up.without(g.all_tiles()).highest())};
  for (Seat s = 0; s < max_seats; ++s) {
    if (s >= g.seats && g.top[s] != no_tile)
      return Flaw{Reason::tile_of_absent_seat, Part::players};
    int height = 0;
    for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)]) {
      if (index(t) >= tile_count || !g.all_tiles().contains(t))
        return Flaw{Reason::unknown_tile_in_stack, Part::players,
                    std::string(1, letter(s))};
      if (seen.contains(t) || ++height > tile_count)
        return Flaw{Reason::tile_in_two_places, Part::players, number_text(t)};
      seen.add(t);
    }
  }
  for (unsigned t = 0; t < tile_count; ++t)
    if (g.below[t] != no_tile &&
        (!seen.contains(Tile(t)) || g.up.contains(Tile(t))))
      return Flaw{Reason::tile_below_no_stack, Part::players};
  return std::nullopt;
}

std::optional<Flaw> broken_bratworms(const Grill& g) {
  int sum = 0;
  for (Seat s = 0; s < max_seats; ++s) {
    sum += g.bratworms[s];
    if (s >= g.seats && g.bratworms[s] != 0)
      return Flaw{Reason::bratworm_of_absent_seat, Part::players};
  }
  if (sum > (g.rules.deluxe() ? bratworm_count : 0))
    return Flaw{Reason::too_many_bratworms, Part::supply};
  return std::nullopt;
}

std::optional<Flaw> broken_specialists(const Grill& g) {
  std::array<int, max_seats> owned{};
  TileSet occupied;
  for (unsigned i = 0; i < specialist_count; ++i) {
    const Place place = g.specialists[i];
    if (place.out()) continue;
    const std::string specialist(specialist_names[i]);
    if (!g.rules.deluxe())
      return Flaw{Reason::specialists_only_deluxe, Part::specialists,
                  specialist};
    if (place.tile() != no_tile) {
      if (!g.up.contains(place.tile()))
        return Flaw{Reason::specialist_not_on_open_tile, Part::specialists,
                    specialist};
      if (occupied.contains(place.tile()))
        return Flaw{Reason::two_specialists_on_tile, Part::specialists,
                    specialist};
      occupied.add(place.tile());
      continue;
    }
    const Seat owner = place.seat();
    if (owner >= g.seats)
      return Flaw{Reason::specialist_owner_missing, Part::specialists,
                  specialist};
    if (Specialist(i) == Specialist::raven)
      return Flaw{Reason::raven_owned, Part::specialists, specialist};
    if (Specialist(i) != Specialist::hen && g.top[owner] == no_tile)
      return Flaw{Reason::specialist_without_tile, Part::specialists,
                  specialist};
    ++owned[owner];
  }
  for (Seat s = 0; s < g.seats; ++s)
    if (owned[s] > (g.phase == Phase::back && s == g.seat ? 2 : 1))
      return Flaw{Reason::too_many_specialists, Part::players,
                  std::string(1, letter(s))};
  if (g.phase == Phase::back && owned[g.seat] != 2)
    return Flaw{Reason::specialist_choice_missing, Part::phase};
  return std::nullopt;
}

std::optional<Flaw> broken_dice(const Grill& g) {
  // Whatever the phase, dice belong to somebody who may use them.
  if (g.golden && !g.owns(g.seat, Specialist::golden))
    return Flaw{Reason::golden_die_not_owned, Part::dice};
  if (g.kept.has_golden() && !g.golden)
    return Flaw{Reason::golden_die_not_used, Part::dice};
  if (g.kept.has_golden() && g.kept.golden() != face::one &&
      g.kept.golden() != face::worm)
    return Flaw{Reason::golden_die_cannot_show, Part::dice};
  if (g.weasel_spent && !g.owns(g.seat, Specialist::weasel))
    return Flaw{Reason::weasel_not_owned, Part::dice};
  if (g.kept.ordinary() > grill_dice)
    return Flaw{Reason::too_many_dice_aside, Part::dice};
  // A phase stands only where it has something to decide or to wait for: with
  // one move or none the game would have gone on by itself.
  const bool all_aside = g.dice_left() == 0 && !g.golden_left();
  const bool done = all_aside || g.kept.faces() == Dice::all_faces;
  const std::size_t choices = g.moves().size();
  switch (g.phase) {
    case Phase::choose:
      if (!g.owns(g.seat, Specialist::golden) || g.golden || !g.kept.empty())
        return Flaw{Reason::golden_choice_not_open, Part::phase};
      break;
    case Phase::air:
      if (done) return Flaw{Reason::no_die_to_roll, Part::dice};
      break;
    case Phase::rolled:
      if (done || g.rolled.ordinary() != g.dice_left() ||
          g.rolled.has_golden() != g.golden_left())
        return Flaw{Reason::roll_does_not_fit, Part::dice};
      if (g.rolled.has_golden() && g.rolled.golden() != face::one &&
          g.rolled.golden() != face::worm)
        return Flaw{Reason::golden_die_cannot_show, Part::dice};
      // A bust waits only for the weasel, which is another move.
      if (choices == 1 && g.moves()[0] == Move::simple(MoveKind::bust))
        return Flaw{Reason::bust_does_not_wait, Part::dice};
      break;
    case Phase::hand:
      if (g.kept.empty()) return Flaw{Reason::nothing_aside, Part::dice};
      if (done && choices < 2) return Flaw{Reason::stop_was_forced, Part::dice};
      break;
    case Phase::rob:
      if (g.kept.count(face::one) < 2)
        return Flaw{Reason::bratworm_needs_ones, Part::dice};
      // Both choose whom to rob, which nobody does while the supply lasts.
      [[fallthrough]];
    case Phase::raven:
      if (g.supply() > 0 || choices < 2)
        return Flaw{Reason::no_choice_to_rob, Part::phase};
      break;
    case Phase::back:
    case Phase::over: break;
  }
  return std::nullopt;
}

std::optional<Flaw> broken_phase(const Grill& g) {
  const bool turn_runs = g.phase != Phase::raven && g.phase != Phase::back &&
                         g.phase != Phase::over;
  if (!turn_runs && (!g.kept.empty() || g.golden || g.weasel_spent))
    return Flaw{Reason::finished_turn_has_dice, Part::dice};
  if (g.phase != Phase::rolled && !g.rolled.empty())
    return Flaw{Reason::roll_out_of_place, Part::dice};
  if (turn_runs && g.up.empty())
    return Flaw{Reason::no_tile_face_up, Part::grill};
  if (g.phase == Phase::over && !g.up.empty())
    return Flaw{Reason::tile_face_up_at_end, Part::grill};
  if ((g.phase == Phase::raven || g.phase == Phase::back) &&
      g.top[g.seat] == no_tile && !g.owns(g.seat, Specialist::hen))
    return Flaw{Reason::nothing_won, Part::phase};
  return std::nullopt;
}

}  // namespace

std::optional<Flaw> Grill::broken() const {
  if (rules.rule_set() == RuleSet::wok)
    return Flaw{Reason::rules_of_wok, Part::rules};
  if (const auto found = broken_frame(*this)) return found;
  for (const auto check :
       {broken_tiles, broken_bratworms, broken_specialists, broken_phase})
    if (const auto found = check(*this)) return found;
  if (phase == Phase::over) return std::nullopt;
  return broken_dice(*this);
}

}  // namespace gockel
