#include "gockel/players/one_roll_player.h"

#include "gockel/core/chance.h"

namespace gockel {
namespace {

/// Between moves that look alike: a worm is needed, points help, dice left do
/// as well. Small against any worm won.
double thumb_worth(const Grill& state) {
  const bool worm = state.kept.count(face::worm) > 0;
  return 1e-3 * ((worm ? 10 : 0) + points(state.kept) + 3 * state.dice_left());
}

/// The most that stopping here is worth.
double stop_worth(const Grill& state, Objective objective) {
  double best = prize_worth(state, state.prize(Stop::basic), objective);
  const bool may_can = state.owns(state.seat, Specialist::can) &&
                       state.kept.count(face::worm) == 0;
  if (may_can)
    best =
        std::max(best, prize_worth(state, state.prize(Stop::can), objective));
  return best;
}

/// The dice in hand after a face was kept; nothing else changes.
Grill kept(const Grill& state, Face f) {
  Grill next = state;
  next.kept = state.kept + state.rolled.only(f);
  next.rolled = {};
  next.phase = Phase::hand;
  return next;
}

/// The worth of the best keep of a roll when the turn stops after it.
double rolled_worth(const Grill& state, Objective objective) {
  double best = prize_worth(state, {}, objective);
  for (Face f = 0; f < face::count; ++f)
    if (state.rolled.count(f) > 0 && state.kept.count(f) == 0)
      best = std::max(best, stop_worth(kept(state, f), objective));
  return best;
}

/// The worth of one more roll.
double roll_worth(const Grill& state, Objective objective) {
  Grill air = state;
  air.phase = Phase::air;
  double sum = 0;
  air.outcomes([&](Dice dice, double probability) {
    Grill next = air;
    next.rolled = dice;
    sum += probability * rolled_worth(next, objective);
  });
  return sum;
}

double hand_worth(const Grill& state, Objective objective) {
  const double stop = stop_worth(state, objective);
  const bool done = state.dice_left() == 0 && !state.golden_left();
  const double more = done ? stop : roll_worth(state, objective);
  return std::max(stop, more) + thumb_worth(state);
}

/// How the position after a choice that needs no foresight scores.
double score_after(const Grill& state, Move move) {
  Grill next = state;
  next.apply(move);
  return next.score(state.seat);
}

}  // namespace

Move OneRollPlayer::operator()(const AnyState& state) const {
  return std::visit([this](const auto& s) { return best(s); }, state);
}

Move OneRollPlayer::best(const Grill& state) const {
  if (state.phase >= Phase::rob)
    return best_move(state,
                     [&](Move move) { return score_after(state, move); });
  return best_move(state, [&](Move move) -> double {
    switch (move.kind()) {
      case MoveKind::golden: return 1;
      case MoveKind::keep:
        return hand_worth(kept(state, move.face()), objective_);
      case MoveKind::stop:
        return prize_worth(state, state.prize(move.how()), objective_) +
               thumb_worth(state);
      case MoveKind::roll:
        return roll_worth(state, objective_) + thumb_worth(state);
      // The weasel answers a bust and nothing else.
      case MoveKind::bust: return prize_worth(state, {}, objective_) - 2;
      case MoveKind::weasel: return prize_worth(state, {}, objective_) - 1;
      default: return 0;
    }
  });
}

Move OneRollPlayer::best(const Wok& state) const {
  return best_move(state, [&](Move move) -> double {
    if (move.kind() != MoveKind::lock)
      return score_change(state, move, objective_);
    Wok air = state;
    air.apply(move);
    double sum = 0;
    air.outcomes([&](Dice dice, double probability) {
      Wok next = air;
      next.roll = wok_rolls_per_turn;
      next.apply(dice);
      if (next.seat != state.seat) {  // the lowest tile had to be taken
        sum += probability * score_change(air, next, objective_);
        return;
      }
      const Move take = best_move(
          next, [&](Move m) { return score_change(next, m, objective_); });
      sum += probability * score_change(next, take, objective_);
    });
    return sum;
  });
}

double most_alike(Dice dice) {
  int most = 0;
  for (Face s = 0; s < symbol::count; ++s) most = std::max(most, dice.count(s));
  return 2 * most - dice.size();
}

Move greedy_move(const Grill& state) {
  return best_move(state, [&state](Move move) -> double {
    switch (move.kind()) {
      case MoveKind::keep:
        return state.rolled.count(move.face()) + 0.1 * move.face();
      case MoveKind::stop:
        return state.prize(move.how()).kind == Prize::Kind::nothing ? -1 : 1;
      case MoveKind::bust: return -1;
      default: return 0;
    }
  });
}

Move greedy_move(const Wok& state) {
  return best_move(state, [](Move move) -> double {
    if (move.kind() != MoveKind::lock)
      return move.course() == Course::sushi ? 200 : 100;
    return most_alike(move.dice());
  });
}

}  // namespace gockel
