#include "gockel/turn/turn_results.h"

#include <bit>
#include <cassert>

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

/// What passing over the theft with this total gets, where that is legal: only
/// a tile can be passed over, and only for a lower one that lies there. The law
/// is that of Grill::moves(), which the tests compare.
std::optional<Prize> lower_prize(const Grill& paid, int total) {
  if (!paid.rules.may_take_lower() ||
      paid.prize(total, Stop::basic).kind != Prize::Kind::steal)
    return std::nullopt;
  const Prize lower = paid.prize(total, Stop::lower);
  if (lower.kind != Prize::Kind::grill) return std::nullopt;
  return lower;
}

}  // namespace

std::optional<Effect> decisive_effect(const EffectList& effects) {
  for (const Effect& e : effects) switch (e.kind) {
      case EffectKind::took:
        return Effect{.kind = e.kind, .seat = e.seat, .tile = e.tile};
      case EffectKind::stole:
        return Effect{
            .kind = e.kind, .seat = e.seat, .from = e.from, .tile = e.tile};
      case EffectKind::failed: return Effect{.kind = e.kind, .seat = e.seat};
      case EffectKind::ate:
      case EffectKind::snatched: return e;
      default: break;
    }
  // Nothing but the hen can be had without a tile.
  if (const Effect* e = effects.find(EffectKind::gained))
    return Effect{.kind = e->kind,
                  .seat = e->seat,
                  .from = e->from,
                  .specialist = e->specialist};
  return std::nullopt;
}

void TurnResults::list(const Grill& state, const TurnKind& kind) {
  table_ = turn_start(state);
  positions_.clear();
  origins_.clear();
  offers_.resize(static_cast<std::size_t>(kind.bonuses) + 1);
  for (int way = 0; way <= kind.bonuses; ++way)
    list_table(way == 0 ? table_ : paid_by(table_, way), way,
               offers_[static_cast<std::size_t>(way)]);
}

void TurnResults::list_table(const Grill& paid, int bonus,
                             EndTable<EndOffer>& table) {
  listed_.clear();
  // The failed attempt comes first: of equals it is the one that is chosen.
  const ResultRange failed = range(paid, bonus, {.why = Failure::bust});
  table.fail = {failed, failed};
  const bool can = paid.owns(paid.seat, Specialist::can);
  for (int total = 0; total <= max_total; ++total) {
    const auto at = static_cast<std::size_t>(total);
    const ResultRange basic =
        range(paid, bonus, paid.prize(total, Stop::basic));
    table.with_worm[at] = {basic, basic};
    if (const auto lower = lower_prize(paid, total))
      table.with_worm[at].second = range(paid, bonus, *lower);
    table.without_worm[at] = {failed, failed};
    if (can)
      table.without_worm[at].second =
          range(paid, bonus, paid.prize(total + canned_points, Stop::can));
  }
}

/// Many totals win the same prize: its results are listed once.
TurnResults::ResultRange TurnResults::range(const Grill& paid, int bonus,
                                            const Prize& prize) {
  for (const ListedPrize& known : listed_)
    if (known.kind == prize.kind && known.tile == prize.tile)
      return known.range;
  Grill ended = paid;
  ended.end_with(prize);
  ResultRange range{static_cast<std::uint16_t>(positions_.size()), 0};
  add(ended);
  origins_.resize(positions_.size(), {prize, bonus});
  range.count = static_cast<std::uint16_t>(positions_.size() - range.first);
  listed_.push_back({prize.kind, prize.tile, range});
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

Effect TurnResults::effect(std::size_t result) const {
  Grill ended = table_;
  EffectList effects;
  ended.end_with(prize(result), &effects);
  return decisive_effect(effects).value_or(Effect{.kind = EffectKind::failed});
}

int TurnResults::bonus_paid(const Grill& state) const {
  if (state.bratworms == table_.bratworms) return 0;
  if (table_.supply() > 0) return 1;
  int way = 1;
  for (std::uint32_t whom = table_.victims(); whom != 0; whom &= whom - 1) {
    const auto victim = static_cast<unsigned>(std::countr_zero(whom));
    if (state.bratworms[victim] != table_.bratworms[victim]) return way;
    ++way;
  }
  assert(false);
  return 0;
}

ChosenResults TurnResults::choose(std::span<const double> worth) const {
  const auto best = [worth](const EndOffer& offer) {
    std::uint16_t found = offer.first.first;
    for (const ResultRange& range : {offer.first, offer.second})
      for (unsigned i = range.first; i < range.first + range.count; ++i)
        if (worth[i] > worth[found]) found = static_cast<std::uint16_t>(i);
    return found;
  };
  ChosenResults choice;
  choice.by_bonus.resize(offers_.size());
  for (std::size_t b = 0; b < offers_.size(); ++b) {
    const EndTable<EndOffer>& offers = offers_[b];
    EndTable<std::uint16_t>& chosen = choice.by_bonus[b];
    chosen.fail = best(offers.fail);
    for (std::size_t t = 0; t <= max_total; ++t) {
      chosen.with_worm[t] = best(offers.with_worm[t]);
      chosen.without_worm[t] = best(offers.without_worm[t]);
    }
  }
  return choice;
}

std::uint16_t TurnResults::best_stop(const TurnPoint& point, Stop how,
                                     std::span<const double> worth) const {
  const EndOffer& offer =
      offers_[static_cast<std::size_t>(point.bonus)].stop(point);
  const ResultRange& range = how == Stop::basic ? offer.first : offer.second;
  std::uint16_t found = range.first;
  for (unsigned i = range.first; i < range.first + range.count; ++i)
    if (worth[i] > worth[found]) found = static_cast<std::uint16_t>(i);
  return found;
}

TurnEnds ends(const ChosenResults& choice, std::span<const double> worth) {
  TurnEnds all;
  all.by_bonus.resize(choice.by_bonus.size());
  for_each_end(all, choice,
               [worth](double& to, std::uint16_t i) { to = worth[i]; });
  return all;
}

Grill turn_start(const Grill& position) {
  Grill start = position;
  start.phase = Phase::air;
  start.kept = start.rolled = {};
  start.golden = start.weasel_spent = false;
  return start;
}

}  // namespace gockel
