// The laws of a solved turn, at every point of random turns of every kind.

#include "gockel/turn/solved_turn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// A turn whose results are worth random numbers, and so is a second quantity.
template <Game G>
struct RandomTurn {
  SolvedTurn<G> turn;
  std::vector<std::vector<double>> worths{2};

  RandomTurn(const G& start, Rng& rng) {
    turn.list(start);
    for (std::vector<double>& row : worths)
      for (std::size_t i = 0; i < turn.results().size(); ++i) {
        const std::size_t same = place(turn.results()[i]);
        row.push_back(same < i ? row[same] : rng.below(1'000'000) / 1e6);
      }
    turn.solve(worths, Failing::carried);
  }

  /// Where a result stands first: a position may come about in two ways.
  std::size_t place(const G& result) const {
    const auto& all = turn.results();
    const auto found = std::ranges::find(all, result);
    EXPECT_NE(found, all.end()) << result.text();
    return static_cast<std::size_t>(found - all.begin());
  }

  /// What a state is worth to `mover`, inside the turn or behind it.
  double worth(const G& state, Seat mover) const {
    if (state.node() == Node::terminal || state.seat != mover)
      return worths[0][place(state)];
    if constexpr (std::is_same_v<G, Grill>)
      if (state.phase > Phase::hand) return best_of_moves(state);
    return turn.value(state);
  }
  double best_of_moves(const G& state) const {
    double most = 0;
    for (const Move move : state.moves())
      most = std::max(most, turn.value(state, move));
    return most;
  }
};

template <Game G, class Check>
int along_turns(const G& start, int turns, Rng& rng, Check check) {
  int met = 0;
  for (int i = 0; i < turns; ++i)
    for (G state = start;
         state.node() != Node::terminal && state.seat == start.seat; ++met) {
      check(state);
      // Roll on rather than stop: turns get long.
      if (state.node() == Node::chance)
        state.apply(draw(state, rng));
      else if (state.moves()[0].kind() == MoveKind::roll && rng.below(4) != 0)
        state.apply(state.moves()[0]);
      else
        state.apply(draw_move(state, rng));
    }
  return met;
}

template <Game G>
void expect_laws(const G& start) {
  Rng rng(21);
  const RandomTurn<G> random(start, rng);
  const SolvedTurn<G>& turn = random.turn;
  const int met = along_turns(start, 40, rng, [&](const G& state) {
    if (state.node() == Node::chance) {
      double mean = 0;
      state.outcomes([&](Dice dice, double probability) {
        G next = state;
        next.apply(dice);
        mean += probability * random.worth(next, state.seat);
      });
      EXPECT_NEAR(turn.value(state), mean, 1e-12) << state.text();
      return;
    }
    const double here = random.worth(state, state.seat);
    for (const Move move : state.moves()) {
      G next = state;
      next.apply(move);
      EXPECT_NEAR(turn.value(state, move), random.worth(next, state.seat),
                  1e-12)
          << state.text() << " " << move.text();
    }
    EXPECT_NEAR(random.best_of_moves(state), here, 1e-12) << state.text();
    EXPECT_EQ(turn.value(state, turn.best(state)), random.best_of_moves(state))
        << state.text();
  });
  EXPECT_GT(met, 100);
}

template <Game G>
void expect_endings(const G& start) {
  Rng rng(23);
  const RandomTurn<G> random(start, rng);
  const SolvedTurn<G>& turn = random.turn;
  int met = 0;
  along_turns(start, 6, rng, [&](const G& state) {
    if constexpr (std::is_same_v<G, Grill>)
      if (state.phase > Phase::hand) return;
    if (!turn.covers(state)) return;  // a Double 1 was paid
    ++met;
    double certain = 0;
    std::array<double, 2> expected{};
    double failed = 0;
    for (const ResultChance& end : turn.endings(state)) {
      certain += end.probability;
      for (const std::size_t q : {0U, 1U})
        expected[q] += end.probability * random.worths[q][end.result];
      const Effect effect = turn.effect(end.result);
      if (effect.kind == EffectKind::failed || effect.forced != 0)
        failed += end.probability;
    }
    EXPECT_NEAR(certain, 1, 1e-12) << state.text();
    EXPECT_NEAR(expected[0], turn.value(state), 1e-12) << state.text();
    EXPECT_NEAR(expected[1], turn.value(state, std::size_t{1}), 1e-12)
        << state.text();
    EXPECT_NEAR(failed, turn.value(state, std::size_t{2}), 1e-12)
        << state.text();
  });
  EXPECT_GT(met, 10);
}

