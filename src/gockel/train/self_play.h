#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/cluster/work_range.h"
#include "gockel/core/any_game.h"
#include "gockel/train/learner.h"
#include "gockel/train/self_play_turns.h"

namespace gockel {

/// What is to be learned: one family of rules at one number of seats, from all
/// starts that its options allow, or from one start only.
struct TrainingGame {
  Family family = Family::grill;
  int seats = 2;
  std::optional<Grill> start;  ///< every game begins here

  /// A new game with options drawn at random: half the time as printed.
  AnyState new_game(Rng& rng) const;
};

/// Plays many games at once against itself and makes a training example of
/// every position: its target is the exact expectation over the turn that
/// follows, played best by the values learned so far, with those values at its
/// end. Some turns end at random, so that positions of weaker players are met
/// too.
class SelfPlay {
 public:
  static constexpr std::size_t game_count = 512;

  /// Each thread has its share of the games; examples do not depend on how many
  /// there are, nor on which others of the games are `played` here. Every game
  /// has a stream of its own within `stream` (random/rng.h).
  SelfPlay(const TrainingGame& game, std::uint64_t stream, int threads,
           const WorkRange& played = {0, game_count});

  /// Plays one turn of every game that is played here; an example for each.
  std::vector<TrainingExample> play_turns(const SelfPlayOptions& options);

 private:
  TrainingGame game_;
  std::vector<SelfPlayGame> games_;
  std::vector<GrillSelfPlay> grill_;  ///< by thread
};

}  // namespace gockel
