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
  Seat learner = 0;  ///< against an opponent: the seat that learns to beat it
};

/// How turns are valued and played.
struct SelfPlayOptions {
  /// What was learned so far: one network for all positions; against an
  /// opponent one for each distance from the seat to act to the one that
  /// learns, since the same position is worth less to a seat with the learner
  /// behind it.
  std::vector<const Network*> networks;
  const Network* opponent = nullptr;  ///< plays all seats but the learner's
  std::uint32_t exploration;          ///< of 100 turns so many end at random
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

/// Which of the networks knows positions with this seat to act.
inline std::size_t network_of(const SelfPlayOptions& options, Seat to_act,
                              Seat learner, int seats) {
  if (options.opponent == nullptr) return 0;
  return static_cast<std::size_t>((learner - to_act + seats) % seats);
}

/// What every result of a turn is worth to a seat, seats counted from the one
/// whose turn it is.
using SeatWorths = std::vector<std::vector<double>>;

/// The worths of all results of the mover's turn, by the values that `network`
/// names for the seat to act in a result.
template <Game G, class NetworkFor>
SeatWorths seat_worths(const std::vector<G>& results, Seat mover, int seats,
                       double ending, NetworkFor network) {
  SeatWorths worths(static_cast<std::size_t>(seats));
  for (std::vector<double>& worth : worths) worth.reserve(results.size());
  Network::Activations active;
  for (const G& result : results) {
    const double over = result.node() == Node::terminal ? 1 : ending;
    const Shares exact = over > 0 ? result.shares() : Shares{};
    if (over < 1) network(result.seat).run(inputs(result), active);
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

/// What a turn is solved for: everybody's shares by what was learned, from the
/// mover on. Who plays by the opponent's values goes by those, so that their
/// worth to the mover stands before the shares.
struct TurnWorths {
  SeatWorths rows;
  std::size_t first_share = 0;  ///< the row of the mover's share
};

template <Game G>
TurnWorths turn_worths(const SelfPlayOptions& options, const G& state,
                       Seat learner, const std::vector<G>& results) {
  const int seats = state.seats;
  TurnWorths worths{.rows =
                        seat_worths(results, state.seat, seats, options.ending,
                                    [&](Seat to_act) -> const Network& {
                                      return *options.networks[network_of(
                                          options, to_act, learner, seats)];
                                    })};
  if (options.opponent == nullptr || state.seat == learner) return worths;
  SeatWorths by_opponent =
      seat_worths(results, state.seat, seats, options.ending,
                  [&](Seat) -> const Network& { return *options.opponent; });
  worths.rows.insert(worths.rows.begin(), std::move(by_opponent.front()));
  worths.first_share = 1;
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
