#include "gockel/turn/turn_solver.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "gockel/turn/layer_solver.h"
#include "gockel/turn/point_solver.h"

namespace gockel {

template <int Lanes, class Real>
TurnSolver<Lanes, Real>::TurnSolver(const TurnKind& kind)
    : kind_(kind), graph_(&TurnGraph::of(kind)) {}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::resize(std::size_t quantities) {
  assert(quantities <= max_turn_quantities);
  if (quantities_ == quantities) return;
  quantities_ = quantities;
  const std::size_t width = quantities * Lanes;
  for (int w = 0; w <= (kind_.weasel ? 1 : 0); ++w) {
    layers_[static_cast<unsigned>(w)].air.resize(graph_->rows() * width);
    layers_[static_cast<unsigned>(w)].hand.resize(graph_->rows() * width);
  }
  prizes_.resize(ends() * width);
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::put_prizes(int lane, std::size_t quantity,
                                         const TurnEnds& prizes) {
  assert(prizes.by_bonus.size() == static_cast<std::size_t>(kind_.bonuses) + 1);
  std::size_t end = 0;
  const auto put = [&](double prize) {
    prizes_[prize_place(end++, quantity, lane)] = static_cast<Real>(prize);
  };
  for (const EndTable<double>& table : prizes.by_bonus) {
    put(table.fail);
    for (const double prize : table.with_worm) put(prize);
    for (const double prize : table.without_worm) put(prize);
  }
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::solve(std::span<const TurnEnds> prizes,
                                    std::span<const TurnEnds> carried) {
  assert(!prizes.empty() && prizes.size() <= Lanes);
  assert(carried.size() % prizes.size() == 0);
  const std::size_t others = carried.size() / prizes.size();
  resize(others + 1);
  // Lanes that are not needed repeat the last turn, so that all hold numbers of
  // this batch.
  for (int lane = 0; lane < Lanes; ++lane) {
    const std::size_t own =
        std::min(static_cast<std::size_t>(lane), prizes.size() - 1);
    put_prizes(lane, 0, prizes[own]);
    for (std::size_t q = 0; q < others; ++q)
      put_prizes(lane, q + 1, carried[own * others + q]);
  }
  solve_layers();
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::solve_layers() {
  // The weasel goes back to the same dice without it, so the layer without it
  // is solved first, and is what a roll is worth at least in the other.
  const Real* floor = nullptr;
  for (SolvedLayer& layer : layers_) {
    if (layer.air.empty()) continue;
    if constexpr (Lanes == 1)
      solve_points({*graph_, quantities_, ends(), prizes_.data(), floor,
                    layer.air.data(), layer.hand.data(), scratch_});
    else
      solve_layer<Lanes, Real>({*graph_, quantities_, prizes_.data(), floor,
                                layer.air.data(), layer.hand.data(), scratch_});
    floor = layer.air.data();
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::prize(int lane,
                                      const TurnPoint& stopped) const {
  return prizes_[prize_place(stop_place(stopped), 0, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::fail_prize(int lane, int bonus) const {
  return prizes_[prize_place(fail_place(bonus), 0, lane)];
}

/// The way to be paid is chosen by what is maximised, whatever is asked.
template <int Lanes, class Real>
TurnPoint TurnSolver<Lanes, Real>::best_next(int lane, const TurnPoint& point,
                                             Face face, Dice aside,
                                             bool weasel) const {
  std::optional<TurnPoint> best;
  graph_->for_each_next(
      point, face, aside.ordinary(), aside.has_golden(),
      [&](const TurnPoint& next) {
        if (!best || hand(lane, next, weasel) > hand(lane, *best, weasel))
          best = next;
      });
  return *best;
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::value(int lane, const Grill& state, Move move,
                                      std::size_t quantity, int bonus) const {
  TurnPoint point = turn_point(state);
  point.bonus = bonus;
  const bool weasel = kind_.weasel && !state.weasel_spent;
  switch (move.kind()) {
    case MoveKind::golden: return air(lane, {.golden = true}, weasel, quantity);
    case MoveKind::plain: return air(lane, {}, weasel, quantity);
    case MoveKind::weasel: return air(lane, point, false, quantity);
    case MoveKind::bust:
      return prizes_[prize_place(fail_place(bonus), quantity, lane)];
    case MoveKind::keep: {
      const Dice aside = state.rolled.only(move.face());
      const TurnPoint next = best_next(lane, point, move.face(), aside, weasel);
      return hand(lane, next, weasel, quantity);
    }
    default: return air(lane, point, weasel, quantity);
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::value(int lane, const Grill& state,
                                      std::size_t quantity, int bonus) const {
  const bool weasel = kind_.weasel && !state.weasel_spent;
  TurnPoint point = turn_point(state);
  point.bonus = bonus;
  if (state.phase == Phase::air) return air(lane, point, weasel, quantity);
  if (state.phase == Phase::hand) return hand(lane, point, weasel, quantity);
  const MoveList list = state.moves();
  const Move best = *std::ranges::max_element(
      list, {}, [&](Move move) { return value(lane, state, move, 0, bonus); });
  return value(lane, state, best, quantity, bonus);
}

double dot(const TurnEnds& likely, const TurnEnds& worth) {
  double sum = 0;
  for_each_end(likely, worth, [&sum](double p, double v) { sum += p * v; });
  return sum;
}

template class TurnSolver<1>;
template class TurnSolver<16>;
template class TurnSolver<8, float>;
template class TurnSolver<32, float>;

}  // namespace gockel
