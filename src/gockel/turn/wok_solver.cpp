#include "gockel/turn/wok_solver.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace gockel {
namespace {

/// Up to five dice of four symbols as a number below 6^4.
std::size_t place(Dice dice) {
  std::size_t at = 0;
  for (Face s = 0; s < symbol::count; ++s)
    at = at * 6 + static_cast<std::size_t>(dice.count(s));
  return at;
}

/// The turn as a graph: from every choice of locked dice the rolls, from every
/// roll the dice it ends with and the larger choices of locked dice.
struct WokGraph {
  struct WokRoll {
    double probability;
    std::uint16_t end;
    std::uint16_t locks;  ///< none: the roll is the last
    std::uint32_t first_lock;
  };
  std::array<std::uint16_t, 1296> rank{};   ///< by place(), of up to four dice
  std::array<std::uint16_t, 1296> end{};    ///< by place(), of five dice
  std::vector<std::vector<WokRoll>> rolls;  ///< by rank of the locked dice
  std::vector<std::uint16_t> locks;         ///< ranks

  static const WokGraph& get() {
    static const WokGraph graph;
    return graph;
  }

 private:
  WokGraph() {
    std::vector<Dice> all;
    for (int n = 0; n < wok_dice; ++n)
      for (const Outcome& o : wok_rolls(n)) {
        rank[place(o.dice)] = static_cast<std::uint16_t>(all.size());
        all.push_back(o.dice);
      }
    const auto five = wok_rolls(wok_dice);
    assert(five.size() == wok_ends);
    for (std::size_t i = 0; i < five.size(); ++i)
      end[place(five[i].dice)] = static_cast<std::uint16_t>(i);
    for (const Dice locked : all) add(locked, rolls.emplace_back());
  }

  void add(Dice locked, std::vector<WokRoll>& to) {
    for (const Outcome& o : wok_rolls(wok_dice - locked.size())) {
      const std::size_t first = locks.size();
      for (int n = 1; n < o.dice.size(); ++n)
        for (const Outcome& part : wok_rolls(n))
          if (o.dice.contains(part.dice))
            locks.push_back(rank[place(locked + part.dice)]);
      to.push_back({o.probability, end[place(locked + o.dice)],
                    static_cast<std::uint16_t>(locks.size() - first),
                    static_cast<std::uint32_t>(first)});
    }
  }
};

}  // namespace

std::size_t wok_end(Dice five) { return WokGraph::get().end[place(five)]; }

void WokSolver::solve(const WokPrizes& prizes,
                      std::span<const std::vector<double>> carried) {
  const WokGraph& graph = WokGraph::get();
  quantities_ = carried.size() + 1;
  offered_ = prizes.offered;
  ends_.resize(wok_ends * quantities_);
  for (std::size_t e = 0; e < wok_ends; ++e) {
    ends_[e * quantities_] = prizes.worth[e];
    for (std::size_t q = 0; q < carried.size(); ++q)
      ends_[e * quantities_ + q + 1] = carried[q][e];
  }
  for (int roll = wok_rolls_per_turn; roll >= 1; --roll) {
    air_[static_cast<unsigned>(roll - 1)].assign(
        graph.rolls.size() * quantities_, 0);
    solve_roll(roll);
  }
}

void WokSolver::solve_roll(int roll) {
  const WokGraph& graph = WokGraph::get();
  // Only the first roll is made with nothing locked, and no other.
  const std::size_t from = roll == 1 ? 0 : 1;
  const std::size_t to = roll == 1 ? 1 : graph.rolls.size();
  for (std::size_t locked = from; locked < to; ++locked) {
    if (quantities_ == 1) {
      air(roll, locked, 0) = mean_value(roll, locked);
      continue;
    }
    for (std::size_t o = 0; o < graph.rolls[locked].size(); ++o) {
      const ValueRow best = best_of(roll, locked, o);
      for (std::size_t q = 0; q < quantities_; ++q)
        air(roll, locked, q) += graph.rolls[locked][o].probability * best[q];
    }
  }
}

/// What the rolls with these dice locked are worth on average, when nothing is
/// carried along: then it does not matter which choice has the best value, and
/// nothing is left for a processor to guess.
double WokSolver::mean_value(int roll, std::size_t locked) const {
  const WokGraph& graph = WokGraph::get();
  double sum = 0;
  if (roll == wok_rolls_per_turn) {
    for (const WokGraph::WokRoll& rolled : graph.rolls[locked])
      sum += rolled.probability * ends_[rolled.end];
    return sum;
  }
  const double* next = air(roll + 1, 0);
  for (const WokGraph::WokRoll& rolled : graph.rolls[locked]) {
    const bool ends = rolled.locks == 0 || (offered_ >> rolled.end & 1U) != 0;
    double best =
        ends ? ends_[rolled.end] : -std::numeric_limits<double>::max();
    const std::uint16_t* lock = graph.locks.data() + rolled.first_lock;
    for (std::size_t i = 0; i < rolled.locks; ++i)
      best = std::max(best, next[lock[i]]);
    sum += rolled.probability * best;
  }
  return sum;
}

/// What the best choice after this outcome of a roll is worth.
WokSolver::ValueRow WokSolver::best_of(int roll, std::size_t locked,
                                       std::size_t outcome) const {
  const WokGraph& graph = WokGraph::get();
  const WokGraph::WokRoll& rolled = graph.rolls[locked][outcome];
  const bool last = roll == wok_rolls_per_turn || rolled.locks == 0;
  ValueRow best = last || (offered_ >> rolled.end & 1U) != 0
                      ? &ends_[rolled.end * quantities_]
                      : nullptr;
  if (last) return best;
  for (std::size_t i = 0; i < rolled.locks; ++i) {
    const ValueRow next = air(roll + 1, graph.locks[rolled.first_lock + i]);
    if (best == nullptr || next[0] > best[0]) best = next;
  }
  return best;
}

double WokSolver::value(const Wok& state, std::size_t quantity) const {
  const WokGraph& graph = WokGraph::get();
  const std::size_t locked = graph.rank[place(state.locked)];
  if (state.phase == Wok::Phase::air) return air(state.roll, locked)[quantity];
  const std::uint16_t shown = graph.end[place(state.shown())];
  for (std::size_t o = 0; o < graph.rolls[locked].size(); ++o)
    if (graph.rolls[locked][o].end == shown)
      return best_of(state.roll, locked, o)[quantity];
  assert(false);
  return 0;
}

double WokSolver::lock(const Wok& state, Dice dice,
                       std::size_t quantity) const {
  const std::size_t locked = WokGraph::get().rank[place(state.locked + dice)];
  return air(state.roll + 1, locked)[quantity];
}

}  // namespace gockel
