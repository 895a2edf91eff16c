#pragma once

#include <optional>
#include <span>

#include "gockel/turn/turn_graph.h"

namespace gockel {

/// What the golden die shows, with its weight: an unused face; or none, which
/// stands for a used face and for no golden die at all.
struct GoldenCase {
  std::optional<Face> face;
  double weight;
};

/// Grows the tree of pooled rolls of `dice` ordinary dice with these faces
/// used, over all cases of the golden die. REQUIRES: an empty tree.
void build_roll_tree(std::uint32_t used, int dice,
                     std::span<const GoldenCase> cases,
                     TurnGraph::RollTree& tree);

}  // namespace gockel
