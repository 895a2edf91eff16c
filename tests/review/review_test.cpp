// What a review adds up, and what it calls a mistake.

#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "tests/review/games.h"

namespace gockel::testing {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::Ge;
using ::testing::Le;

class ReviewLaws : public ::testing::TestWithParam<Seating> {};

TEST_P(ReviewLaws, LuckSkillAndReestimateMakeTheResult) {
  Rng rng(3);
  Outlook outlook(*built_in_values(GetParam().rules, GetParam().seats));
  for (const int events : {0, 1, 40}) {
    const Record record = random_record(GetParam(), rng, events);
    const auto reviewed = review_of(record);
    ASSERT_TRUE(reviewed) << reviewed.error().sentence;
    ASSERT_EQ(reviewed->verdicts.size(), record.events.size());
    EXPECT_EQ(reviewed->end, record.end());
    const Shares first = outlook.value(record.start);
    const Shares last = outlook.value(record.end());
    for (Seat s = 0; s < GetParam().seats; ++s) {
      const Account& account = reviewed->accounts[s];
      EXPECT_NEAR(account.start, first[s], 1e-12);
      EXPECT_NEAR(account.result, last[s], 1e-12);
      EXPECT_NEAR(account.luck + account.skill + account.reestimate,
                  account.result - account.start, 1e-9);
      EXPECT_NEAR(account.adjusted() + account.luck, account.result, 1e-12);
    }
  }
}

TEST_P(ReviewLaws, AccountsAreTheSameWithoutExplanations) {
  Rng rng(5);
  const Record record = random_record(GetParam(), rng, 40);
  const auto values = *built_in_values(GetParam().rules, GetParam().seats);
  const auto with = review(record, values);
  const auto without =
      review(record, values, {.explained = ReviewOptions::Explained::none});
  ASSERT_TRUE(with && without);
  for (const Verdict& verdict : without->verdicts)
    EXPECT_TRUE(verdict.facts.empty());
  for (std::size_t s = 0; s < with->accounts.size(); ++s) {
    EXPECT_EQ(without->accounts[s].luck, with->accounts[s].luck);
    EXPECT_EQ(without->accounts[s].skill, with->accounts[s].skill);
    EXPECT_EQ(without->accounts[s].all.loss, with->accounts[s].all.loss);
    EXPECT_EQ(without->accounts[s].all.marks, with->accounts[s].all.marks);
  }
}

TEST_P(ReviewLaws, EveryEventIsBookedOnceAndForAllSeats) {
  Rng rng(4);
  const auto reviewed = review_of(random_record(GetParam(), rng, 30));
  ASSERT_TRUE(reviewed);
  std::vector<Account> sums(reviewed->accounts.size());
  for (const Verdict& v : reviewed->verdicts) {
    const double all = std::accumulate(v.change.begin(), v.change.end(), 0.0);
    EXPECT_NEAR(all, 0, 1e-9) << text(v.before);
    for (std::size_t s = 0; s < sums.size(); ++s)
      (v.decision() ? sums[s].skill : sums[s].luck) += v.change[s];
    if (!v.decision()) {
      EXPECT_TRUE(v.candidates.empty());
      EXPECT_EQ(v.fortune, fortune(v.change[v.seat]));
      continue;
    }
    // The skill of who decides is the loss, and never a gain.
    EXPECT_NEAR(v.change[v.seat], -v.chosen().loss, 1e-9) << text(v.before);
    EXPECT_GE(v.chosen().loss, 0);
    EXPECT_EQ(v.chosen().move, std::get<Move>(v.event));
    EXPECT_EQ(v.candidates.size(), moves(v.before).size());
    EXPECT_EQ(v.facts.empty(), v.mark == Mark::none);
    EXPECT_EQ(v.mark, v.forced() ? Mark::none : mark(v.chosen().loss));
    if (v.forced()) continue;
    const double share = v.best().shares[v.seat];
    sums[v.seat].all.add(share, v.chosen().loss);
    const Candidate& rival = v.candidates[v.played == 0 ? 1 : 0];
    EXPECT_EQ(v.question, question(v.before, v.chosen().move, rival.move));
    sums[v.seat].by_question[static_cast<unsigned>(v.question)].add(
        share, v.chosen().loss);
  }
  const auto expect_same = [](const Tally& found, const Tally& expected) {
    EXPECT_EQ(found.decisions, expected.decisions);
    EXPECT_NEAR(found.loss, expected.loss, 1e-12);
    EXPECT_NEAR(found.stakes, expected.stakes, 1e-12);
    EXPECT_EQ(found.marks, expected.marks);
  };
  for (std::size_t s = 0; s < sums.size(); ++s) {
    expect_same(reviewed->accounts[s].all, sums[s].all);
    for (const Question question : all_questions)
      expect_same(reviewed->accounts[s].tally(question),
                  sums[s].tally(question));
    EXPECT_NEAR(sums[s].luck, reviewed->accounts[s].luck, 1e-12);
    EXPECT_NEAR(sums[s].skill, reviewed->accounts[s].skill, 1e-12);
  }
}

INSTANTIATE_TEST_SUITE_P(All, ReviewLaws, ::testing::ValuesIn(all_seatings()),
                         [](const auto& param) {
                           return test_name(param.param);
                         });

TEST(Review, OfARollThatWasNotSeenJudgesNeitherTheDiceNorTheKeep) {
  // The same keep out of two rolls: where the dice are not known, nothing in
  // the review depends on them.
  const auto unseen_review = [](std::string_view events) {
    Record record = record_of("compact 21-36 -/- A |?8 1", events);
    record.tags.push_back({"Unseen", "1"});
    return *review_of(record);
  };
  const Review one = unseen_review("1111555w /1 /roll 2345 /5");
  const Review other = unseen_review("11112222 /1 /roll 2345 /5");
  const Review seen = *review_of(
      record_of("compact 21-36 -/- A |?8 1", "1111555w /1 /roll 2345 /5"));
  EXPECT_FALSE(one.all_seen());
  EXPECT_TRUE(seen.all_seen());
  for (std::size_t i = 0; i < one.verdicts.size(); ++i) {
    EXPECT_EQ(one.verdicts[i].change, other.verdicts[i].change) << i;
    EXPECT_EQ(one.verdicts[i].unseen, i < 2) << i;
  }
  EXPECT_NE(one.verdicts[0].change, seen.verdicts[0].change);
  EXPECT_NE(seen.verdicts[1].mark, Mark::none);
  EXPECT_EQ(one.verdicts[1].mark, Mark::none);
  EXPECT_TRUE(one.verdicts[1].forced());
  EXPECT_EQ(one.verdicts[1].change, Shares{});
  EXPECT_EQ(one.accounts[0].all.decisions, seen.accounts[0].all.decisions - 1);
  for (Seat s = 0; s < 2; ++s) {
    const Account& account = one.accounts[s];
    EXPECT_NEAR(
        account.start + account.luck + account.skill + account.reestimate,
        account.result, 1e-9);
    EXPECT_NEAR(account.result, seen.accounts[s].result, 1e-12);
  }
}

TEST(Review, ThatNothingCouldBeKeptIsAllThereIsToKnowOfARoll) {
  Record record = record_of("compact 21,23-36 22/- A 5ww|?5 3", "555ww");
  const Review seen = *review_of(record);
  record.tags.push_back({"Unseen", "1"});
  const Review unseen = *review_of(record);
  EXPECT_TRUE(unseen.verdicts[0].unseen);
  EXPECT_EQ(unseen.verdicts[0].change, seen.verdicts[0].change);
  EXPECT_EQ(unseen.verdicts[0].fortune, seen.verdicts[0].fortune);
}

TEST(Review, WhetherABustMayStandIsJudgedThoughItsRollWasNotSeen) {
  Record record = record_of(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 5ww|?5 3",
      "555ww /bust");
  record.tags.push_back({"Unseen", "1"});
  const Review unseen = *review_of(record);
  EXPECT_TRUE(unseen.verdicts[0].unseen);
  EXPECT_FALSE(unseen.verdicts[1].unseen);
  EXPECT_FALSE(unseen.verdicts[1].forced());
}

TEST(Review, ForcedDecisionsAreNotCounted) {
  // One face to keep; it ends the turn.
  const auto reviewed =
      review_of(record_of("compact 21-36 -/- A 5ww|?5 1", "44444 /4"));
  ASSERT_TRUE(reviewed);
  EXPECT_TRUE(reviewed->verdicts[1].forced());
  EXPECT_EQ(reviewed->accounts[0].all.decisions, 0);
  EXPECT_EQ(reviewed->accounts[0].all.error_rate(), 0);
}

TEST(Review, AThrownAwayGameIsAVeryBadMove) {
  const auto reviewed = review_of(apple_record());
  ASSERT_TRUE(reviewed);
  EXPECT_TRUE(reviewed->finished());
  const Verdict& verdict = reviewed->verdicts.at(0);
  EXPECT_EQ(verdict.mark, Mark::very_bad);
  EXPECT_EQ(verdict.question, Question::specialist);
  EXPECT_EQ(verdict.chosen().loss, 1);
  EXPECT_EQ(verdict.best().move.text(), "back:hen");
  const Account& account = reviewed->accounts[0];
  EXPECT_EQ(account.start, 1);
  EXPECT_EQ(account.skill, -1);
  EXPECT_EQ(account.result, 0);
  EXPECT_EQ(account.adjusted(), 0);
  EXPECT_EQ(account.all.errors(Mark::very_bad), 1);
  EXPECT_EQ(reviewed->rating(0), Rating::chance);
  EXPECT_EQ(reviewed->rating(1), std::nullopt);
  EXPECT_EQ(account.tally(Question::specialist).error_rate(), 1);
  EXPECT_EQ(reviewed->accounts[1].skill, 1);
  EXPECT_EQ(reviewed->accounts[1].all.decisions, 0);
}

TEST(Review, AGameThatStopsInTheMiddleHasTheEnginesValueAsResult) {
  const auto reviewed = review_of(
      record_of("compact 21-36 -/- A |?8 1", "12345www /w /roll 11234"));
  ASSERT_TRUE(reviewed);
  EXPECT_FALSE(reviewed->finished());
  EXPECT_THAT(reviewed->accounts[0].result, AllOf(Ge(0.0), Le(1.0)));
  EXPECT_EQ(reviewed->accounts[0].result, reviewed->verdicts.back().shares[0]);
}

TEST(Review, AnIllegalEventIsRefused) {
  Record record{{}, at("compact 21-36 -/- A |?8 1"), {}};
  record.events.emplace_back(Move::simple(MoveKind::roll));
  const auto reviewed = review_of(record);
  ASSERT_FALSE(reviewed);
  EXPECT_EQ(reviewed.error().code, Code::illegal);
}

TEST(Review, ExplainsAsManyDecisionsAsItIsAskedTo) {
  Rng rng(2);
  const Record record = random_record({Rules(RuleSet::compact), 2}, rng, 60);
  const auto all =
      review_of(record, {.explained = ReviewOptions::Explained::all});
  ASSERT_TRUE(all);
  int unmarked = 0;
  for (const Verdict& v : all->verdicts) {
    if (!v.decision()) continue;
    EXPECT_EQ(v.facts.empty(), v.chosen().loss <= no_loss) << text(v.before);
    unmarked += !v.facts.empty() && v.mark == Mark::none ? 1 : 0;
  }
  EXPECT_GT(unmarked, 0);
}

/// A choice, and what it is about.
struct KnownQuestion {
  const char* position;
  const char* one;
  const char* other;
  Question about;
};

TEST(Questions, AreToldApartByTheTwoMoves) {
  using enum Question;
  const KnownQuestion known[] = {
      {"compact 21-36 -/- A |1124555w 1", "5", "w", keep},
      {"compact 21-36 -/- A 444455w|.1 1", "roll", "stop", stop},
      {"deluxe - 21.36/25.35 c-,hA,r-,w-,g-,aA 0/0 A back 40", "back:apple",
       "back:hen", specialist},
      {"deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 3",
       "golden", "plain", specialist},
      {"wok 64 - 5125:1121/124633:11222334 A bbb|ss#3 20", "take:s",
       "steal:s:B:1", rob},
  };
  for (const auto& [position, one, other, about] : known) {
    const AnyState state = at(position);
    EXPECT_EQ(question(state, *Move::parse(one), *Move::parse(other)), about)
        << position;
    EXPECT_EQ(question(state, *Move::parse(other), *Move::parse(one)), about)
        << position;
  }
  EXPECT_EQ(name(keep), "keep");
  EXPECT_EQ(name(stop), "stop");
  EXPECT_EQ(name(specialist), "specialist");
  EXPECT_EQ(name(rob), "rob");
}

TEST(Review, NamesComeFromTheTags) {
  Record record = apple_record();
  record.tags.push_back({"B", "Bruno"});
  EXPECT_THAT(review_of(record)->names, ::testing::ElementsAre("A", "Bruno"));
  record.tags.push_back({"A", "Bruno"});
  EXPECT_THAT(review_of(record)->names,
              ::testing::ElementsAre("Bruno (A)", "Bruno (B)"));
}

TEST(Review, TellsHowFarItIsAndStopsWhenItIsToldTo) {
  Rng rng(2);
  const Record record = random_record({Rules(RuleSet::compact), 2}, rng, 60);
  std::vector<double> told;
  const auto reviewed = review_of(record, {.progress = [&](double part) {
                                    told.push_back(part);
                                    return told.size() < 3;
                                  }});
  ASSERT_TRUE(reviewed);
  // It is asked at the first event and at every sixteenth behind it.
  EXPECT_EQ(told, (std::vector<double>{0, 16 / 60.0, 32 / 60.0}));
  EXPECT_EQ(reviewed->verdicts.size(), 33U);
}

TEST(Marks, FollowTheirTable) {
  EXPECT_EQ(mark(0), Mark::none);
  for (const MarkLimit& limit : mark_limits) {
    EXPECT_EQ(mark(limit.loss), limit.mark);
    EXPECT_LT(mark(limit.loss - 1e-6), limit.mark);
  }
  EXPECT_EQ(fortune(0), Fortune::even);
  EXPECT_EQ(fortune(lucky_from), Fortune::lucky);
  EXPECT_EQ(fortune(-very_lucky_from), Fortune::very_unlucky);
  EXPECT_EQ(rating(0, 1), Rating::engine);
  EXPECT_EQ(rating(1, 1), Rating::chance);
  for (const RatingLimit& limit : rating_limits) {
    EXPECT_EQ(rating(limit.loss, 1), limit.rating);
    EXPECT_GT(rating(limit.loss + 1e-6, 1), limit.rating);
  }
}

}  // namespace
}  // namespace gockel::testing
