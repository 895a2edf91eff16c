#pragma once

#include <span>
#include <vector>

#include "gockel/turn/turn_policy.h"

namespace gockel {

/// Whether the chance of failing is carried along as the last quantity.
enum class Failing : std::uint8_t { ignored, carried };

/// Grill turns of one kind that are solved together, `Lanes` at most. For one
/// turn with its results there is SolvedTurn<Grill>.
template <int Lanes, class Real = double>
class TurnBatch {
 public:
  explicit TurnBatch(const TurnKind& kind) : solver_(kind) {}

  const TurnKind& kind() const { return solver_.kind(); }

  void clear() { size_ = 0; }
  /// Adds a turn with these results in the next lane. `worths` has a row per
  /// quantity with a number per result: row 0 is what the seat that plays the
  /// turn wants most of and chooses by, the others come along.
  /// REQUIRES: fewer than `Lanes` turns since the last clear(), all of this
  /// kind and with as many quantities.
  void add(const TurnResults& results,
           std::span<const std::vector<double>> worths,
           Failing failing = Failing::ignored);
  void solve();

  /// What a turn is worth with all dice in the air.
  double start_value(std::size_t lane) const {
    return solver_.air(static_cast<int>(lane), {}, kind().weasel);
  }
  /// How a turn is played. REQUIRES: the results that were added there.
  TurnPolicy<Lanes, Real> policy(std::size_t lane,
                                 const TurnResults& results) const {
    return {solver_, static_cast<int>(lane), results, turns_[lane].worth};
  }
  /// The result that the seat takes at every end.
  const ChosenResults& choice(std::size_t lane) const {
    return turns_[lane].choice;
  }
  const TurnSolver<Lanes, Real>& solver() const { return solver_; }

 private:
  struct BatchedTurn {
    ChosenResults choice;
    std::vector<double> worth;  ///< of each result to the seat
  };

  TurnSolver<Lanes, Real> solver_;
  /// Invariants: the first size_ of turns_ and prizes_ are the turns that were
  /// added, what stands behind them is memory to use again; carried_ holds as
  /// many tables for each of them, turn by turn.
  std::size_t size_ = 0;
  std::vector<BatchedTurn> turns_;
  std::vector<TurnEnds> prizes_;
  std::vector<TurnEnds> carried_;
};

extern template class TurnBatch<1>;
extern template class TurnBatch<16>;
extern template class TurnBatch<8, float>;
extern template class TurnBatch<32, float>;

}  // namespace gockel
