#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/values/network.h"

namespace gockel {

/// Everybody's share of the win in positions at the start of a turn, as it was
/// learned; exact when the game is over. Cheap to copy; may be used by several
/// threads.
class PositionValues {
 public:
  explicit PositionValues(Network network)
      : network_(std::make_shared<const Network>(std::move(network))) {}

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

/// Where position values come from: those for these rules and this number of
/// seats, or nothing where they are missing. The program has them built in
/// (gockel/weights), a browser's page hands them over. Asked from any thread.
using ValueSource =
    std::function<std::optional<PositionValues>(const Rules& rules, int seats)>;

}  // namespace gockel
