#include "gockel/solve/batch_solver.h"

namespace gockel {
namespace {

/// So many turns one by one take as long as a batch.
constexpr std::size_t few = 2;

const TurnKind base_game = TurnKind{};

}  // namespace

BatchSolver::BatchSolver(const Offers& offers)
    : offers_(offers), many_(base_game), one_(base_game) {}

/// Adds the turn at this place to a batch, for the worths at hand.
template <int Lanes>
void BatchSolver::add(TurnBatch<Lanes>& batch, const LevelTurns& turns,
                      std::uint32_t place) {
  batch.add(offers_[turns.offers[place]], {&worth_, 1});
}

void BatchSolver::solve(const LevelTurns& turns,
                        std::span<const std::uint32_t> places,
                        const SlotValues& next, std::span<double> found) {
  const auto set_worths = [&](std::uint32_t place) {
    worth_.clear();
    for (const Slot result : turns.results(place))
      worth_.push_back(1 - next[result]);
  };
  if (places.size() <= few) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      set_worths(places[i]);
      found[i] = solve_one(turns, places[i]);
    }
    return;
  }
  many_.clear();
  for (const std::uint32_t place : places) {
    set_worths(place);
    add(many_, turns, place);
  }
  many_.solve();
  for (std::size_t i = 0; i < places.size(); ++i)
    found[i] = many_.start_value(i);
}

double BatchSolver::solve(const LevelTurns& turns, std::uint32_t place,
                          const SlotValues& next, double own) {
  const Slot here = turns.slot_at(place);
  worth_.clear();
  for (const Slot result : turns.results(place))
    worth_.push_back(1 - (result == here ? own : next[result]));
  return solve_one(turns, place);
}

double BatchSolver::solve_one(const LevelTurns& turns, std::uint32_t place) {
  one_.clear();
  add(one_, turns, place);
  one_.solve();
  return one_.start_value(0);
}

}  // namespace gockel
