#include "gockel/turn/layer_solver.h"

#include <limits>

#include "gockel/turn/lanes.h"

namespace gockel {
namespace {

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

/// The number of quantities is `Width`, or known at run time when 0.
template <int Lanes, class Real, std::size_t Width>
class LayerSolver {
  using V = Values<Lanes, Real>;

 public:
  GOCKEL_INLINE explicit LayerSolver(const LayerPass<Real>& pass)
      : pass_(pass),
        width_(Width != 0 ? Width : pass.quantities),
        options_(TurnGraph::slots, width_),
        best_(pass.graph.max_branches(), width_) {}

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

  GOCKEL_INLINE void solve(const TurnGraph::PointNode& node, std::size_t i) {
    const std::size_t table =
        static_cast<std::size_t>(node.point.bonus) * turn_ends;
    V stop[room];
    load(stop, pass_.prizes + at(table + stop_place(node.point)));
    // No dice left: what a stop gets is all there is.
    if (node.tree == nullptr) {
      store(stop, pass_.hand + at(i));
      return;
    }
    // All keeps of the point once, before the many rolls that offer them.
    load_options(node);
    // Without the weasel every option beats the floor.
    V* floor = best_[0];
    for (std::size_t q = 0; q < width_; ++q)
      floor[q].set(-std::numeric_limits<Real>::max());
    if (pass_.floor != nullptr) load(floor, pass_.floor + at(i));
    V fail[room];
    load(fail, pass_.prizes + at(table));
    better(fail, floor, fail);
    // The mean over the rolls, always added in the order of the tree: lanes,
    // registers and machines then round alike.
    V sum[room];
    for (std::size_t q = 0; q < width_; ++q) sum[q].set(0);
    add(sum, node.tree->bust, fail);
    add_rolls(*node.tree, sum);
    store(sum, pass_.air + at(i));
    // Rolling has to be better than stopping, not as good.
    better(stop, sum, stop);
    store(stop, pass_.hand + at(i));
  }

  GOCKEL_INLINE void load_options(const TurnGraph::PointNode& node) {
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = pass_.graph.options()[node.first_option + o];
      V* value = options_[option.slot];
      load(value, pass_.hand + at(option.target));
      // Who pays for a Double 1 is the seat's choice: the best way counts.
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
  GOCKEL_INLINE void add_rolls(const TurnGraph::RollTree& tree, V* sum) {
    // Parents come before children, so the best of a roll's faces is one
    // comparison away; leaves need not be remembered.
    for (std::size_t b = 1; b < tree.branches.size(); ++b) {
      const TurnGraph::PooledRoll& roll = tree.branches[b];
      better(best_[b], options_[roll.option], best_[roll.parent]);
      add(sum, roll.probability, best_[b]);
    }
    for (const TurnGraph::PooledRoll& roll : tree.leaves) {
      V here[room];
      better(here, options_[roll.option], best_[roll.parent]);
      add(sum, roll.probability, here);
    }
  }

  const LayerPass<Real>& pass_;
  std::size_t width_;
  Rows<V> options_;
  Rows<V> best_;
};

/// Up to so many quantities have a pass of their own, in which rows stay in
/// registers: those that trainings carry along, and in one lane what a review
/// of two, three or four people asks for, everybody's share and the failing.
template <int Lanes>
constexpr std::size_t own_pass = Lanes == 8   ? 6
                                 : Lanes == 1 ? 5
                                              : 1;

template <int Lanes, class Real, std::size_t Width = 1>
GOCKEL_INLINE void choose_width(const LayerPass<Real>& pass) {
  if constexpr (Width > own_pass<Lanes>)
    LayerSolver<Lanes, Real, 0>(pass).run();
  else if (pass.quantities == Width)
    LayerSolver<Lanes, Real, Width>(pass).run();
  else
    choose_width<Lanes, Real, Width + 1>(pass);
}

#if defined(__x86_64__)
/// The same operations on wider registers; without FMA, so that every machine
/// rounds alike.
template <int Lanes, class Real>
__attribute__((target("avx2"))) void solve_avx2(const LayerPass<Real>& pass) {
  choose_width<Lanes, Real>(pass);
}
#endif

}  // namespace

template <int Lanes, class Real>
void solve_layer_portably(const LayerPass<Real>& pass) {
  choose_width<Lanes, Real>(pass);
}

template <int Lanes, class Real>
void solve_layer(const LayerPass<Real>& pass) {
#if defined(__x86_64__)
  if (Lanes > 1 && __builtin_cpu_supports("avx2")) {
    solve_avx2<Lanes>(pass);
    return;
  }
#endif
  solve_layer_portably<Lanes>(pass);
}

template void solve_layer<1, double>(const LayerPass<double>&);
template void solve_layer<16, double>(const LayerPass<double>&);
template void solve_layer<8, float>(const LayerPass<float>&);
template void solve_layer<32, float>(const LayerPass<float>&);
template void solve_layer_portably<1, double>(const LayerPass<double>&);
template void solve_layer_portably<16, double>(const LayerPass<double>&);
template void solve_layer_portably<8, float>(const LayerPass<float>&);
template void solve_layer_portably<32, float>(const LayerPass<float>&);

}  // namespace gockel
