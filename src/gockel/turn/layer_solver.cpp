#include "gockel/turn/layer_solver.h"

#include <limits>

namespace gockel {
namespace {

/// The number of quantities is `Width`, or known at run time when 0.
template <int Lanes, class Real, std::size_t Width>
class LayerSolver {
  using LayerMeans = RollMeans<Lanes, Real, Width>;
  using V = typename LayerMeans::V;

 public:
  GOCKEL_INLINE explicit LayerSolver(const LayerPass<Real>& pass)
      : pass_(pass),
        means_(pass.quantities,
               pass.scratch.room(LayerMeans::scratch_size(
                   pass.graph.max_branches(), pass.quantities))) {}

  GOCKEL_INLINE void run() {
    for (const TurnGraph::PointNode& node : pass_.graph.nodes()) solve(node);
  }

 private:
  GOCKEL_INLINE std::size_t at(std::size_t row) const {
    return row * means_.row_size();
  }

  GOCKEL_INLINE void solve(const TurnGraph::PointNode& node) {
    V stop[LayerMeans::room];
    means_.load(stop, pass_.prizes + at(stop_place(node.point)));
    // No dice left: what a stop gets is all there is.
    if (node.tree == nullptr) {
      means_.store(stop, pass_.hand + at(node.row));
      return;
    }
    // All keeps of the point once, before the many rolls that offer them.
    load_options(node);
    // Without the weasel every option beats the floor.
    V floor[LayerMeans::room];
    if (pass_.floor != nullptr)
      means_.load(floor, pass_.floor + at(node.row));
    else
      means_.set(floor, -std::numeric_limits<Real>::max());
    V fail[LayerMeans::room];
    means_.load(fail, pass_.prizes + at(fail_place(node.point.bonus)));
    means_.better(fail, floor, fail);
    V sum[LayerMeans::room];
    means_.mean(*node.tree, floor, fail, sum);
    means_.store(sum, pass_.air + at(node.row));
    // Rolling has to be better than stopping, not as good.
    means_.better(stop, sum, stop);
    means_.store(stop, pass_.hand + at(node.row));
  }

  GOCKEL_INLINE void load_options(const TurnGraph::PointNode& node) {
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = pass_.graph.options()[node.first_option + o];
      V value[LayerMeans::room];
      means_.load(value, pass_.hand + at(option.target));
      // Who pays for a Double 1 is the seat's choice: the best way counts.
      for (unsigned t = 0; t < option.others; ++t) {
        V other[LayerMeans::room];
        means_.load(
            other,
            pass_.hand + at(pass_.graph.others()[option.first_other + t]));
        means_.better(value, other, value);
      }
      means_.set_option(option.slot, value);
    }
  }

  const LayerPass<Real>& pass_;
  LayerMeans means_;
};

/// Up to so many quantities have a pass of their own, in which rows stay in
/// registers: those that trainings carry along.
template <int Lanes>
constexpr std::size_t own_pass = Lanes == 8 ? 6 : 1;

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
  if (__builtin_cpu_supports("avx2")) {
    solve_avx2<Lanes>(pass);
    return;
  }
#endif
  solve_layer_portably<Lanes>(pass);
}

template void solve_layer<16, double>(const LayerPass<double>&);
template void solve_layer<8, float>(const LayerPass<float>&);
template void solve_layer<32, float>(const LayerPass<float>&);
template void solve_layer_portably<16, double>(const LayerPass<double>&);
template void solve_layer_portably<8, float>(const LayerPass<float>&);
template void solve_layer_portably<32, float>(const LayerPass<float>&);

}  // namespace gockel
