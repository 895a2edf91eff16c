#include "gockel/values/outlook.h"

#include <algorithm>

namespace gockel {
namespace {

/// How many turns are worth their memory. A turn has a second table when a
/// Double 1 changes it, and a few when it can be paid in several ways. Who only
/// plays never looks back: memory that is used again at once is in the cache.
template <Game G>
std::size_t max_remembered(const G& state, Outlook::For whom) {
  if (whom == Outlook::For::everybody) return 4;
  return state.rules.deluxe() ? 2 : 1;
}

/// A worth per result for one seat.
std::vector<double> worths_of(Seat seat, const std::vector<Shares>& results) {
  std::vector<double> all;
  all.reserve(results.size());
  for (const Shares& shares : results) all.push_back(shares[seat]);
  return all;
}

Seat next_seat(Seat seat, std::size_t steps, int seats) {
  return static_cast<Seat>((seat + steps) % static_cast<unsigned>(seats));
}

/// Whether the dice of a turn are still running at a decision.
bool in_turn(const Grill& state) { return state.phase <= Phase::hand; }
bool in_turn(const Wok&) { return true; }

template <Game G, class Value>
Move best_by(const G& state, Value value) {
  const MoveList list = state.moves();
  return *std::ranges::max_element(list, {}, value);
}

/// Endings that are added up by what they bring.
class EndingSums {
 public:
  void add(const TurnEnding& one) {
    if (one.probability <= 0) return;
    auto found = std::ranges::find(all_, one.effect, &TurnEnding::effect);
    if (found == all_.end())
      found = all_.insert(all_.end(), {.effect = one.effect});
    found->probability += one.probability;
    for (std::size_t s = 0; s < max_seats; ++s)
      found->shares[s] += one.probability * one.shares[s];
    found->score += one.probability * one.score;
  }

  std::vector<TurnEnding> take() {
    for (TurnEnding& ending : all_) {
      for (double& share : ending.shares) share /= ending.probability;
      ending.score /= ending.probability;
    }
    // By probability; those that are equal stay in the order in which they were
    // found, so that every build lists them alike.
    std::vector<TurnEnding> sorted;
    for (const TurnEnding& ending : all_)
      sorted.insert(std::ranges::upper_bound(sorted, ending.probability,
                                             std::ranges::greater{},
                                             &TurnEnding::probability),
                    ending);
    return sorted;
  }

 private:
  std::vector<TurnEnding> all_;
};

}  // namespace

Shares Outlook::value(const AnyState& state) {
  return std::visit([this](const auto& s) { return value(s); }, state);
}

Shares Outlook::after(const AnyState& state, const Event& event) {
  return std::visit([this](const auto& s, auto e) { return after(s, e); },
                    state, event);
}

template <Game G>
Move Outlook::best(const G& state) {
  // A choice of Phase::rob or later may lead into a turn of another kind.
  if (!in_turn(state))
    return best_by(state,
                   [&](Move move) { return after(state, move)[state.seat]; });
  // The turn has the same numbers as after(), and they cost less.
  const SolvedTurn<G>& solved = turn(state).turn;
  return best_by(state, [&](Move move) { return solved.value(state, move); });
}

template <Game G>
Shares Outlook::turn_value(const G& state) {
  const SolvedTurn<G>& solved = turn(state).turn;
  Shares shares{};
  for (std::size_t q = 0; q < quantities(state.seats); ++q)
    shares[next_seat(state.seat, q, state.seats)] = solved.value(state, q);
  return shares;
}

Shares Outlook::value(const Grill& state) {
  if (state.phase == Phase::over) return state.shares();
  if (state.phase >= Phase::rob) return after(state, best(state));
  return turn_value(state);
}

Shares Outlook::value(const Wok& state) {
  if (state.phase == Wok::Phase::over) return state.shares();
  return turn_value(state);
}

double Outlook::failing(const AnyState& state) {
  return std::visit([this](const auto& s) { return failing(s); }, state);
}

double Outlook::failing_after(const AnyState& state, const Event& event) {
  AnyState next = state;
  EffectList effects;
  step(next, event, &effects);
  const bool goes_on =
      node(next) != Node::terminal && seat(next) == seat(state);
  if (goes_on) return failing(next);
  const bool failed = std::ranges::any_of(effects, [](const Effect& e) {
    return e.kind == EffectKind::failed || e.forced != 0;
  });
  return failed ? 1 : 0;
}

double Outlook::failing(const Grill& state) {
  if (state.phase == Phase::over) return 0;
  if (state.phase >= Phase::rob) return failing_after(state, best(state));
  return turn(state).turn.value(state, fail_quantity(state.seats));
}

double Outlook::failing(const Wok& state) {
  if (state.phase == Wok::Phase::over) return 0;
  return turn(state).turn.value(state, fail_quantity(state.seats));
}

/// The turn that runs in `state`: one that is remembered, or solved now.
template <Game G>
const Outlook::ValuedTurn<G>& Outlook::turn(const G& state) {
  auto& known = std::get<ValuedTurns<G>>(turns_);
  for (const ValuedTurn<G>& valued : known)
    if (valued.turn.covers(state)) return valued;
  // The oldest turn gives its memory to the new one.
  if (known.size() < max_remembered(state, whom_)) {
    known.emplace_back();
  } else {
    known.push_back(std::move(known.front()));
    known.pop_front();
  }
  auto& [turn, shares] = known.back();
  turn.list(state);
  shares.clear();
  for (const G& result : turn.results()) shares.push_back(values_(result));
  std::vector<std::vector<double>> worths;
  worths.reserve(quantities(state.seats));
  for (std::size_t q = 0; q < quantities(state.seats); ++q)
    worths.push_back(worths_of(next_seat(state.seat, q, state.seats), shares));
  turn.solve(worths,
             whom_ == For::everybody ? Failing::carried : Failing::ignored);
  return known.back();
}

template Move Outlook::best(const Grill&);
template Move Outlook::best(const Wok&);

std::vector<TurnEnding> Outlook::endings(const AnyState& state) {
  return std::visit(
      [this]<Game G>(const G& s) {
        const auto& [turn, shares] = this->turn(s);
        EndingSums sums;
        for (const ResultChance& end : turn.endings(s))
          sums.add({.effect = turn.effect(end.result),
                    .probability = end.probability,
                    .shares = shares[end.result],
                    .score = static_cast<double>(
                        turn.results()[end.result].score(s.seat))});
        return sums.take();
      },
      state);
}

}  // namespace gockel
