#include "gockel/protocol/review_json.h"

#include "gockel/core/text.h"
#include "gockel/protocol/analysis_json.h"
#include "gockel/review/sentences.h"

namespace gockel {
namespace {

/// The name of a mark or fortune; null for the unremarkable one.
template <class Word>
Json word(Word value, Word unremarkable) {
  if (value == unremarkable) return nullptr;
  return name(value);
}

Json roll_json(const Verdict& v, int seats) {
  return {
      {"dice", dice_text(std::get<Dice>(v.event), faces(v.before))},
      {"luck", by_seat(v.change, seats)},
      {"fortune", word(v.fortune, Fortune::even)},
  };
}

Json move_json(const Verdict& v, int seats, const Phrases& phrases) {
  Json why;
  if (!v.facts.empty())
    why =
        sentences(phrases, {v.before, v.chosen().move, v.best().move}, v.facts);
  return {
      {"move", v.chosen().move.text()},
      {"skill", by_seat(v.change, seats)},
      {"loss", v.chosen().loss},
      {"mark", word(v.mark, Mark::none)},
      {"question", v.forced() ? Json() : Json(name(v.question))},
      {"candidates", candidates_json(v.candidates, seats)},
      {"explanation", std::move(why)},
  };
}

Json event_json(const Verdict& v, int seats, const Phrases& phrases) {
  Json out{{"turn", turn(v.before)}, {"seat", seat_json(v.seat)}};
  out.update(v.decision() ? move_json(v, seats, phrases) : roll_json(v, seats));
  out["reestimate"] = by_seat(v.reestimate, seats);
  out["shares"] = by_seat(v.shares, seats);
  return out;
}

Json tally_json(const Tally& tally) {
  Json marks = Json::object();
  for (const Mark mark : {Mark::doubtful, Mark::bad, Mark::very_bad})
    marks[name(mark)] = tally.errors(mark);
  return {{"decisions", tally.decisions},
          {"loss", tally.loss},
          {"error_rate", tally.error_rate()},
          {"marks", std::move(marks)}};
}

Json player_json(const Review& review, Seat s) {
  const Account& account = review.accounts[s];
  Json questions = Json::object();
  for (const Question question : all_questions)
    questions[name(question)] = tally_json(account.tally(question));
  Json out{{"seat", seat_json(s)},
           {"name", review.names[s]},
           {"score", score(review.end, s)},
           {"start", account.start},
           {"luck", account.luck},
           {"skill", account.skill},
           {"reestimate", account.reestimate},
           {"result", account.result},
           {"adjusted", account.adjusted()}};
  out.update(tally_json(account.all));
  const auto rating = review.rating(s);
  out["rating"] = rating ? Json(name(*rating)) : Json();
  out["questions"] = std::move(questions);
  return out;
}

}  // namespace

Json review_json(const Review& review, const ReviewWords& words) {
  const Phrases phrases(words, review.names);
  Json players = Json::array();
  for (int s = 0; s < review.seats(); ++s)
    players.push_back(player_json(review, static_cast<Seat>(s)));
  Json events = Json::array();
  for (const Verdict& verdict : review.verdicts)
    events.push_back(event_json(verdict, review.seats(), phrases));
  return {{"start", text(review.start)},
          {"end", text(review.end)},
          {"finished", review.finished()},
          {"players", std::move(players)},
          {"events", std::move(events)}};
}

}  // namespace gockel
