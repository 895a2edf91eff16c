#pragma once

#include <array>
#include <span>
#include <vector>

#include "gockel/solve/turn_graph.h"

namespace gockel {

/// A number for every way a turn can end: what it is worth, or how likely it
/// is.
struct TurnEnds {
  struct Table {
    double fail = 0;                                   ///< a bust
    std::array<double, max_total + 1> with_worm{};     ///< stop, worm aside
    std::array<double, max_total + 1> without_worm{};  ///< stop, no worm die
    friend bool operator==(const Table&, const Table&) = default;
  };
  /// By the way a Double 1 was paid; [0]: none was.
  std::vector<Table> by_bonus = std::vector<Table>(1);
  friend bool operator==(const TurnEnds&, const TurnEnds&) = default;
};

/// The sum of the products: what ends of this likelihood are worth.
double dot(const TurnEnds& likely, const TurnEnds& worth);

/// Solves turns of one kind exactly: the value of every point of the turn under
/// best play. `Lanes` positions are solved at once, one per SIMD lane; one is
/// for a single position. Results do not depend on the machine or the number of
/// lanes. With `Real` = float they are good to 1e-5 and half as dear: for
/// training.
template <int Lanes, class Real = double>
class TurnSolver {
 public:
  explicit TurnSolver(const TurnKind& kind);

  /// At most `Lanes` prizes, each with kind.bonuses + 1 ends.
  void solve(std::span<const TurnEnds> prizes);

  /// The value with the dice of `point` about to be rolled, or in hand with
  /// the choice to stop, in a lane; `weasel`: it may still be used.
  double air(int lane, const TurnPoint& point, bool weasel) const;
  double hand(int lane, const TurnPoint& point, bool weasel) const;

  /// The value of a state inside the turn that was solved (Phase::choose to
  /// Phase::hand), and of one of its moves other than a stop.
  double value(int lane, const Grill& state) const;
  double value(int lane, const Grill& state, Move move) const;

  const TurnKind& kind() const { return kind_; }
  const TurnGraph& graph() const { return *graph_; }
  /// What was solved for, in a lane.
  double prize(int lane, int bonus, const TurnPoint& stopped) const;
  double fail_prize(int lane, int bonus) const;

 private:
  /// Values with `Lanes` numbers each, node by node.
  struct Layer {
    std::vector<Real> air;
    std::vector<Real> hand;
  };

  TurnKind kind_;
  const TurnGraph* graph_;
  std::array<Layer, 2> layers_;  ///< [1]: with the weasel unused
  std::vector<Real> prizes_;     ///< lanes side by side
};

extern template class TurnSolver<1>;
extern template class TurnSolver<16>;
extern template class TurnSolver<32, float>;

}  // namespace gockel
