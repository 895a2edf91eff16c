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
  /// Where `a` is larger than `b`, part by part.
  using Mask = decltype(Part{} > Part{});
  struct Larger {
    Mask part[parts];
    GOCKEL_INLINE Larger(const Values& a, const Values& b) {
      for (std::size_t i = 0; i < parts; ++i) part[i] = a.part[i] > b.part[i];
    }
  };
  GOCKEL_INLINE void choose(const Larger& first, const Values& a,
                            const Values& b) {
    for (std::size_t i = 0; i < parts; ++i)
      part[i] = first.part[i] ? a.part[i] : b.part[i];
  }
  GOCKEL_INLINE void add(double factor, const Values& other) {
    const auto times = static_cast<Real>(factor);
    for (std::size_t i = 0; i < parts; ++i) part[i] += times * other.part[i];
  }
};

static_assert(alignof(Values<16, double>) == 32);

/// What one backward pass reads and writes: rows of `quantities` times `Lanes`
/// numbers.
template <class Real>
struct Pass {
  const TurnGraph& graph;
  std::size_t quantities;
  const Real* prizes;
  const Real* floor;  ///< air values of the layer without weasel, or null
  Real* air;
  Real* hand;
};

/// A row for each of some things that the pass has at hand.
template <class V>
class Rows {
 public:
  Rows(std::size_t rows, std::size_t width)
      : width_(width), values_(rows * width) {}
  V* operator[](std::size_t row) { return values_.data() + row * width_; }

 private:
  std::size_t width_;
  std::vector<V> values_;
};

/// Where the prize of stopping at a point stands among its ends.
std::size_t stop_place(const TurnPoint& point) {
  return 1 + (point.worm() ? 0 : totals) +
         static_cast<std::size_t>(point.total);
}

/// One backward pass. A row is chosen by its first quantity; the others come
/// along. The number of quantities is `Width`, or known at run time when 0.
template <int Lanes, class Real, std::size_t Width>
class LayerSolver {
  using V = Values<Lanes, Real>;

 public:
  GOCKEL_INLINE explicit LayerSolver(const Pass<Real>& pass)
      : pass_(pass),
        width_(Width != 0 ? Width : pass.quantities),
        options_(TurnGraph::slots, width_),
        best_(pass.graph.most_branches(), width_) {}

  GOCKEL_INLINE void run() {
    const auto& nodes = pass_.graph.nodes();
    for (std::size_t i = 0; i < nodes.size(); ++i) solve(nodes[i], i);
  }

 private:
  static constexpr std::size_t room = Width != 0 ? Width : 8;

  GOCKEL_INLINE std::size_t at(std::size_t row) const {
    return row * width_ * Lanes;
  }
  GOCKEL_INLINE void load(V* row, const Real* from) const {
    for (std::size_t q = 0; q < width_; ++q) row[q].load(from + q * Lanes);
  }
  GOCKEL_INLINE void store(const V* row, Real* to) const {
    for (std::size_t q = 0; q < width_; ++q) row[q].store(to + q * Lanes);
  }
  /// The better of two rows.
  GOCKEL_INLINE void better(V* row, const V* a, const V* b) const {
    if constexpr (Lanes == 1) {
      const V* from = a[0].part[0] > b[0].part[0] ? a : b;
      for (std::size_t q = 0; q < width_; ++q) row[q] = from[q];
    } else {
      const typename V::Larger first(a[0], b[0]);
      for (std::size_t q = 0; q < width_; ++q) row[q].choose(first, a[q], b[q]);
    }
  }
  GOCKEL_INLINE void add(V* sum, double factor, const V* row) const {
    for (std::size_t q = 0; q < width_; ++q) sum[q].add(factor, row[q]);
  }

  GOCKEL_INLINE void solve(const TurnGraph::Node& node, std::size_t i) {
    const std::size_t table =
        static_cast<std::size_t>(node.point.bonus) * ends_size;
    V stop[room];
    load(stop, pass_.prizes + at(table + stop_place(node.point)));
    if (node.tree == nullptr) {
      store(stop, pass_.hand + at(i));
      return;
    }
    load_options(node);
    // Without the weasel every option beats the floor.
    V* floor = best_[0];
    for (std::size_t q = 0; q < width_; ++q)
      floor[q].set(-std::numeric_limits<Real>::max());
    if (pass_.floor != nullptr) load(floor, pass_.floor + at(i));
    V fail[room];
    load(fail, pass_.prizes + at(table));
    better(fail, floor, fail);
    V sum[room];
    for (std::size_t q = 0; q < width_; ++q) sum[q].set(0);
    add(sum, node.tree->bust, fail);
    add_rolls(*node.tree, sum);
    store(sum, pass_.air + at(i));
    better(stop, sum, stop);
    store(stop, pass_.hand + at(i));
  }

  GOCKEL_INLINE void load_options(const TurnGraph::Node& node) {
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = pass_.graph.options()[node.first_option + o];
      V* value = options_[option.slot];
      load(value, pass_.hand + at(option.target));
      for (unsigned t = 0; t < option.others; ++t) {
        V other[room];
        load(other,
             pass_.hand + at(pass_.graph.others()[option.first_other + t]));
        better(value, other, value);
      }
    }
  }

  /// Adds up the rolls of a tree. `best_` is room for the best option of every
  /// branch; the first holds what a roll is worth at least.
  GOCKEL_INLINE void add_rolls(const TurnGraph::Tree& tree, V* sum) {
    for (std::size_t b = 1; b < tree.branches.size(); ++b) {
      const TurnGraph::Roll& roll = tree.branches[b];
      better(best_[b], options_[roll.option], best_[roll.parent]);
      add(sum, roll.probability, best_[b]);
    }
    for (const TurnGraph::Roll& roll : tree.leaves) {
      V here[room];
      better(here, options_[roll.option], best_[roll.parent]);
      add(sum, roll.probability, here);
    }
  }

  const Pass<Real>& pass_;
  std::size_t width_;
  Rows<V> options_;
  Rows<V> best_;
};

