#include "gockel/turn/turn_solver.h"

#include <algorithm>
#include <cassert>

#include "gockel/turn/layer_solver.h"

namespace gockel {

template <int Lanes, class Real>
TurnSolver<Lanes, Real>::TurnSolver(const TurnKind& kind)
    : kind_(kind), graph_(&TurnGraph::of(kind)) {}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::resize(std::size_t quantities) {
  assert(quantities <= max_quantities);
  if (quantities_ == quantities) return;
  quantities_ = quantities;
  const std::size_t width = quantities * Lanes;
  for (int w = 0; w <= (kind_.weasel ? 1 : 0); ++w) {
    layers_[static_cast<unsigned>(w)].air.resize(graph_->nodes().size() *
                                                 width);
    layers_[static_cast<unsigned>(w)].hand.resize(graph_->nodes().size() *
                                                  width);
  }
  prizes_.resize(static_cast<std::size_t>(kind_.bonuses + 1) * turn_ends *
                 width);
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::put_prizes(std::size_t lane, std::size_t quantity,
                                         const TurnEnds& ends) {
  assert(ends.by_bonus.size() == static_cast<std::size_t>(kind_.bonuses) + 1);
  const std::size_t width = quantities_ * Lanes;
  Real* to = prizes_.data() + quantity * Lanes + lane;
  for (const EndTable<double>& table : ends.by_bonus) {
    *to = static_cast<Real>(table.fail);
    for (std::size_t t = 0; t < turn_totals; ++t) {
      to[(1 + t) * width] = static_cast<Real>(table.with_worm[t]);
      to[(1 + turn_totals + t) * width] =
          static_cast<Real>(table.without_worm[t]);
    }
    to += turn_ends * width;
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
  for (std::size_t lane = 0; lane < Lanes; ++lane) {
    const std::size_t own = std::min(lane, prizes.size() - 1);
    put_prizes(lane, 0, prizes[own]);
    for (std::size_t q = 0; q < others; ++q)
      put_prizes(lane, q + 1, carried[own * others + q]);
  }
  // The weasel goes back to the same dice without it, so the layer without it
  // is solved first, and is what a roll is worth at least in the other.
  const Real* floor = nullptr;
  for (SolvedLayer& layer : layers_) {
    if (layer.air.empty()) continue;
    solve_layer<Lanes, Real>({*graph_, quantities_, prizes_.data(), floor,
                              layer.air.data(), layer.hand.data()});
    floor = layer.air.data();
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::prize(int lane, int bonus,
                                      const TurnPoint& stopped) const {
  const std::size_t table = static_cast<std::size_t>(bonus) * turn_ends;
  return prizes_[place(table + stop_place(stopped), 0, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::fail_prize(int lane, int bonus) const {
  return prizes_[place(static_cast<std::size_t>(bonus) * turn_ends, 0, lane)];
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
      return prizes_[place(static_cast<std::size_t>(bonus) * turn_ends,
                           quantity, lane)];
    case MoveKind::keep: {
      const Dice aside = state.rolled.only(move.face());
      const auto after = graph_->after(point, move.face(), aside.ordinary(),
                                       aside.has_golden());
      // The way to be paid is chosen by what is maximised, whatever is asked.
      const auto best = std::ranges::max_element(
          after, {},
          [&](const TurnPoint& next) { return hand(lane, next, weasel); });
      return hand(lane, *best, weasel, quantity);
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
