#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gockel/solve/ownership.h"
#include "gockel/solve/positions.h"
#include "gockel/turn/turn_results.h"

namespace gockel {

/// Where the value of a position stands in a list of values: those of a game
/// that is over come first, by what the seat that would move next has of it.
using Slot = std::uint32_t;
inline constexpr std::array<double, 3> over_values{0, 0.5, 1};
constexpr Slot slot(std::uint32_t position) {
  return position + static_cast<Slot>(over_values.size());
}
/// The slot of a result of a turn, which must be over or one of the positions.
Slot slot(const Positions& positions, const Grill& result);

/// Which end of a turn offers which of its results. This depends only on what
/// lies open: the tiles on the grill and the top of the other stack. So does
/// the order in which TurnResults lists the results.
class Offers {
 public:
  explicit Offers(const SmallGame& game);
  std::uint16_t kind(const Grill& position) const;
  const TurnResults& operator[](std::uint16_t kind) const {
    return kinds_[of_open_[kind]];
  }

 private:
  std::array<std::uint8_t, tile_count> place_ = {};
  unsigned tiles_;
  std::vector<std::uint16_t> of_open_;
  std::vector<TurnResults> kinds_;
};

/// The turns of all positions of one level: what each can lead to.
struct LevelTurns {
  PositionRange positions;
  std::size_t width = 0;  ///< room for the results of one position
  std::vector<Slot> slots;
  std::vector<std::uint16_t> offers;  ///< their kind, by position
  /// 0 to 2: a position leads to one of its own level with another colour, or
  /// to itself. Values found colour by colour thus always use the newest.
  std::vector<std::uint8_t> colours;

  /// The slots of the results of the `i`th position, as its offers count them;
  /// behind them there may be zeros.
  std::span<const Slot> results(std::size_t i) const {
    return std::span(slots).subspan(i * width, width);
  }
  Slot slot_at(std::size_t i) const {
    return slot(positions.first + static_cast<std::uint32_t>(i));
  }
  /// Whether a turn can lead back to its own position, seen from the other
  /// seat: a failed attempt at an empty table, the only tile stolen.
  bool returns(std::size_t i) const {
    return std::ranges::find(results(i), slot_at(i)) != results(i).end();
  }
};

/// The turns of a layer, level by level from 1: those of a rank's own
/// positions, which are counted by their local numbers. The slots of results
/// are those of positions.
std::vector<LevelTurns> layer_turns(const Positions& positions,
                                    const Offers& offers, int layer,
                                    int threads, const Ownership& own = {});

/// Bytes that LevelTurns needs for a position of this level.
constexpr std::uint64_t turn_bytes(int level) {
  return static_cast<std::uint64_t>(level + 2) * sizeof(Slot) +
         sizeof(std::uint16_t) + sizeof(std::uint8_t);
}

}  // namespace gockel
