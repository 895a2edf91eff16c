#include "gockel/words/effect_words.h"

namespace gockel {
namespace {

using Tone = ToldEffect::Tone;

/// Builds the sentences. Effects that belong together, as a stop and the tile
/// it takes, are parts of one sentence that is closed before the next begins.
class EffectTeller {
 public:
  EffectTeller(const Phrases& phrases, RuleSet set,
               const std::function<std::string(Dice)>& show)
      : phrases_(phrases), set_(set), show_(show) {}

  void tell(const Effect& effect, const Effect* next);
  std::vector<ToldEffect> finish() {
    close();
    return std::move(told_);
  }

 private:
  Blanks blanks(const Effect& e) const {
    Blanks b{.who = phrases_.person(e.seat),
             .from = phrases_.person(e.from),
             .n = e.value};
    if (e.tile != no_tile) b.tile = number(e.tile);
    return b;
  }

  void open(Tone tone, std::string text) {
    close();
    tone_ = tone;
    sentence_ = std::move(text);
  }
  void close() {
    if (sentence_.empty()) return;
    // Some clauses wait for another one that did not come.
    if (sentence_.ends_with(',')) sentence_.pop_back();
    told_.push_back({tone_, false, sentence_ + "."});
    sentence_.clear();
  }
  /// A sentence of its own, which has its full stop.
  void line(EffectText text, const Blanks& b) {
    close();
    told_.push_back({Tone::plain, false, phrases_.say(text, b)});
  }
  void dice_line(EffectText text, const Effect& e) {
    close();
    Blanks b = blanks(e);
    const std::string dice =
        show_ ? show_(e.dice) : phrases_.dice_of(set_, e.dice);
    b.what = dice;
    b.total = e.value;
    told_.push_back({Tone::plain, true, phrases_.say(text, b)});
  }

  void prize(EffectText text, const Effect& e);
  void failed(const Effect& e, const Effect* next);
  void gained(const Effect& e);
  void moved(const Effect& e);
  void wok_tile(const Effect& e);

