#include "gockel/words/coach_words.h"

namespace gockel {

std::string turn_summary(const Phrases& phrases, RuleSet set, double fail,
                         double gain) {
  const bool wok = set == RuleSet::wok;
  const ReasonText some = wok ? ReasonText::outlook_wok : ReasonText::outlook;
  const ReasonText never =
      wok ? ReasonText::outlook_wok_safe : ReasonText::outlook_safe;
  const std::string chance = phrases.chance(fail);
  const std::string mean = phrases.mean_score(set, gain);
  return phrases.say(fail > 0 ? some : never, {.what = mean, .chance = chance});
}

std::string objection(const Phrases& phrases, double loss) {
  const std::string given = phrases.percent(loss);
  return phrases.say(ReasonText::objection,
                     {.what = phrases.mark(mark(loss)), .chance = given});
}

}  // namespace gockel
