// Turns solved per second, each beside the plain recursion in the same run, and
// beside the same steps one by one.

#include <benchmark/benchmark.h>

#include "gockel/random/rng.h"
#include "gockel/turn/turn_solver.h"
#include "tests/turn/one_by_one.h"
#include "tests/turn/plain_turn.h"

namespace gockel {
namespace {

/// One position per kind of turn.
constexpr const char* positions[] = {
    "compact 21-36 -/- A |?8 1",
    "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A |?8 1",
    "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 1",
};

Grill position(const benchmark::State& state) {
  return *Grill::parse(positions[state.range(0)]);
}

TurnEnds random_prizes(const TurnKind& kind, Rng& rng) {
  EndTable<double> ends;
  const auto draw = [&rng] { return rng.below(1'000'000) / 1e6; };
  ends.fail = draw();
  for (double& p : ends.with_worm) p = draw();
  for (double& p : ends.without_worm) p = draw();
  return {std::vector(static_cast<std::size_t>(kind.bonuses) + 1, ends)};
}

void plain(benchmark::State& state) {
  const Grill start = position(state);
  Rng rng(1);
  const TurnEnds prizes = random_prizes({}, rng);
  const TurnGoal goal{.with_worm = prizes.by_bonus[0].with_worm,
                      .without_worm = prizes.by_bonus[0].without_worm,
                      .fail = prizes.by_bonus[0].fail};
  for (auto _ : state)
    benchmark::DoNotOptimize(PlainTurn(start, goal).value(start));
  state.SetItemsProcessed(state.iterations());
}

template <int Lanes, class Real>
void solver(benchmark::State& state) {
  const TurnKind kind = TurnKind::of(position(state));
  Rng rng(1);
  std::vector<TurnEnds> prizes;
  for (int i = 0; i < Lanes; ++i) prizes.push_back(random_prizes(kind, rng));
  TurnSolver<Lanes, Real> turn(kind);
  for (auto _ : state) {
    turn.solve(prizes);
    benchmark::DoNotOptimize(turn.value(0, position(state)));
  }
  state.SetItemsProcessed(state.iterations() * Lanes);
}

/// The steps of one position, one point and one roll after the other.
void one_by_one(benchmark::State& state) {
  const TurnKind kind = TurnKind::of(position(state));
  const TurnGraph& graph = TurnGraph::of(kind);
  const std::size_t ends = fail_place(kind.bonuses + 1);
  Rng rng(1);
  std::vector<double> prizes;
  for (std::size_t i = 0; i < ends; ++i)
    prizes.push_back(rng.below(1'000'000) / 1e6);
  std::vector<double> air(graph.rows());
  std::vector<double> hand(graph.rows());
  SolverScratch<double> scratch;
  for (auto _ : state) {
    const double* floor = nullptr;
    for (int layer = 0; layer <= (kind.weasel ? 1 : 0); ++layer) {
      solve_one_by_one({graph, 1, ends, prizes.data(), floor, air.data(),
                        hand.data(), scratch});
      floor = air.data();
    }
    benchmark::DoNotOptimize(hand.data());
  }
  state.SetItemsProcessed(state.iterations());
}

/// Every seat's share is carried along.
template <int Lanes, class Real, int Seats>
void shares(benchmark::State& state) {
  const TurnKind kind = TurnKind::of(position(state));
  Rng rng(1);
  std::vector<TurnEnds> prizes;
  std::vector<TurnEnds> carried;
  for (int i = 0; i < Lanes; ++i) prizes.push_back(random_prizes(kind, rng));
  for (int i = 0; i < Lanes * (Seats - 1); ++i)
    carried.push_back(random_prizes(kind, rng));
  TurnSolver<Lanes, Real> turn(kind);
  for (auto _ : state) {
    turn.solve(prizes, carried);
    benchmark::DoNotOptimize(turn.value(0, position(state)));
  }
  state.SetItemsProcessed(state.iterations() * Lanes);
}

BENCHMARK(plain)->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(one_by_one)->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(solver<1, double>)->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(solver<16, double>)->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(solver<32, float>)->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<1, double, 2>)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<1, double, 4>)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<8, float, 4>)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<8, float, 7>)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<32, float, 4>)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(shares<32, float, 7>)->Arg(0)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gockel

BENCHMARK_MAIN();