/// Turns that are played lead where the endings say, within five deviations.
template <Game G>
void expect_played_as_likely(const G& start) {
  Rng rng(25);
  const RandomTurn<G> random(start, rng);
  const std::size_t results = random.turn.results().size();
  std::vector<double> likely(results);
  for (const ResultChance& end : random.turn.endings(start))
    likely[random.place(random.turn.results()[end.result])] += end.probability;
  std::vector<int> seen(results);
  constexpr int plays = 2000;
  for (int i = 0; i < plays; ++i) {
    const G ended = play_turn(random.turn, start,
                              [&rng](const G& s) { return draw(s, rng); });
    ++seen[random.place(ended)];
  }
  for (std::size_t r = 0; r < results; ++r)
    EXPECT_NEAR(seen[r], plays * likely[r],
                5 * std::sqrt(plays * likely[r] * (1 - likely[r])) + 1e-9)
        << random.turn.results()[r].text();
}

class SolvedTurns : public ::testing::TestWithParam<const char*> {};

TEST_P(SolvedTurns, AMoveIsWorthWhereItLeadsAndARollTheMeanOfItsDice) {
  std::visit([](const auto& start) { expect_laws(start); }, at(GetParam()));
}

TEST_P(SolvedTurns, EndingsTimesWorthsAreTheValues) {
  std::visit([](const auto& start) { expect_endings(start); }, at(GetParam()));
}

TEST_P(SolvedTurns, LeadWhereTheyAreLikelyTo) {
  std::visit([](const auto& start) { expect_played_as_likely(start); },
             at(GetParam()));
}

TEST_P(SolvedTurns, InABatchAreTheSameBits) {
  const AnyState any = at(GetParam());
  const Grill* start = std::get_if<Grill>(&any);
  if (start == nullptr) return;  // Wok turns are solved one by one
  Rng rng(27);
  const TurnKind kind = TurnKind::of(*start);
  TurnResults results;
  results.list(*start, kind);
  TurnBatch<16> batch(kind);
  std::vector<RandomTurn<Grill>> alone;
  for (int i = 0; i < 5; ++i) {
    alone.emplace_back(*start, rng);
    batch.add(results, alone.back().worths, Failing::carried);
  }
  batch.solve();
  for (std::size_t i = 0; i < alone.size(); ++i)
    for (const std::size_t q : {0U, 1U, 2U})
      EXPECT_EQ(batch.policy(i, results).value(*start, q),
                alone[i].turn.value(*start, q));
}

INSTANTIATE_TEST_SUITE_P(
    EveryKindOfTurn, SolvedTurns,
    ::testing::Values(
        "compact 21-36 -/- A |?8 1", "compact 22,28 36/27/31 B |?8 9",
        // A lower tile instead of a theft.
        "classic2005 21-24,29 35/33 A |?8 9",
        // Double 1: the supply pays, two victims, nobody.
        "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1",
        "deluxe 11,13,21-36 -/-/- c11,h21,r23,w25,g27,a29 0/4/3 A |?8 1",
        "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 7/0 A |?8 1",
        // Canned worm, weasel with two victims, golden die; a Specialist that
        // has to go back.
        "deluxe 13,21-36 11/- cA,h21,r23,w25,g27,a29 0/0 A |?8 1",
        "deluxe 11,13,21-24,26-36 25/-/- c11,h21,r23,wA,g27,a29 0/4/3 A |?8 1",
        "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 1",
        "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"));

}  // namespace
}  // namespace gockel::testing
