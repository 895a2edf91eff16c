#include "gockel/solve/turn_solver.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <limits>
#include <type_traits>

namespace gockel {
namespace {

constexpr std::size_t totals = max_total + 1;
constexpr std::size_t ends_size = 1 + 2 * totals;

#define GOCKEL_INLINE inline __attribute__((always_inline))

/// Four doubles that the compiler keeps in whatever registers there are.
using Four = double __attribute__((vector_size(32)));

/// `Lanes` doubles. Everything is passed by reference: a vector returned by
/// value would depend on the registers of the machine.
template <int Lanes>
struct Values {
  using Part = std::conditional_t<Lanes == 1, double, Four>;
  static constexpr std::size_t parts = Lanes == 1 ? 1 : Lanes / 4;
  Part part[parts];

  GOCKEL_INLINE void set(double all) {
    for (Part& p : part) p = Part{} + all;
  }
  GOCKEL_INLINE void load(const double* from) {
    std::memcpy(part, from, sizeof part);
  }
  GOCKEL_INLINE void store(double* to) const {
    std::memcpy(to, part, sizeof part);
  }
  GOCKEL_INLINE void raise_to(const Values& other) {
    for (std::size_t i = 0; i < parts; ++i)
      part[i] = part[i] > other.part[i] ? part[i] : other.part[i];
  }
  GOCKEL_INLINE void add(double factor, const Values& other) {
    for (std::size_t i = 0; i < parts; ++i) part[i] += factor * other.part[i];
  }
};

/// What one backward pass reads and writes; pointers to `Lanes` doubles each.
struct Pass {
  const TurnGraph& graph;
  const double* prizes;
  const double* floor;  ///< air values of the layer without weasel, or null
  double* air;
  double* hand;
};

/// Adds up the rolls below one branch: `best` is the running maximum. A roll
/// keeps at most six faces, so the recursion ends at compile time.
template <int Depth, class V>
GOCKEL_INLINE void add_rolls(const TurnGraph::Branch*& branch,
                             const TurnGraph::Leaf*& leaf, const V& best,
                             const V* options, V& sum) {
  const unsigned leaves = branch->leaves;
  unsigned branches = branch->branches;
  ++branch;
  for (const auto* end = leaf + leaves; leaf != end; ++leaf) {
    V here = options[leaf->option];
    here.raise_to(best);
    sum.add(leaf->probability, here);
  }
  if constexpr (Depth < face::count) {
    for (; branches > 0; --branches) {
      V here = options[branch->option];
      here.raise_to(best);
      sum.add(branch->probability, here);
      add_rolls<Depth + 1>(branch, leaf, here, options, sum);
    }
  }
}

/// Where the prize of stopping at a point stands among its ends.
std::size_t stop_place(const TurnPoint& point) {
  return 1 + (point.worm() ? 0 : totals) +
         static_cast<std::size_t>(point.total);
}

template <int Lanes>
GOCKEL_INLINE void solve_layer(const Pass& pass) {
  using V = Values<Lanes>;
  const auto& nodes = pass.graph.nodes();
  V options[TurnGraph::slots];
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const TurnGraph::Node& node = nodes[i];
    const double* ends =
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
      const std::uint32_t* target = &pass.graph.targets()[option.first_target];
      V& best = options[option.slot];
      best.load(pass.hand + std::size_t{target[0]} * Lanes);
      for (unsigned t = 1; t < option.targets; ++t) {
        V other;
        other.load(pass.hand + std::size_t{target[t]} * Lanes);
        best.raise_to(other);
      }
    }
    V lowest;  // without the weasel every option beats the floor
    lowest.set(-std::numeric_limits<double>::max());
    if (pass.floor != nullptr) lowest.load(pass.floor + i * Lanes);
    V fail;
    fail.load(ends);
    fail.raise_to(lowest);
    V sum;
    sum.set(0);
    sum.add(node.tree->bust, fail);
    const TurnGraph::Branch* branch = node.tree->branches.data();
    const TurnGraph::Leaf* leaf = node.tree->leaves.data();
    add_rolls<0>(branch, leaf, lowest, options, sum);
    sum.store(pass.air + i * Lanes);
    stop.raise_to(sum);
    stop.store(pass.hand + i * Lanes);
  }
}

