#include "gockel/solve/odds.h"

#include <algorithm>

#include "gockel/solve/plain_turn.h"

namespace gockel {
namespace {

/// The value of one turn when a total counts 1 if `hit(total)` and else 0.
template <class Hit>
double chance(const Grill& state, Hit hit) {
  TurnGoal goal;
  const bool can = state.owns(state.seat, Specialist::can);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    goal.with_worm[at] = hit(total) ? 1 : 0;
    goal.without_worm[at] = can && hit(total + canned_points) ? 1 : 0;
  }
  return PlainTurn(state, goal).value(state);
}

Result<std::vector<Odds>> grill_odds(const Grill& state) {
  if (state.phase == Phase::raven || state.phase == Phase::back ||
      state.phase == Phase::over)
    return refuse(Code::illegal, 0, "no turn is running in this position");
  Odds found{"total", {}, {}};
  const auto keep_if_possible = [](std::map<int, double>& to, int n, double p) {
    if (p > 0) to[n] = p;
  };
  for (int n = 1; n <= max_total; ++n) {
    keep_if_possible(found.at_least, n,
                     chance(state, [n](int total) { return total >= n; }));
    keep_if_possible(found.exactly, n,
                     chance(state, [n](int total) { return total == n; }));
  }
  return std::vector{std::move(found)};
}

template <class Hit>
double chance(const Wok& state, Hit hit) {
  WokGoal goal;
  for (const Outcome& o : wok_rolls(wok_dice))
    goal.push_back(hit(o.dice) ? 1 : 0);
  return PlainWokTurn(std::move(goal)).value(state);
}

Result<std::vector<Odds>> wok_odds(const Wok& state) {
  if (state.phase == Wok::Phase::over)
    return refuse(Code::illegal, 0, "no turn is running in this position");
  constexpr std::array<std::string_view, symbol::count> names{"sushi", "bone",
                                                              "blue", "red"};
  std::vector<Odds> all;
  for (Face s = 0; s < symbol::count; ++s) {
    Odds& found = all.emplace_back(Odds{names[s], {}, {}});
    for (int n = 0; n <= wok_dice; ++n) {
      found.at_least[n] =
          chance(state, [s, n](Dice d) { return d.count(s) >= n; });
      found.exactly[n] =
          chance(state, [s, n](Dice d) { return d.count(s) == n; });
    }
  }
  return all;
}

}  // namespace

Result<std::vector<Odds>> odds(const AnyState& state) {
  if (const Wok* wok = std::get_if<Wok>(&state)) return wok_odds(*wok);
  return grill_odds(std::get<Grill>(state));
}

double next_roll_bust(const Grill& state) {
  Grill air = state;
  air.phase = Phase::air;
  double bust = 0;
  air.outcomes([&](Dice dice, double probability) {
    if ((dice.faces() & ~state.kept.faces()) == 0) bust += probability;
  });
  return bust;
}

}  // namespace gockel
