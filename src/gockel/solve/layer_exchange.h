#pragma once

#include <span>
#include <vector>

#include "gockel/solve/indexed_bits.h"
#include "gockel/solve/layer.h"
#include "gockel/solve/ownership.h"

namespace gockel {

/// What the ranks tell each other while they settle a layer.
///
/// A turn leads to positions that other ranks own. When the layer begins, every
/// rank looks them up: sorted by owner, each once, in one exchange. Their
/// values stand behind the rank's own, and from then on an owner sends what it
/// has changed to those who looked it up.
///
///   values:  over_values | own positions, by local number | looked up
class LayerExchange {
 public:
  /// Makes the slots of the turns, which name positions, name places in
  /// `values`, and puts what was looked up behind the own values.
  LayerExchange(Group& group, const Ownership& own, const Positions& positions,
                int layer, std::vector<LevelTurns>& levels,
                std::vector<double>& values);

  /// Sends the own values that were written to whoever has looked them up.
  /// Returns the slots of those that others have sent, which have their new
  /// values by now.
  std::vector<Slot> share(std::span<const Slot> written);

 private:
  void look_up(std::vector<LevelTurns>& levels);
  void ask(int layer, const Positions& positions);

  Group& group_;
  Ownership own_;
  std::vector<double>& values_;
  Slot first_looked_up_;
  IndexedBits wanted_;  ///< positions of others
  /// By owner: the slots of what was looked up there, in order.
  std::vector<std::vector<Slot>> slots_;
  Slot first_ = 0;  ///< of the layer's own
  /// By rank: which of the layer's own values it has looked up. Its place among
  /// them is how a value is named to that rank.
  std::vector<IndexedBits> askers_;
  std::vector<std::uint32_t>
      settled_before_;  ///< by rank: asked, final already
};

}  // namespace gockel
