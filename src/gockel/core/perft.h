#pragma once

#include <cstdint>
#include <functional>

#include "gockel/core/any_game.h"

namespace gockel {

/// What lies a number of events ahead of a position.
struct Perft {
  std::uint64_t nodes = 0;     ///< ways to get there, ends of games included
  std::uint64_t terminal = 0;  ///< games that ended on the way
  /// Their total probability when every seat chooses each legal move equally
  /// often: 1 unless the rules lose or invent something.
  double probability = 0;
  std::uint64_t key = 0;  ///< sum of the keys, whatever the order
};

/// Walks all events to `depth`. Every multiset of dice is one event. `done` is
/// told now and then which part of the work, 0 to 1, lies behind.
Perft perft(const AnyState& state, int depth,
            const std::function<void(double)>& done = {});

}  // namespace gockel
