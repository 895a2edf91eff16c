#include "gockel/engine/analysis_json.h"

#include "gockel/engine/effects_json.h"
#include "gockel/rpc/json_object.h"
#include "gockel/words/effect_words.h"
#include "gockel/words/reasons.h"
#include "gockel/words/view_words.h"

namespace gockel {
namespace {

/// Why the best move is better than the next one, as a friend says it and in
/// numbers; nulls where there is only one.
void add_reasons(Outlook& outlook, const AnyState& state,
                 const std::vector<Candidate>& candidates,
                 const Phrases& phrases, JsonObject& out) {
  if (candidates.size() < 2) {
    out.add("advice", nullptr).add("explanation", nullptr);
    return;
  }
  const Candidate& first = candidates[0];
  const Candidate& second = candidates[1];
  const MovePair pair{state, first.move, second.move};
  const std::vector<Fact> facts = explain(outlook, state, first, second);
  out.add("advice", advice(phrases, pair, facts, mark(second.loss)))
      .add("explanation", reasons(phrases, pair, facts));
}

Json endings_json(const AnyState& state, const std::vector<TurnEnding>& endings,
                  const Phrases& phrases, Worded worded) {
  Json all = Json::array();
  for (const TurnEnding& ending : endings) {
    Json effect = effect_json(ending.effect, faces(state));
    effect.erase("why");  // all ways to fail are one ending
    Json one = JsonObject()
                   .add("effect", std::move(effect))
                   .add("probability", ending.probability)
                   .add("shares", by_seat(ending.shares, seats(state)));
    if (worded == Worded::all) one["words"] = ending_words(phrases, ending);
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

Json candidates_json(const std::vector<Candidate>& candidates,
                     const AnyState& before, const Phrases& phrases,
                     Worded worded) {
  const View view = worded == Worded::all ? look(before) : View{};
  const ViewWords words(phrases, view);
  Json all = Json::array();
  for (const Candidate& c : candidates) {
    Json one = JsonObject()
                   .add("move", c.move.text())
                   .add("shares", by_seat(c.shares, seats(before)))
                   .add("loss", c.loss)
                   .add("fail", c.fail);
    if (worded == Worded::all) one["words"] = words.move(c.move);
    all.push_back(std::move(one));
  }
  return all;
}

Json analysis_json(Outlook& outlook, const AnyState& state,
                   const Analysis& analysis, const Phrases& phrases,
                   Worded worded) {
  JsonObject out;
  out.add("shares", by_seat(analysis.shares, seats(state)))
      .add("fail", analysis.fail)
      .add("candidates",
           candidates_json(analysis.candidates, state, phrases, worded))
      .add("endings", endings_json(state, analysis.endings, phrases, worded));
  add_reasons(outlook, state, analysis.candidates, phrases, out);
  return out;
}

std::string ending_words(const Phrases& phrases, const TurnEnding& ending) {
  EffectList only;
  only.add(ending.effect);
  return turn_outcome(phrases, only);
}

}  // namespace gockel
