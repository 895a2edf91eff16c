// What a choice brings, what it risks, and what failing costs.

#include "gockel/review/explain.h"
#include "gockel/words/view_words.h"

namespace gockel {
namespace {

/// In the Wok something is nearly always on offer: what is rarer than this is
/// not worth a word.
constexpr double told_from = 0.005;

}  // namespace

std::string ViewWords::joined(std::string what, std::string more,
                              TableText by) const {
  if (what.empty()) return more;
  if (more.empty()) return what;
  return phrases_.say(by, {.what = what, .more = more});
}

std::string ViewWords::detail(const ChoiceView& choice) const {
  // Why it fails explains what that costs; else these are two things.
  return joined(brings(choice), risk(choice),
                choice.vain ? TableText::with_detail : TableText::with_more);
}

std::string ViewWords::line(const ChoiceView& choice) const {
  return joined(label(choice), detail(choice), TableText::with_detail);
}

std::string ViewWords::brings(const ChoiceView& choice) const {
  const auto then = [&](std::string what) {
    return joined(std::move(what), likely(choice.likely), TableText::with_more);
  };
  switch (choice.move.kind()) {
    case MoveKind::golden: return then(phrases_.say(TableText::golden_detail));
    case MoveKind::plain: return then(phrases_.say(TableText::plain_detail));
    case MoveKind::weasel:
      return then(
          phrases_.say(TableText::weasel_detail,
                       {.what = phrases_.dice(view_.grill()->rolled.size())}));
    case MoveKind::bust: return phrases_.say(TableText::bust_detail);
    case MoveKind::roll: return likely(choice.likely);
    case MoveKind::stop: return prize(choice);
    case MoveKind::rob:
      return phrases_.say(TableText::rob_detail,
                          {.what = phrases_.bratworms(choice.bratworms)});
    case MoveKind::back:
      if (!choice.remaining) return {};
      return phrases_.say(TableText::back_detail,
                          {.what = phrases_.specialist(*choice.remaining),
                           .more = phrases_.about(*choice.remaining)});
    case MoveKind::take:
      return phrases_.say(TableText::take_detail, {.n = choice.place});
    case MoveKind::steal:
      if (choice.place == 1) return phrases_.say(TableText::depth_top);
      return phrases_.say(TableText::depth_below, {.n = choice.place});
    case MoveKind::keep:
    case MoveKind::lock: return {};  // dice, not choices
  }
  return {};
}

std::string ViewWords::prize(const ChoiceView& stop) const {
  const Prize& prize = stop.prize;
  const auto text = [&] {
    switch (prize.kind) {
      case Prize::Kind::grill: return TableText::prize_grill;
      case Prize::Kind::steal: return TableText::prize_steal;
      case Prize::Kind::hen: return TableText::prize_hen;
      case Prize::Kind::nothing: break;
    }
    return prize.why == Failure::no_worm ? TableText::prize_no_worm
                                         : TableText::prize_nothing;
  };
  if (stop.vain) return phrases_.say(text());
  std::string out =
      phrases_.say(text(), {.from = phrases_.person(prize.from),
                            .tile = number(prize.tile),
                            .what = phrases_.worms(worms(prize.tile))});
  // The raven stays nobody's: what it brings is a Bratworm.
  if (stop.bratworm) out += phrases_.say(TableText::prize_raven);
  const bool gained = stop.figure && *stop.figure != Specialist::raven;
  if (gained)
    out += phrases_.say(TableText::prize_with,
                        {.what = phrases_.specialist(*stop.figure)});
  if (stop.rival)
    out += phrases_.say(
        TableText::prize_rival,
        {.what = phrases_.specialist(stop.figure.value_or(Specialist::hen)),
         .more = phrases_.specialist(*stop.rival)});
  return out;
}

std::string ViewWords::likely(const std::optional<TurnEnding>& ending) const {
  if (!ending) return {};
  const Effect& e = ending->effect;
  const double probability = ending->probability;
  const bool wok = e.kind == EffectKind::ate || e.kind == EffectKind::snatched;
  const std::string what =
      wok ? phrases_.portion(e.course, int{e.value})
      : e.kind == EffectKind::gained
          ? std::string(phrases_.specialist(Specialist::hen))
          : phrases_.tile(e.tile);
  const bool sure = probability >= certain;
  const TableText text = e.from == no_seat
                             ? sure ? TableText::sure : TableText::likely
                         : sure ? TableText::sure_from
                                : TableText::likely_from;
  return phrases_.say(text, {.from = phrases_.person(e.from),
                             .what = what,
                             .chance = phrases_.chance(probability)});
}

std::string ViewWords::cost() const {
  if (!view_.failure) return {};
  const FailureView& failure = *view_.failure;
  if (view_.wok() != nullptr)
    return phrases_.say(
        TableText::cost_lowest,
        {.what = phrases_.portion(failure.course, failure.value)});
  if (failure.figure == Specialist::hen)
    return phrases_.say(TableText::cost_hen);
  if (!failure.tile)
    return failure.turned ? phrases_.say(TableText::cost_turned_only,
                                         {.tile = *failure.turned})
                          : phrases_.say(TableText::cost_nothing);
  std::string out = phrases_.say(TableText::cost_tile, {.tile = *failure.tile});
  if (failure.figure)
    out += phrases_.say(TableText::cost_figure,
                        {.what = phrases_.specialist(*failure.figure)});
  if (failure.turned)
    out += phrases_.say(TableText::cost_turned, {.tile = *failure.turned});
  return out;
}

std::string ViewWords::risk(std::optional<double> fails) const {
  if (fails && *fails <= 0) return phrases_.say(TableText::risk_never);
  // That something may fail at no price is no news.
  const FailureView& failure = *view_.failure;
  if (!fails && !failure.tile && !failure.figure && !failure.turned) return {};
  const auto text = [&] {
    if (!fails) return TableText::risk_untold;
    return *fails >= certain ? TableText::risk_sure : TableText::risk_some;
  };
  const std::string chance = fails ? phrases_.chance(*fails) : std::string();
  return joined(phrases_.say(text(), {.chance = chance}), cost(),
                TableText::with_detail);
}

std::string ViewWords::risk(const ChoiceView& choice) const {
  switch (choice.move.kind()) {
    case MoveKind::golden:
    case MoveKind::plain:
    case MoveKind::weasel:
    case MoveKind::roll: return risk(choice.fails);
    default: return choice.vain ? cost() : std::string();
  }
}

std::string ViewWords::risk(const LockView& lock) const {
  if (lock.fails.value_or(0) < told_from) return {};
  return joined(phrases_.say(TableText::risk_no_offer,
                             {.chance = phrases_.chance(*lock.fails)}),
                cost(), TableText::with_detail);
}

std::string ViewWords::risk(const FaceView& face) const {
  return face.fails ? risk(face.fails) : std::string();
}

std::string ViewWords::confirm(const ChoiceView& choice) const {
  if (!choice.doubted) return {};
  return phrases_.say(TableText::confirm, {.more = cost()});
}

}  // namespace gockel
