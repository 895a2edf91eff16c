#include "gockel/turn/turn_policy.h"

#include <algorithm>
#include <cassert>

namespace gockel {
namespace {

/// Moves that the solver makes only when they are better than all others: they
/// throw dice that could lie still.
bool rolls_more(Move move) {
  return move.kind() == MoveKind::roll || move.kind() == MoveKind::weasel ||
         move.kind() == MoveKind::golden;
}

}  // namespace

template <int Lanes, class Real>
double TurnPolicy<Lanes, Real>::value(const Grill& state, Move move) const {
  if (state.phase <= Phase::hand) {
    const int bonus = results_.bonus_paid(state);
    if (move.kind() != MoveKind::stop)
      return solver_.value(lane_, state, move, 0, bonus);
    TurnPoint point = turn_point(state);
    point.bonus = bonus;
    return worth_[results_.best_stop(point, move.how(), worth_)];
  }
  Grill next = state;
  next.apply(move);
  // Behind a Double 1 the turn goes on, unless no die is left.
  return next.phase == Phase::hand ? value(next) : settled_worth(next);
}

/// The worth of what the seat makes of a turn that has ended.
template <int Lanes, class Real>
double TurnPolicy<Lanes, Real>::settled_worth(const Grill& ended) const {
  if (ended.phase == Phase::raven || ended.phase == Phase::back) {
    const MoveList list = ended.moves();
    return value(ended, *std::ranges::max_element(list, {}, [&](Move move) {
                   return value(ended, move);
                 }));
  }
  const auto& positions = results_.positions();
  const auto found = std::ranges::find(positions, ended);
  assert(found != positions.end());
  return worth_[static_cast<std::size_t>(found - positions.begin())];
}

template <int Lanes, class Real>
Move TurnPolicy<Lanes, Real>::best(const Grill& state) const {
  const MoveList list = state.moves();
  const Move* best = nullptr;
  double most = 0;
  // First the best of the moves that settle something ...
  for (const Move& move : list)
    if (!rolls_more(move))
      if (const double here = value(state, move);
          best == nullptr || here > most) {
        best = &move;
        most = here;
      }
  // ... which the solver knew in its own precision when it compared it.
  most = static_cast<Real>(most);
  for (const Move& move : list)
    if (rolls_more(move))
      if (const double here = value(state, move);
          best == nullptr || here > most) {
        best = &move;
        most = here;
      }
  return *best;
}

template class TurnPolicy<1, double>;
template class TurnPolicy<16, double>;
template class TurnPolicy<8, float>;
template class TurnPolicy<32, float>;

}  // namespace gockel
