#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gockel/core/wok.h"

namespace gockel {

/// The ways in which five Wok dice can fall, by the index of wok_rolls(5).
inline constexpr std::size_t wok_ends = 56;

/// The index of five dice.
std::size_t wok_end(Dice five);

/// What a Wok turn is worth by the dice it ends with.
struct WokPrizes {
  std::vector<double> worth = std::vector<double>(wok_ends);
  /// A set bit for every end that may be chosen before the last roll: the dice
  /// offer something.
  std::uint64_t offered = ~std::uint64_t{0};
};

/// Solves Wok turns exactly: the value of every point under best play, and
/// other quantities under that same play. Quantity 0 is what is maximised;
/// those carried along count from 1.
class WokSolver {
 public:
  /// `carried` holds a worth per end for each of the other quantities.
  void solve(const WokPrizes& prizes,
             std::span<const std::vector<double>> carried = {});

  /// The value of a state inside the turn that was solved.
  double value(const Wok& state, std::size_t quantity = 0) const;
  /// The value of locking these of the dice on the table and rolling the rest.
  double lock(const Wok& state, Dice dice, std::size_t quantity = 0) const;

 private:
  using ValueRow = const double*;
  void solve_roll(int roll);
  double mean_value(int roll, std::size_t locked) const;
  ValueRow best_of(int roll, std::size_t locked, std::size_t outcome) const;
  ValueRow air(int roll, std::size_t locked) const {
    return air_[static_cast<unsigned>(roll - 1)].data() + locked * quantities_;
  }
  double& air(int roll, std::size_t locked, std::size_t quantity) {
    return air_[static_cast<unsigned>(roll - 1)]
               [locked * quantities_ + quantity];
  }

  std::size_t quantities_ = 1;
  std::uint64_t offered_ = 0;
  std::vector<double> ends_;                                 ///< a row per end
  std::array<std::vector<double>, wok_rolls_per_turn> air_;  ///< by locked dice
};

}  // namespace gockel
