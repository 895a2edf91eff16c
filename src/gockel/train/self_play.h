#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/cluster/work_range.h"
#include "gockel/core/any_game.h"
#include "gockel/train/learner.h"
#include "gockel/train/self_play_turns.h"
#include "gockel/values/position_values.h"

namespace gockel {

/// What is to be learned: one family of rules at one number of seats, from all
/// starts that its options allow, or from one start only.
struct TrainingGame {
  Family family = Family::grill;
  int seats = 2;
  std::optional<Grill> start = {};  ///< every game begins here
  /// All seats but one play by these values, and the one learns to beat them.
  /// Of this family and seats.
  std::optional<PositionValues> opponent = {};

  /// A new game with options drawn at random: half the time as printed.
  AnyState new_game(Rng& rng) const;
  /// How many networks learn together: one for all seats; against an opponent
  /// one for each distance between the seat to act and the one that learns.
  std::size_t networks() const {
    return opponent ? static_cast<std::size_t>(seats) : 1;
  }
};

/// Plays many games at once against itself and makes a training example of
/// every position: its target is the exact expectation over the turn that
/// follows, played best by the values learned so far, with those values at its
/// end. Some turns end at random, so that positions of weaker players are met
/// too. Against an opponent the turns of all seats but one are played best by
/// the opponent's values, and the targets are what that brings everybody.
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
  SelfPlayGame begin(Rng rng) const;

  TrainingGame game_;
  std::vector<SelfPlayGame> games_;
  std::vector<GrillSelfPlay> grill_;  ///< by thread
};

}  // namespace gockel
