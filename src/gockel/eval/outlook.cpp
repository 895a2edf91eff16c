#include "gockel/eval/outlook.h"

#include <algorithm>

namespace gockel {
namespace {

/// A turn has a second table when a Double 1 changes it, and a few when it can
/// be paid in several ways.
constexpr std::size_t remembered = 4;

/// A worth per position for one seat.
std::vector<double> column(const std::vector<Shares>& worth, Seat seat) {
  std::vector<double> all;
  all.reserve(worth.size());
  for (const Shares& shares : worth) all.push_back(shares[seat]);
  return all;
}

Seat next_seat(Seat seat, std::size_t steps, int seats) {
  return static_cast<Seat>((seat + steps) % static_cast<unsigned>(seats));
}

}  // namespace

Shares Outlook::value(const AnyState& state) {
  return std::visit([this](const auto& s) { return value(s); }, state);
}

Shares Outlook::after(const AnyState& state, const Event& event) {
  return std::visit([this](const auto& s, auto e) { return after(s, e); },
                    state, event);
}

/// The best move of a decision.
template <Game G>
Move Outlook::best(const G& state) {
  const MoveList list = state.moves();
  return *std::ranges::max_element(
      list, {}, [&](Move move) { return after(state, move)[state.seat]; });
}

Shares Outlook::value(const Grill& state) {
  if (state.phase == Phase::over) return state.shares();
  if (state.phase >= Phase::rob) return after(state, best(state));
  const GrillTurn& solved = turn(state);
  Shares shares{};
  for (std::size_t q = 0; q < quantities(state.seats); ++q)
    shares[next_seat(state.seat, q, state.seats)] =
        solved.solver.value(0, state, q);
  return shares;
}

Shares Outlook::value(const Wok& state) {
  if (state.phase == Wok::Phase::over) return state.shares();
  const WokTurn& solved = turn(state);
  Shares shares{};
  for (std::size_t q = 0; q < quantities(state.seats); ++q)
    shares[next_seat(state.seat, q, state.seats)] =
        solved.solver.value(state, q);
  return shares;
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
  return turn(state).solver.value(0, state, fail_quantity(state.seats));
}

double Outlook::failing(const Wok& state) {
  if (state.phase == Wok::Phase::over) return 0;
  return turn(state).solver.value(state, fail_quantity(state.seats));
}

Outlook::GrillTurn& Outlook::turn(const Grill& state) {
  const TurnKind kind = TurnKind::of(state);
  Grill table = state;
  table.phase = Phase::air;
  table.kept = table.rolled = {};
  table.golden = table.weasel_spent = false;
  for (GrillTurn& known : grill_turns_)
    if (known.table == table && known.solver.kind() == kind) return known;
  if (grill_turns_.size() == remembered) grill_turns_.pop_front();
  GrillTurn& solved = grill_turns_.emplace_back(
      GrillTurn{table, {}, {}, {}, TurnSolver<1>(kind)});
  solved.results.list(state, kind);
  solved.worth.reserve(solved.results.positions().size());
  for (const Grill& position : solved.results.positions())
    solved.worth.push_back(values_(position));
  const auto own = column(solved.worth, state.seat);
  solved.choice = solved.results.choose(own);
  std::vector<TurnEnds> carried;
  for (std::size_t q = 1; q < quantities(state.seats); ++q)
    carried.push_back(
        ends(solved.choice,
             column(solved.worth, next_seat(state.seat, q, state.seats))));
  if (whom_ == For::everybody) {
    std::vector<double> failed(solved.worth.size());
    for (const auto& chosen : solved.choice.by_bonus) failed[chosen.fail] = 1;
    carried.push_back(ends(solved.choice, failed));
  }
  const TurnEnds prizes = ends(solved.choice, own);
  solved.solver.solve({&prizes, 1}, carried);
  return solved;
}

Outlook::WokTurn& Outlook::turn(const Wok& state) {
  Wok table = state;
  table.phase = Wok::Phase::air;
  table.roll = 1;
  table.locked = table.rolled = {};
  for (WokTurn& known : wok_turns_)
    if (known.table == table) return known;
  if (wok_turns_.size() == remembered) wok_turns_.pop_front();
  WokTurn& solved = wok_turns_.emplace_back(WokTurn{table, {}, {}, {}, {}});
  solved.results.list(state);
  solved.worth.reserve(solved.results.positions().size());
  for (const Wok& position : solved.results.positions())
    solved.worth.push_back(values_(position));
  const auto own = column(solved.worth, state.seat);
  solved.choice = solved.results.choose(own);
  std::vector<std::vector<double>> carried;
  for (std::size_t q = 1; q < quantities(state.seats); ++q)
    carried.push_back(
        ends(solved.choice,
             column(solved.worth, next_seat(state.seat, q, state.seats))));
  if (whom_ == For::everybody) {
    std::vector<double> forced(wok_ends);
    for (std::size_t e = 0; e < wok_ends; ++e)
      forced[e] = (solved.results.offered() >> e & 1U) != 0 ? 0 : 1;
    carried.push_back(std::move(forced));
  }
  solved.solver.solve({ends(solved.choice, own), solved.results.offered()},
                      carried);
  return solved;
}

}  // namespace gockel
