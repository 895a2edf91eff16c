// What a coach knows before a choice.

#include "gockel/review/coaching.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "gockel/review/marks.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

Coaching coached(std::string_view position) {
  const AnyState state = at(position);
  Outlook outlook(*built_in_values(rules(state), seats(state)));
  return coach(outlook, state);
}

const CoachedMove& of(const Coaching& coaching, std::string_view move) {
  return *std::ranges::find_if(coaching.moves, [&](const CoachedMove& one) {
    return one.candidate.move.text() == move;
  });
}

double chance(const Prospect& prospect, EffectKind kind, int tile = 0) {
  double sum = 0;
  for (const TurnEnding& ending : prospect.endings)
    if (ending.effect.kind == kind &&
        (tile == 0 || number(ending.effect.tile) == tile))
      sum += ending.probability;
  return sum;
}

TEST(Coaching, OfALastDieIsWorkedOutByHand) {
  // 31 with a worm: 1, 2 and 3 bring 32, 33 and 34, the other three bust, and
  // there is nothing to lose. 31 and 32 have three worms, 33 and 34 four.
  const Coaching coaching = coached("compact 21-36 -/- A 444455w|.1 1");
  const CoachedMove& roll = of(coaching, "roll");
  EXPECT_NEAR(roll.candidate.fail, 0.5, 1e-12);
  EXPECT_NEAR(roll.prospect.gain, (3 + 4 + 4) / 6.0, 1e-12);
  EXPECT_NEAR(chance(roll.prospect, EffectKind::took, 33), 1.0 / 6, 1e-12);
  EXPECT_NEAR(chance(roll.prospect, EffectKind::failed), 0.5, 1e-12);
  const CoachedMove& stop = of(coaching, "stop");
  EXPECT_EQ(stop.prospect.gain, 3);
  ASSERT_EQ(stop.prospect.endings.size(), 1U);
  EXPECT_EQ(number(stop.prospect.endings[0].effect.tile), 31);
  // Stopping is better, so it is what the turn brings.
  EXPECT_EQ(coaching.moves[0].candidate.move.text(), "stop");
  EXPECT_EQ(coaching.prospect.gain, 3);
  EXPECT_EQ(coaching.fail, 0);
}

TEST(Coaching, CountsWhatAFailedTurnLoses) {
  // The same die with the 36, four worms, to lose.
  const Coaching coaching = coached("compact 21-35 36/- A 444455w|.1 5");
  EXPECT_NEAR(of(coaching, "roll").prospect.gain, (3 + 4 + 4) / 6.0 - 0.5 * 4,
              1e-12);
}

TEST(Coaching, CountsTheBratwormThatKeepingBrings) {
  const Coaching coaching = coached(
      "deluxe 11,13,21-36 -/- c11,h21,r13,w25,g27,a29 0/0 A 55www|113 1");
  // 25 and two worms more than 1: two 1s bring 27 at least, and a Bratworm.
  EXPECT_GT(of(coaching, "1").prospect.gain, 1);
  for (const TurnEnding& ending : of(coaching, "1").prospect.endings)
    EXPECT_GE(ending.score, 1);
}

TEST(Coaching, FollowsAChoiceThatAMoveLeavesOpen) {
  // The stop takes a tile with a Specialist, and then one of two goes back.
  const Coaching coaching = coached(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 1wwww|.3 5");
  const Prospect& stop = of(coaching, "stop").prospect;
  ASSERT_EQ(stop.endings.size(), 1U);
  EXPECT_EQ(number(stop.endings[0].effect.tile), 21);
  EXPECT_EQ(stop.gain, 1);
}

TEST(Coaching, OfAChoiceAfterTheDiceHasNothingToEnd) {
  const Coaching coaching =
      coached("deluxe - 21.36/25.35 c-,hA,r-,w-,g-,aA 0/0 A back 40");
  EXPECT_TRUE(coaching.prospect.endings.empty());
  EXPECT_EQ(of(coaching, "back:hen").prospect.gain, 0);
  EXPECT_EQ(of(coaching, "back:apple").prospect.gain, -apple_worms);
  EXPECT_EQ(mark(of(coaching, "back:apple").candidate.loss), Mark::very_bad);
}

TEST(Coaching, OfAGameThatIsOverIsItsResult) {
  const Coaching coaching = coached("compact - 21.22/36 - over 31");
  EXPECT_EQ(coaching.shares[1], 1);
  EXPECT_TRUE(coaching.moves.empty());
  EXPECT_TRUE(coaching.prospect.endings.empty());
}

TEST(Coaching, AddsUpAtEveryPositionOfEverySeating) {
  std::map<Node, int> met;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(seating.seats) + 11);
    AnyState state = new_game(seating, rng);
    Outlook outlook(*built_in_values(seating.rules, seating.seats));
    for (int n = 0; n < 10 && node(state) != Node::terminal; ++n) {
      const Coaching coaching = coach(outlook, state);
      ++met[node(state)];
      EXPECT_EQ(coaching.moves.size(), moves(state).size()) << text(state);
      for (const auto& [candidate, prospect] : coaching.moves) {
        if (prospect.endings.empty()) continue;
        double certain = 0;
        double failed = 0;
        double share = 0;
        double score_sum = 0;
        for (const TurnEnding& ending : prospect.endings) {
          certain += ending.probability;
          share += ending.probability * ending.shares[seat(state)];
          score_sum += ending.probability * ending.score;
          if (ending.effect.kind == EffectKind::failed ||
              ending.effect.forced != 0)
            failed += ending.probability;
        }
        const std::string where = text(state) + " " + candidate.move.text();
        EXPECT_NEAR(certain, 1, 1e-9) << where;
        EXPECT_NEAR(failed, candidate.fail, 1e-9) << where;
        EXPECT_NEAR(share, candidate.shares[seat(state)], 1e-9) << where;
        EXPECT_NEAR(score_sum - score(state, seat(state)), prospect.gain, 1e-9)
            << where;
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(met[Node::decision], 50);
  EXPECT_GT(met[Node::chance], 50);
}

}  // namespace
}  // namespace gockel::testing
