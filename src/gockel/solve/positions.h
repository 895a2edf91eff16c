#pragma once

#include <functional>
#include <optional>

#include "gockel/cluster/group.h"
#include "gockel/solve/layouts.h"

namespace gockel {

/// Positions from `first` on, up to `last` but without it.
struct PositionRange {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
  std::uint32_t size() const { return last - first; }
};

/// The positions at the start of a turn that can come up in a small game, seen
/// from the seat to move, numbered in the order of their layouts. They are kept
/// as one bit per layout.
class Positions {
 public:
  /// Everything that can be reached with positive probability; `done` hears
  /// the part of the layouts that were looked at.
  static Positions reachable(const SmallGame& game, int threads,
                             const std::function<void(double)>& done = {});
  /// The same by a group: each rank looks at its part of the layouts, and all
  /// have the positions.
  static Positions reachable(const SmallGame& game, int threads, Group& group,
                             const std::function<void(double)>& done);
  /// The positions with these bits, as bits() gave them. Refused when there are
  /// bits for no layout or none for the start.
  static Result<Positions> from_bits(const SmallGame& game,
                                     std::vector<std::uint64_t> bits);

  const SmallGame& game() const { return layouts_.game(); }
  const Layouts& layouts() const { return layouts_; }
  std::uint32_t size() const { return before_.back(); }
  /// The position's number; none when it cannot come up. It must be one that
  /// the game holds, at the start of a turn.
  std::optional<std::uint32_t> find(const Grill& position) const;
  Grill operator[](std::uint32_t number) const;
  PositionRange level(int layer, int level) const;
  PositionRange layer(int layer) const {
    return {level(layer, 1).first, level(layer, layer).last};
  }
  /// One bit per layout, the lowest of the first word first.
  const std::vector<std::uint64_t>& bits() const { return bits_; }
  static std::uint64_t words(std::uint64_t layouts) {
    return (layouts + 63) / 64;
  }

 private:
  Positions(const SmallGame& game, std::vector<std::uint64_t> bits);
  /// Positions whose layout is lower.
  std::uint32_t below(std::uint64_t rank) const;

  Layouts layouts_;
  std::vector<std::uint64_t> bits_;
  std::vector<std::uint32_t> before_;  ///< by word, and in all
};

}  // namespace gockel
