#include "gockel/turn/point_solver.h"

#include <limits>

namespace gockel {
namespace {

/// Solves `Lanes` points of a group at once. The number of quantities is
/// `Width`, or known at run time when 0.
template <int Lanes, std::size_t Width>
class PointSolver {
  using PointMeans = RollMeans<Lanes, double, Width>;
  using V = typename PointMeans::V;
  using PointGroup = TurnGraph::PointGroup;

 public:
  GOCKEL_INLINE PointSolver(const PointPass& pass, double* scratch)
      : pass_(pass),
        rows_(pass.graph.rows()),
        means_(pass.quantities, scratch) {}

  /// The points from this lane on.
  GOCKEL_INLINE void solve(const PointGroup& group, std::size_t lane) const {
    const std::size_t row = group.first_row + lane;
    V stop[PointMeans::room];
    gather_prizes(stop, group.stops.data() + lane);
    // No dice left: what a stop gets is all there is.
    if (group.tree == nullptr) {
      store(stop, pass_.hand + row);
      return;
    }
    // All keeps of the points once, before the many rolls that offer them.
    gather_options(group, lane);
    // Without the weasel every option beats the floor.
    V floor[PointMeans::room];
    if (pass_.floor != nullptr)
      for (std::size_t q = 0; q < means_.width(); ++q)
        floor[q].load(pass_.floor + q * rows_ + row);
    else
      means_.set(floor, -std::numeric_limits<double>::max());
    V fail[PointMeans::room];
    gather_prizes(fail, group.fails.data() + lane);
    means_.better(fail, floor, fail);
    V sum[PointMeans::room];
    means_.mean(*group.tree, floor, fail, sum);
    store(sum, pass_.air + row);
    // Rolling has to be better than stopping, not as good.
    means_.better(stop, sum, stop);
    store(stop, pass_.hand + row);
  }

 private:
  GOCKEL_INLINE void gather_prizes(V* row, const std::uint16_t* ends) const {
    for (std::size_t q = 0; q < means_.width(); ++q)
      row[q].gather(pass_.prizes + q * pass_.ends, ends);
  }
  GOCKEL_INLINE void gather_hand(V* row, const std::uint16_t* targets) const {
    for (std::size_t q = 0; q < means_.width(); ++q)
      row[q].gather(pass_.hand + q * rows_, targets);
  }
  GOCKEL_INLINE void store(const V* row, double* to) const {
    for (std::size_t q = 0; q < means_.width(); ++q)
      row[q].store(to + q * rows_);
  }

  GOCKEL_INLINE void gather_options(const PointGroup& group,
                                    std::size_t lane) const {
    // Points without dice have no options, and no list to point into.
    if (group.options.empty()) return;
    const std::uint16_t* targets = group.targets.data() + lane;
    for (const PointGroup::GroupOption& option : group.options) {
      V value[PointMeans::room];
      gather_hand(value, targets);
      targets += group.lanes;
      // Who pays for a Double 1 is the seat's choice: the best way counts.
      for (unsigned way = 1; way < option.ways; ++way) {
        V other[PointMeans::room];
        gather_hand(other, targets);
        targets += group.lanes;
        means_.better(value, other, value);
      }
      means_.set_option(option.slot, value);
    }
  }

  const PointPass& pass_;
  std::size_t rows_;
  PointMeans means_;
};

/// The browser's registers are narrow: more lanes would make its engine larger
/// by three kilobytes each and no faster.
#if defined(__wasm__)
constexpr int max_lanes = 4;
#else
constexpr int max_lanes = 16;
#endif

/// How many points are solved at once where a group has as many: what fits into
/// the registers.
constexpr int widest(std::size_t width) {
  if (max_lanes == 4) return 4;
  if (width == 1) return 16;
  return width == 2 || width == 3 ? 8 : 4;
}

template <int Lanes, std::size_t Width>
GOCKEL_INLINE void solve_lanes(const PointPass& pass,
                               const TurnGraph::PointGroup& group,
                               std::size_t& lane) {
  if (lane + Lanes > group.lanes) return;
  const std::size_t branches =
      group.tree == nullptr ? 0 : group.tree->branches.size();
  const PointSolver<Lanes, Width> solver(
      pass, pass.scratch.room(RollMeans<Lanes, double, Width>::scratch_size(
                branches, pass.quantities)));
  for (; lane + Lanes <= group.lanes; lane += Lanes) solver.solve(group, lane);
}

template <std::size_t Width>
GOCKEL_INLINE void solve_groups(const PointPass& pass) {
  constexpr int wide = widest(Width);
  for (const TurnGraph::PointGroup& group : pass.graph.groups()) {
    std::size_t lane = 0;
    if constexpr (wide >= 16) solve_lanes<16, Width>(pass, group, lane);
    if constexpr (wide >= 8) solve_lanes<8, Width>(pass, group, lane);
    solve_lanes<4, Width>(pass, group, lane);
  }
}

/// Up to so many quantities have a pass of their own, in which rows stay in
/// registers: what a review of two, three or four people asks for, everybody's
/// share and the failing.
constexpr std::size_t fixed_widths = 5;

template <std::size_t Width = 1>
GOCKEL_INLINE void choose_width(const PointPass& pass) {
  if constexpr (Width > fixed_widths)
    solve_groups<0>(pass);
  else if (pass.quantities == Width)
    solve_groups<Width>(pass);
  else
    choose_width<Width + 1>(pass);
}

#if defined(__x86_64__)
/// The same operations on wider registers; without FMA, so that every machine
/// rounds alike.
__attribute__((target("avx2"))) void solve_avx2(const PointPass& pass) {
  choose_width(pass);
}
#endif

}  // namespace

void solve_points_portably(const PointPass& pass) { choose_width(pass); }

void solve_points(const PointPass& pass) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    solve_avx2(pass);
    return;
  }
#endif
  solve_points_portably(pass);
}

}  // namespace gockel
