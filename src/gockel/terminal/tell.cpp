#include "gockel/terminal/tell.h"

#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

/// Builds the sentences. Effects that belong together, as a stop and the tile
/// it takes, are parts of one sentence that is closed before the next begins.
class Teller {
 public:
  Teller(const View& after, const Screen& screen)
      : view_(after), screen_(screen) {}

  void tell(const Effect& effect, const Effect* next);
  std::string finish() {
    close();
    return std::move(out_);
  }

 private:
  const Speech& speech() const { return screen_.speech(); }
  const Chair* chair(Seat seat) const {
    return seat == no_seat ? nullptr : &view_.seats[seat].chair;
  }
  Fields fields(const Effect& e) const {
    Fields f{.who = chair(e.seat), .from = chair(e.from), .n = e.value};
    if (e.tile != no_tile) f.tile = number(e.tile);
    return f;
  }

  void open(Ink ink, std::string text) {
    close();
    ink_ = ink;
    sentence_ = std::move(text);
  }
  void close() {
    if (sentence_.empty()) return;
    std::string text = wrap(sentence_ + ".");
    text.pop_back();
    out_ += screen_.ink(ink_, text) + '\n';
    sentence_.clear();
  }
  /// A sentence of its own, which has its full stop.
  void line(Text text, const Fields& f) {
    close();
    out_ += wrap(speech().say(text, f));
  }
  /// A line with dice in it, which is never too long and may have colours.
  void dice_line(Text text, const Effect& e) {
    close();
    Fields f = fields(e);
    const std::string dice = draw_dice(e.dice, view_, screen_);
    f.what = dice;
    f.total = e.value;
    out_ += speech().say(text, f) + '\n';
  }

  void prize(Text text, const Effect& e);
  void failed(const Effect& e, const Effect* next);
  void gained(const Effect& e);
  void moved(const Effect& e);
  void wok_tile(const Effect& e);

  const View& view_;
  const Screen& screen_;
  std::string out_;
  std::string sentence_;
  Ink ink_ = Ink::good;
  int total_ = 0;
};

void Teller::prize(Text text, const Effect& e) {
  Fields f = fields(e);
  f.total = total_;
  const std::string worth = speech().worms(worms(e.tile));
  f.what = worth;
  open(Ink::good, speech().say(text, f));
}

void Teller::failed(const Effect& e, const Effect* next) {
  Fields f = fields(e);
  f.total = total_;
  const Text text = e.why == Failure::bust      ? Text::tell_bust
                    : e.why == Failure::no_worm ? Text::tell_no_worm
                                                : Text::tell_nothing;
  open(Ink::bad, speech().say(text, f));
  const bool loses = next != nullptr && (next->kind == EffectKind::returned ||
                                         ((next->kind == EffectKind::placed ||
                                           next->kind == EffectKind::removed) &&
                                          next->from == e.seat));
  if (!loses) sentence_ += speech().say(Text::tell_unharmed, f);
}

void Teller::gained(const Effect& e) {
  Fields f = fields(e);
  const std::string figure = speech().specialist(e.specialist, Form::object);
  f.what = figure;
  f.total = total_;
  if (sentence_.empty())
    open(Ink::good, speech().say(Text::tell_took_hen, f));
  else
    sentence_ += speech().say(
        e.from == no_seat ? Text::tell_gained : Text::tell_gained_from, f);
}

/// A Specialist goes to another tile or out of the game.
void Teller::moved(const Effect& e) {
  Fields f = fields(e);
  const std::string figure = speech().specialist(e.specialist, Form::subject);
  f.what = figure;
  line(e.kind == EffectKind::removed ? Text::tell_removed
       : e.from != no_seat           ? Text::tell_placed
                                     : Text::tell_flew,
       f);
}

void Teller::wok_tile(const Effect& e) {
  const bool sushi = e.course == Course::sushi;
  Fields f = fields(e);
  f.total = e.place;
  if (e.kind == EffectKind::ate) {
    if (e.forced != 0)
      line(sushi ? Text::tell_forced_sushi : Text::tell_forced_bone, f);
    else
      line(sushi ? Text::tell_sushi : Text::tell_bone, f);
    return;
  }
  const std::string depth =
      e.place == 1 ? speech().say(Text::depth_top)
                   : speech().say(Text::depth_below, {.n = e.place});
  f.what = depth;
  line(sushi ? Text::tell_stole_sushi : Text::tell_stole_bone, f);
}

void Teller::tell(const Effect& e, const Effect* next) {
  switch (e.kind) {
    case EffectKind::rolled: dice_line(Text::tell_rolled, e); break;
    case EffectKind::chose:
      line(e.value > grill_dice ? Text::tell_golden : Text::tell_plain,
           fields(e));
      break;
    case EffectKind::kept: dice_line(Text::tell_kept, e); break;
    case EffectKind::locked: dice_line(Text::tell_locked, e); break;
    case EffectKind::rerolled: line(Text::tell_rerolled, fields(e)); break;
    case EffectKind::stopped: total_ = e.value; break;
    case EffectKind::took:
      prize(number(e.tile) == total_ ? Text::tell_took : Text::tell_took_lower,
            e);
      break;
    case EffectKind::stole: prize(Text::tell_stole, e); break;
    case EffectKind::failed: failed(e, next); break;
    case EffectKind::returned:
      sentence_ += speech().say(Text::tell_returned, fields(e));
      break;
    case EffectKind::turned:
      sentence_ += speech().say(Text::tell_turned, fields(e));
      break;
    case EffectKind::gained: gained(e); break;
    case EffectKind::placed:
    case EffectKind::removed: moved(e); break;
    case EffectKind::bratworm:
      line(e.from == no_seat ? Text::tell_bratworm : Text::tell_robbed,
           fields(e));
      break;
    case EffectKind::ate:
    case EffectKind::snatched: wok_tile(e); break;
    case EffectKind::over:
      line(std::holds_alternative<WokView>(view_.board) ? Text::over_wok
                                                        : Text::over_grill,
           {});
      break;
  }
}

}  // namespace

std::string tell(const EffectList& effects, const View& after,
                 const Screen& screen) {
  Teller teller(after, screen);
  for (const Effect* e = effects.begin(); e != effects.end(); ++e)
    teller.tell(*e, e + 1 == effects.end() ? nullptr : e + 1);
  return teller.finish();
}

}  // namespace gockel::terminal
