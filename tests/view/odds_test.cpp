// What a view says of chances and of what failing costs.

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/view/view.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

View told_view(const AnyState& state) {
  Outlook outlook(*built_in_values(rules(state), seats(state)));
  return look(state, &outlook);
}

View told_view(std::string_view position) { return told_view(at(position)); }

const ChoiceView& choice(const View& view, MoveKind kind) {
  return *std::ranges::find_if(view.choices, [kind](const ChoiceView& one) {
    return one.move.kind() == kind;
  });
}

const FaceView& face(const View& view, Face wanted) {
  return *std::ranges::find(view.grill()->faces, wanted, &FaceView::face);
}

TEST(Odds, OfARollAreThoseOfTheTurnNotOfTheNextBust) {
  // 23 without a worm: only the worm, one face in six, makes a prize of it
  // (28); the next roll busts on a 2 or a 5 alone.
  const View view = told_view("compact 21-36 -/- A 2222555|.1 1");
  const ChoiceView& roll = choice(view, MoveKind::roll);
  EXPECT_NEAR(roll.fails.value(), 5.0 / 6, 1e-12);
  EXPECT_NEAR(view.grill()->bust.value(), 1.0 / 3, 1e-12);
  ASSERT_TRUE(roll.likely.has_value());
  EXPECT_EQ(roll.likely->effect.kind, EffectKind::took);
  EXPECT_EQ(number(roll.likely->effect.tile), 28);
  EXPECT_NEAR(roll.likely->probability, 1.0 / 6, 1e-12);
  // Stopping fails for certain, so rolling is best and its risk the turn's.
  EXPECT_EQ(view.fail, roll.fails);
}

TEST(Odds, OfALastDieAreThoseOfItsBust) {
  // 31 with a worm: 1, 2 and 3 bring 32, 33 and 34, the other three bust.
  const View view = told_view("compact 21-36 -/- A 444455w|.1 1");
  EXPECT_NEAR(choice(view, MoveKind::roll).fails.value(), 0.5, 1e-12);
  EXPECT_NEAR(choice(view, MoveKind::roll).likely->probability, 1.0 / 6, 1e-12);
  EXPECT_FALSE(choice(view, MoveKind::stop).fails.has_value());
}

TEST(Odds, OfAFaceAreThoseOfTheTurnThatGoesOn) {
  // With the 4 it is 22 without a worm, which one die in six brings; with the
  // worm it is 23 and a stop takes that tile at once.
  const View view = told_view("compact 21-36 -/- A 222255|4w 1");
  EXPECT_NEAR(face(view, 3).fails.value(), 5.0 / 6, 1e-12);
  EXPECT_EQ(face(view, face::worm).fails, 0.0);
  // Whatever is kept best, the turn fails as often as told of it.
  EXPECT_EQ(view.fail, 0.0);
  // The last dice aside end the turn: nothing is risked any more.
  const View last = told_view("compact 21-36 -/- A 222255w|4 1");
  EXPECT_FALSE(face(last, 3).fails.has_value());
  EXPECT_TRUE(face(last, 3).stop.has_value());
}

TEST(Odds, CountTheWeaselThatMayAnswerABust) {
  // The same die with the weasel: it fails only twice in a row.
  const View view = told_view(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 444455w|.1 "
      "3");
  EXPECT_NEAR(choice(view, MoveKind::roll).fails.value(), 0.25, 1e-12);
}

TEST(Odds, OfALockAreThatNothingIsOnOffer) {
  // All stacks are empty, so chopsticks offer nothing: two blue and two red
  // need a sushi or a bone, four faces of six.
  const View view =
      told_view("wok 635241152634 112213142132 -:-/-:- A bbr|sr#2 1");
  const auto lock = std::ranges::find(
      view.locks, Move::lock(Dice::of(symbol::red, 1)), &LockView::move);
  ASSERT_NE(lock, view.locks.end());
  EXPECT_NEAR(lock->fails.value(), 1.0 / 3, 1e-12);
}

