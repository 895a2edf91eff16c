#include "gockel/terminal/tell.h"

#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"
#include "gockel/words/effect_words.h"

namespace gockel::terminal {

std::string tell(const EffectList& effects, RuleSet set, const Screen& screen) {
  const Speech& speech = screen.speech();
  const auto show = [&](Dice dice) { return draw_dice(dice, set, screen); };
  std::string out;
  for (const ToldEffect& told :
       tell_effects(speech.phrases(), set, effects, show)) {
    const std::string text = speech.spelt(told.text);
    // A line with dice is never too long, and may have colours.
    if (told.dice) {
      out += text + '\n';
      continue;
    }
    std::string line = wrap(text);
    line.pop_back();
    out += told.tone == ToldEffect::Tone::plain
               ? line
               : screen.ink(
                     told.tone == ToldEffect::Tone::good ? Ink::good : Ink::bad,
                     line);
    out += '\n';
  }
  return out;
}

}  // namespace gockel::terminal
