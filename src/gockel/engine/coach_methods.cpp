// The methods for whoever plays and wants to get better: the coach before a
// choice, and which rule matters when.

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/analysis_json.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/review/coaching.h"
#include "gockel/rpc/json_object.h"
#include "gockel/view/lessons.h"
#include "gockel/words/coach_words.h"
#include "gockel/words/reasons.h"
#include "gockel/words/view_words.h"

namespace gockel {
namespace {

/// Everything that the turn or one of the moves may bring, each once: those of
/// best play first. Chances are lists in this order.
class EndingColumns {
 public:
  explicit EndingColumns(const Coaching& coaching) {
    add(coaching.prospect);
    for (const CoachedMove& move : coaching.moves) add(move.prospect);
  }

  const std::vector<Effect>& effects() const { return effects_; }

  Json chances(const Prospect& prospect) const {
    Json all = Json::array();
    for (const Effect& effect : effects_) {
      const auto found =
          std::ranges::find(prospect.endings, effect, &TurnEnding::effect);
      all.push_back(found == prospect.endings.end() ? 0 : found->probability);
    }
    return all;
  }

 private:
  void add(const Prospect& prospect) {
    for (const TurnEnding& ending : prospect.endings)
      if (std::ranges::find(effects_, ending.effect) == effects_.end())
        effects_.push_back(ending.effect);
  }

  std::vector<Effect> effects_;
};

Json endings_json(const EndingColumns& columns, const AnyState& state,
                  const Phrases& phrases) {
  Json all = Json::array();
  for (const Effect& effect : columns.effects()) {
    Json fields = effect_json(effect, faces(state));
    fields.erase("why");  // all ways to fail are one ending
    all.push_back(JsonObject()
                      .add("effect", std::move(fields))
                      .add("words", ending_words(phrases, {.effect = effect})));
  }
  return all;
}

Json captions_json(const AnyState& state, const Phrases& phrases) {
  const bool wok = std::holds_alternative<Wok>(state);
  return JsonObject()
      .add("move", phrases.text(ReviewText::column_move))
      .add("fail", phrases.text(ReviewText::column_fail))
      .add("gain", phrases.text(wok ? ReviewText::column_points
                                    : ReviewText::column_worms))
      .add("share", phrases.text(ReviewText::column_share));
}

/// The name of a mark; null for the unremarkable one.
Json mark_json(Mark mark) {
  return mark == Mark::none ? Json() : Json(name(mark));
}

/// What a tutor says against a move by the mark of its loss, and why the best
/// one is better; nulls for a move that needs no word.
void add_objection(Outlook& outlook, const AnyState& state,
                   const Candidate& played, const Candidate& best,
                   const Phrases& phrases, JsonObject& out) {
  if (mark(played.loss) == Mark::none) {
    out.add("objection", nullptr).add("why", nullptr);
    return;
  }
  const std::vector<Fact> facts = explain(outlook, state, played, best);
  out.add("objection", objection(phrases, played.loss))
      .add("why", reasons(phrases, {state, played.move, best.move}, facts));
}

Json choices_json(Outlook& outlook, const AnyState& state,
                  const Coaching& coaching, const EndingColumns& columns,
                  const Phrases& phrases) {
  const View view = look(state);
  const ViewWords words(phrases, view);
  Json all = Json::array();
  for (const auto& [candidate, prospect] : coaching.moves) {
    const double share = candidate.shares[seat(state)];
    JsonObject one;
    one.add("move", candidate.move.text())
        .add("words", words.move(candidate.move))
        .add("share", share)
        .add("loss", candidate.loss)
        .add("mark", mark_json(mark(candidate.loss)))
        .add("fail", candidate.fail)
        .add("gain", prospect.gain)
        .add("share_text", phrases.percent(share))
        .add("change_text", phrases.percent(-candidate.loss))
        .add("fail_text", phrases.chance(candidate.fail))
        .add("gain_text", phrases.mean_change(prospect.gain))
        .add("mark_text", phrases.mark(mark(candidate.loss)))
        .add("chances", columns.chances(prospect));
    add_objection(outlook, state, candidate, coaching.moves.front().candidate,
                  phrases, one);
    all.push_back(std::move(one));
  }
  return all;
}

Json lessons_json(const std::vector<Lesson>& lessons) {
  Json all = Json::array();
  for (const Lesson& lesson : lessons) {
    JsonObject one;
    one.add("topic", name(lesson.topic));
    if (lesson.seat != no_seat) one.add("seat", seat_json(lesson.seat));
    if (lesson.tile) one.add("tile", *lesson.tile);
    if (lesson.total) one.add("total", *lesson.total);
    if (lesson.value) one.add("value", *lesson.value);
    if (lesson.specialist)
      one.add("specialist",
              specialist_names[static_cast<unsigned>(*lesson.specialist)]);
    if (lesson.course) one.add("course", course_name(*lesson.course));
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

Answer run_coach(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  auto voice = any_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const auto values = values_for(*state, host);
  if (!values) return std::unexpected(values.error());
  const Phrases phrases = voice->phrases();
  Outlook outlook(*values);
  const Coaching coaching = coach(outlook, *state);
  const EndingColumns columns(coaching);
  const bool over = node(*state) == Node::terminal;
  Json summary;
  if (dice_running(*state))
    summary = turn_summary(phrases, rules(*state).rule_set(), coaching.fail,
                           coaching.prospect.gain);
  return JsonObject()
      .add("seat", over ? Json() : Json(seat_json(seat(*state))))
      .add("shares", by_seat(coaching.shares, seats(*state)))
      .add("fail", coaching.fail)
      .add("gain", coaching.prospect.gain)
      .add("summary", std::move(summary))
      .add("captions", captions_json(*state, phrases))
      .add("endings", endings_json(columns, *state, phrases))
      .add("chances", columns.chances(coaching.prospect))
      .add("choices",
           choices_json(outlook, *state, coaching, columns, phrases));
}

/// Without an event the rules that matter at the position; with one those of
/// what it brings about, and then those of the position it leads to.
Answer run_lessons(const Params& params, const Host&) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto you = parse_seat(params.text("you"));
  if (!you || *you >= seats(*state))
    return refused(refusal_for(Reason::nobody_at_seat, 0,
                               {.what = quoted(params.text("you"))}),
                   "you");
  std::vector<Lesson> lessons;
  if (params.has("move") || params.has("dice")) {
    const auto event = params.event(*state);
    if (!event) return std::unexpected(event.error());
    const AnyState before = *state;
    EffectList effects;
    step(*state, *event, &effects);
    lessons = lessons_of(before, *state, effects, *you);
  }
  for (const Lesson& lesson : lessons_at(*state, *you))
    lessons.push_back(lesson);
  return JsonObject().add("lessons", lessons_json(lessons));
}

}  // namespace gockel
