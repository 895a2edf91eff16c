#include "gockel/review/coaching.h"

#include <utility>

namespace gockel {
namespace {

double expected_score(const std::vector<TurnEnding>& endings) {
  double sum = 0;
  for (const TurnEnding& ending : endings)
    sum += ending.probability * ending.score;
  return sum;
}

Prospect prospect_at(Outlook& outlook, const AnyState& state, int score_now) {
  Prospect found{.endings = outlook.endings(state)};
  found.gain = expected_score(found.endings) - score_now;
  return found;
}

/// Follows a move, and the best of the choices it leaves open, to where dice
/// decide or the turn is over.
Prospect prospect_after(Outlook& outlook, const AnyState& before,
                        const Candidate& candidate) {
  const Seat mover = seat(before);
  const int score_now = score(before, mover);
  AnyState next = before;
  Move move = candidate.move;
  std::optional<Effect> brought;
  for (;;) {
    EffectList effects;
    step(next, move, &effects);
    if (!brought) brought = decisive_effect(effects);
    if (node(next) == Node::terminal || seat(next) != mover) break;
    if (dice_running(next)) return prospect_at(outlook, next, score_now);
    move = rank(outlook, next).front().move;
  }
  const double score_then = score(next, mover);
  Prospect decided{.gain = score_then - score_now};
  if (brought)
    decided.endings.push_back({.effect = *brought,
                               .probability = 1,
                               .shares = candidate.shares,
                               .score = score_then});
  return decided;
}

}  // namespace

Coaching coach(Outlook& outlook, const AnyState& state) {
  Coaching found{.shares = outlook.value(state),
                 .fail = outlook.failing(state)};
  if (node(state) == Node::terminal) return found;
  if (node(state) == Node::decision)
    for (const Candidate& candidate : rank(outlook, state))
      found.moves.push_back(
          {candidate, prospect_after(outlook, state, candidate)});
  found.prospect = dice_running(state)
                       ? prospect_at(outlook, state, score(state, seat(state)))
                       : found.moves.front().prospect;
  return found;
}

}  // namespace gockel
