#pragma once

#include "gockel/turn/turn_graph.h"

namespace gockel {

/// A turn's ends stand one behind the other: the bust, then the stops by total
/// with a worm, then those without.
constexpr std::size_t turn_totals = max_total + 1;
constexpr std::size_t turn_ends = 1 + 2 * turn_totals;

/// Where the prize of stopping at a point stands among its ends.
inline std::size_t stop_place(const TurnPoint& point) {
  return 1 + (point.worm() ? 0 : turn_totals) +
         static_cast<std::size_t>(point.total);
}

/// What one backward pass reads and writes: rows of `quantities` times `Lanes`
/// numbers.
template <class Real>
struct LayerPass {
  const TurnGraph& graph;
  std::size_t quantities;
  const Real* prizes;
  const Real* floor;  ///< air values of the layer without weasel, or null
  Real* air;
  Real* hand;
};

/// Solves all points of a turn from its ends back to its start. A row is chosen
/// by its first quantity; the others come along.
template <int Lanes, class Real>
void solve_layer(const LayerPass<Real>& pass);

/// The same, bit for bit, in the registers that every machine has.
template <int Lanes, class Real>
void solve_layer_portably(const LayerPass<Real>& pass);

}  // namespace gockel
