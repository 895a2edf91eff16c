// What a turn may bring: probability flows to the ends of its policy.

#include <algorithm>

#include "gockel/eval/outlook.h"
#include "gockel/solve/turn_endings.h"

namespace gockel {
namespace {

/// The part of an event's effects that says what the turn brought.
Effect main_effect(const EffectList& effects) {
  for (const Effect& e : effects) switch (e.kind) {
      case EffectKind::took:
        return {.kind = e.kind, .seat = e.seat, .tile = e.tile};
      case EffectKind::stole:
        return {.kind = e.kind, .seat = e.seat, .from = e.from, .tile = e.tile};
      case EffectKind::failed: return {.kind = e.kind, .seat = e.seat};
      case EffectKind::ate:
      case EffectKind::snatched: return e;
      default: break;
    }
  // Nothing but the hen can be had without a tile.
  for (const Effect& e : effects)
    if (e.kind == EffectKind::gained)
      return {.kind = e.kind,
              .seat = e.seat,
              .from = e.from,
              .specialist = e.specialist};
  return {.kind = EffectKind::failed};
}

/// Endings that are added up by what they bring.
class Sum {
 public:
  void add(const Effect& effect, double probability, const Shares& shares) {
    if (probability <= 0) return;
    auto found = std::ranges::find(all_, effect, &Ending::effect);
    if (found == all_.end())
      found = all_.insert(all_.end(), {.effect = effect});
    found->probability += probability;
    for (std::size_t s = 0; s < max_seats; ++s)
      found->shares[s] += probability * shares[s];
  }

  std::vector<Ending> take() {
    for (Ending& ending : all_)
      for (double& share : ending.shares) share /= ending.probability;
    std::ranges::sort(all_, std::ranges::greater{}, &Ending::probability);
    return std::move(all_);
  }

 private:
  std::vector<Ending> all_;
};

}  // namespace

std::vector<Ending> Outlook::endings(const AnyState& state) {
  return std::visit([this](const auto& s) { return endings(s); }, state);
}

std::vector<Ending> Outlook::endings(const Grill& state) {
  const GrillTurn& solved = turn(state);
  const TurnEnds likely = turn_endings(solved.solver, state);
  const bool can = state.owns(state.seat, Specialist::can);
  Sum sum;
  const auto add = [&](const Prize& prize, double probability,
                       std::uint16_t result) {
    Grill ended = solved.table;
    EffectList effects;
    ended.end_with(prize, &effects);
    sum.add(main_effect(effects), probability, solved.worth[result]);
  };
  for (std::size_t b = 0; b < likely.by_bonus.size(); ++b) {
    const TurnEnds::Table& table = likely.by_bonus[b];
    const auto& chosen = solved.choice.by_bonus[b];
    add({}, table.fail, chosen.fail);
    for (int total = 0; total <= max_total; ++total) {
      const auto at = static_cast<std::size_t>(total);
      // A choice between two prizes was made by where they lead.
      const auto& positions = solved.results.positions();
      Prize prize = state.prize(total, Stop::basic);
      if (state.rules.may_take_lower()) {
        const Prize lower = state.prize(total, Stop::lower);
        if (lower.kind == Prize::Kind::grill &&
            positions[chosen.with_worm[at]].top[state.seat] == lower.tile)
          prize = lower;
      }
      add(prize, table.with_worm[at], chosen.with_worm[at]);
      const bool counted = can && chosen.without_worm[at] != chosen.fail;
      add(counted ? state.prize(total + canned_points, Stop::can) : Prize{},
          table.without_worm[at], chosen.without_worm[at]);
    }
  }
  return sum.take();
}

std::vector<Ending> Outlook::endings(const Wok& state) {
  const WokTurn& solved = turn(state);
  const std::size_t results = solved.results.positions().size();
  // The chance of every result is a quantity of its own.
  std::vector<std::vector<double>> carried(results,
                                           std::vector<double>(wok_ends));
  for (std::size_t e = 0; e < wok_ends; ++e) carried[solved.choice[e]][e] = 1;
  std::vector<double> own;
  own.reserve(results);
  for (const Shares& shares : solved.worth) own.push_back(shares[state.seat]);
  WokSolver solver;
  solver.solve({ends(solved.choice, own), solved.results.offered()}, carried);
  Sum sum;
  for (std::size_t r = 0; r < results; ++r)
    sum.add(solved.results.effect(r), solver.value(state, r + 1),
            solved.worth[r]);
  return sum.take();
}

}  // namespace gockel
