#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "gockel/turn/lanes.h"
#include "gockel/turn/turn_graph.h"

namespace gockel {

/// The most quantities that a turn can be solved for at once.
inline constexpr std::size_t max_turn_quantities = 8;

/// Memory that solvers use again from pass to pass. Copies have their own.
template <class Real>
class SolverScratch {
 public:
  SolverScratch() = default;
  ~SolverScratch() = default;
  SolverScratch(const SolverScratch& /*other*/) {}
  SolverScratch& operator=(const SolverScratch& /*other*/) { return *this; }
  SolverScratch(SolverScratch&&) noexcept = default;
  SolverScratch& operator=(SolverScratch&&) noexcept = default;

  /// Room for so many numbers, on the border of a cache line; what it holds is
  /// anything.
  Real* room(std::size_t numbers) {
    constexpr std::size_t line = 64 / sizeof(Real);
    if (memory_ == nullptr || size_ < numbers + line) {
      size_ = std::max(numbers + line, least);
      memory_ = std::make_unique_for_overwrite<Real[]>(size_);
    }
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.get());
    return memory_.get() + (64 - address % 64) % 64 / sizeof(Real);
  }

 private:
  /// Enough for all but the rarest turns. Once glibc has seen a piece of this
  /// size freed it keeps what an analysis frees; with smaller ones it handed
  /// all back to the system, and 47 page faults took as long as the turn.
  static constexpr std::size_t least = std::size_t{256} * 1024 / sizeof(Real);

  std::size_t size_ = 0;
  std::unique_ptr<Real[]> memory_;
};

/// Rows of quantities, each in `Lanes` lanes, and what the rolls of a tree are
/// worth on average. A row is chosen by its first quantity; the others come
/// along. The number of quantities is `Width`, or known at run time when 0.
///
/// Additions always run in the order of the tree: lanes, registers and machines
/// then round alike.
template <int Lanes, class Real, std::size_t Width>
class RollMeans {
 public:
  using V = Values<Lanes, Real>;
  static constexpr std::size_t room = Width != 0 ? Width : max_turn_quantities;

  /// The room that trees with at most so many branches need.
  static constexpr std::size_t scratch_size(std::size_t branches,
                                            std::size_t quantities) {
    return (TurnGraph::slots + branches) * quantities * Lanes;
  }
  GOCKEL_INLINE RollMeans(std::size_t quantities, Real* scratch)
      : width_(Width != 0 ? Width : quantities),
        options_(scratch),
        best_(scratch + TurnGraph::slots * row_size()) {}

  GOCKEL_INLINE std::size_t width() const { return width_; }
  GOCKEL_INLINE std::size_t row_size() const { return width_ * Lanes; }

  GOCKEL_INLINE void set(V* row, Real all) const {
    for (std::size_t q = 0; q < width_; ++q) row[q].set(all);
  }
  GOCKEL_INLINE void load(V* row, const Real* from) const {
    for (std::size_t q = 0; q < width_; ++q) row[q].load(from + q * Lanes);
  }
  GOCKEL_INLINE void store(const V* row, Real* to) const {
    for (std::size_t q = 0; q < width_; ++q) row[q].store(to + q * Lanes);
  }
  /// The better of two rows; of equals `b`.
  GOCKEL_INLINE void better(V* row, const V* a, const V* b) const {
    if constexpr (Width == 1) {
      row[0].choose_larger(a[0], b[0]);
    } else {
      const typename V::Larger first(a[0], b[0]);
      for (std::size_t q = 0; q < width_; ++q) row[q].choose(first, a[q], b[q]);
    }
  }
  /// What the option in this slot is worth, for the rolls that offer it.
  GOCKEL_INLINE void set_option(std::size_t slot, const V* row) const {
    store(row, options_ + slot * row_size());
  }

  /// The mean over all rolls of a tree: no roll is worth less than `floor`, a
  /// bust is worth `fail`.
  GOCKEL_INLINE void mean(const TurnGraph::RollTree& tree, const V* floor,
                          const V* fail, V* sum) const {
    set(sum, 0);
    add(sum, tree.bust, fail);
    // Parents come before children, so the best of a roll's faces is one
    // comparison away; leaves need not be remembered.
    store(floor, best_);
    for (std::size_t b = 1; b < tree.branches.size(); ++b) {
      V here[room];
      best_of(tree.branches[b], here);
      store(here, best_ + b * row_size());
      if (!tree.pool) continue;
      add(sum, tree.branches[b].probability, here);
    }
    for (const TurnGraph::PooledRoll& roll : tree.leaves) {
      V here[room];
      best_of(roll, here);
      add(sum, roll.probability, here);
    }
  }

 private:
  GOCKEL_INLINE void best_of(const TurnGraph::PooledRoll& roll, V* row) const {
    V option[room];
    V above[room];
    load(option, options_ + roll.option * row_size());
    load(above, best_ + roll.parent * row_size());
    better(row, option, above);
  }
  GOCKEL_INLINE void add(V* sum, double factor, const V* row) const {
    for (std::size_t q = 0; q < width_; ++q) sum[q].add(factor, row[q]);
  }

  std::size_t width_;
  Real* options_;  ///< a row per slot
  Real* best_;     ///< a row per branch; the first: what a roll has at least
};

}  // namespace gockel
