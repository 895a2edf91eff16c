#pragma once

#include <memory>
#include <span>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/play/rng.h"
#include "gockel/solve/turn_solver.h"
#include "gockel/train/learner.h"

namespace gockel {

/// One of the games that are played to learn from.
struct Pupil {
  AnyState state;
  Rng rng;
};

/// What lessons are made with.
struct Teaching {
  const Network& network;
  std::uint32_t wandering;  ///< of 100 turns so many end at random
  double ending;  ///< chance that the game ends with a turn, as it stands
};

/// Makes a lesson for every pupil, whose game goes on by one turn. Solvers are
/// large, so a teacher keeps those it needed.
class GrillTeacher {
 public:
  void teach(std::span<Pupil> pupils, const Teaching& teaching,
             std::span<Lesson> lessons);

  /// Solvers by kind of turn.
  template <int Lanes>
  class Shelf {
   public:
    TurnSolver<Lanes, float>& get(const TurnKind& kind) {
      for (const auto& solver : solvers_)
        if (solver->kind() == kind) return *solver;
      return *solvers_.emplace_back(
          std::make_unique<TurnSolver<Lanes, float>>(kind));
    }

   private:
    std::vector<std::unique_ptr<TurnSolver<Lanes, float>>> solvers_;
  };

 private:
  Shelf<32> wide_;
  Shelf<8> narrow_;  ///< several shares at once fill the cache
};

void teach_wok(std::span<Pupil> pupils, const Teaching& teaching,
               std::span<Lesson> lessons);

/// What every result of a turn is worth to a seat, seats counted from the one
/// whose turn it is.
using Worths = std::vector<std::vector<double>>;

/// The worths of all positions for the mover's turn before them.
template <Game G>
Worths judge(const Teaching& teaching, const std::vector<G>& positions,
             Seat mover, int seats) {
  Worths worths(static_cast<std::size_t>(seats));
  for (std::vector<double>& worth : worths) worth.reserve(positions.size());
  Network::Flow flow;
  for (const G& position : positions) {
    const double over = position.node() == Node::terminal ? 1 : teaching.ending;
    const Shares exact = over > 0 ? position.shares() : Shares{};
    if (over < 1) teaching.network.run(inputs(position), flow);
    for (int i = 0; i < seats; ++i) {
      const int seat = (mover + i) % seats;
      const double known = exact[static_cast<unsigned>(seat)];
      // After the end no seat is to act.
      const double learned = over < 1
                                 ? flow.shares[static_cast<unsigned>(
                                       (seat - position.seat + seats) % seats)]
                                 : 0;
      worths[static_cast<unsigned>(i)].push_back(over * known +
                                                 (1 - over) * learned);
    }
  }
  return worths;
}

}  // namespace gockel
