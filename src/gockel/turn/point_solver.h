#pragma once

#include "gockel/turn/roll_means.h"

namespace gockel {

/// What one backward pass over a single turn reads and writes. Quantities stand
/// one behind the other: a quantity has `ends` prizes and graph.rows() values.
struct PointPass {
  const TurnGraph& graph;
  std::size_t quantities;
  std::size_t ends;
  const double* prizes;
  const double* floor;  ///< air values of the layer without weasel, or null
  double* air;
  double* hand;
  SolverScratch<double>& scratch;
};

/// Solves all points of one turn from its ends back to its start; those of a
/// group are lanes of each other. A point is played for its first quantity; the
/// others come along. The bits are those of solve_layer().
void solve_points(const PointPass& pass);

/// The same, bit for bit, in the registers that every machine has.
void solve_points_portably(const PointPass& pass);

}  // namespace gockel
