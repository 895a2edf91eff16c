#include <algorithm>

#include "gockel/train/self_play_turns.h"

namespace gockel {
namespace {

/// A game's turn before it is solved.
struct ListedTurn {
  std::size_t game;
  Grill state;
  TurnKind kind;
  std::size_t network;  ///< that the example is for
  TurnResults results;
  TurnWorths worths;

  bool solves_with(const ListedTurn& other) const {
    return kind == other.kind && worths.first_share == other.worths.first_share;
  }
};

/// Solves and plays turns, those of the same kind together.
template <int Lanes>
class BatchPlayer {
 public:
  BatchPlayer(GrillSelfPlay::BatchCache<Lanes>& batches,
              std::span<SelfPlayGame> games,
              std::span<TrainingExample> examples, std::uint32_t exploration)
      : batches_(batches),
        games_(games),
        examples_(examples),
        exploration_(exploration) {}

  void play_all(std::vector<ListedTurn> turns) {
    std::vector<bool> done(turns.size());
    for (std::size_t i = 0; i < turns.size(); ++i) {
      if (done[i]) continue;
      done[i] = true;
      std::vector<ListedTurn> alike;
      alike.push_back(std::move(turns[i]));
      for (std::size_t j = i + 1; j < turns.size() && alike.size() < Lanes; ++j)
        if (!done[j] && turns[j].solves_with(alike.front())) {
          done[j] = true;
          alike.push_back(std::move(turns[j]));
        }
      play_alike(alike);
    }
  }

 private:
  void play_alike(std::span<const ListedTurn> turns) {
    TurnBatch<Lanes, float>& batch = batches_.get(turns[0].kind);
    batch.clear();
    // The last seat has what the others leave: one quantity less to solve.
    for (const ListedTurn& turn : turns)
      batch.add(turn.results,
                std::span(turn.worths.rows).first(turn.worths.rows.size() - 1));
    batch.solve();
    for (std::size_t i = 0; i < turns.size(); ++i)
      play(batch.policy(i, turns[i].results), turns[i]);
  }

  void play(const TurnPolicy<Lanes, float>& policy, const ListedTurn& turn) {
    TrainingExample& example = examples_[turn.game];
    example.inputs = inputs(turn.state);
    example.network = turn.network;
    const std::size_t last = turn.state.seats - std::size_t{1};
    float rest = 1;
    for (std::size_t s = 0; s < last; ++s) {
      example.target[s] = static_cast<float>(
          policy.value(turn.state, turn.worths.first_share + s));
      rest -= example.target[s];
    }
    example.target[last] = std::max(rest, 0.0F);
    SelfPlayGame& game = games_[turn.game];
    game.state = next_position(game.rng, exploration_, policy, turn.state,
                               turn.results.positions());
  }

  GrillSelfPlay::BatchCache<Lanes>& batches_;
  std::span<SelfPlayGame> games_;
  std::span<TrainingExample> examples_;
  std::uint32_t exploration_;
};

}  // namespace

void GrillSelfPlay::play(std::span<SelfPlayGame> games,
                         const SelfPlayOptions& options,
                         std::span<TrainingExample> examples) {
  std::vector<ListedTurn> turns(games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    ListedTurn& turn = turns[i];
    turn.game = i;
    turn.state = std::get<Grill>(games[i].state);
    turn.kind = TurnKind::of(turn.state);
    turn.results.list(turn.state, turn.kind);
    turn.network = network_of(options, turn.state.seat, games[i].learner,
                              turn.state.seats);
    turn.worths = turn_worths(options, turn.state, games[i].learner,
                              turn.results.positions());
  }
  if (options.networks.front()->seats() == 2)
    BatchPlayer<32>(wide_, games, examples, options.exploration)
        .play_all(std::move(turns));
  else
    BatchPlayer<8>(narrow_, games, examples, options.exploration)
        .play_all(std::move(turns));
}

}  // namespace gockel
