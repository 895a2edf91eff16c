#pragma once

#include <optional>

#include "gockel/players/players.h"
#include "gockel/values/outlook.h"

namespace gockel {

/// Plays by habit, as people do, and looks twice where much is at stake: a move
/// of its habit that would give away at least `notices` thousandths of the win
/// is noticed, and the best one played instead. Whatever is smaller passes.
class AttentivePlayer {
 public:
  /// REQUIRES: notices > 0; there are values for whatever is played.
  AttentivePlayer(Player habit, ValueSource values, int notices)
      : habit_(std::move(habit)),
        values_(std::move(values)),
        noticed_loss_(notices / 1000.0) {}

  Move operator()(const AnyState& state);

 private:
  template <Game G>
  Move best(const G& state, Move own);

  Player habit_;
  ValueSource values_;
  double noticed_loss_;
  std::optional<Outlook> outlook_;
};

}  // namespace gockel
