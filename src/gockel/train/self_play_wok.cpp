#include "gockel/train/self_play_turns.h"

namespace gockel {

void play_wok_turns(std::span<SelfPlayGame> games,
                    const SelfPlayOptions& options,
                    std::span<TrainingExample> examples) {
  SolvedTurn<Wok> turn;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Wok state = std::get<Wok>(games[i].state);
    turn.list(state);
    const SeatWorths worths =
        seat_worths(options, turn.results(), state.seat, state.seats);
    turn.solve(worths);
    examples[i].inputs = inputs(state);
    for (std::size_t s = 0; s < worths.size(); ++s)
      examples[i].target[s] = static_cast<float>(turn.value(state, s));
    games[i].state = next_position(games[i].rng, options.exploration, turn,
                                   state, turn.results());
  }
}

}  // namespace gockel
