#pragma once

#include <optional>

#include "gockel/eval/outlook.h"
#include "gockel/play/turn_player.h"

namespace gockel {

/// The best player: takes the move after which its share of the win is the
/// highest, by exact turns and learned positions.
class ValuePlayer {
 public:
  /// With the values of this program for whatever is played, told apart only
  /// in steps of `grain`.
  explicit ValuePlayer(double grain = 0) : grain_(grain) {}
  explicit ValuePlayer(PositionValues values)
      : outlook_(Outlook(std::move(values), Outlook::For::mover)) {}

  Move operator()(const AnyState& state);

 private:
  double grain_ = 0;
  std::optional<Outlook> outlook_;
};

}  // namespace gockel
