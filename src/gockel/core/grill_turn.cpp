// The turn from its first roll to its stop.

#include <cassert>

#include "gockel/core/grill.h"

namespace gockel {
Grill Grill::start(const Rules& rules, int seats, Seat first) {
  Grill g;
  g.rules = rules;
  g.seats = static_cast<std::uint8_t>(seats);
  g.seat = first;
  g.up = g.all_tiles();
  if (rules.deluxe()) {
    constexpr std::array<int, specialist_count> homes{11, 21, 23, 25, 27, 29};
    for (unsigned s = 0; s < specialist_count; ++s)
      g.specialists[s] = Place::on(*tile_numbered(homes[s]));
  }
  return g;
}

Node Grill::node() const {
  if (phase == Phase::air) return Node::chance;
  return phase == Phase::over ? Node::terminal : Node::decision;
}

Throw Grill::in_air() const {
  assert(phase == Phase::air);
  return left();
}

MoveList Grill::moves() const {
  MoveList list;
  switch (phase) {
    case Phase::air:
    case Phase::over: break;
    case Phase::choose:
      list.add(Move::simple(MoveKind::golden));
      list.add(Move::simple(MoveKind::plain));
      break;
    case Phase::rolled: {
      const std::uint32_t free = rolled.faces() & ~kept.faces();
      for (Face f = 0; f < face::count; ++f)
        if ((free >> (4 * f) & 1U) != 0) list.add(Move::keep(f));
      if (owns(seat, Specialist::weasel) && !weasel_spent)
        list.add(Move::simple(MoveKind::weasel));
      if (free == 0) list.add(Move::simple(MoveKind::bust));
      break;
    }
    case Phase::hand:
      if (!must_stop()) list.add(Move::simple(MoveKind::roll));
      for (const Move m : stops()) list.add(m);
      break;
    case Phase::rob:
    case Phase::raven: {
      const std::uint32_t whom = victims();
      for (Seat s = 0; s < seats; ++s)
        if ((whom >> s & 1U) != 0) list.add(Move::rob(s));
      break;
    }
    case Phase::back:
      for (unsigned s = 0; s < specialist_count; ++s)
        if (owns(seat, Specialist(s))) list.add(Move::back(Specialist(s)));
      break;
  }
  return list;
}

void Grill::apply(Dice dice, EffectList* log) {
  assert(!refusal(dice));
  rolled = dice;
  phase = Phase::rolled;
  note(log, {.kind = EffectKind::rolled,
             .seat = seat,
             .dice = dice,
             .aside = kept,
             .left = left()});
  const bool bust = (dice.faces() & ~kept.faces()) == 0;
  const bool rescue = owns(seat, Specialist::weasel) && !weasel_spent;
  if (bust && !rescue) bust_out(log);
}

void Grill::apply(Move move, EffectList* log) {
  assert(!refusal(move));
  switch (move.kind()) {
    case MoveKind::golden:
    case MoveKind::plain:
      golden = move.kind() == MoveKind::golden;
      phase = Phase::air;
      note(log, {.kind = EffectKind::chose,
                 .seat = seat,
                 .value = static_cast<std::uint8_t>(grill_dice + golden)});
      break;
    case MoveKind::keep: keep(move.face(), log); break;
    case MoveKind::weasel:
      weasel_spent = true;
      rolled = {};
      phase = Phase::air;
      note(log, {.kind = EffectKind::rerolled, .seat = seat});
      break;
    case MoveKind::bust: bust_out(log); break;
    case MoveKind::roll: phase = Phase::air; break;
    case MoveKind::stop: stop(move.how(), log); break;
    case MoveKind::rob: {
      const bool turn_goes_on = phase == Phase::rob;
      rob(move.seat(), log);
      if (turn_goes_on) {
        phase = Phase::hand;
        stop_if_forced(log);
      } else {
        end_turn(log);
      }
      break;
    }
    case MoveKind::back:
      go_back(move.specialist(), log);
      end_turn(log);
      break;
    case MoveKind::lock:
    case MoveKind::take:
    case MoveKind::steal: break;  // moves of the Wok: refused before
  }
}

void Grill::keep(Face f, EffectList* log) {
  const Dice aside = rolled.only(f);
  kept = kept + aside;
  rolled = {};
  phase = Phase::hand;
  note(log, {.kind = EffectKind::kept,
             .seat = seat,
             .value = static_cast<std::uint8_t>(points(kept)),
             .dice = aside,
             .aside = kept,
             .left = left()});
  if (rules.deluxe() && f == face::one && aside.size() >= 2) double_one(log);
  if (phase == Phase::hand) stop_if_forced(log);
}

void Grill::double_one(EffectList* log) {
  if (!bratworm(log)) phase = Phase::rob;
}

bool Grill::must_stop() const {
  return (dice_left() == 0 && !golden_left()) ||
         kept.faces() == Dice::all_faces;
}

/// The ways to stop here. There is always the basic one.
MoveList Grill::stops() const {
  MoveList list;
  list.add(Move::stop(Stop::basic));
  if (rules.may_take_lower() && prize(Stop::basic).kind == Prize::Kind::steal &&
      prize(Stop::lower).kind == Prize::Kind::grill)
    list.add(Move::stop(Stop::lower));
  if (owns(seat, Specialist::can) && kept.count(face::worm) == 0)
    list.add(Move::stop(Stop::can));
  return list;
}

void Grill::stop_if_forced(EffectList* log) {
  if (must_stop() && stops().size() == 1) stop(Stop::basic, log);
}

void Grill::bust_out(EffectList* log) { end_with({.why = Failure::bust}, log); }

void Grill::begin_turn() {
  phase = owns(seat, Specialist::golden) ? Phase::choose : Phase::air;
}

/// The turn's dice mean nothing once it is known what it brings, even while a
/// choice is still to be made.
void Grill::clear_dice() {
  kept = rolled = {};
  golden = weasel_spent = false;
}

void Grill::end_turn(EffectList* log) {
  if (up.empty()) {
    phase = Phase::over;
    seat = no_seat;
    note(log, {.kind = EffectKind::over});
    return;
  }
  seat = static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1);
  if (turn < last_turn) ++turn;
  begin_turn();
}

}  // namespace gockel
