#include "gockel/exact/batch_solver.h"

namespace gockel {
namespace {

/// So many turns one by one take as long as a batch.
constexpr std::size_t few = 2;

const TurnKind base_game = TurnKind{};

}  // namespace

BatchSolver::BatchSolver(const Offers& offers)
    : offers_(offers),
      many_(base_game),
      one_(base_game),
      prizes_(Sweeps::batch) {}

/// For the worths at hand.
void BatchSolver::set_prizes(std::size_t lane, const LevelTurns& turns,
                             std::uint32_t place) {
  const TurnResults& offered = offers_[turns.offers[place]];
  prizes_[lane] = ends(offered.choose(worth_), worth_);
}

void BatchSolver::solve(const LevelTurns& turns,
                        std::span<const std::uint32_t> places,
                        const Column& next, std::span<double> found) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    worth_.clear();
    for (const Slot result : turns.results(places[i]))
      worth_.push_back(1 - next[result]);
    set_prizes(i, turns, places[i]);
  }
  const std::span<const TurnEnds> prizes(prizes_.data(), places.size());
  if (places.size() <= few) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      one_.solve(prizes.subspan(i, 1));
      found[i] = one_.air(0, {}, false);
    }
    return;
  }
  many_.solve(prizes);
  for (std::size_t i = 0; i < places.size(); ++i)
    found[i] = many_.air(static_cast<int>(i), {}, false);
}

double BatchSolver::solve(const LevelTurns& turns, std::uint32_t place,
                          const Column& next, double own) {
  const Slot here = turns.slot_at(place);
  worth_.clear();
  for (const Slot result : turns.results(place))
    worth_.push_back(1 - (result == here ? own : next[result]));
  set_prizes(0, turns, place);
  one_.solve({prizes_.data(), 1});
  return one_.air(0, {}, false);
}

}  // namespace gockel
