#include "gockel/engine/review_json.h"

#include "gockel/core/text.h"
#include "gockel/rpc/json_object.h"
#include "gockel/words/reasons.h"
#include "gockel/words/turns.h"
#include "gockel/words/view_words.h"

namespace gockel {
namespace {

/// The name of a mark or fortune; null for the unremarkable one.
template <class Word>
Json word(Word value, Word unremarkable) {
  if (value == unremarkable) return nullptr;
  return name(value);
}

Json roll_json(const Verdict& v, int seats) {
  return JsonObject()
      .add("dice", dice_text(std::get<Dice>(v.event), faces(v.before)))
      .add("luck", by_seat(v.change, seats))
      .add("fortune", word(v.fortune, Fortune::even));
}

/// Facts about the chosen move and the best as facts about the best and the
/// chosen one.
std::vector<Fact> best_first(std::vector<Fact> facts) {
  using About = Fact::About;
  for (Fact& fact : facts)
    if (fact.about != About::both)
      fact.about = fact.about == About::first ? About::second : About::first;
  return facts;
}

Json move_json(const Verdict& v, int seats, const Phrases& phrases,
               Worded worded) {
  const Move chosen = v.chosen().move;
  const Move best = v.best().move;
  Json said;
  Json why;
  if (!v.facts.empty()) {
    said =
        advice(phrases, {v.before, best, chosen}, best_first(v.facts), v.mark);
    why = reasons(phrases, {v.before, chosen, best}, v.facts);
  }
  return JsonObject()
      .add("move", chosen.text())
      .add("skill", by_seat(v.change, seats))
      .add("loss", v.chosen().loss)
      .add("mark", word(v.mark, Mark::none))
      .add("question", v.forced() ? Json() : Json(name(v.question)))
      .add("candidates",
           candidates_json(v.candidates, v.before, phrases, worded))
      .add("advice", std::move(said))
      .add("explanation", std::move(why));
}

/// What the event is called, and what the engine calls it; null where it is
/// not worth a word.
void add_words(const Verdict& v, const Phrases& phrases, Json& out) {
  const RuleSet set = rules(v.before).rule_set();
  if (v.decision()) {
    const View view = look(v.before);
    out["words"] = ViewWords(phrases, view).move(v.chosen().move);
  } else if (v.unseen) {
    out["words"] = phrases.text(ReviewText::roll_unseen);
  } else {
    out["words"] = phrases.say(
        ReviewText::roll, {.what = phrases.dice_of(set, std::get<Dice>(v.event),
                                                   Phrases::Case::alone)});
  }
  out["verdict"] = !v.marked()    ? Json()
                   : v.decision() ? Json(phrases.mark(v.mark))
                                  : Json(phrases.fortune(v.fortune));
}

Json event_json(const Verdict& v, int seats, const Phrases& phrases,
                Worded worded) {
  Json out =
      JsonObject().add("turn", turn(v.before)).add("seat", seat_json(v.seat));
  out.update(v.decision() ? move_json(v, seats, phrases, worded)
                          : roll_json(v, seats));
  out["reestimate"] = by_seat(v.reestimate, seats);
  out["shares"] = by_seat(v.shares, seats);
  if (v.unseen) out["unseen"] = true;
  if (worded == Worded::all) add_words(v, phrases, out);
  return out;
}

/// The turns with their headings; `first` and `events` say which events.
Json turns_json(const Review& review, const Phrases& phrases) {
  Json list = Json::array();
  std::size_t first = 0;
  for (const ReviewedTurn& turn : turns(review, phrases)) {
    list.push_back(JsonObject()
                       .add("turn", turn.number)
                       .add("seat", seat_json(turn.seat))
                       .add("heading", turn.heading)
                       .add("first", first)
                       .add("events", turn.verdicts.size()));
    first += turn.verdicts.size();
  }
  return list;
}

/// What the names of marks, fortunes, ratings and questions mean.
Json glossary_json(const Phrases& phrases) {
  Json marks = Json::object();
  for (const Mark mark : {Mark::doubtful, Mark::bad, Mark::very_bad})
    marks[name(mark)] = phrases.mark(mark);
  Json fortunes = Json::object();
  for (const Fortune fortune : {Fortune::very_unlucky, Fortune::unlucky,
                                Fortune::lucky, Fortune::very_lucky})
    fortunes[name(fortune)] = phrases.fortune(fortune);
  Json ratings = Json::object();
  for (unsigned i = 0; i <= static_cast<unsigned>(Rating::chance); ++i)
    ratings[name(Rating(i))] = phrases.rating(Rating(i));
  Json questions = Json::object();
  for (const Question question : all_questions)
    questions[name(question)] = phrases.question(question);
  return JsonObject()
      .add("marks", std::move(marks))
      .add("fortunes", std::move(fortunes))
      .add("ratings", std::move(ratings))
      .add("questions", std::move(questions));
}

Json tally_json(const Tally& tally) {
  Json marks = Json::object();
  for (const Mark mark : {Mark::doubtful, Mark::bad, Mark::very_bad})
    marks[name(mark)] = tally.errors(mark);
  return JsonObject()
      .add("decisions", tally.decisions)
      .add("loss", tally.loss)
      .add("error_rate", tally.error_rate())
      .add("marks", std::move(marks));
}

Json player_json(const Review& review, Seat s) {
  const Account& account = review.accounts[s];
  Json questions = Json::object();
  for (const Question question : all_questions)
    questions[name(question)] = tally_json(account.tally(question));
  Json out = JsonObject()
                 .add("seat", seat_json(s))
                 .add("name", review.names[s])
                 .add("score", score(review.end, s))
                 .add("start", account.start)
                 .add("luck", account.luck)
                 .add("skill", account.skill)
                 .add("reestimate", account.reestimate)
                 .add("result", account.result)
                 .add("adjusted", account.adjusted());
  out.update(tally_json(account.all));
  const auto rating = review.rating(s);
  out["rating"] = rating ? Json(name(*rating)) : Json();
  out["questions"] = std::move(questions);
  return out;
}

}  // namespace

Json review_json(const Review& review, const Catalogue& catalogue,
                 Worded worded) {
  const Names names{review.names};
  const Phrases phrases(catalogue, names);
  Json players = Json::array();
  for (Seat s = 0; s < review.seats(); ++s) {
    players.push_back(player_json(review, s));
    if (worded != Worded::all) continue;
    const auto rating = review.rating(s);
    players.back()["score_text"] = score_text(phrases, review.end, s);
    players.back()["rating_text"] =
        rating ? Json(phrases.rating(rating)) : Json();
  }
  Json events = Json::array();
  for (const Verdict& verdict : review.verdicts)
    events.push_back(event_json(verdict, review.seats(), phrases, worded));
  Json out = JsonObject()
                 .add("start", text(review.start))
                 .add("end", text(review.end))
                 .add("finished", review.finished())
                 .add("players", std::move(players))
                 .add("events", std::move(events));
  if (worded == Worded::all) {
    out["turns"] = turns_json(review, phrases);
    out["words"] = glossary_json(phrases);
    if (!review.all_seen())
      out["unseen_text"] = phrases.text(ReviewText::unseen);
  }
  return out;
}

}  // namespace gockel
