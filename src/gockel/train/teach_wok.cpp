// Lessons from Wok turns.

#include <algorithm>

#include "gockel/play/draw.h"
#include "gockel/solve/wok_results.h"
#include "gockel/train/teach.h"

namespace gockel {
namespace {

/// Plays the turn with the values of a solver; where it leads.
std::uint16_t play(const WokSolver& solver, const WokResults& results,
                   const WokResults::Choice& choice,
                   const std::vector<double>& prizes, Wok state, Rng& rng) {
  for (;;) {
    state.rolled = draw(state, rng);
    state.phase = Wok::Phase::rolled;
    const std::size_t end = wok_end(state.shown());
    const bool may_end =
        state.last_roll() || (results.offered() >> end & 1U) != 0;
    Move best;
    double value = may_end ? prizes[end] : -1;
    if (!state.last_roll())
      for (const Move move : state.moves())
        if (move.kind() == MoveKind::lock &&
            solver.lock(state, move.dice()) > value) {
          best = move;
          value = solver.lock(state, move.dice());
        }
    if (best.kind() != MoveKind::lock) return choice[end];
    state.apply(best);
  }
}

}  // namespace

void teach_wok(std::span<Pupil> pupils, const Teaching& teaching,
               std::span<Lesson> lessons) {
  WokResults results;
  WokSolver solver;
  for (std::size_t i = 0; i < pupils.size(); ++i) {
    const Wok state = std::get<Wok>(pupils[i].state);
    Rng& rng = pupils[i].rng;
    results.list(state);
    const auto& positions = results.positions();
    const Worths worths = judge(teaching, positions, state.seat, state.seats);
    const WokResults::Choice choice = results.choose(worths[0]);
    std::vector<std::vector<double>> carried;
    carried.reserve(worths.size() - 1);
    for (std::size_t s = 1; s < worths.size(); ++s)
      carried.push_back(ends(choice, worths[s]));
    const WokPrizes prizes{ends(choice, worths[0]), results.offered()};
    solver.solve(prizes, carried);
    lessons[i].inputs = inputs(state);
    for (std::size_t s = 0; s < worths.size(); ++s)
      lessons[i].target[s] = static_cast<float>(solver.value(state, s));
    pupils[i].state =
        rng.below(100) < teaching.wandering
            ? positions[rng.below(static_cast<std::uint32_t>(positions.size()))]
            : positions[play(solver, results, choice, prizes.worth, state,
                             rng)];
  }
}

}  // namespace gockel