/// Up to so many quantities have a pass of their own, in which rows stay in
/// registers: those that trainings carry along.
template <int Lanes>
constexpr std::size_t own_pass = Lanes == 8 ? 6 : 1;

template <int Lanes, class Real, std::size_t Width = 1>
GOCKEL_INLINE void solve_layer(const Pass<Real>& pass) {
  if constexpr (Width > own_pass<Lanes>)
    LayerSolver<Lanes, Real, 0>(pass).run();
  else if (pass.quantities == Width)
    LayerSolver<Lanes, Real, Width>(pass).run();
  else
    solve_layer<Lanes, Real, Width + 1>(pass);
}

template <int Lanes, class Real>
void solve_portable(const Pass<Real>& pass) {
  solve_layer<Lanes, Real>(pass);
}

#if defined(__x86_64__)
/// The same operations on wider registers; without FMA, so that every machine
/// rounds alike.
template <int Lanes, class Real>
__attribute__((target("avx2"))) void solve_avx2(const Pass<Real>& pass) {
  solve_layer<Lanes, Real>(pass);
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
  prizes_.resize(static_cast<std::size_t>(kind_.bonuses + 1) * ends_size *
                 width);
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::put_prizes(std::size_t lane, std::size_t quantity,
                                         const TurnEnds& ends) {
  assert(ends.by_bonus.size() == static_cast<std::size_t>(kind_.bonuses) + 1);
  const std::size_t width = quantities_ * Lanes;
  Real* to = prizes_.data() + quantity * Lanes + lane;
  for (const TurnEnds::Table& table : ends.by_bonus) {
    *to = static_cast<Real>(table.fail);
    for (std::size_t t = 0; t < totals; ++t) {
      to[(1 + t) * width] = static_cast<Real>(table.with_worm[t]);
      to[(1 + totals + t) * width] = static_cast<Real>(table.without_worm[t]);
    }
    to += ends_size * width;
  }
}

template <int Lanes, class Real>
void TurnSolver<Lanes, Real>::solve(std::span<const TurnEnds> prizes,
                                    std::span<const TurnEnds> carried) {
  assert(!prizes.empty() && prizes.size() <= Lanes);
  assert(carried.size() % prizes.size() == 0);
  const std::size_t others = carried.size() / prizes.size();
  resize(others + 1);
  for (std::size_t lane = 0; lane < Lanes; ++lane) {
    const std::size_t own = std::min(lane, prizes.size() - 1);
    put_prizes(lane, 0, prizes[own]);
    for (std::size_t q = 0; q < others; ++q)
      put_prizes(lane, q + 1, carried[own * others + q]);
  }
  const Real* floor = nullptr;
  for (Layer& layer : layers_) {
    if (layer.air.empty()) continue;
    solve_pass<Lanes, Real>({*graph_, quantities_, prizes_.data(), floor,
                             layer.air.data(), layer.hand.data()});
    floor = layer.air.data();
  }
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::air(int lane, const TurnPoint& point,
                                    bool weasel, std::size_t quantity) const {
  return layers_[weasel ? 1 : 0]
      .air[place(graph_->index(point), quantity, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::hand(int lane, const TurnPoint& point,
                                     bool weasel, std::size_t quantity) const {
  return layers_[weasel ? 1 : 0]
      .hand[place(graph_->index(point), quantity, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::prize(int lane, int bonus,
                                      const TurnPoint& stopped) const {
  const std::size_t table = static_cast<std::size_t>(bonus) * ends_size;
  return prizes_[place(table + stop_place(stopped), 0, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::fail_prize(int lane, int bonus) const {
  return prizes_[place(static_cast<std::size_t>(bonus) * ends_size, 0, lane)];
}

template <int Lanes, class Real>
double TurnSolver<Lanes, Real>::value(int lane, const Grill& state, Move move,
                                      std::size_t quantity) const {
  const TurnPoint point = turn_point(state);
  const bool weasel = kind_.weasel && !state.weasel_spent;
  switch (move.kind()) {
    case MoveKind::golden: return air(lane, {.golden = true}, weasel, quantity);
    case MoveKind::plain: return air(lane, {}, weasel, quantity);
    case MoveKind::weasel: return air(lane, point, false, quantity);
    case MoveKind::bust: return prizes_[place(0, quantity, lane)];
    case MoveKind::keep: {
      const Dice aside = state.rolled.only(move.face());
      const auto after = graph_->after(point, move.face(), aside.ordinary(),
                                       aside.has_golden());
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
                                      std::size_t quantity) const {
  const bool weasel = kind_.weasel && !state.weasel_spent;
  if (state.phase == Phase::air)
    return air(lane, turn_point(state), weasel, quantity);
  if (state.phase == Phase::hand)
    return hand(lane, turn_point(state), weasel, quantity);
  const MoveList list = state.moves();
  const Move best = *std::ranges::max_element(
      list, {}, [&](Move move) { return value(lane, state, move); });
  return value(lane, state, best, quantity);
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
template class TurnSolver<8, float>;
template class TurnSolver<32, float>;

}  // namespace gockel
