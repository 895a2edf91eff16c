// What may happen in a position, and which positions may be at all.

#include <fmt/format.h>

#include "gockel/core/grill.h"
#include "gockel/core/text.h"

namespace gockel {

std::optional<Error> Grill::refusal(Dice dice) const {
  if (phase != Phase::air) return illegal("no dice are in the air here");
  const Throw t = in_air();
  if (dice.ordinary() != t.dice)
    return illegal(
        fmt::format("{} dice are in the air, not {}", t.dice, dice.ordinary()));
  if (dice.has_golden() != (t.golden != 0))
    return illegal(t.golden != 0 ? "the golden die is in the air too"
                                 : "the golden die is not in the air");
  if (dice.has_golden() && dice.golden() != face::one &&
      dice.golden() != face::worm)
    return illegal("the golden die shows only 1s and worms");
  return std::nullopt;
}

std::optional<Error> Grill::refusal(Move move) const {
  if (moves().contains(move)) return std::nullopt;
  if (phase == Phase::over) return illegal("the game is over");
  if (phase == Phase::air) return illegal("dice are in the air: roll first");
  switch (move.kind()) {
    case MoveKind::golden:
    case MoveKind::plain:
      return illegal(
          "the golden die is chosen by its owner before the first roll");
    case MoveKind::keep: {
      const char shown = grill_faces[move.face()];
      if (phase != Phase::rolled)
        return illegal("there is no roll to keep dice from");
      if (kept.count(move.face()) > 0)
        return illegal(
            fmt::format("face {} was already kept this turn", shown));
      return illegal(fmt::format("the roll shows no {}", shown));
    }
    case MoveKind::weasel:
      if (phase != Phase::rolled)
        return illegal("the weasel comes straight after a roll");
      return illegal(weasel_spent ? "the weasel was already used this turn"
                                  : "the seat to act has no weasel");
    case MoveKind::bust:
      return illegal("only a bust that the weasel can answer may stand");
    case MoveKind::roll:
      return illegal(phase == Phase::hand
                         ? "no die can be rolled any more: the turn must end"
                         : "rolling on comes after dice were kept");
    case MoveKind::stop:
      if (phase != Phase::hand)
        return illegal("stopping comes after dice were kept");
      if (move.how() == Stop::can)
        return illegal(owns(seat, Specialist::can)
                           ? "the canned worm cannot stand beside a worm die"
                           : "the seat to act has no canned worm");
      return illegal("there is no choice between stealing and a lower tile");
    case MoveKind::rob:
      if (phase != Phase::rob && phase != Phase::raven)
        return illegal("there is no Bratworm to take from a player");
      return illegal(fmt::format("seat {} cannot be robbed of a Bratworm",
                                 letter(move.seat())));
    case MoveKind::back:
      if (phase != Phase::back) return illegal("no Specialist has to go back");
      return illegal(fmt::format(
          "the seat to act does not own the {}",
          specialist_names[static_cast<unsigned>(move.specialist())]));
    case MoveKind::lock:
    case MoveKind::take:
    case MoveKind::steal: return illegal("this is a move of the Wok game");
  }
  return illegal("this is no move");
}

namespace {

std::string_view broken_tiles(const Grill& g) {
  TileSet seen = g.up;
  if (!g.up.without(g.all_tiles()).empty())
    return "a tile on the grill is not part of this rule set";
  for (Seat s = 0; s < max_seats; ++s) {
    if (s >= g.seats && g.top[s] != no_tile)
      return "a seat that is not in the game has a tile";
    int height = 0;
    for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)]) {
      if (index(t) >= tile_count || !g.all_tiles().contains(t))
        return "a tile in a stack is not part of this rule set";
      if (seen.contains(t) || ++height > tile_count)
        return "a tile lies in two places";
      seen.add(t);
    }
  }
  for (unsigned t = 0; t < tile_count; ++t)
    if (g.below[t] != no_tile &&
        (!seen.contains(Tile(t)) || g.up.contains(Tile(t))))
      return "a tile outside the stacks has a tile below it";
  return "";
}

std::string_view broken_bratworms(const Grill& g) {
  int sum = 0;
  for (Seat s = 0; s < max_seats; ++s) {
    sum += g.bratworms[s];
    if (s >= g.seats && g.bratworms[s] != 0)
      return "a seat that is not in the game has a Bratworm";
  }
  if (sum > (g.rules.deluxe() ? bratworm_count : 0))
    return "there are more Bratworms than the game has";
  return "";
}

