#pragma once

#include <optional>
#include <span>
#include <vector>

#include "gockel/turn/turn_batch.h"
#include "gockel/turn/wok_results.h"

namespace gockel {

/// How likely a result of a turn is.
struct ResultChance {
  std::uint16_t result;  ///< an index into results()
  double probability;
};

/// One turn, solved exactly: what it can lead to, what each of its points and
/// moves is worth when every result has a worth that is handed in, and how
/// likely it ends where. Used in this order:
///
///   turn.list(state);              // what can come of it
///   for (... : turn.results())     // somebody says what that is worth
///   turn.solve(worths);            // a row per quantity, the mover's first
///   turn.value(state), turn.value(state, move), turn.best(state), ...
///
/// The quantities are the rows of `worths`; the seat that plays the turn makes
/// the most of row 0, and the others are what comes of that. Grill turns are
/// also solved many at a time: TurnBatch.
template <class G>
class SolvedTurn;

template <>
class SolvedTurn<Grill> {
 public:
  /// `state` is inside a turn, Phase::choose to Phase::hand.
  void list(const Grill& state);
  /// Whether `state` is a point of the turn that was listed; a Double 1 that
  /// is paid begins another.
  bool covers(const Grill& state) const;

  const std::vector<Grill>& results() const { return results_.positions(); }
  /// The prize of a result, and the way a Double 1 was paid before; see
  /// TurnResults.
  const Prize& prize(std::size_t result) const {
    return results_.prize(result);
  }
  int bonus(std::size_t result) const { return results_.bonus(result); }
  /// What the turn brought when it ended so.
  Effect effect(std::size_t result) const { return results_.effect(result); }

  void solve(std::span<const std::vector<double>> worths,
             Failing failing = Failing::ignored);

  /// Of states that the turn covers.
  double value(const Grill& state, std::size_t quantity = 0) const {
    return policy().value(state, quantity);
  }
  /// To the seat that plays the turn, of a legal move.
  double value(const Grill& state, Move move) const {
    return policy().value(state, move);
  }
  Move best(const Grill& state) const { return policy().best(state); }
  /// The ends that the turn may come to from `state` on, with their results.
  /// Law: the sum of the probabilities is 1, that of their products with a
  /// row of worths the value of that quantity.
  std::vector<ResultChance> endings(const Grill& state) const;

 private:
  TurnPolicy<1, double> policy() const { return turn_->policy(0, results_); }

  TurnResults results_;
  std::optional<TurnBatch<1>> turn_;
};

template <>
class SolvedTurn<Wok> {
 public:
  /// `state` is inside a turn.
  void list(const Wok& state);
  bool covers(const Wok& state) const;

  const std::vector<Wok>& results() const { return results_.positions(); }
  Effect effect(std::size_t result) const { return results_.effect(result); }

  /// A failed attempt is one that has to take the lowest tile.
  void solve(std::span<const std::vector<double>> worths,
             Failing failing = Failing::ignored);

  double value(const Wok& state, std::size_t quantity = 0) const {
    return solver_.value(state, quantity);
  }
  double value(const Wok& state, Move move) const;
  /// Of equally good moves a tile rather than another roll, and the first.
  Move best(const Wok& state) const;
  std::vector<ResultChance> endings(const Wok& state) const;

 private:
  WokPrizes prizes() const {
    return {ends(choice_, worth_), results_.offered()};
  }

  Wok table_;  ///< without dice
  WokResults results_;
  std::vector<double> worth_;  ///< of each result to the seat
  WokChoice choice_{};
  WokSolver solver_;
};

}  // namespace gockel
