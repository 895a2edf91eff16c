// Prints what the decisions of every level give away, the table of
// src/gockel/players/own_level.cpp. For each rule set and level: the mean loss
// of an unforced decision in games of two of its kind; then, for each size from
// which on mistakes are noticed, the part of that which is left, as it shows in
// games against the level as it is: what the one who notices gave away in them,
// in shares of what the other one did. By that part somebody's own loss is told
// from games against such an opponent, and whoever is behind in a game has
// little to give away: the losses of two of a kind would say less of the level.
//   level_losses [games] [rule set]      200 games for each number

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include "gockel/parallel/parallel.h"
#include "gockel/players/own_level.h"
#include "gockel/random/draw.h"
#include "gockel/values/outlook.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

/// What a player gave away in many games.
struct GivenAway {
  double loss = 0;
  double decisions = 0;
};

/// Games of a level as it is against itself that notices mistakes; 0: none.
std::array<GivenAway, 2> play(RuleSet set, Level level, int notices,
                              std::uint64_t games) {
  const Rules rules(set);
  Outlook outlook(*built_in_values(rules, 2));
  const std::array<Player, 2> players{
      make_player(Strength(level), 1, built_in_values),
      make_player(Strength(level, notices), 1, built_in_values)};
  std::array<GivenAway, 2> gave;
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng(stream_seed(2005, static_cast<std::uint64_t>(set), game));
    AnyState state = draw_start(rules, 2, rng);
    while (node(state) != Node::terminal && turn(state) < match_cap) {
      if (node(state) == Node::chance) {
        step(state, draw(state, rng));
        continue;
      }
      const Seat mover = seat(state);
      const std::size_t who = (mover + game) % 2;
      const Move move = players[who](state);
      if (moves(state).size() > 1) {
        gave[who].loss +=
            outlook.value(state)[mover] - outlook.after(state, move)[mover];
        ++gave[who].decisions;
      }
      step(state, move);
    }
  }
  return gave;
}

void print(RuleSet set, std::uint64_t games) {
  constexpr std::size_t columns = measured_notices.size() + 1;
  constexpr std::size_t rows = levels.size() - 1;
  std::vector<std::array<GivenAway, 2>> gave(rows * columns);
  in_parallel(gave.size(), hardware_threads(), [&](std::size_t i) {
    const std::size_t column = i % columns;
    gave[i] = play(set, static_cast<Level>(i / columns),
                   column == 0 ? 0 : measured_notices[column - 1], games);
  });
  for (std::size_t row = 0; row < rows; ++row) {
    const auto& [one, other] = gave[row * columns];
    const double whole =
        (one.loss + other.loss) / (one.decisions + other.decisions);
    fmt::print("{}{{{:.6f}", row == 0 ? "    {{" : "      ", whole);
    // Where next to nothing is noticed the games' luck may say otherwise, but
    // who notices more gives away no more.
    double least = whole;
    for (std::size_t column = 1; column < columns; ++column) {
      const auto& [plain, noticing] = gave[row * columns + column];
      least = std::min(least, whole * noticing.loss / plain.loss);
      fmt::print(", {:.6f}", least);
    }
    fmt::print("}}{},  // {} {}\n", row + 1 == rows ? "}}" : "", info(set).name,
               levels[row].name);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  using namespace gockel;
  const std::span<char*> given(argv, static_cast<std::size_t>(argc));
  const std::uint64_t games =
      argc > 1 ? std::strtoull(given[1], nullptr, 10) : 200;
  for (const RuleSet set : all_rule_sets)
    if (argc < 3 || info(set).name == given[2]) print(set, games);
}
