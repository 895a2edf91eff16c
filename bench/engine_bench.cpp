// What the engine does per second: events, turns judged, decisions, whole
// games. The references are the tests' models: the rules as plain text, and a
// turn by plain recursion.

#include <benchmark/benchmark.h>

#include "gockel/arena/match.h"
#include "gockel/core/text.h"
#include "gockel/players/turn_player.h"
#include "gockel/random/draw.h"
#include "gockel/review/analysis.h"
#include "gockel/weights/built_in_values.h"
#include "tests/model/model.h"
#include "tests/turn/plain_turn.h"

namespace gockel {
namespace {

constexpr const char* positions[] = {
    "compact 21-24,26-33,35 25/34 B |12345www 9",
    "compact 21-24,26-33 25/34/35/36 B |12345www 9",
    "deluxe 11,13,21-24,26-35 25/36 c11,h21,r23,wA,g27,a29 1/0 B |12345www 9",
    "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1",
    "deluxe 11,13,21-30,34-36 31/32/33/-/-/-/- c11,h21,r23,wB,g27,a29 "
    "1/0/1/0/1/0/0 B |12345www 12",
};

AnyState position(const benchmark::State& state) {
  return *parse_state(positions[state.range(0)]);
}

/// The first 200 events of a game between two who play like swing.
std::vector<Event> some_events(AnyState state) {
  const Player player = *make_player("swing", 1, built_in_values);
  Rng rng(1);
  std::vector<Event> events;
  while (events.size() < 200 && node(state) != Node::terminal) {
    if (node(state) == Node::chance)
      events.emplace_back(draw(state, rng));
    else
      events.emplace_back(player(state));
    step(state, events.back());
  }
  return events;
}

/// Lists the moves of a position and goes on to the next one.
void nodes(benchmark::State& state) {
  const AnyState start = dealt_game(Rules(RuleSet::compact), 2, 1);
  const std::vector<Event> events = some_events(start);
  for (auto _ : state) {
    AnyState at = start;
    for (const Event& event : events) {
      benchmark::DoNotOptimize(moves(at));
      step(at, event);
    }
  }
  state.SetItemsProcessed(state.iterations() *
                          static_cast<std::int64_t>(events.size()));
}

/// The same by the tests' model of the rules.
void plain_nodes(benchmark::State& state) {
  const AnyState start = dealt_game(Rules(RuleSet::compact), 2, 1);
  const std::vector<Event> events = some_events(start);
  for (auto _ : state) {
    const auto at = model::Model::at(text(start));
    for (const Event& event : events) {
      benchmark::DoNotOptimize(at->moves());
      if (const Move* move = std::get_if<Move>(&event))
        at->move(move->text());
      else
        at->dice(dice_text(std::get<Dice>(event), faces(start)));
    }
  }
  state.SetItemsProcessed(state.iterations() *
                          static_cast<std::int64_t>(events.size()));
}

/// Plays like swing in compact, each turn solved by plain recursion.
class PlainSwing {
 public:
  Move operator()(const AnyState& any) {
    const Grill& state = std::get<Grill>(any);
    if (!turn_ || solved_ != state.turn) solve(state);
    return best_move(state, [&](Move move) {
      switch (move.kind()) {
        case MoveKind::keep: return turn_->keep(state, move.face());
        case MoveKind::roll: return turn_->roll(state);
        default: return worth(state, state.prize(move.how()));
      }
    });
  }

 private:
  static double worth(const Grill& state, const Prize& prize) {
    return prize_worth(state, prize, Objective::swing);
  }
  void solve(const Grill& state) {
    TurnGoal goal;
    goal.fail = worth(state, {});
    goal.without_worm.fill(goal.fail);
    for (int total = 0; total <= max_total; ++total)
      goal.with_worm[static_cast<std::size_t>(total)] =
          worth(state, state.prize(total, Stop::basic));
    turn_.emplace(state, goal);
    solved_ = state.turn;
  }
  std::optional<PlainTurn> turn_;
  std::uint32_t solved_ = 0;
};

/// All moves with everybody's shares and what the turn may bring, from scratch.
void analysis(benchmark::State& state) {
  const AnyState at = position(state);
  const PositionValues values = *built_in_values(rules(at), seats(at));
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
    const Player player = *make_player("best", 1, built_in_values);
    benchmark::DoNotOptimize(player(at));
  }
  state.SetItemsProcessed(state.iterations());
}

void games(benchmark::State& state, const Player& player, RuleSet set) {
  std::uint64_t deal = 0;
  const std::vector<Contestant> players(2, player);
  for (auto _ : state) {
    ++deal;
    benchmark::DoNotOptimize(
        play_match(dealt_game(Rules(set), 2, deal), players, deal));
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK(plain_nodes)->Unit(benchmark::kMicrosecond);
BENCHMARK(nodes)->Unit(benchmark::kMicrosecond);
BENCHMARK(plain_recursion)->Arg(0)->Unit(benchmark::kMicrosecond);
BENCHMARK(analysis)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);
BENCHMARK(decision)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, plain_swing_compact, PlainSwing(), RuleSet::compact)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, swing_compact,
                  *make_player("swing", 1, built_in_values), RuleSet::compact)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_compact, *make_player("best", 1, built_in_values),
                  RuleSet::compact)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_deluxe, *make_player("best", 1, built_in_values),
                  RuleSet::deluxe)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, best_wok, *make_player("best", 1, built_in_values),
                  RuleSet::wok)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gockel

BENCHMARK_MAIN();
