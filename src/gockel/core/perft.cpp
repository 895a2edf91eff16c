#include "gockel/core/perft.h"

namespace gockel {
namespace {

/// Adds what lies below and returns its probability, given this state. Summing
/// node by node keeps the rounding small over millions of leaves.
template <Game G>
double walk(const G& state, int depth, Perft& found) {
  const Node kind = state.node();
  if (depth == 0 || kind == Node::terminal) {
    ++found.nodes;
    if (kind == Node::terminal) ++found.terminal;
    found.key += state.key();
    return 1;
  }
  double sum = 0;
  if (kind == Node::chance) {
    state.outcomes([&](Dice dice, double likely) {
      G next = state;
      next.apply(dice);
      sum += likely * walk(next, depth - 1, found);
    });
    return sum;
  }
  const MoveList list = state.moves();
  for (const Move move : list) {
    G next = state;
    next.apply(move);
    sum += walk(next, depth - 1, found);
  }
  return sum / static_cast<double>(list.size());
}

}  // namespace

Perft perft(const AnyState& state, int depth) {
  Perft found;
  found.probability =
      std::visit([&](const auto& s) { return walk(s, depth, found); }, state);
  return found;
}

}  // namespace gockel
