#pragma once

#include "gockel/turn/roll_means.h"

namespace gockel {

/// What one backward pass over many turns reads and writes: rows of
/// `quantities` times `Lanes` numbers.
template <class Real>
struct LayerPass {
  const TurnGraph& graph;
  std::size_t quantities;
  const Real* prizes;
  const Real* floor;  ///< air values of the layer without weasel, or null
  Real* air;
  Real* hand;
  SolverScratch<Real>& scratch;
};

/// Solves all points of `Lanes` turns from their ends back to their start. A
/// row is chosen by its first quantity; the others come along.
template <int Lanes, class Real>
void solve_layer(const LayerPass<Real>& pass);

/// The same, bit for bit, in the registers that every machine has.
template <int Lanes, class Real>
void solve_layer_portably(const LayerPass<Real>& pass);

}  // namespace gockel
