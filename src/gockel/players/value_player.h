#pragma once

#include <optional>

#include "gockel/players/turn_player.h"
#include "gockel/values/outlook.h"

namespace gockel {

/// The best player: takes the move after which its share of the win is the
/// highest, by exact turns and learned positions.
class ValuePlayer {
 public:
  /// Values are told apart only in steps of `grain`. There must be some for
  /// whatever is played.
  explicit ValuePlayer(ValueSource values, double grain = 0)
      : values_(std::move(values)), grain_(grain) {}

  Move operator()(const AnyState& state);

 private:
  ValueSource values_;
  double grain_ = 0;
  std::optional<Outlook> outlook_;
};

}  // namespace gockel
