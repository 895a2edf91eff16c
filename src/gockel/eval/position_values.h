#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/eval/network.h"

namespace gockel {

/// Everybody's share of the win in positions at the start of a turn, as it was
/// learned; exact when the game is over. Cheap to copy; may be used by several
/// threads.
class PositionValues {
 public:
  explicit PositionValues(Network network)
      : network_(std::make_shared<const Network>(std::move(network))) {}

  /// The values that are part of this program. There are some for every rule
  /// set and number of seats that the rules allow; only in the browser, where
  /// the page hands them over, they may still be missing.
  static PositionValues built_in(const Rules& rules, int seats);
  static bool has_built_in(const Rules& rules, int seats);

  /// Shares by seat. The position must be of the family and seats that
  /// fits() accepts.
  Shares operator()(const Grill& state) const { return shares(state); }
  Shares operator()(const Wok& state) const { return shares(state); }

  /// The same values, told apart only in steps of `grain` as people see them;
  /// they need not sum to 1.
  PositionValues coarse(double grain) const {
    PositionValues blurred = *this;
    blurred.grain_ = grain;
    return blurred;
  }

  bool fits(const Rules& rules, int seats) const {
    return network_->family() == family(rules) && network_->seats() == seats;
  }
  const Network& network() const { return *network_; }

 private:
  template <Game G>
  Shares shares(const G& state) const;

  std::shared_ptr<const Network> network_;
  double grain_ = 0;
};

/// Position values from a file; a sentence when it cannot be read or does not
/// hold any.
Result<PositionValues> read_values(const std::string& path);

}  // namespace gockel
