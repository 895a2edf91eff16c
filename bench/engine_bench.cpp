// What the engine does per second: turns judged, decisions, whole games. The
// plain recursion of solver_bench is the reference for the first.

#include <benchmark/benchmark.h>

#include "gockel/play/match.h"
#include "gockel/review/analysis.h"
#include "tests/solve/plain_turn.h"

namespace gockel {
namespace {

constexpr const char* positions[] = {
    "compact 21-24,26-33,35 25/34 B |12345www 9",
    "compact 21-24,26-33 25/34/35/36 B |12345www 9",
    "deluxe 11,13,21-24,26-35 25/36 c11,h21,r23,wA,g27,a29 1/0 B |12345www 9",
    "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1",
};

AnyState position(const benchmark::State& state) {
  return *parse_state(positions[state.range(0)]);
}

/// All moves with everybody's shares and what the turn may bring, from scratch.
void analysis(benchmark::State& state) {
  const AnyState at = position(state);
  const auto values = PositionValues::built_in(rules(at), seats(at));
  for (auto _ : state) {
    Outlook outlook(values);
    benchmark::DoNotOptimize(analyse(outlook, at));
  }
  state.SetItemsProcessed(state.iterations());
}

/// The same turn by the tests' plain recursion, one value and no learned
/// positions: the least that an analysis without the solver would cost.
void plain_recursion(benchmark::State& state) {
  const Grill at = std::get<Grill>(position(state));
  for (auto _ : state)
    benchmark::DoNotOptimize(PlainTurn(at, TurnGoal{}).value(at));
  state.SetItemsProcessed(state.iterations());
}

/// The best level's first decision of a turn.
void decision(benchmark::State& state) {
  const AnyState at = position(state);
  for (auto _ : state) {
    const Player player = *make_player("best", 1);
    benchmark::DoNotOptimize(player(at));
  }
  state.SetItemsProcessed(state.iterations());
}

void games(benchmark::State& state, const char* name, RuleSet set) {
  std::uint64_t deal = 0;
  const std::vector<Contestant> players{*make_player(name, 1),
                                        *make_player(name, 2)};
  for (auto _ : state) {
    ++deal;
    benchmark::DoNotOptimize(
        play_match(dealt_game(Rules(set), 2, deal), players, deal));
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK(plain_recursion)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(analysis)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);
BENCHMARK(decision)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, swing_compact, "swing", RuleSet::compact)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_compact, "best", RuleSet::compact)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_deluxe, "best", RuleSet::deluxe)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_wok, "best", RuleSet::wok)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gockel

BENCHMARK_MAIN();
