#pragma once

#include <array>
#include <span>
#include <vector>

#include "gockel/solve/turn_graph.h"

namespace gockel {

/// What the ends of a turn are worth to the seat that plays it.
struct TurnPrizes {
  struct Ends {
    double fail = 0;
    std::array<double, max_total + 1> with_worm{};     ///< by the dice's total
    std::array<double, max_total + 1> without_worm{};  ///< best of all stops
  };
  /// By the way a Double 1 was paid; [0]: none was.
  std::vector<Ends> by_bonus{1};
};

/// Solves turns of one kind exactly: the value of every point of the turn under
/// best play. `Lanes` positions are solved at once, one per SIMD lane; one is
/// for a single position. Results do not depend on the machine or the number of
/// lanes.
template <int Lanes>
class TurnSolver {
 public:
  explicit TurnSolver(const TurnKind& kind);

  /// At most `Lanes` prizes, each with kind.bonuses + 1 ends.
  void solve(std::span<const TurnPrizes> prizes);

  /// The value with the dice of `point` about to be rolled, or in hand with
  /// the choice to stop, in a lane; `weasel`: it may still be used.
  double air(int lane, const TurnPoint& point, bool weasel) const;
  double hand(int lane, const TurnPoint& point, bool weasel) const;

  /// The value of a state inside the turn that was solved (Phase::choose to
  /// Phase::hand), and of one of its moves other than a stop.
  double value(int lane, const Grill& state) const;
  double value(int lane, const Grill& state, Move move) const;

  const TurnKind& kind() const { return kind_; }

 private:
  /// Values with `Lanes` doubles each, node by node.
  struct Layer {
    std::vector<double> air;
    std::vector<double> hand;
  };

  double prize(int lane, int bonus, std::size_t end) const;

  TurnKind kind_;
  const TurnGraph* graph_;
  std::array<Layer, 2> layers_;  ///< [1]: with the weasel unused
  std::vector<double> prizes_;   ///< lanes side by side
};

extern template class TurnSolver<1>;
extern template class TurnSolver<16>;

}  // namespace gockel
