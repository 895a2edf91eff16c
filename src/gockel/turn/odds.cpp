#include "gockel/turn/odds.h"

#include <algorithm>

#include "gockel/turn/turn_solver.h"
#include "gockel/turn/wok_solver.h"

namespace gockel {
namespace {

/// Prizes under which a turn is worth 1 when it ends with a total that
/// `hit(total)` accepts, and else 0.
template <class Hit>
TurnEnds goal(const Grill& state, const TurnKind& kind, Hit hit) {
  EndTable<double> ends;
  const bool can = state.owns(state.seat, Specialist::can);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    ends.with_worm[at] = hit(total) ? 1 : 0;
    ends.without_worm[at] = can && hit(total + canned_points) ? 1 : 0;
  }
  return {std::vector(static_cast<std::size_t>(kind.bonuses) + 1, ends)};
}

Result<std::vector<Odds>> grill_odds(const Grill& state) {
  if (state.phase == Phase::raven || state.phase == Phase::back ||
      state.phase == Phase::over)
    return refuse(Reason::no_turn_running);
  Grill point = state;
  if (point.phase == Phase::rob) point.phase = Phase::hand;
  constexpr int lanes = 16;
  TurnSolver<lanes> solver(TurnKind::of(point));
  Odds found{"total", {}, {}};
  const auto solve = [&](std::map<int, double>& to, auto hit) {
    for (int first = 1; first <= max_total; first += lanes) {
      std::vector<TurnEnds> goals;
      for (int n = first; n < first + lanes && n <= max_total; ++n)
        goals.push_back(goal(point, solver.kind(),
                             [=](int total) { return hit(total, n); }));
      solver.solve(goals);
      for (int i = 0; i < static_cast<int>(goals.size()); ++i)
        to[first + i] = solver.value(i, point);
    }
  };
  solve(found.at_least, [](int total, int n) { return total >= n; });
  solve(found.exactly, [](int total, int n) { return total == n; });
  return std::vector{std::move(found)};
}

template <class Hit>
double chance(const Wok& state, Hit hit) {
  WokPrizes prizes;
  const auto rolls = wok_rolls(wok_dice);
  for (std::size_t e = 0; e < wok_ends; ++e)
    prizes.worth[e] = hit(rolls[e].dice) ? 1 : 0;
  WokSolver solver;
  solver.solve(prizes);
  return solver.value(state);
}

Result<std::vector<Odds>> wok_odds(const Wok& state) {
  if (state.phase == Wok::Phase::over) return refuse(Reason::no_turn_running);
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
