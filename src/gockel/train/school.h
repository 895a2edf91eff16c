#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/train/learner.h"
#include "gockel/train/teach.h"

namespace gockel {

/// What is to be learned: one family of rules at one number of seats, from all
/// starts that its options allow, or from one start only.
struct Subject {
  Family family = Family::grill;
  int seats = 2;
  std::optional<Grill> start;  ///< every game begins here

  /// A new game with options drawn at random: half the time as printed.
  AnyState new_game(Rng& rng) const;
};

/// Plays many games at once against itself and makes a lesson of every
/// position: its target is the exact expectation over the turn that follows,
/// played best by the values learned so far, with those values at its end.
/// Some turns end at random, so that positions of weaker players are met too.
class School {
 public:
  static constexpr std::size_t games = 512;

  /// Each thread has a teacher and its share of the games; lessons do not
  /// depend on how many there are.
  School(const Subject& subject, std::uint64_t seed, int threads);

  /// A lesson for every game, which goes on by one turn.
  std::vector<Lesson> lessons(const Teaching& teaching);

 private:
  Subject subject_;
  std::vector<Pupil> pupils_;
  std::vector<GrillTeacher> teachers_;
};

}  // namespace gockel
