// Prints what the decisions of every level give away, the table of
// src/gockel/players/own_level.cpp. A child's is the mean loss of an unforced
// decision in games of two children. All others are told from games of two
// players, by what the one gave away in them for what the other one did: each
// level against the one below it, and each size from which on a level notices
// its mistakes against the level as it is. Whoever is behind in a game has
// little to give away, so that games of two of a kind would say less: and
// somebody's own loss is told from games against others in just this way.
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

/// Games of these two.
std::array<GivenAway, 2> play(RuleSet set,
                              const std::array<Strength, 2>& strengths,
                              std::uint64_t games) {
  const Rules rules(set);
  Outlook outlook(*built_in_values(rules, 2));
  const std::array<Player, 2> players{
      make_player(strengths[0], 1, built_in_values),
      make_player(strengths[1], 1, built_in_values)};
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

/// Who is measured against whom. Column 0 is the level as it is.
std::array<Strength, 2> pairing(Level level, std::size_t column) {
  if (column > 0) return {level, {level, measured_notices[column - 1]}};
  if (level == Level::child) return {level, level};
  return {static_cast<Level>(static_cast<unsigned>(level) - 1), level};
}

void print(RuleSet set, std::uint64_t games) {
  constexpr std::size_t columns = measured_notices.size() + 1;
  constexpr std::size_t rows = levels.size() - 1;
  std::vector<std::array<GivenAway, 2>> gave(rows * columns);
  in_parallel(gave.size(), hardware_threads(), [&](std::size_t i) {
    gave[i] =
        play(set, pairing(static_cast<Level>(i / columns), i % columns), games);
  });
  const auto& [one, other] = gave[0];
  double whole = (one.loss + other.loss) / (one.decisions + other.decisions);
  for (std::size_t row = 0; row < rows; ++row) {
    const auto& [lower, level] = gave[row * columns];
    if (row > 0) whole *= level.loss / lower.loss;
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
