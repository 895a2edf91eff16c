// Plays every level against the opponent at its own level, docs/strength.md: as
// in the page the opponent of each game is the one that the twenty games before
// speak for. Printed: what the level gives away, the opponent at the end, and
// its share of the win behind the first twenty games, as it was and with the
// luck taken out.
//   own_level_match [games] [rule set]     100 games behind the twenty, compact

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>

#include "gockel/players/own_level.h"
#include "gockel/random/draw.h"
#include "gockel/review/analysis.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

constexpr std::size_t counted_games = 20;

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

void measure(RuleSet set, Level level, int games) {
  const Rules rules(set);
  Outlook outlook(*built_in_values(rules, 2));
  const Player person = make_player(Strength(level), 1, built_in_values);
  Strength strength = Level::casual;
  std::vector<OpposedGame> known;
  const auto lately = [&] {
    return std::span(known).last(std::min(known.size(), counted_games));
  };
  double plain = 0;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < static_cast<int>(counted_games) + games; ++i) {
    const PlayedGame game =
        play(person, strength, static_cast<Seat>(i % 2), rules, outlook,
             stream_seed(2026, static_cast<std::uint64_t>(level),
                         static_cast<std::uint64_t>(i)));
    known.push_back(game.decisions);
    strength = strength_for(set, comparable_loss(set, lately()));
    if (known.size() <= counted_games) continue;
    plain += game.result;
    sum += game.adjusted;
    squares += game.adjusted * game.adjusted;
  }
  const double mean = sum / games;
  const double error = std::sqrt((squares / games - mean * mean) / (games - 1));
  fmt::print(
      "{:12} {:9} {:.4f}  {:>9} {:3}   {:5.1f} %   {:5.1f} +- {:.1f} %\n",
      info(set).name, name(level), comparable_loss(set, known),
      name(strength.level), strength.notices, 100 * (1 - plain / games),
      100 * (1 - mean), 196 * error);
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  using namespace gockel;
  const std::span<char*> given(argv, static_cast<std::size_t>(argc));
  const int games = argc > 1 ? std::atoi(given[1]) : 100;
  fmt::print(
      "rule set     level     loss     opponent         wins   wins without "
      "luck\n");
  for (const RuleSet set : all_rule_sets)
    if (argc > 2 ? info(set).name == given[2] : set == RuleSet::compact)
      for (unsigned i = 0; i < levels.size(); ++i)
        measure(set, static_cast<Level>(i), games);
}
