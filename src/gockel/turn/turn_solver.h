#pragma once

#include <array>
#include <span>
#include <vector>

#include "gockel/turn/roll_means.h"
#include "gockel/turn/turn_ends.h"

namespace gockel {

/// The sum of the products: what ends of this likelihood are worth.
double dot(const TurnEnds& likely, const TurnEnds& worth);

/// Solves turns of one kind exactly: the value of every point of the turn under
/// best play, and what else is asked for under that same play (everybody's
/// share, worms, the chance of a bust). `Lanes` positions are solved at once,
/// one per SIMD lane; one is for a single position. Results do not depend on
/// the machine or the number of lanes. With `Real` = float they are good to
/// 1e-5 and half as dear: for training.
///
/// Quantity 0 is what is maximised; those carried along count from 1.
template <int Lanes, class Real = double>
class TurnSolver {
 public:
  explicit TurnSolver(const TurnKind& kind);

  /// At most `Lanes` prizes, each with kind.bonuses + 1 ends. `carried` holds
  /// the other quantities: all of the first lane, then all of the second.
  void solve(std::span<const TurnEnds> prizes,
             std::span<const TurnEnds> carried = {});

  /// The value with the dice of `point` about to be rolled, or in hand with
  /// the choice to stop, in a lane; `weasel`: it may still be used.
  double air(int lane, const TurnPoint& point, bool weasel,
             std::size_t quantity = 0) const {
    return air_at(lane, graph_->row(point), weasel, quantity);
  }
  double hand(int lane, const TurnPoint& point, bool weasel,
              std::size_t quantity = 0) const {
    return hand_at(lane, graph_->row(point), weasel, quantity);
  }
  /// The same in a row of the graph.
  double air_at(int lane, std::size_t row, bool weasel,
                std::size_t quantity = 0) const {
    return layers_[weasel ? 1 : 0].air[place(row, quantity, lane)];
  }
  double hand_at(int lane, std::size_t row, bool weasel,
                 std::size_t quantity = 0) const {
    return layers_[weasel ? 1 : 0].hand[place(row, quantity, lane)];
  }

  /// The value of a state inside the turn that was solved (Phase::choose to
  /// Phase::hand), and of one of its moves other than a stop. `bonus` is the
  /// way in which a Double 1 was paid earlier in this turn, if the kind knows
  /// any.
  double value(int lane, const Grill& state, std::size_t quantity = 0,
               int bonus = 0) const;
  double value(int lane, const Grill& state, Move move,
               std::size_t quantity = 0, int bonus = 0) const;

  /// The point after these dice of a face were kept; of the ways in which a
  /// Double 1 can be paid the best, the first of equals.
  TurnPoint best_next(int lane, const TurnPoint& point, Face face, Dice aside,
                      bool weasel) const;

  const TurnKind& kind() const { return kind_; }
  const TurnGraph& graph() const { return *graph_; }
  /// What was solved for, in a lane.
  double prize(int lane, const TurnPoint& stopped) const;
  double fail_prize(int lane, int bonus) const;

 private:
  /// Values row by row, quantity by quantity, `Lanes` numbers each; with one
  /// lane quantity by quantity, row by row: there the points are the lanes.
  struct SolvedLayer {
    std::vector<Real> air;
    std::vector<Real> hand;
  };
  std::size_t place(std::size_t row, std::size_t quantity, int lane) const {
    if constexpr (Lanes == 1) return quantity * graph_->rows() + row;
    return (row * quantities_ + quantity) * Lanes +
           static_cast<std::size_t>(lane);
  }
  /// The number of ends of a turn.
  std::size_t ends() const { return fail_place(kind_.bonuses + 1); }
  std::size_t prize_place(std::size_t end, std::size_t quantity,
                          int lane) const {
    if constexpr (Lanes == 1) return quantity * ends() + end;
    return (end * quantities_ + quantity) * Lanes +
           static_cast<std::size_t>(lane);
  }
  void resize(std::size_t quantities);
  void put_prizes(int lane, std::size_t quantity, const TurnEnds& prizes);
  void solve_layers();

  TurnKind kind_;
  const TurnGraph* graph_;
  std::size_t quantities_ = 0;
  std::array<SolvedLayer, 2> layers_;  ///< [1]: with the weasel unused
  std::vector<Real> prizes_;           ///< end by end, laid out like the layers
  SolverScratch<Real> scratch_;
};

extern template class TurnSolver<1>;
extern template class TurnSolver<16>;
extern template class TurnSolver<8, float>;
extern template class TurnSolver<32, float>;

}  // namespace gockel
