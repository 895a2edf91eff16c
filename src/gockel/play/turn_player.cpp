#include "gockel/play/turn_player.h"

#include "gockel/solve/wok_results.h"

namespace gockel {
namespace {

/// How the scores changed between two positions for `me`: the own change, and
/// to the taste of swing the average loss of the others on top.
template <Game G>
double change(const G& before, const G& after, Seat me, Taste taste) {
  double sum = after.score(me) - before.score(me);
  if (taste == Taste::something) return std::clamp(sum, -1.0, 1.0);
  if (taste == Taste::gain) return sum;
  for (Seat s = 0; s < before.seats; ++s)
    if (s != me)
      sum -= static_cast<double>(after.score(s) - before.score(s)) /
             (before.seats - 1);
  return sum;
}

template <Game G>
double change_by(const G& state, Move move, Taste taste) {
  G next = state;
  next.apply(move);
  return change(state, next, state.seat, taste);
}

/// What failing costs: the top tile, unless the hen guards it.
double fail_worth(const Grill& state, Taste taste) {
  const Tile top = state.top[state.seat];
  const bool guarded = state.owns(state.seat, Specialist::hen);
  if (taste != Taste::swing || top == no_tile || guarded) return 0;
  return -worms(top);
}

/// A Bratworm counts 1, whoever it comes from.
TurnEnds prizes(const Grill& state, const TurnKind& kind, Taste taste) {
  TurnEnds::Table plain;
  const bool can = state.owns(state.seat, Specialist::can);
  const auto get = [&](int total, Stop how) {
    return prize_worth(state, state.prize(total, how), taste);
  };
  plain.fail = fail_worth(state, taste);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    plain.with_worm[at] = get(total, Stop::basic);
    if (state.rules.may_take_lower())
      plain.with_worm[at] =
          std::max(plain.with_worm[at], get(total, Stop::lower));
    plain.without_worm[at] = plain.fail;
    if (can)
      plain.without_worm[at] =
          std::max(plain.fail, get(total + canned_points, Stop::can));
  }
  TurnEnds::Table paid = plain;
  paid.fail += 1;
  for (double& value : paid.with_worm) value += 1;
  for (double& value : paid.without_worm) value += 1;
  TurnEnds all{{plain}};
  all.by_bonus.resize(static_cast<std::size_t>(kind.bonuses) + 1, paid);
  return all;
}

}  // namespace

Move TurnPlayer::operator()(const AnyState& state) {
  return std::visit([this](const auto& s) { return best(s); }, state);
}

Move TurnPlayer::best(const Grill& state) {
  if (state.phase >= Phase::rob)
    return best_move(state,
                     [&](Move m) { return change_by(state, m, taste_); });
  const TurnKind kind = TurnKind::of(state);
  TurnEnds ends = prizes(state, kind, taste_);
  if (!solver_ || solver_->kind() != kind || solved_ != ends) {
    if (!solver_ || solver_->kind() != kind) solver_.emplace(kind);
    solver_->solve({&ends, 1});
    solved_ = std::move(ends);
  }
  return best_move(state, [&](Move move) {
    return move.kind() == MoveKind::stop
               ? prize_worth(state, state.prize(move.how()), taste_)
               : solver_->value(0, state, move);
  });
}

Move TurnPlayer::best(const Wok& state) const {
  WokResults results;
  results.list(state);
  std::vector<double> worth;
  worth.reserve(results.positions().size());
  for (const Wok& after : results.positions())
    worth.push_back(change(state, after, state.seat, taste_));
  WokSolver solver;
  solver.solve({ends(results.choose(worth), worth), results.offered()});
  return best_move(state, [&](Move move) {
    return move.kind() == MoveKind::lock ? solver.lock(state, move.dice())
                                         : change_by(state, move, taste_);
  });
}

double turn_worth(const Grill& before, const Grill& after, Taste taste) {
  const double sum = change(before, after, before.seat, taste);
  return taste == Taste::gain ? std::max(sum, 0.0) : sum;
}

double prize_worth(const Grill& state, const Prize& prize, Taste taste) {
  if (prize.kind == Prize::Kind::nothing) return fail_worth(state, taste);
  if (taste == Taste::something)
    return prize.kind == Prize::Kind::grill ? 1 : 0;
  if (prize.kind == Prize::Kind::hen) return 0;
  const auto stands = [&state](Specialist s, Place at) {
    return state.specialists[static_cast<unsigned>(s)] == at;
  };
  const bool stolen = prize.kind == Prize::Kind::steal;
  const Place source = stolen ? Place::with(prize.from) : Place::on(prize.tile);
  double sum = worms(prize.tile);
  if (stands(Specialist::apple, source)) sum += apple_worms;
  if (stolen && taste == Taste::swing) sum *= 1 + 1.0 / (state.seats - 1);
  if (!stolen && stands(Specialist::raven, source)) sum += 1;
  return sum;
}

double score_change(const Wok& before, const Wok& after, Taste taste) {
  return change(before, after, before.seat, taste);
}

double score_change(const Wok& state, Move move, Taste taste) {
  return change_by(state, move, taste);
}

}  // namespace gockel
