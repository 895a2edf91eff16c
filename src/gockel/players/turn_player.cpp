#include "gockel/players/turn_player.h"

namespace gockel {
namespace {

/// How the scores changed between two positions for `me`: the own change, and
/// for swing the average loss of the others on top.
template <Game G>
double change(const G& before, const G& after, Seat me, Objective objective) {
  double sum = after.score(me) - before.score(me);
  if (objective == Objective::any_gain) return std::clamp(sum, -1.0, 1.0);
  if (objective == Objective::gain) return sum;
  for (Seat s = 0; s < before.seats; ++s)
    if (s != me)
      sum -= static_cast<double>(after.score(s) - before.score(s)) /
             (before.seats - 1);
  return sum;
}

template <Game G>
double change_by(const G& state, Move move, Objective objective) {
  G next = state;
  next.apply(move);
  return change(state, next, state.seat, objective);
}

/// What failing costs: the top tile, unless the hen guards it.
double fail_worth(const Grill& state, Objective objective) {
  const Tile top = state.top[state.seat];
  const bool guarded = state.owns(state.seat, Specialist::hen);
  if (objective != Objective::swing || top == no_tile || guarded) return 0;
  return -worms(top);
}

/// What the results of a turn are worth by an objective. A Bratworm counts 1,
/// whoever it comes from.
std::vector<double> result_worths(const SolvedTurn<Grill>& turn,
                                  const Grill& state, Objective objective) {
  std::vector<double> worths;
  worths.reserve(turn.results().size());
  for (std::size_t r = 0; r < turn.results().size(); ++r)
    worths.push_back(prize_worth(state, turn.prize(r), objective) +
                     (turn.bonus(r) > 0 ? 1 : 0));
  return worths;
}

std::vector<double> result_worths(const SolvedTurn<Wok>& turn, const Wok& state,
                                  Objective objective) {
  std::vector<double> worths;
  worths.reserve(turn.results().size());
  for (const Wok& after : turn.results())
    worths.push_back(change(state, after, state.seat, objective));
  return worths;
}

}  // namespace

Move TurnPlayer::operator()(const AnyState& state) {
  return std::visit([this](const auto& s) { return best(s); }, state);
}

Move TurnPlayer::best(const Grill& state) {
  if (state.phase >= Phase::rob)
    return best_move(state,
                     [&](Move m) { return change_by(state, m, objective_); });
  return best_in_turn(state);
}

Move TurnPlayer::best(const Wok& state) { return best_in_turn(state); }

template <Game G>
Move TurnPlayer::best_in_turn(const G& state) {
  auto& turn = std::get<SolvedTurn<G>>(turns_);
  if (!turn.covers(state)) {
    turn.list(state);
    const auto worths = result_worths(turn, state, objective_);
    turn.solve({&worths, 1});
  }
  return best_move(state, [&](Move move) { return turn.value(state, move); });
}

double turn_worth(const Grill& before, const Grill& after,
                  Objective objective) {
  const double sum = change(before, after, before.seat, objective);
  return objective == Objective::gain ? std::max(sum, 0.0) : sum;
}

double prize_worth(const Grill& state, const Prize& prize,
                   Objective objective) {
  if (prize.kind == Prize::Kind::nothing) return fail_worth(state, objective);
  if (objective == Objective::any_gain)
    return prize.kind == Prize::Kind::grill ? 1 : 0;
  if (prize.kind == Prize::Kind::hen) return 0;
  const auto stands = [&state](Specialist s, Place at) {
    return state.specialists[static_cast<unsigned>(s)] == at;
  };
  const bool stolen = prize.kind == Prize::Kind::steal;
  const Place source = stolen ? Place::with(prize.from) : Place::on(prize.tile);
  double sum = worms(prize.tile);
  if (stands(Specialist::apple, source)) sum += apple_worms;
  if (stolen && objective == Objective::swing)
    sum *= 1 + 1.0 / (state.seats - 1);
  if (!stolen && stands(Specialist::raven, source)) sum += 1;
  return sum;
}

double score_change(const Wok& before, const Wok& after, Objective objective) {
  return change(before, after, before.seat, objective);
}

double score_change(const Wok& state, Move move, Objective objective) {
  return change_by(state, move, objective);
}

}  // namespace gockel
