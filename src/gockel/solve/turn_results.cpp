#include "gockel/solve/turn_results.h"

#include <bit>

namespace gockel {
namespace {

/// The table after a Double 1 was paid in this way, which counts from 1: by the
/// supply, or by the seats that can be robbed in their order.
Grill paid_by(const Grill& state, int way) {
  Grill paid = state;
  if (paid.supply() == 0) {
    std::uint32_t whom = state.victims();
    for (int w = 1; w < way; ++w) whom &= whom - 1;
    --paid.bratworms[static_cast<unsigned>(std::countr_zero(whom))];
  }
  ++paid.bratworms[paid.seat];
  return paid;
}

}  // namespace

void TurnResults::list(const Grill& state, const TurnKind& kind) {
  positions_.clear();
  tables_.resize(static_cast<std::size_t>(kind.bonuses) + 1);
  for (int way = 0; way <= kind.bonuses; ++way)
    list_table(way == 0 ? state : paid_by(state, way),
               tables_[static_cast<std::size_t>(way)]);
}

void TurnResults::list_table(const Grill& paid, Table& table) {
  known_.clear();
  table.fail = range(paid, {.why = Failure::bust});
  const bool lower = paid.rules.may_take_lower();
  const bool can = paid.owns(paid.seat, Specialist::can);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    const Range basic = range(paid, paid.prize(total, Stop::basic));
    table.with_worm[at] = {basic, basic};
    if (lower)
      table.with_worm[at].second = range(paid, paid.prize(total, Stop::lower));
    table.without_worm[at] = {table.fail, table.fail};
    if (can)
      table.without_worm[at].second =
          range(paid, paid.prize(total + canned_points, Stop::can));
  }
}

TurnResults::Range TurnResults::range(const Grill& paid, const Prize& prize) {
  for (const Known& known : known_)
    if (known.kind == prize.kind && known.tile == prize.tile)
      return known.range;
  Grill ended = paid;
  ended.end_with(prize);
  Range range{static_cast<std::uint16_t>(positions_.size()), 0};
  add(ended);
  range.count = static_cast<std::uint16_t>(positions_.size() - range.first);
  known_.push_back({prize.kind, prize.tile, range});
  return range;
}

/// Adds a position, or what the seat can make of it while it has a choice.
void TurnResults::add(const Grill& ended) {
  if (ended.phase != Phase::raven && ended.phase != Phase::back) {
    positions_.push_back(ended);
    return;
  }
  for (const Move move : ended.moves()) {
    Grill next = ended;
    next.apply(move);
    add(next);
  }
}

TurnResults::Choice TurnResults::choose(std::span<const double> worth) const {
  const auto best = [worth](const Offer& offer) {
    std::uint16_t found = offer.first.first;
    for (const Range& range : {offer.first, offer.second})
      for (unsigned i = range.first; i < range.first + range.count; ++i)
        if (worth[i] > worth[found]) found = static_cast<std::uint16_t>(i);
    return found;
  };
  Choice choice;
  choice.by_bonus.resize(tables_.size());
  for (std::size_t b = 0; b < tables_.size(); ++b) {
    const Table& table = tables_[b];
    Choice::Table& chosen = choice.by_bonus[b];
    chosen.fail = best({table.fail, table.fail});
    for (std::size_t t = 0; t <= max_total; ++t) {
      chosen.with_worm[t] = best(table.with_worm[t]);
      chosen.without_worm[t] = best(table.without_worm[t]);
    }
  }
  return choice;
}

TurnEnds ends(const TurnResults::Choice& choice,
              std::span<const double> worth) {
  TurnEnds all;
  all.by_bonus.resize(choice.by_bonus.size());
  for (std::size_t b = 0; b < choice.by_bonus.size(); ++b) {
    const TurnResults::Choice::Table& chosen = choice.by_bonus[b];
    TurnEnds::Table& table = all.by_bonus[b];
    table.fail = worth[chosen.fail];
    for (std::size_t t = 0; t <= max_total; ++t) {
      table.with_worm[t] = worth[chosen.with_worm[t]];
      table.without_worm[t] = worth[chosen.without_worm[t]];
    }
  }
  return all;
}

}  // namespace gockel
