#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "gockel/turn/turn_graph.h"

namespace gockel {

/// Something for every way in which a turn can end, a Double 1 aside.
template <class T>
struct EndTable {
  T fail{};                                     ///< a bust
  std::array<T, max_total + 1> with_worm{};     ///< stop, worm aside
  std::array<T, max_total + 1> without_worm{};  ///< stop, no worm die

  /// What stands for a stop at this point.
  const T& stop(const TurnPoint& point) const {
    return (point.worm() ? with_worm
                         : without_worm)[static_cast<std::size_t>(point.total)];
  }
  T& stop(const TurnPoint& point) {
    return const_cast<T&>(std::as_const(*this).stop(point));
  }
  friend bool operator==(const EndTable&, const EndTable&) = default;
};

/// A number for every way a turn can end: what it is worth, or how likely it
/// is.
struct TurnEnds {
  /// By the way a Double 1 was paid; [0]: none was.
  std::vector<EndTable<double>> by_bonus = std::vector<EndTable<double>>(1);
  friend bool operator==(const TurnEnds&, const TurnEnds&) = default;
};

/// Calls visit(entry of a, entry of b) for every end, always in the same order.
/// REQUIRES: two tables per way to be paid, for the same kind of turn.
template <class A, class B, class Visit>
void for_each_end(A& a, B& b, Visit visit) {
  for (std::size_t bonus = 0; bonus < a.by_bonus.size(); ++bonus) {
    auto& left = a.by_bonus[bonus];
    auto& right = b.by_bonus[bonus];
    visit(left.fail, right.fail);
    for (std::size_t t = 0; t <= max_total; ++t) {
      visit(left.with_worm[t], right.with_worm[t]);
      visit(left.without_worm[t], right.without_worm[t]);
    }
  }
}

}  // namespace gockel