TEST(Odds, AreToldOnlyWithAnOutlook) {
  for (const std::string_view position :
       {"compact 21-36 -/- A 5555w|.3 1",
        "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1"}) {
    const View view = look(at(position));
    EXPECT_FALSE(view.fail.has_value());
    for (const ChoiceView& one : view.choices)
      EXPECT_FALSE(one.fails || one.likely);
    for (const LockView& lock : view.locks) EXPECT_FALSE(lock.fails);
  }
  for (const FaceView& one :
       look(at("compact 21-36 -/- A 222255|4w 1")).grill()->faces)
    EXPECT_FALSE(one.fails);
  EXPECT_FALSE(look(at("compact 21-36 -/- A 5555w|.3 1")).grill()->bust);
  EXPECT_FALSE(told_view("compact - 21.22/36 - over 31").fail);
}

TEST(Odds, OfEveryPositionAreChances) {
  int told = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(told) + 5);
    AnyState state = new_game(seating, rng);
    Outlook outlook(*built_in_values(seating.rules, seating.seats));
    for (int n = 0; n < 12 && node(state) != Node::terminal; ++n) {
      const View view = look(state, &outlook);
      ASSERT_TRUE(view.fail.has_value());
      EXPECT_GE(*view.fail, 0);
      EXPECT_LE(*view.fail, 1 + 1e-12);
      for (const ChoiceView& one : view.choices) {
        if (!one.fails) continue;
        ++told;
        // What is likeliest to succeed cannot be likelier than success.
        if (one.likely) {
          EXPECT_LE(one.likely->probability, 1 - *one.fails + 1e-9);
        }
      }
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(told, 50);
}

TEST(Failure, CostsTheTopTileAndTheHighestOfTheGrill) {
  const View view = told_view("compact 21-24,26-36 25/- A 5555|.4 3");
  EXPECT_EQ(view.failure->tile, 25);
  EXPECT_EQ(view.failure->turned, 36);
  EXPECT_EQ(view.failure->figure, std::nullopt);
}

TEST(Failure, DoesNotTurnTheTileThatGoesBackUnlessTheGameIsShort) {
  const View view = told_view("compact 21-35 36/- A 5555|.4 3");
  EXPECT_EQ(view.failure->tile, 36);
  EXPECT_EQ(view.failure->turned, std::nullopt);
  const View brief = told_view("compact+short 21-35 36/- A 5555|.4 3");
  EXPECT_EQ(brief.failure->turned, 36);
}

TEST(Failure, OfSomebodyWithoutATileCostsNothing) {
  const View view = told_view("compact 21-36 -/- A 5555|.4 1");
  EXPECT_EQ(view.failure->tile, std::nullopt);
  EXPECT_EQ(view.failure->turned, std::nullopt);
  const View strict = told_view("compact+turn_on_empty 21-36 -/- A 5555|.4 1");
  EXPECT_EQ(strict.failure->tile, std::nullopt);
  EXPECT_EQ(strict.failure->turned, 36);
}

