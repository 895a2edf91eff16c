#include "gockel/solve/turn_solver.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <limits>

namespace gockel {
namespace {

constexpr std::size_t totals = max_total + 1;
constexpr std::size_t ends_size = 1 + 2 * totals;

#define GOCKEL_INLINE inline __attribute__((always_inline))

/// 32 bytes of numbers that the compiler keeps in whatever registers there
/// are; one number where there is only one lane.
template <int Lanes, class Real>
struct PartOf;
template <int Lanes>
struct PartOf<Lanes, double> {
  using type = double __attribute__((vector_size(32), aligned(32)));
};
template <int Lanes>
struct PartOf<Lanes, float> {
  using type = float __attribute__((vector_size(32), aligned(32)));
};
template <>
struct PartOf<1, double> {
  using type = double;
};
template <>
struct PartOf<1, float> {
  using type = float;
};

/// `Lanes` numbers. Everything is passed by reference: a vector returned by
/// value would depend on the registers of the machine.
template <int Lanes, class Real>
struct Values {
  using Part = typename PartOf<Lanes, Real>::type;
  static constexpr std::size_t parts = Lanes * sizeof(Real) / sizeof(Part);
  Part part[parts];

  GOCKEL_INLINE void set(Real all) {
    for (Part& p : part) p = Part{} + all;
  }
  // All part by part: a copy of the whole would go through narrower registers,
  // and reading back what was written in pieces stalls.
  GOCKEL_INLINE void load(const Real* from) {
    for (std::size_t i = 0; i < parts; ++i) {
      Part p;
      std::memcpy(&p, from + i * (Lanes / parts), sizeof p);
      part[i] = p;
    }
  }
  GOCKEL_INLINE void store(Real* to) const {
    for (std::size_t i = 0; i < parts; ++i) {
      const Part p = part[i];
      std::memcpy(to + i * (Lanes / parts), &p, sizeof p);
    }
  }
  GOCKEL_INLINE void larger_of(const Values& a, const Values& b) {
    for (std::size_t i = 0; i < parts; ++i)
      part[i] = a.part[i] > b.part[i] ? a.part[i] : b.part[i];
  }
  GOCKEL_INLINE void raise_to(const Values& other) { larger_of(*this, other); }
  GOCKEL_INLINE void add(double factor, const Values& other) {
    const auto times = static_cast<Real>(factor);
    for (std::size_t i = 0; i < parts; ++i) part[i] += times * other.part[i];
  }
};

static_assert(alignof(Values<16, double>) == 32);

/// What one backward pass reads and writes; pointers to `Lanes` numbers each.
template <class Real>
struct Pass {
  const TurnGraph& graph;
  const Real* prizes;
  const Real* floor;  ///< air values of the layer without weasel, or null
  Real* air;
  Real* hand;
};

/// Adds up the rolls of a tree. `best` is room for the best option of every
/// branch; the first holds what a roll is worth at least.
template <class V>
GOCKEL_INLINE void add_rolls(const TurnGraph::Tree& tree, const V* options,
                             V* best, V& sum) {
  for (std::size_t b = 1; b < tree.branches.size(); ++b) {
    const TurnGraph::Roll& roll = tree.branches[b];
    best[b].larger_of(options[roll.option], best[roll.parent]);
    sum.add(roll.probability, best[b]);
  }
  for (const TurnGraph::Roll& roll : tree.leaves) {
    V here;
    here.larger_of(options[roll.option], best[roll.parent]);
    sum.add(roll.probability, here);
  }
}

/// Where the prize of stopping at a point stands among its ends.
std::size_t stop_place(const TurnPoint& point) {
  return 1 + (point.worm() ? 0 : totals) +
         static_cast<std::size_t>(point.total);
}

template <int Lanes, class Real>
GOCKEL_INLINE void solve_layer(const Pass<Real>& pass) {
  using V = Values<Lanes, Real>;
  const auto& nodes = pass.graph.nodes();
  V options[TurnGraph::slots];
  std::vector<V> best(pass.graph.most_branches());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const TurnGraph::Node& node = nodes[i];
    const Real* ends =
        pass.prizes +
        static_cast<std::size_t>(node.point.bonus) * ends_size * Lanes;
    V stop;
    stop.load(ends + stop_place(node.point) * Lanes);
    if (node.tree == nullptr) {
      stop.store(pass.hand + i * Lanes);
      continue;
    }
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = pass.graph.options()[node.first_option + o];
      V& value = options[option.slot];
      value.load(pass.hand + std::size_t{option.target} * Lanes);
      for (unsigned t = 0; t < option.others; ++t) {
        const std::size_t target = pass.graph.others()[option.first_other + t];
        V other;
        other.load(pass.hand + target * Lanes);
        value.raise_to(other);
      }
    }
    // Without the weasel every option beats the floor.
    best[0].set(-std::numeric_limits<Real>::max());
    if (pass.floor != nullptr) best[0].load(pass.floor + i * Lanes);
    V fail;
    fail.load(ends);
    fail.raise_to(best[0]);
    V sum;
    sum.set(0);
    sum.add(node.tree->bust, fail);
    add_rolls(*node.tree, options, best.data(), sum);
    sum.store(pass.air + i * Lanes);
    stop.raise_to(sum);
    stop.store(pass.hand + i * Lanes);
  }
}

