#include "gockel/review/review.h"

#include <algorithm>
#include <utility>

#include "gockel/review/phrases.h"

namespace gockel {
namespace {

/// Events between two calls of the progress function.
constexpr std::size_t events_per_call = 16;

Shares minus(const Shares& a, const Shares& b) {
  Shares out{};
  for (std::size_t s = 0; s < max_seats; ++s) out[s] = a[s] - b[s];
  return out;
}

std::vector<std::string> names_of(const Record& record) {
  const int n = seats(record.start);
  std::vector<std::string> tags;
  tags.reserve(static_cast<std::size_t>(n));
  for (Seat s = 0; s < n; ++s)
    tags.emplace_back(record.tag(std::string(1, letter(s))));
  return told_apart(std::move(tags), n);
}

/// Goes through a game and judges one event after the other.
class Reviewer {
 public:
  Reviewer(const Record& record, const ReviewOptions& options)
      : options_(options),
        state_(record.start),
        outlook_(
            PositionValues::built_in(rules(record.start), seats(record.start))),
        value_(outlook_.value(record.start)) {
    review_.start = review_.end = record.start;
    review_.names = names_of(record);
    for (Seat s = 0; s < seats(state_); ++s) {
      review_.accounts.push_back({.start = value_[s], .result = value_[s]});
    }
    review_.verdicts.reserve(record.events.size());
  }

  void judge(const Event& event) {
    Verdict verdict{.before = state_, .event = event, .seat = seat(state_)};
    const Shares then = outlook_.after(state_, event);
    verdict.change = minus(then, value_);
    if (verdict.decision())
      judge_move(verdict, std::get<Move>(event));
    else
      verdict.fortune = fortune(verdict.change[verdict.seat]);
    step(state_, event);
    value_ = outlook_.value(state_);
    verdict.reestimate = minus(value_, then);
    verdict.shares = value_;
    enter(verdict);
    review_.verdicts.push_back(std::move(verdict));
  }

  Review take() {
    review_.end = state_;
    return std::move(review_);
  }

 private:
  void judge_move(Verdict& verdict, Move move) {
    verdict.candidates = rank(outlook_, state_);
    const auto found =
        std::ranges::find(verdict.candidates, move, &Candidate::move);
    verdict.played =
        static_cast<std::size_t>(found - verdict.candidates.begin());
    if (verdict.forced()) return;
    const Candidate& rival = verdict.candidates[verdict.played == 0 ? 1 : 0];
    verdict.question = question(state_, move, rival.move);
    verdict.mark = mark(found->loss);
    const bool all = options_.explained == ReviewOptions::Explained::all;
    if (verdict.mark != Mark::none || (all && found->loss > no_loss))
      verdict.facts = explain(outlook_, state_, *found, verdict.best());
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
  AnyState state_;
  Outlook outlook_;
  Shares value_;  ///< of state_
  Review review_;
};

}  // namespace

Result<Review> review(const Record& record, const ReviewOptions& options) {
  Reviewer reviewer(record, options);
  AnyState state = record.start;
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    const Event& event = record.events[i];
    if (const auto why = refusal(state, event))
      return refuse(Code::illegal, i, why->sentence);
    step(state, event);
    reviewer.judge(event);
    const double done =
        static_cast<double>(i) / static_cast<double>(record.events.size());
    if (options.progress && i % events_per_call == 0 && !options.progress(done))
      break;
  }
  return reviewer.take();
}

}  // namespace gockel