TEST(Failure, CostsTheSpecialistTooButOfTheHensOwnerOnlyHer) {
  const View weasel = told_view(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|.4 3");
  EXPECT_EQ(weasel.failure->tile, 25);
  EXPECT_EQ(weasel.failure->turned, 36);
  EXPECT_EQ(weasel.failure->figure, Specialist::weasel);
  const View hen = told_view(
      "deluxe 11,13,22-36 21/- c11,hA,r23,w25,g27,a29 0/0 A 2233|.4 3");
  EXPECT_EQ(hen.failure->tile, std::nullopt);
  EXPECT_EQ(hen.failure->turned, std::nullopt);
  EXPECT_EQ(hen.failure->figure, Specialist::hen);
}

TEST(Failure, InTheWokIsTheWorstBoneOrWithoutBonesTheLowestSushi) {
  const View bones =
      told_view("wok 4352116 2311 -:2/653:131/24:4212 A bb|sbr#2 16");
  EXPECT_EQ(bones.failure->course, Course::bone);
  EXPECT_EQ(bones.failure->value, 3);
  const View sushi =
      told_view("wok 42 - 66554:1111122/33211:22334 A |ssfbr#1 41");
  EXPECT_EQ(sushi.failure->course, Course::sushi);
  EXPECT_EQ(sushi.failure->value, 2);
}

TEST(Keeps, OfTwoOnesOrMoreBringABratworm) {
  constexpr std::string_view full =
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |1112344w 1";
  EXPECT_TRUE(face(told_view(full), face::one).bratworm);
  EXPECT_FALSE(face(told_view(full), face::four).bratworm);
  // None in the supply, and the hen guards the only ones there are.
  const View guarded = told_view(
      "deluxe 11,13,22-36 -/21 c11,hB,r23,w25,g27,a29 0/7 A |1112344w 5");
  EXPECT_FALSE(face(guarded, face::one).bratworm);
  const View base = told_view("compact 21-36 -/- A |1112344w 1");
  EXPECT_FALSE(face(base, face::one).bratworm);
}

TEST(Keeps, OfTheLastDieSayWhatTheTurnComesTo) {
  const View worm = told_view("compact 21-36 -/- A 2222555|w 1");
  ASSERT_TRUE(face(worm, face::worm).stop.has_value());
  EXPECT_EQ(number(face(worm, face::worm).stop->prize.tile), 28);
  const View three = told_view("compact 21-36 -/- A 2222555|3 1");
  ASSERT_TRUE(face(three, face::three).stop.has_value());
  EXPECT_TRUE(face(three, face::three).stop->vain);
  const View more = told_view("compact 21-36 -/- A 222255|3w 1");
  EXPECT_FALSE(face(more, face::three).stop.has_value());
}

TEST(Stops, SayWhichSpecialistComesAndWhichMayHaveToGo) {
  const View theft = told_view(
      "deluxe 11,13,21-24,26-28,30-36 25/29 c11,h21,r23,wA,g27,aB 0/0 A "
      "4wwwww|.2 5");
  const ChoiceView& stop = choice(theft, MoveKind::stop);
  EXPECT_EQ(stop.prize.kind, Prize::Kind::steal);
  EXPECT_EQ(stop.figure, Specialist::apple);
  EXPECT_EQ(stop.rival, Specialist::weasel);
  const View hen = told_view(
      "deluxe 11,13,22-24,26-36 25/21 c11,hB,r23,wA,g27,a29 0/0 A 1wwww|.3 5");
  EXPECT_EQ(choice(hen, MoveKind::stop).prize.kind, Prize::Kind::hen);
  EXPECT_EQ(choice(hen, MoveKind::stop).rival, Specialist::weasel);
  const View first = told_view(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 1wwww|.3 1");
  EXPECT_EQ(choice(first, MoveKind::stop).figure, Specialist::hen);
  EXPECT_EQ(choice(first, MoveKind::stop).rival, std::nullopt);
}

TEST(Stops, AreAskedBackWhenTheyFailAndSomethingElseMayNot) {
  const View view = told_view("compact 21-36 -/- A 2222555|.1 1");
  EXPECT_TRUE(choice(view, MoveKind::stop).doubted);
  EXPECT_FALSE(choice(view, MoveKind::roll).doubted);
  // All dice aside: 11 fails with the canned worm and without it.
  const View lost = told_view(
      "deluxe 13,21-36 11/- cA,h21,r23,w25,g27,a29 0/0 A 11111222|.0 5");
  ASSERT_FALSE(lost.choices.empty());
  for (const ChoiceView& one : lost.choices) {
    EXPECT_TRUE(one.vain);
    EXPECT_FALSE(one.doubted);
  }
}

}  // namespace
}  // namespace gockel::testing
