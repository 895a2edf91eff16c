#include "gockel/turn/turn_batch.h"

#include <cassert>

namespace gockel {
namespace {

/// 1 at every end whose chosen result is that of a failed attempt.
TurnEnds failing_ends(const ChosenResults& choice, std::size_t results) {
  std::vector<double> failed(results);
  for (const auto& chosen : choice.by_bonus) failed[chosen.fail] = 1;
  return ends(choice, failed);
}

}  // namespace

template <int Lanes, class Real>
void TurnBatch<Lanes, Real>::add(const TurnResults& results,
                                 std::span<const std::vector<double>> worths,
                                 Failing failing) {
  assert(size_ < Lanes);
  if (size_ == 0) carried_.clear();
  if (size_ == turns_.size()) {
    turns_.emplace_back();
    prizes_.emplace_back();
  }
  BatchedTurn& turn = turns_[size_];
  turn.worth = worths[0];
  turn.choice = results.choose(worths[0]);
  prizes_[size_] = ends(turn.choice, worths[0]);
  for (const std::vector<double>& other : worths.subspan(1))
    carried_.push_back(ends(turn.choice, other));
  if (failing == Failing::carried)
    carried_.push_back(failing_ends(turn.choice, results.positions().size()));
  ++size_;
}

template <int Lanes, class Real>
void TurnBatch<Lanes, Real>::solve() {
  solver_.solve(std::span(prizes_).first(size_), carried_);
}

template class TurnBatch<1>;
template class TurnBatch<16>;
template class TurnBatch<8, float>;
template class TurnBatch<32, float>;

}  // namespace gockel
