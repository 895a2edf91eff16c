#pragma once

#include <cstdint>

#include "gockel/core/any_game.h"

namespace gockel {

/// What random play went through.
struct RandomPlay {
  std::uint64_t games = 0;
  std::uint64_t nodes = 0;  ///< events applied
  std::uint64_t turns = 0;
  /// Folds the key of every position met: one number that changes when any
  /// rule, draw or key changes, and is the same for every compiler.
  std::uint64_t signature = 0;
};

/// Random players may stop too early for ever: a game is cut after this many
/// turns.
inline constexpr std::uint32_t random_play_cap = 2000;

struct RandomPlaySetup {
  Rules rules;
  int seats = 2;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
};

/// Plays games of random moves and adds them up. No heap is used.
RandomPlay random_play(const RandomPlaySetup& setup);

/// The same without the signature, which costs more than the game itself: for
/// nodes per second.
RandomPlay random_play_unsigned(const RandomPlaySetup& setup);

}  // namespace gockel
