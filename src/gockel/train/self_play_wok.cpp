#include "gockel/train/self_play_turns.h"

namespace gockel {

void play_wok_turns(std::span<SelfPlayGame> games,
                    const SelfPlayOptions& options,
                    std::span<TrainingExample> examples) {
  SolvedTurn<Wok> turn;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Wok state = std::get<Wok>(games[i].state);
    turn.list(state);
    const TurnWorths worths =
        turn_worths(options, state, games[i].learner, turn.results());
    turn.solve(worths.rows);
    TrainingExample& example = examples[i];
    example.inputs = inputs(state);
    example.network =
        network_of(options, state.seat, games[i].learner, state.seats);
    for (std::size_t s = 0; s < state.seats; ++s)
      example.target[s] =
          static_cast<float>(turn.value(state, worths.first_share + s));
    games[i].state = next_position(games[i].rng, options.exploration, turn,
                                   state, turn.results());
  }
}

}  // namespace gockel