  const Phrases& phrases_;
  RuleSet set_;
  const std::function<std::string(Dice)>& show_;
  std::vector<ToldEffect> told_;
  std::string sentence_;  ///< begun and not closed yet
  Tone tone_ = Tone::good;
  int total_ = 0;  ///< of the stop that was told last
};

void EffectTeller::prize(EffectText text, const Effect& e) {
  Blanks b = blanks(e);
  b.total = total_;
  const std::string worth = phrases_.worms(worms(e.tile));
  b.what = worth;
  open(Tone::good, phrases_.say(text, b));
}

void EffectTeller::failed(const Effect& e, const Effect* next) {
  Blanks b = blanks(e);
  b.total = total_;
  const EffectText text = e.why == Failure::bust      ? EffectText::bust
                          : e.why == Failure::no_worm ? EffectText::no_worm
                                                      : EffectText::nothing;
  open(Tone::bad, phrases_.say(text, b));
  const bool loses = next != nullptr && (next->kind == EffectKind::returned ||
                                         ((next->kind == EffectKind::placed ||
                                           next->kind == EffectKind::removed) &&
                                          next->from == e.seat));
  if (!loses) sentence_ += phrases_.say(EffectText::unharmed, b);
}

void EffectTeller::gained(const Effect& e) {
  Blanks b = blanks(e);
  b.what = phrases_.specialist(e.specialist);
  b.total = total_;
  if (sentence_.empty())
    open(Tone::good, phrases_.say(EffectText::took_hen, b));
  else
    sentence_ += phrases_.say(
        e.from == no_seat ? EffectText::gained : EffectText::gained_from, b);
}

/// A Specialist goes to another tile or out of the game.
void EffectTeller::moved(const Effect& e) {
  Blanks b = blanks(e);
  b.what = phrases_.specialist(e.specialist, Form::subject);
  line(e.kind == EffectKind::removed ? EffectText::removed
       : e.from != no_seat           ? EffectText::placed
                                     : EffectText::flew,
       b);
}

void EffectTeller::wok_tile(const Effect& e) {
  Blanks b = blanks(e);
  b.total = e.place;
  if (e.kind == EffectKind::ate) {
    const EffectText first =
        e.forced != 0 ? EffectText::forced_sushi : EffectText::sushi;
    return line(key_after(first, e.course), b);
  }
  const std::string depth =
      e.place == 1 ? phrases_.say(TableText::depth_top)
                   : phrases_.say(TableText::depth_below, {.n = e.place});
  b.what = depth;
  line(key_after(EffectText::stole_sushi, e.course), b);
}

void EffectTeller::tell(const Effect& e, const Effect* next) {
  switch (e.kind) {
    // What dice did is a line of its own.
    case EffectKind::rolled: dice_line(EffectText::rolled, e); break;
    case EffectKind::chose:
      line(
          e.value > gockel::grill_dice ? EffectText::golden : EffectText::plain,
          blanks(e));
      break;
    case EffectKind::kept: dice_line(EffectText::kept, e); break;
    case EffectKind::locked: dice_line(EffectText::locked, e); break;
    case EffectKind::rerolled: line(EffectText::rerolled, blanks(e)); break;
    // A stop is not told by itself: its total says of the prize behind it
    // whether that is the tile of the total or a lower one.
    case EffectKind::stopped: total_ = e.value; break;
    case EffectKind::took:
      prize(
          number(e.tile) == total_ ? EffectText::took : EffectText::took_lower,
          e);
      break;
    case EffectKind::stole: prize(EffectText::stole, e); break;
    // What a failure costs belongs into its sentence: it looks ahead, and what
    // follows from it is hung on to the line that it began.
    case EffectKind::failed: failed(e, next); break;
    case EffectKind::returned:
      sentence_ += phrases_.say(EffectText::returned, blanks(e));
      break;
    case EffectKind::turned:
      sentence_ += phrases_.say(EffectText::turned, blanks(e));
      break;
    // Things that move beside the tiles.
    case EffectKind::gained: gained(e); break;
    case EffectKind::placed:
    case EffectKind::removed: moved(e); break;
    case EffectKind::bratworm:
      line(e.from == no_seat ? EffectText::bratworm : EffectText::robbed,
           blanks(e));
      break;
    case EffectKind::ate:
    case EffectKind::snatched: wok_tile(e); break;
    // The games end by different rules, so each has its own last line.
    case EffectKind::over:
      line(set_ == RuleSet::wok ? EffectText::over_wok : EffectText::over_grill,
           {});
      break;
  }
}

}  // namespace

std::vector<ToldEffect> tell_effects(
    const Phrases& phrases, RuleSet set, const EffectList& effects,
    const std::function<std::string(Dice)>& show) {
  EffectTeller teller(phrases, set, show);
  for (const Effect* e = effects.begin(); e != effects.end(); ++e)
    teller.tell(*e, e + 1 == effects.end() ? nullptr : e + 1);
  return teller.finish();
}

std::string turn_outcome(const Phrases& phrases, const EffectList& effects) {
  const auto say = [&](EffectText text, const Effect& e) {
    const bool wok =
        e.kind == EffectKind::ate || e.kind == EffectKind::snatched;
    const std::string what = wok ? phrases.portion(e.course, int{e.value})
                             : e.tile == no_tile ? std::string()
                                                 : phrases.tile(e.tile);
    return phrases.say(text, {.from = phrases.person(e.from), .what = what});
  };
  if (const Effect* took = effects.find(EffectKind::took))
    return say(EffectText::turn_took, *took);
  if (const Effect* stole = effects.find(EffectKind::stole))
    return say(EffectText::turn_stole, *stole);
  if (const Effect* failed = effects.find(EffectKind::failed)) {
    const Effect* back = effects.find(EffectKind::returned);
    return back == nullptr ? say(EffectText::turn_failed, *failed)
                           : say(EffectText::turn_lost, *back);
  }
  if (const Effect* hen = effects.find(EffectKind::gained))
    return say(EffectText::turn_hen, *hen);
  if (const Effect* ate = effects.find(EffectKind::ate))
    return say(
        ate->forced != 0 ? EffectText::turn_forced : EffectText::turn_ate,
        *ate);
  if (const Effect* theft = effects.find(EffectKind::snatched))
    return say(EffectText::turn_snatched, *theft);
  return {};
}

}  // namespace gockel
