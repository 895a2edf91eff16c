#include "gockel/review/review.h"

#include <algorithm>
#include <utility>

#include "gockel/core/unseen.h"
#include "gockel/review/unique_names.h"

namespace gockel {
namespace {

/// Events between two calls of the progress function.
constexpr std::size_t events_per_call = 16;

Shares minus(const Shares& a, const Shares& b) {
  Shares out{};
  for (std::size_t s = 0; s < max_seats; ++s) out[s] = a[s] - b[s];
  return out;
}

/// Goes through a game and judges one event after the other.
class Reviewer {
 public:
  Reviewer(const Record& record, const PositionValues& values,
           const ReviewOptions& options)
      : options_(options),
        unseen_(unseen_rolls(record)),
        outlook_(values),
        value_(outlook_.value(record.start)) {
    review_.start = review_.end = record.start;
    review_.names = record_names(record);
    for (Seat s = 0; s < seats(record.start); ++s) {
      review_.accounts.push_back({.start = value_[s], .result = value_[s]});
    }
    review_.verdicts.reserve(record.events.size());
  }

  /// Judges event number `i`; those before it have been.
  void judge(const Playback& playback, std::size_t i) {
    const PlayedEvent& played = playback.events[i];
    Verdict verdict{.before = played.before,
                    .event = played.event,
                    .effects = played.effects,
                    .seat = seat(played.before),
                    .unseen = unseen_[i] || answers_unseen(playback, i)};
    // What was not seen has no value of its own: such a roll is worth what was
    // kept of it.
    const bool with_answer = unseen_[i] && answers_unseen(playback, i + 1);
    const PlayedEvent& known = with_answer ? playback.events[i + 1] : played;
    const Shares then = outlook_.after(known.before, known.event);
    verdict.change = minus(then, value_);
    if (verdict.decision())
      judge_move(verdict, std::get<Move>(played.event));
    else
      verdict.fortune = fortune(verdict.change[verdict.seat]);
    review_.end = playback.after(i);
    value_ = with_answer ? then : outlook_.value(review_.end);
    verdict.reestimate = minus(value_, then);
    verdict.shares = value_;
    enter(verdict);
    review_.verdicts.push_back(std::move(verdict));
  }

  Review take() { return std::move(review_); }

 private:
  /// Whether event `i` lays dice aside of a roll that was not seen whole. That
  /// nothing could be kept is all there is to know about a roll.
  bool answers_unseen(const Playback& playback, std::size_t i) const {
    if (i == 0 || i >= playback.events.size() || !unseen_[i - 1]) return false;
    const Move* move = std::get_if<Move>(&playback.events[i].event);
    return move != nullptr &&
           (move->kind() == MoveKind::keep || move->kind() == MoveKind::lock);
  }

  void judge_move(Verdict& verdict, Move move) {
    verdict.candidates = rank(outlook_, verdict.before);
    const auto found =
        std::ranges::find(verdict.candidates, move, &Candidate::move);
    if (verdict.unseen) {
      Candidate only = *found;
      only.loss = 0;
      verdict.candidates = {only};
      return;
    }
    verdict.played =
        static_cast<std::size_t>(found - verdict.candidates.begin());
    if (verdict.forced()) return;
    const Candidate& rival = verdict.candidates[verdict.played == 0 ? 1 : 0];
    verdict.question = question(verdict.before, move, rival.move);
    verdict.mark = mark(found->loss);
    if (options_.explained == ReviewOptions::Explained::none) return;
    const bool all = options_.explained == ReviewOptions::Explained::all;
    if (verdict.mark != Mark::none || (all && found->loss > no_loss))
      verdict.facts = explain(outlook_, verdict.before, *found, verdict.best());
  }

  /// Books the event into the accounts.
  void enter(const Verdict& verdict) {
    for (Seat s = 0; s < review_.accounts.size(); ++s) {
      Account& account = review_.accounts[s];
      (verdict.decision() ? account.skill : account.luck) += verdict.change[s];
      account.reestimate += verdict.reestimate[s];
      account.result = verdict.shares[s];
    }
    if (!verdict.decision() || verdict.forced()) return;
    Account& own = review_.accounts[verdict.seat];
    const double share = verdict.best().shares[verdict.seat];
    const double loss = verdict.chosen().loss;
    own.all.add(share, loss);
    own.by_question[static_cast<unsigned>(verdict.question)].add(share, loss);
  }

  const ReviewOptions& options_;
  std::vector<bool> unseen_;  ///< by event: a roll that was not seen whole
  Outlook outlook_;
  Shares value_;  ///< of the position after the last event
  Review review_;
};

}  // namespace

Review review(const Record& record, const Playback& playback,
              const PositionValues& values, const ReviewOptions& options) {
  Reviewer reviewer(record, values, options);
  for (std::size_t i = 0; i < playback.events.size(); ++i) {
    reviewer.judge(playback, i);
    const double done =
        static_cast<double>(i) / static_cast<double>(playback.events.size());
    if (options.progress && i % events_per_call == 0 && !options.progress(done))
      break;
  }
  return reviewer.take();
}

Result<Review> review(const Record& record, const PositionValues& values,
                      const ReviewOptions& options) {
  const Result<Playback> playback = play_back(record);
  if (!playback) return std::unexpected(playback.error());
  return review(record, *playback, values, options);
}

}  // namespace gockel
