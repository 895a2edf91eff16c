// Prints what the decisions of every level give away, the table of
// src/gockel/players/own_level.cpp: for each rule set and level the mean loss
// of an unforced decision in games of two of its kind, and how much of it is
// left when mistakes from a size on are noticed.
//   level_losses [games] [rule set]      60 games of each rule set if left out

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>

#include "gockel/players/own_level.h"
#include "gockel/random/draw.h"
#include "gockel/review/analysis.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

std::vector<double> losses_of(Level level, RuleSet set, std::uint64_t games) {
  const Rules rules(set);
  Outlook outlook(*built_in_values(rules, 2));
  const Player player = make_player(Strength(level), 1, built_in_values);
  std::vector<double> losses;
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng(stream_seed(2005, static_cast<std::uint64_t>(set), game));
    AnyState state = draw_start(rules, 2, rng);
    while (node(state) != Node::terminal && turn(state) < match_cap) {
      if (node(state) == Node::chance) {
        step(state, draw(state, rng));
        continue;
      }
      const Move move = player(state);
      if (moves(state).size() > 1) {
        const auto ranked = rank(outlook, state);
        losses.push_back(
            std::ranges::find(ranked, move, &Candidate::move)->loss);
      }
      step(state, move);
    }
  }
  return losses;
}

void print(RuleSet set, std::uint64_t games) {
  for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
    const auto losses = losses_of(static_cast<Level>(i), set, games);
    const auto count = static_cast<double>(losses.size());
    fmt::print("{}{{", i == 0 ? "    {{" : "      ");
    fmt::print("{:.6f}",
               std::accumulate(losses.begin(), losses.end(), 0.0) / count);
    for (const int notices : measured_notices) {
      double rest = 0;
      for (const double loss : losses)
        if (loss < notices / 1000.0) rest += loss;
      fmt::print(", {:.6f}", rest / count);
    }
    fmt::print("}}{},  // {} {}\n", i + 2 == levels.size() ? "}}" : "",
               info(set).name, levels[i].name);
  }
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  using namespace gockel;
  const std::span<char*> given(argv, static_cast<std::size_t>(argc));
  const std::uint64_t games =
      argc > 1 ? std::strtoull(given[1], nullptr, 10) : 60;
  for (const RuleSet set : all_rule_sets)
    if (argc < 3 || info(set).name == given[2]) print(set, games);
}
