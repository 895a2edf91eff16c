#include "gockel/protocol/analysis_json.h"

#include <fmt/format.h>

#include "gockel/protocol/effects_json.h"
#include "gockel/review/sentences.h"

namespace gockel {
namespace {

/// Why the best move is better than the next one.
Json explanation(Outlook& outlook, const AnyState& state,
                 const std::vector<Candidate>& candidates,
                 const Phrases& phrases) {
  if (candidates.size() < 2) return nullptr;
  return sentences(phrases, {state, candidates[0].move, candidates[1].move},
                   explain(outlook, state, candidates[0], candidates[1]));
}

Json endings_json(const AnyState& state, const std::vector<Ending>& endings) {
  Json all = Json::array();
  for (const Ending& ending : endings) {
    Json effect = effect_json(ending.effect, faces(state));
    effect.erase("why");  // all ways to fail are one ending
    all.push_back({{"effect", std::move(effect)},
                   {"probability", ending.probability},
                   {"shares", by_seat(ending.shares, seats(state))}});
  }
  return all;
}

}  // namespace

Json candidates_json(const std::vector<Candidate>& candidates, int seats) {
  Json all = Json::array();
  for (const Candidate& c : candidates)
    all.push_back({{"move", c.move.text()},
                   {"shares", by_seat(c.shares, seats)},
                   {"loss", c.loss},
                   {"fail", c.fail}});
  return all;
}

Json analysis_json(Outlook& outlook, const AnyState& state,
                   const Analysis& analysis, const Phrases& phrases) {
  const int n = seats(state);
  return {{"shares", by_seat(analysis.shares, n)},
          {"fail", analysis.fail},
          {"candidates", candidates_json(analysis.candidates, n)},
          {"endings", endings_json(state, analysis.endings)},
          {"explanation",
           explanation(outlook, state, analysis.candidates, phrases)}};
}

std::string ending_text(const Effect& effect) {
  const auto from = [&] { return static_cast<char>('A' + effect.from); };
  const auto tile = [&] {
    return fmt::format(
        "{} {}", course_name(effect.course),
        effect.course == Course::bone ? -effect.value : +effect.value);
  };
  switch (effect.kind) {
    case EffectKind::took: return fmt::format("take {}", number(effect.tile));
    case EffectKind::stole:
      return fmt::format("steal {} from {}", number(effect.tile), from());
    case EffectKind::gained: return fmt::format("the hen of {}", from());
    case EffectKind::ate:
      return fmt::format("{}{}", tile(),
                         effect.forced != 0 ? ", nothing offered" : "");
    case EffectKind::snatched:
      return fmt::format("steal {} from {}", tile(), from());
    default: return "fail";
  }
}

}  // namespace gockel
