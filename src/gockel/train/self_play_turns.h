#pragma once

#include <memory>
#include <span>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/random/draw.h"
#include "gockel/train/learner.h"
#include "gockel/turn/solved_turn.h"

namespace gockel {

/// One of the games that are played to learn from.
struct SelfPlayGame {
  AnyState state;
  Rng rng;
};

/// How turns are valued and played.
struct SelfPlayOptions {
  const Network& network;
  std::uint32_t exploration;  ///< of 100 turns so many end at random
  double ending;  ///< chance that the game ends with a turn, as it stands
};

/// Plays one turn of every Grill game and makes a training example of the
/// position before it. Solvers are large, so those that were needed are kept.
class GrillSelfPlay {
 public:
  void play(std::span<SelfPlayGame> games, const SelfPlayOptions& options,
            std::span<TrainingExample> examples);

  /// Batches by kind of turn.
  template <int Lanes>
  class BatchCache {
   public:
    TurnBatch<Lanes, float>& get(const TurnKind& kind) {
      for (const auto& batch : batches_)
        if (batch->kind() == kind) return *batch;
      return *batches_.emplace_back(
          std::make_unique<TurnBatch<Lanes, float>>(kind));
    }

   private:
    std::vector<std::unique_ptr<TurnBatch<Lanes, float>>> batches_;
  };

 private:
  BatchCache<32> wide_;
  BatchCache<8> narrow_;  ///< several shares at once fill the cache
};

/// The same for Wok games.
void play_wok_turns(std::span<SelfPlayGame> games,
                    const SelfPlayOptions& options,
                    std::span<TrainingExample> examples);

/// What every result of a turn is worth to a seat, seats counted from the one
/// whose turn it is.
using SeatWorths = std::vector<std::vector<double>>;

/// The worths of all results of the mover's turn, by the values learned so far.
template <Game G>
SeatWorths seat_worths(const SelfPlayOptions& options,
                       const std::vector<G>& results, Seat mover, int seats) {
  SeatWorths worths(static_cast<std::size_t>(seats));
  for (std::vector<double>& worth : worths) worth.reserve(results.size());
  Network::Activations active;
  for (const G& result : results) {
    const double over = result.node() == Node::terminal ? 1 : options.ending;
    const Shares exact = over > 0 ? result.shares() : Shares{};
    if (over < 1) options.network.run(inputs(result), active);
    for (int i = 0; i < seats; ++i) {
      const int seat = (mover + i) % seats;
      const double known = exact[static_cast<unsigned>(seat)];
      // After the end no seat is to act.
      const double learned = over < 1
                                 ? active.shares[static_cast<unsigned>(
                                       (seat - result.seat + seats) % seats)]
                                 : 0;
      worths[static_cast<unsigned>(i)].push_back(over * known +
                                                 (1 - over) * learned);
    }
  }
  return worths;
}

/// Where a game goes on: mostly where the turn leads that is played by
/// `policy`, else at any of its results, so that positions of weaker players
/// are met too.
template <class Policy, Game G>
G next_position(Rng& rng, std::uint32_t exploration, const Policy& policy,
                const G& state, const std::vector<G>& results) {
  if (rng.below(100) < exploration)
    return results[rng.below(static_cast<std::uint32_t>(results.size()))];
  return play_turn(policy, state, [&rng](const G& s) { return draw(s, rng); });
}

}  // namespace gockel
