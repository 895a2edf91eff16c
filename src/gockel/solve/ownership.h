#pragma once

#include <algorithm>
#include <cstdint>

#include "gockel/cluster/group.h"

namespace gockel {

/// Which positions of a small game are a rank's own. Positions go to the ranks
/// in turns, 64 at a time: neighbours are alike, so every rank has its share of
/// each level's work, and a word of 64 bits belongs to one rank.
///
/// A rank numbers its own positions without gaps, in their order. With one rank
/// these are the numbers of the positions.
class Ownership {
 public:
  static constexpr std::uint32_t run = 64;

  Ownership() = default;
  explicit Ownership(const Group& group)
      : ranks_(static_cast<std::uint32_t>(group.size())),
        rank_(static_cast<std::uint32_t>(group.rank())) {}
  Ownership(std::uint32_t rank, std::uint32_t ranks)
      : ranks_(ranks), rank_(rank) {}

  std::uint32_t rank() const { return rank_; }
  std::uint32_t ranks() const { return ranks_; }
  std::uint32_t owner(std::uint32_t position) const {
    return position / run % ranks_;
  }
  bool owns(std::uint32_t position) const { return owner(position) == rank_; }
  /// The number that the position has at its owner.
  std::uint32_t local(std::uint32_t position) const {
    return position / run / ranks_ * run + position % run;
  }
  /// The inverse of local() for the own positions.
  std::uint32_t position(std::uint32_t local) const {
    return (local / run * ranks_ + rank_) * run + local % run;
  }
  /// How many of the positions below this one are the rank's own.
  std::uint32_t below(std::uint32_t position) const {
    const std::uint32_t rest = position / run % ranks_;
    const std::uint32_t whole = position / run / ranks_ * run;
    if (rest > rank_) return whole + run;
    return rest == rank_ ? whole + position % run : whole;
  }

 private:
  std::uint32_t ranks_ = 1;
  std::uint32_t rank_ = 0;
};

}  // namespace gockel