template <int Lanes>
void solve_portable(const Pass& pass) {
  solve_layer<Lanes>(pass);
}

#if defined(__x86_64__)
/// The same operations on wider registers; without FMA, so that every machine
/// rounds alike.
template <int Lanes>
__attribute__((target("avx2"))) void solve_avx2(const Pass& pass) {
  solve_layer<Lanes>(pass);
}
#endif

template <int Lanes>
void solve_pass(const Pass& pass) {
#if defined(__x86_64__)
  if (Lanes > 1 && __builtin_cpu_supports("avx2")) {
    solve_avx2<Lanes>(pass);
    return;
  }
#endif
  solve_portable<Lanes>(pass);
}

}  // namespace

template <int Lanes>
TurnSolver<Lanes>::TurnSolver(const TurnKind& kind)
    : kind_(kind), graph_(&TurnGraph::of(kind)) {
  const std::size_t size = graph_->nodes().size() * Lanes;
  for (int w = 0; w <= (kind.weasel ? 1 : 0); ++w) {
    layers_[static_cast<unsigned>(w)].air.resize(size);
    layers_[static_cast<unsigned>(w)].hand.resize(size);
  }
  prizes_.resize(static_cast<std::size_t>(kind.bonuses + 1) * ends_size *
                 Lanes);
}

template <int Lanes>
void TurnSolver<Lanes>::solve(std::span<const TurnEnds> prizes) {
  assert(!prizes.empty() && prizes.size() <= Lanes);
  for (std::size_t lane = 0; lane < Lanes; ++lane) {
    const TurnEnds& own = prizes[std::min(lane, prizes.size() - 1)];
    assert(own.by_bonus.size() == static_cast<std::size_t>(kind_.bonuses) + 1);
    double* to = prizes_.data() + lane;
    for (const TurnEnds::Table& ends : own.by_bonus) {
      *to = ends.fail;
      for (std::size_t t = 0; t < totals; ++t) {
        to[(1 + t) * Lanes] = ends.with_worm[t];
        to[(1 + totals + t) * Lanes] = ends.without_worm[t];
      }
      to += ends_size * Lanes;
    }
  }
  const double* floor = nullptr;
  for (Layer& layer : layers_) {
    if (layer.air.empty()) continue;
    solve_pass<Lanes>(
        {*graph_, prizes_.data(), floor, layer.air.data(), layer.hand.data()});
    floor = layer.air.data();
  }
}

template <int Lanes>
double TurnSolver<Lanes>::air(int lane, const TurnPoint& point,
                              bool weasel) const {
  return layers_[weasel ? 1 : 0]
      .air[graph_->index(point) * Lanes + static_cast<std::size_t>(lane)];
}

template <int Lanes>
double TurnSolver<Lanes>::hand(int lane, const TurnPoint& point,
                               bool weasel) const {
  return layers_[weasel ? 1 : 0]
      .hand[graph_->index(point) * Lanes + static_cast<std::size_t>(lane)];
}

template <int Lanes>
double TurnSolver<Lanes>::prize(int lane, int bonus,
                                const TurnPoint& stopped) const {
  const std::size_t table = static_cast<std::size_t>(bonus) * ends_size;
  return prizes_[(table + stop_place(stopped)) * Lanes +
                 static_cast<std::size_t>(lane)];
}

template <int Lanes>
double TurnSolver<Lanes>::fail_prize(int lane, int bonus) const {
  return prizes_[static_cast<std::size_t>(bonus) * ends_size * Lanes +
                 static_cast<std::size_t>(lane)];
}

template <int Lanes>
double TurnSolver<Lanes>::value(int lane, const Grill& state, Move move) const {
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

template <int Lanes>
double TurnSolver<Lanes>::value(int lane, const Grill& state) const {
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

}  // namespace gockel