std::string_view broken_specialists(const Grill& g) {
  std::array<int, max_seats> owned{};
  TileSet occupied;
  for (unsigned i = 0; i < specialist_count; ++i) {
    const Place place = g.specialists[i];
    if (place.out()) continue;
    if (!g.rules.deluxe()) return "Specialists belong to the Deluxe edition";
    if (place.tile() != no_tile) {
      if (!g.up.contains(place.tile()))
        return "a Specialist stands on a tile that is not face up";
      if (occupied.contains(place.tile()))
        return "two Specialists stand on one tile";
      occupied.add(place.tile());
      continue;
    }
    const Seat owner = place.seat();
    if (owner >= g.seats) return "a Specialist is with nobody in the game";
    if (Specialist(i) == Specialist::raven) return "nobody can own the raven";
    if (Specialist(i) != Specialist::hen && g.top[owner] == no_tile)
      return "only the hen can be owned without a tile";
    ++owned[owner];
  }
  for (Seat s = 0; s < g.seats; ++s)
    if (owned[s] > (g.phase == Phase::back && s == g.seat ? 2 : 1))
      return "a seat owns more Specialists than it may";
  if (g.phase == Phase::back && owned[g.seat] != 2)
    return "two Specialists are needed to choose which goes back";
  return "";
}

std::string_view broken_dice(const Grill& g) {
  if (g.golden && !g.owns(g.seat, Specialist::golden))
    return "the golden die is used by a seat that does not own it";
  if (g.kept.has_golden() && !g.golden)
    return "the golden die lies aside but is not used";
  if (g.kept.has_golden() && g.kept.golden() != face::one &&
      g.kept.golden() != face::worm)
    return "the golden die shows only 1s and worms";
  if (g.weasel_spent && !g.owns(g.seat, Specialist::weasel))
    return "the weasel was used by a seat that does not own it";
  if (g.kept.ordinary() > grill_dice)
    return "more dice are aside than there are";
  const bool all_aside = g.dice_left() == 0 && !g.golden_left();
  const bool done = all_aside || g.kept.faces() == Dice::all_faces;
  const std::size_t choices = g.moves().size();
  switch (g.phase) {
    case Phase::choose:
      if (!g.owns(g.seat, Specialist::golden) || g.golden || !g.kept.empty())
        return "only the owner of the golden die chooses before the first roll";
      break;
    case Phase::air:
      if (done) return "no die can be rolled any more";
      break;
    case Phase::rolled:
      if (done || g.rolled.ordinary() != g.dice_left() ||
          g.rolled.has_golden() != g.golden_left())
        return "the roll does not have the dice that are left";
      if (g.rolled.has_golden() && g.rolled.golden() != face::one &&
          g.rolled.golden() != face::worm)
        return "the golden die shows only 1s and worms";
      if (choices == 1 && g.moves()[0] == Move::simple(MoveKind::bust))
        return "a bust without the weasel does not wait";
      break;
    case Phase::hand:
      if (g.kept.empty()) return "nothing is laid aside";
      if (done && choices < 2) return "the turn is over: its stop was forced";
      break;
    case Phase::rob:
      if (g.kept.count(face::one) < 2)
        return "a Bratworm needs two 1s laid aside";
      [[fallthrough]];
    case Phase::raven:
      if (g.supply() > 0 || choices < 2)
        return "there is no choice whom to rob";
      break;
    case Phase::back:
    case Phase::over: break;
  }
  return "";
}

std::string_view broken_phase(const Grill& g) {
  const bool turn_runs = g.phase != Phase::raven && g.phase != Phase::back &&
                         g.phase != Phase::over;
  if (!turn_runs && (!g.kept.empty() || g.golden || g.weasel_spent))
    return "the dice of a finished turn are still there";
  if (g.phase != Phase::rolled && !g.rolled.empty())
    return "there is a roll where none can be";
  if (turn_runs && g.up.empty()) return "the game goes on with no tile face up";
  if (g.phase == Phase::over && !g.up.empty())
    return "the game is over with a tile face up";
  if ((g.phase == Phase::raven || g.phase == Phase::back) &&
      g.top[g.seat] == no_tile && !g.owns(g.seat, Specialist::hen))
    return "a seat without a tile won nothing to choose about";
  return "";
}

}  // namespace

std::string_view Grill::broken() const {
  if (rules.rule_set() == RuleSet::wok) return "these are the rules of the Wok";
  if (const auto found = broken_frame(*this); !found.empty()) return found;
  for (const auto check :
       {broken_tiles, broken_bratworms, broken_specialists, broken_phase})
    if (const std::string_view found = check(*this); !found.empty())
      return found;
  return phase == Phase::over ? "" : broken_dice(*this);
}

}  // namespace gockel
