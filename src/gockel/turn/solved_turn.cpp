#include "gockel/turn/solved_turn.h"

#include <algorithm>

#include "gockel/turn/turn_endings.h"

namespace gockel {
namespace {

Wok turn_start(const Wok& position) {
  Wok start = position;
  start.phase = Wok::Phase::air;
  start.roll = 1;
  start.locked = start.rolled = {};
  return start;
}

}  // namespace

void SolvedTurn<Grill>::list(const Grill& state) {
  const TurnKind kind = TurnKind::of(state);
  results_.list(state, kind);
  if (!turn_ || turn_->kind() != kind) turn_.emplace(kind);
}

bool SolvedTurn<Grill>::covers(const Grill& state) const {
  return turn_ && results_.table() == turn_start(state) &&
         turn_->kind() == TurnKind::of(state);
}

void SolvedTurn<Grill>::solve(std::span<const std::vector<double>> worths,
                              Failing failing) {
  turn_->clear();
  turn_->add(results_, worths, failing);
  turn_->solve();
}

std::vector<ResultChance> SolvedTurn<Grill>::endings(const Grill& state) const {
  const TurnEnds likely = turn_endings(turn_->solver(), state);
  std::vector<ResultChance> all;
  for_each_end(likely, turn_->choice(0),
               [&all](double probability, std::uint16_t result) {
                 if (probability > 0) all.push_back({result, probability});
               });
  return all;
}

void SolvedTurn<Wok>::list(const Wok& state) {
  table_ = turn_start(state);
  results_.list(state);
}

bool SolvedTurn<Wok>::covers(const Wok& state) const {
  return !results().empty() && table_ == turn_start(state);
}

void SolvedTurn<Wok>::solve(std::span<const std::vector<double>> worths,
                            Failing failing) {
  worth_ = worths[0];
  choice_ = results_.choose(worth_);
  std::vector<std::vector<double>> carried;
  for (const std::vector<double>& other : worths.subspan(1))
    carried.push_back(ends(choice_, other));
  if (failing == Failing::carried) {
    std::vector<double>& forced = carried.emplace_back(wok_ends);
    for (std::size_t e = 0; e < wok_ends; ++e)
      forced[e] = (results_.offered() >> e & 1U) != 0 ? 0 : 1;
  }
  solver_.solve(prizes(), carried);
}

double SolvedTurn<Wok>::value(const Wok& state, Move move) const {
  return move.kind() == MoveKind::lock ? solver_.lock(state, move.dice())
                                       : worth_[results_.result(state, move)];
}

Move SolvedTurn<Wok>::best(const Wok& state) const {
  const MoveList list = state.moves();
  // Locks are listed first; one is chosen only when it beats every tile.
  const auto tiles = std::ranges::find_if(
      list, [](Move move) { return move.kind() != MoveKind::lock; });
  const auto value_of = [&](Move move) { return value(state, move); };
  const auto lock = std::ranges::max_element(list.begin(), tiles, {}, value_of);
  const auto tile = std::ranges::max_element(tiles, list.end(), {}, value_of);
  if (tile == list.end()) return *lock;
  if (lock == tiles) return *tile;
  return value_of(*lock) > value_of(*tile) ? *lock : *tile;
}

std::vector<ResultChance> SolvedTurn<Wok>::endings(const Wok& state) const {
  // The chance of every result is a quantity of its own.
  const std::size_t count = results().size();
  std::vector<std::vector<double>> carried(count,
                                           std::vector<double>(wok_ends));
  for (std::size_t e = 0; e < wok_ends; ++e) carried[choice_[e]][e] = 1;
  WokSolver solver;
  solver.solve(prizes(), carried);
  std::vector<ResultChance> all;
  for (std::size_t r = 0; r < count; ++r)
    if (const double probability = solver.value(state, r + 1); probability > 0)
      all.push_back({static_cast<std::uint16_t>(r), probability});
  return all;
}

}  // namespace gockel