template <int Lanes, class Real>
void solve_portable(const Pass<Real>& pass) {
  solve_layer<Lanes>(pass);
}

#if defined(__x86_64__)
/// The same operations on wider registers; without FMA, so that every machine
/// rounds alike.
template <int Lanes, class Real>
__attribute__((target("avx2"))) void solve_avx2(const Pass<Real>& pass) {
  solve_layer<Lanes>(pass);
}
#endif

template <int Lanes, class Real>
void solve_pass(const Pass<Real>& pass) {
#if defined(__x86_64__)
  if (Lanes > 1 && __builtin_cpu_supports("avx2")) {
    solve_avx2<Lanes>(pass);
    return;
  }
#endif
  solve_portable<Lanes>(pass);
}

}  // namespace

template <int Lanes, class Real>
TurnSolver<Lanes, Real>::TurnSolver(const TurnKind& kind)
    : kind_(kind), graph_(&TurnGraph::of(kind)) {
  const std::size_t size = graph_->nodes().size() * Lanes;
  for (int w = 0; w <= (kind.weasel ? 1 : 0); ++w) {
    layers_[static_cast<unsigned>(w)].air.resize(size);
    layers_[static_cast<unsigned>(w)].hand.resize(size);
  }
  prizes_.resize(static_cast<std::size_t>(kind.bonuses + 1) * ends_size *
                 Lanes);
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::solve(std::span<const TurnEnds> prizes) {
  assert(!prizes.empty() && prizes.size() <= Lanes);
  for (std::size_t lane = 0; lane < Lanes; ++lane) {
    const TurnEnds& own = prizes[std::min(lane, prizes.size() - 1)];
    assert(own.by_bonus.size() == static_cast<std::size_t>(kind_.bonuses) + 1);
    Real* to = prizes_.data() + lane;
    for (const TurnEnds::Table& ends : own.by_bonus) {
      *to = static_cast<Real>(ends.fail);
      for (std::size_t t = 0; t < totals; ++t) {
        to[(1 + t) * Lanes] = static_cast<Real>(ends.with_worm[t]);
        to[(1 + totals + t) * Lanes] = static_cast<Real>(ends.without_worm[t]);
      }
      to += ends_size * Lanes;
    }
  }
  const Real* floor = nullptr;
  for (Layer& layer : layers_) {
    if (layer.air.empty()) continue;
    solve_pass<Lanes, Real>(
        {*graph_, prizes_.data(), floor, layer.air.data(), layer.hand.data()});
    floor = layer.air.data();
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::air(int lane, const TurnPoint& point,
                                    bool weasel) const {
  return layers_[weasel ? 1 : 0]
      .air[graph_->index(point) * Lanes + static_cast<std::size_t>(lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::hand(int lane, const TurnPoint& point,
                                     bool weasel) const {
  return layers_[weasel ? 1 : 0]
      .hand[graph_->index(point) * Lanes + static_cast<std::size_t>(lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::prize(int lane, int bonus,
                                      const TurnPoint& stopped) const {
  const std::size_t table = static_cast<std::size_t>(bonus) * ends_size;
  return prizes_[(table + stop_place(stopped)) * Lanes +
                 static_cast<std::size_t>(lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::fail_prize(int lane, int bonus) const {
  return prizes_[static_cast<std::size_t>(bonus) * ends_size * Lanes +
                 static_cast<std::size_t>(lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::value(int lane, const Grill& state,
                                      Move move) const {
  const TurnPoint point = turn_point(state);
  const bool weasel = kind_.weasel && !state.weasel_spent;
  switch (move.kind()) {
    case MoveKind::golden: return air(lane, {.golden = true}, weasel);
    case MoveKind::plain: return air(lane, {}, weasel);
    case MoveKind::weasel: return air(lane, point, false);
    case MoveKind::bust: return fail_prize(lane, 0);
    case MoveKind::keep: {
      const Dice aside = state.rolled.only(move.face());
      double best = -std::numeric_limits<double>::infinity();
      for (const TurnPoint& next : graph_->after(
               point, move.face(), aside.ordinary(), aside.has_golden()))
        best = std::max(best, hand(lane, next, weasel));
      return best;
    }
    default: return air(lane, point, weasel);
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::value(int lane, const Grill& state) const {
  const bool weasel = kind_.weasel && !state.weasel_spent;
  if (state.phase == Phase::air) return air(lane, turn_point(state), weasel);
  if (state.phase == Phase::hand) return hand(lane, turn_point(state), weasel);
  double best = -std::numeric_limits<double>::infinity();
  for (const Move move : state.moves())
    best = std::max(best, value(lane, state, move));
  return best;
}

double dot(const TurnEnds& likely, const TurnEnds& worth) {
  double sum = 0;
  for (std::size_t b = 0; b < likely.by_bonus.size(); ++b) {
    const TurnEnds::Table& p = likely.by_bonus[b];
    const TurnEnds::Table& v = worth.by_bonus[b];
    sum += p.fail * v.fail;
    for (std::size_t t = 0; t < totals; ++t)
      sum += p.with_worm[t] * v.with_worm[t] +
             p.without_worm[t] * v.without_worm[t];
  }
  return sum;
}

template class TurnSolver<1>;
template class TurnSolver<16>;
template class TurnSolver<32, float>;

}  // namespace gockel
