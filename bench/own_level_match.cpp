// Plays every level against the opponent at its own level, docs/strength.md: as
// in the page the opponent of each game is the one that the last twenty games
// before speak for. Printed: what the level gives away, the opponent at the
// end, and its share of the win behind the first twenty games, as it was and
// with the luck taken out.
//   own_level_match [games] [rule set] [runs]   100 games behind the twenty,
//                                               compact, once
// The opponent follows the games, so that those of a run are not independent:
// with several runs the intervals are those of their means.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include "gockel/parallel/parallel.h"
#include "gockel/players/own_level.h"
#include "gockel/random/draw.h"
#include "gockel/review/analysis.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

constexpr std::size_t first_games = 20;    ///< before wins are counted
constexpr std::size_t counted_games = 20;  ///< as `lately` in own_level.ts

struct PlayedGame {
  double result = 0;    ///< the level's share of the win
  double adjusted = 0;  ///< the same without the luck of the dice
  OpposedGame decisions;
};

void add(MeanLoss& sum, double loss) {
  sum.mean = (sum.mean * sum.decisions + loss) / (sum.decisions + 1);
  ++sum.decisions;
}

/// One game of `level`, at this seat, against a strength.
PlayedGame play(const Player& level, Strength strength, Seat seat_of_level,
                const Rules& rules, Outlook& outlook, std::uint64_t seed) {
  const Player opponent = make_player(strength, 1, built_in_values);
  Rng rng(seed);
  AnyState state = draw_start(rules, 2, rng);
  PlayedGame game;
  OpposedGame::Opponent other{strength, {}};
  double luck = 0;
  while (node(state) != Node::terminal && turn(state) < match_cap) {
    const Shares before = outlook.value(state);
    if (node(state) == Node::chance) {
      const Dice dice = draw(state, rng);
      luck += outlook.after(state, dice)[seat_of_level] - before[seat_of_level];
      step(state, dice);
      continue;
    }
    const bool own = seat(state) == seat_of_level;
    const Move move = own ? level(state) : opponent(state);
    const Seat mover = seat(state);
    if (moves(state).size() > 1)
      add(own ? game.decisions.gave : other.gave,
          before[mover] - outlook.after(state, move)[mover]);
    step(state, move);
  }
  game.result = shares(state)[seat_of_level];
  game.adjusted = game.result - luck;
  game.decisions.opponents = {other};
  return game;
}

/// What a run came to: means over the games behind the counted ones.
struct RunResult {
  double plain = 0;
  double adjusted = 0;
  double loss = 0;    ///< of a decision
  Strength opponent;  ///< at the end
};

RunResult play_run(RuleSet set, Level level, int games, std::uint64_t run) {
  const Rules rules(set);
  Outlook outlook(*built_in_values(rules, 2));
  const Player person = make_player(Strength(level), 1, built_in_values);
  RunResult found;
  found.opponent = Level::casual;
  std::vector<OpposedGame> known;
  for (int i = 0; i < static_cast<int>(first_games) + games; ++i) {
    const PlayedGame game =
        play(person, found.opponent, static_cast<Seat>(i % 2), rules, outlook,
             stream_seed(2026 + run, static_cast<std::uint64_t>(level),
                         static_cast<std::uint64_t>(i)));
    known.push_back(game.decisions);
    const auto lately =
        std::span(known).last(std::min(known.size(), counted_games));
    found.opponent = strength_for(set, comparable_loss(set, lately));
    if (known.size() <= first_games) continue;
    found.plain += game.result / games;
    found.adjusted += game.adjusted / games;
  }
  found.loss = comparable_loss(set, known).mean;
  return found;
}

/// A mean over runs, as the opponent's share in percent, and what 95 % of such
/// means lie within; 0 of one run.
struct MeanOfRuns {
  double percent;
  double within;
};

MeanOfRuns opponents_share(std::span<const double> shares) {
  double sum = 0;
  for (const double share : shares) sum += share;
  const auto n = static_cast<double>(shares.size());
  double squares = 0;
  for (const double share : shares)
    squares += (share - sum / n) * (share - sum / n);
  const double error = n > 1 ? std::sqrt(squares / (n - 1) / n) : 0;
  return {100 * (1 - sum / n), 196 * error};
}

void measure(RuleSet set, Level level, int games, int runs) {
  std::vector<RunResult> all(static_cast<std::size_t>(runs));
  in_parallel(all.size(), hardware_threads(), [&](std::size_t run) {
    all[run] = play_run(set, level, games, run);
  });
  std::vector<double> plain;
  std::vector<double> adjusted;
  double loss = 0;
  for (const RunResult& run : all) {
    plain.push_back(run.plain);
    adjusted.push_back(run.adjusted);
    loss += run.loss / runs;
  }
  const auto [wins, wins_within] = opponents_share(plain);
  const auto [lucky, lucky_within] = opponents_share(adjusted);
  const Strength& last = all.front().opponent;
  fmt::print(
      "{:12} {:9} {:.4f}  {:>9} {:3}   {:5.1f} +- {:.1f} %   {:5.1f} +- {:.1f} "
      "%\n",
      info(set).name, name(level), loss, name(last.level), last.notices, wins,
      wins_within, lucky, lucky_within);
  std::fflush(stdout);
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  using namespace gockel;
  const std::span<char*> given(argv, static_cast<std::size_t>(argc));
  const int games = argc > 1 ? std::atoi(given[1]) : 100;
  const int runs = argc > 3 ? std::atoi(given[3]) : 1;
  fmt::print(
      "rule set     level     loss     opponent         wins            wins "
      "without luck\n");
  for (const RuleSet set : all_rule_sets)
    if (argc > 2 ? info(set).name == given[2] : set == RuleSet::compact)
      for (unsigned i = 0; i < levels.size(); ++i)
        measure(set, static_cast<Level>(i), games, runs);
}
