#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gockel/turn/wok_solver.h"

namespace gockel {

/// One result for every end, as an index into WokResults::positions().
using WokChoice = std::array<std::uint16_t, wok_ends>;

/// The positions in which a running Wok turn can leave the table, and which
/// five dice offer which of them.
class WokResults {
 public:
  /// Lists the results of the turn that runs in `state`; its dice do not
  /// matter.
  void list(const Wok& state);

  /// Each position once, at the start of the next turn or over.
  const std::vector<Wok>& positions() const { return positions_; }
  /// What was taken on the way to a position.
  const Effect& effect(std::size_t position) const {
    return effects_[position];
  }
  /// The result of a take or a theft in a state of this turn.
  std::uint16_t result(const Wok& state, Move move) const;
  /// A set bit for every end that the dice offer something for.
  std::uint64_t offered() const { return offered_; }
  /// The best result of every end by a worth per position; the first of equals.
  WokChoice choose(std::span<const double> worth) const;

 private:
  /// Where the result of this action stands, by a number that tells it from
  /// all others; `act` brings it about.
  template <class Act>
  std::uint16_t result_of(std::uint32_t action, const Wok& before, Act act);

  std::vector<Wok> positions_;
  std::vector<Effect> effects_;         ///< of each position
  std::vector<std::uint32_t> actions_;  ///< that led to each position
  std::array<std::vector<std::uint16_t>, wok_ends> results_;
  std::uint64_t offered_ = 0;
};

/// The worth of the chosen result of every end.
std::vector<double> ends(const WokChoice& choice,
                         std::span<const double> worth);

}  // namespace gockel
