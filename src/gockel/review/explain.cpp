#include "gockel/review/explain.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace gockel {
namespace {

/// A failure rarer than this is not worth a word about its price.
constexpr double told_from = 0.005;

bool decides_turn(const Effect& e) {
  switch (e.kind) {
    case EffectKind::took:
    case EffectKind::stole:
    case EffectKind::failed:
    case EffectKind::ate:
    case EffectKind::snatched: return true;
    default: return false;
  }
}

/// What the turn brought, if the event decided it; the hen alone has no tile.
const Effect* outcome(const EffectList& effects) {
  const auto* found = std::ranges::find_if(effects, decides_turn);
  return found != effects.end() ? found : effects.find(EffectKind::gained);
}

/// Whether the rest of the turn is still a matter of dice.
bool rolls_on(const AnyState& before, const AnyState& next) {
  if (node(next) == Node::terminal || seat(next) != seat(before)) return false;
  const Grill* grill = std::get_if<Grill>(&next);
  return grill == nullptr || grill->phase <= Phase::hand;
}

/// What a failed attempt would take from the seat to act: its effects on that
/// seat's own things, or a bare `failed` when there is nothing to lose.
std::vector<Effect> price(const Grill& grill) {
  Grill failed = grill;
  EffectList effects;
  failed.end_with({}, &effects);
  std::vector<Effect> lost;
  std::ranges::copy_if(effects, std::back_inserter(lost), [&](const Effect& e) {
    return e.kind == EffectKind::returned ||
           ((e.kind == EffectKind::placed || e.kind == EffectKind::removed) &&
            e.from == grill.seat);
  });
  if (lost.empty()) lost.push_back({.kind = EffectKind::failed});
  return lost;
}

/// Collects the facts about a choice, one move after the other.
class Collector {
 public:
  enum class Risk : std::uint8_t { none, some };
  Collector(Outlook& outlook, const AnyState& before, Risk risk)
      : outlook_(outlook), before_(before), risky_(risk == Risk::some) {}

  void add_move(const Candidate& candidate, Fact::About about) {
    about_ = about;
    AnyState next = before_;
    EffectList effects;
    step(next, candidate.move, &effects);
    if (const Grill* grill = std::get_if<Grill>(&before_))
      add_grill(*grill, std::get<Grill>(next), candidate.move, effects);
    else if (outcome(effects) != nullptr)
      add_wok_prize(std::get<Wok>(next), effects);
    if (rolls_on(before_, next)) add_rest(next, candidate);
  }

  /// What failing costs, if that was not said with a roll.
  void add_cost() {
    about_ = Fact::About::both;
    if (lowest_) add({.kind = Fact::Kind::cost, .effect = *lowest_});
    const Grill* grill = std::get_if<Grill>(&before_);
    if (cost_told_ || grill == nullptr || grill->phase > Phase::hand) return;
    for (const Effect& lost : price(*grill))
      add({.kind = Fact::Kind::cost, .effect = lost});
  }

  void add_share(double share, Fact::About about) {
    about_ = about;
    add({.kind = Fact::Kind::wins, .chance = share});
  }

  std::vector<Fact> take() { return std::move(facts_); }

 private:
  void add(Fact fact) {
    fact.about = about_;
    facts_.push_back(fact);
  }

  void add_grill(const Grill& grill, const Grill& next, Move move,
                 const EffectList& effects) {
    if (move.kind() == MoveKind::rob) {
      add({.kind = Fact::Kind::robs,
           .chance = outlook_.value(before_)[move.seat()],
           .seat = move.seat()});
      return;
    }
    if (move.kind() == MoveKind::back) {
      const Effect* placed = effects.find(EffectKind::placed);
      add({.kind = Fact::Kind::returns,
           .effect = placed ? *placed : *effects.find(EffectKind::removed)});
      return;
    }
    if (const Effect* won = outcome(effects)) {
      const Effect* stopped = effects.find(EffectKind::stopped);
      add({.kind = Fact::Kind::gets,
           .value = stopped ? stopped->value : 0,
           .effect = *won});
      add_bratworm(next, effects);
    } else if (move.kind() == MoveKind::keep) {
      const int left = next.dice_left() + (next.golden_left() ? 1 : 0);
      add({.kind = Fact::Kind::keeps,
           .value = points(next.kept),
           .dice = left});
      add_bratworm(next, effects);
      if (next.kept.count(face::worm) == 0 && left > 0)
        add({.kind = Fact::Kind::no_worm});
    } else if (move.kind() == MoveKind::roll) {
      if (risky_ && !std::exchange(cost_told_, true))
        for (const Effect& lost : price(grill))
          add({.kind = Fact::Kind::cost, .effect = lost});
    }
  }

  void add_bratworm(const Grill& next, const EffectList& effects) {
    if (effects.find(EffectKind::bratworm) != nullptr ||
        next.phase == Phase::rob || next.phase == Phase::raven)
      add({.kind = Fact::Kind::bratworm});
  }

  void add_wok_prize(const Wok& next, const EffectList& effects) {
    const Effect& won = *outcome(effects);
    add({.kind = Fact::Kind::gets, .effect = won});
    add({.kind = Fact::Kind::score,
         .value = next.score(won.seat),
         .seat = won.seat});
    if (won.kind == EffectKind::snatched)
      add({.kind = Fact::Kind::score,
           .value = next.score(won.from),
           .seat = won.from});
  }

  void add_rest(const AnyState& next, const Candidate& candidate) {
    const std::vector<TurnEnding> endings = outlook_.endings(next);
    const auto success = [](const TurnEnding& e) {
      return e.effect.kind != EffectKind::failed && e.effect.forced == 0;
    };
    const auto best = std::ranges::find_if(endings, success);
    // Behind a keep, what is sure needs no word about failing; in the Wok,
    // where something is nearly always on offer, safety needs none.
    const bool sure = best != endings.end() && best->probability >= certain &&
                      candidate.move.kind() == MoveKind::keep;
    const bool safe = std::holds_alternative<Wok>(before_) && !risky_;
    if (!sure && !safe)
      add({.kind = Fact::Kind::fails, .chance = candidate.fail});
    if (best != endings.end())
      add({.kind = Fact::Kind::likely,
           .chance = best->probability,
           .effect = best->effect});
    const auto forced = std::ranges::find_if(
        endings, [](const TurnEnding& e) { return e.effect.forced != 0; });
    if (forced != endings.end() && forced->probability >= told_from)
      lowest_ = forced->effect;
  }

  Outlook& outlook_;
  const AnyState& before_;
  bool risky_;  ///< one of the moves may well fail
  std::vector<Fact> facts_;
  Fact::About about_ = Fact::About::first;
  bool cost_told_ = false;
  std::optional<Effect> lowest_;  ///< Wok: what nothing on offer brings
};

}  // namespace

std::vector<Fact> explain(Outlook& outlook, const AnyState& before,
                          const Candidate& first, const Candidate& second) {
  const bool risky = std::max(first.fail, second.fail) >= told_from;
  Collector facts(outlook, before,
                  risky ? Collector::Risk::some : Collector::Risk::none);
  facts.add_move(first, Fact::About::first);
  facts.add_move(second, Fact::About::second);
  if (risky) facts.add_cost();
  const Seat mover = seat(before);
  facts.add_share(first.shares[mover], Fact::About::first);
  facts.add_share(second.shares[mover], Fact::About::second);
  return facts.take();
}

}  // namespace gockel
