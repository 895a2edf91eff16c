#include "gockel/view/view.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

View view_of(std::string_view position) { return look(at(position)); }

const GrillView& grill_board(const View& view) {
  return std::get<GrillView>(view.board);
}
/// The first way to stop.
const ChoiceView& stop_of(const View& view) {
  return *std::ranges::find_if(view.choices, [](const ChoiceView& choice) {
    return choice.move.kind() == MoveKind::stop;
  });
}
const WokView& wok_board(const View& view) {
  return std::get<WokView>(view.board);
}

TEST(View, TilesAreOpenTurnedOrInStacks) {
  const View view = view_of("compact 21-24,26-33,35 25.34/-/- B 3ww|12445 17");
  const auto& tiles = grill_board(view).tiles;
  ASSERT_EQ(tiles.size(), 16U);
  EXPECT_EQ(tiles.front().number, 21);
  EXPECT_EQ(tiles.front().state, TileView::State::up);
  EXPECT_EQ(tiles[4].number, 25);
  EXPECT_EQ(tiles[4].state, TileView::State::gone);
  EXPECT_EQ(tiles.back().number, 36);
  EXPECT_EQ(tiles.back().state, TileView::State::down);
  EXPECT_EQ(tiles.back().worms, 4);
}

TEST(View, StacksAreListedFromTheTop) {
  const View view = view_of("compact 21-24,26-33,35 25.34/-/- B 3ww|12445 17");
  EXPECT_EQ(view.seats[0].tiles, (std::vector{34, 25}));
  EXPECT_EQ(view.seats[0].score, 6);
  EXPECT_TRUE(view.seats[1].to_act);
  EXPECT_EQ(view.turn, 17U);
}

TEST(View, FacesOfTheRollKnowWhetherTheyAreFreeAndTheTotalAfterThem) {
  const View view = view_of("compact 21-24,26-33,35 25.34/-/- B 3ww|12345 17");
  const auto& faces = grill_board(view).faces;
  ASSERT_EQ(faces.size(), 5U);
  EXPECT_EQ(grill_board(view).total, 13);
  EXPECT_EQ(faces[0].total, 14);
  EXPECT_TRUE(faces[0].free);
  EXPECT_FALSE(faces[2].free);  // 3 was kept
}

TEST(View, AStopSaysWhatItTakes) {
  const View view = view_of("compact 21-36 -/- A 5555w|.3 1");
  ASSERT_EQ(view.choices.size(), 2U);
  EXPECT_EQ(view.choices[0].move, Move::simple(MoveKind::roll));
  const ChoiceView& stop = view.choices[1];
  EXPECT_EQ(stop.prize.kind, Prize::Kind::grill);
  EXPECT_EQ(number(stop.prize.tile), 25);
}

TEST(View, AStopSaysFromWhomItSteals) {
  const View view = view_of("compact 21-24,26-36 -/25 A 5555w|.3 3");
  const ChoiceView& stop = stop_of(view);
  EXPECT_EQ(stop.prize.kind, Prize::Kind::steal);
  EXPECT_EQ(stop.prize.from, 1);
}

TEST(View, AFailingStopSaysWhatItCosts) {
  const View view = view_of("compact 21-24,26-36 25/- A 5555|.4 3");
  const ChoiceView& stop = stop_of(view);
  EXPECT_EQ(stop.prize.kind, Prize::Kind::nothing);
  EXPECT_EQ(stop.prize.why, Failure::no_worm);
  EXPECT_TRUE(stop.vain);
  EXPECT_TRUE(stop.doubted);
}

TEST(View, SpecialistsStandOnTilesOrBelongToSeats) {
  const View view = view_of(
      "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4");
  EXPECT_EQ(grill_board(view).phase, Phase::choose);
  EXPECT_EQ(grill_board(view).supply, 4);
  EXPECT_EQ(grill_board(view).tiles[2].figure, Specialist::hen);
  EXPECT_EQ(view.seats[0].figures, std::vector{Specialist::golden});
  EXPECT_EQ(view.seats[2].figures, std::vector{Specialist::can});
  EXPECT_EQ(view.seats[2].bratworms, 2);
  EXPECT_EQ(view.choices.size(), 2U);
}

TEST(View, APrizeNamesTheSpecialistThatComesWithIt) {
  const View view =
      view_of("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 35ww|.4 1");
  EXPECT_EQ(stop_of(view).prize.kind, Prize::Kind::nothing);
  const View hen = view_of(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3344ww|.2 1");
  ASSERT_EQ(number(stop_of(hen).prize.tile), 24);
  EXPECT_EQ(stop_of(hen).figure, std::nullopt);
  const View raven = view_of(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3555w|.3 1");
  ASSERT_EQ(number(stop_of(raven).prize.tile), 23);
  EXPECT_EQ(stop_of(raven).figure, Specialist::raven);
}

TEST(View, AWokShowsRowsOffersAndStacksFromTheTop) {
  const View view = view_of("wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14");
  ASSERT_EQ(wok_board(view).sushi.size(), 7U);
  EXPECT_EQ(wok_board(view).sushi[1].value, 3);
  EXPECT_EQ(wok_board(view).sushi[1].place, 2);
  EXPECT_TRUE(wok_board(view).sushi[1].offered);
  EXPECT_FALSE(wok_board(view).sushi[2].offered);
  EXPECT_EQ(
      view.seats[0].sushi,
      (SeatView::Stack{std::optional(3), std::optional(5), std::optional(6)}));
  EXPECT_EQ(view.seats[0].counting, 1);
  EXPECT_EQ(view.seats[0].score, 6 - 2);
  ASSERT_EQ(view.choices.size(), 2U);
  EXPECT_EQ(view.choices[0].move, Move::take(Course::sushi));
  EXPECT_EQ(view.choices[0].value, 3);
  EXPECT_EQ(view.choices[1].move, Move::take(Course::bone));
  EXPECT_FALSE(view.locks.empty());
}

TEST(View, AWokWithMemoryShowsOnlyTheTopsUntilTheEnd) {
  const View view =
      view_of("wok+memory 4352116 2311 653:2/24:1314212 B ss|ffr#2 14");
  EXPECT_EQ(view.seats[0].sushi,
            (SeatView::Stack{std::optional(3), std::nullopt, std::nullopt}));
  EXPECT_EQ(view.seats[0].score, std::nullopt);
  const View over =
      view_of("wok+memory - - 635241:112213/152634:142132 - over 24");
  EXPECT_TRUE(over.seats[0].score.has_value());
  EXPECT_TRUE(over.seats[0].sushi.back().has_value());
}

TEST(View, TheWinnerIsKnownAtTheEnd) {
  const View view = view_of("compact - 21.22/36 - over 31");
  EXPECT_EQ(view.node, Node::terminal);
  EXPECT_FALSE(view.seats[0].wins());
  EXPECT_TRUE(view.seats[1].wins());
}

TEST(View, AStopMarksItsTileOrWhoseItIs) {
  const View both = view_of("classic2005 21-24,26-36 -/25 A 5555w|.3 3");
  EXPECT_TRUE(both.seats[1].target);
  EXPECT_FALSE(both.seats[0].target);
  EXPECT_EQ(grill_board(both).tiles[3].number, 24);
  EXPECT_EQ(grill_board(both).tiles[3].prize, TileView::PrizeOf::lower);
  const View plain = view_of("compact 21-36 -/- A 5555w|.3 1");
  EXPECT_EQ(grill_board(plain).tiles[4].prize, TileView::PrizeOf::stop);
  EXPECT_EQ(grill_board(plain).tiles[3].prize, TileView::PrizeOf::none);
}

/// The one choice that is obvious, "" where none is.
std::string obvious(std::string_view position) {
  const View view = view_of(position);
  const auto is = [](const ChoiceView& choice) { return choice.obvious; };
  EXPECT_LE(std::ranges::count_if(view.choices, is), 1);
  const auto found = std::ranges::find_if(view.choices, is);
  return found == view.choices.end() ? "" : found->move.text();
}

TEST(View, OneChoiceIsTheObviousOne) {
  EXPECT_EQ(obvious("compact 21-36 -/- A 5555w|.3 1"), "stop");
  EXPECT_EQ(obvious("compact 21-36 -/- A 5555|.4 1"), "roll");  // vain to stop
  EXPECT_EQ(obvious("compact 21-36 -/- A |1123344w 1"), "");
  EXPECT_EQ(obvious("deluxe 13,21,23-26,28-31 27/22/11 "
                    "cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4"),
            "golden");
  EXPECT_EQ(obvious("wok 4352116 2311 653:2/24:1314212 B sb|brr#3 14"),
            "take:s");
}

TEST(View, AStopThatFailsIsVain) {
  EXPECT_TRUE(stop_of(view_of("compact 21-36 -/- A 5555|.4 1")).vain);
  EXPECT_FALSE(stop_of(view_of("compact 21-36 -/- A 5555w|.3 1")).vain);
}

TEST(View, PuttingASpecialistBackSaysWhichOneStays) {
  const View view = view_of(
      "deluxe 11,13,22-24,26-36 21.25/- c11,hA,r23,wA,g27,a29 0/0 A back 5");
  ASSERT_EQ(view.choices.size(), 2U);
  EXPECT_EQ(view.choices[0].move, Move::back(Specialist::hen));
  EXPECT_EQ(view.choices[0].remaining, Specialist::weasel);
}

TEST(View, WhatMemoryHidesIsNotInTheChoicesEither) {
  const View view =
      view_of("wok+memory 4352116 2311 653:2/24:1314212 B bb|fbb#2 14");
  ASSERT_EQ(view.choices.size(), 4U);
  EXPECT_EQ(view.choices[1].value, 3);  // the top of A
  EXPECT_EQ(view.choices[2].value, std::nullopt);
  EXPECT_EQ(view.choices[2].place, 2);
  EXPECT_EQ(view.seats[0].counting, std::nullopt);
}

/// What is seen between the position and what the event, as records write it,
/// makes of it.
std::optional<View> between(std::string_view position, Event event) {
  const AnyState before = at(position);
  AnyState after = before;
  EffectList effects;
  step(after, event, &effects);
  return look_between(before, after, effects);
}

TEST(View, ARollThatBustsIsStillSeen) {
  const Dice roll = Dice::of(face::five, 2) + Dice::of(face::worm, 2);
  const auto view = between("compact 21-24,26-36 25/- A 55ww|?4 3", roll);
  ASSERT_TRUE(view.has_value());
  EXPECT_TRUE(view->passing);
  EXPECT_EQ(view->to_act, 0);
  EXPECT_EQ(grill_board(*view).phase, Phase::rolled);
  EXPECT_EQ(grill_board(*view).rolled, roll);
  EXPECT_EQ(grill_board(*view).kept.size(), 4);
  EXPECT_FALSE(grill_board(*view).faces[0].free);
  EXPECT_EQ(view->seats[0].tiles, std::vector{25});  // not returned yet
  EXPECT_TRUE(view->moves.empty() && view->choices.empty());
  EXPECT_EQ(grill_board(*view).bust, std::nullopt);
}

TEST(View, ALastKeepIsStillSeen) {
  const auto view =
      between("compact 21-24,26-36 25/- A 5555|2222 3", Move::keep(face::two));
  ASSERT_TRUE(view.has_value());
  EXPECT_EQ(grill_board(*view).phase, Phase::hand);
  EXPECT_EQ(grill_board(*view).kept.size(), 8);
  EXPECT_EQ(grill_board(*view).total, 28);
  EXPECT_EQ(grill_board(*view).dice_left(), 0);
  EXPECT_TRUE(grill_board(*view).faces.empty());
}

TEST(View, ALastRollOfTheWokThatOffersNothingIsStillSeen) {
  // Two of each chopsticks steal nothing, and the sushi row is gone.
  const auto view = between("wok - 2311 653:2/244352116:1314212 A bbrr|?1#3 14",
                            Dice::of(symbol::sushi, 1));
  ASSERT_TRUE(view.has_value());
  EXPECT_EQ(wok_board(*view).rolled, Dice::of(symbol::sushi, 1));
  EXPECT_EQ(wok_board(*view).locked.size(), 4);
  EXPECT_TRUE(wok_board(*view).last_roll);
  EXPECT_TRUE(view->locks.empty() && view->choices.empty());
}

TEST(View, ATurnThatGoesOnOrIsEndedByAStopHasNothingInBetween) {
  EXPECT_FALSE(between("compact 21-36 -/- A |11233344 1", Move::keep(0)));
  EXPECT_FALSE(
      between("compact 21-36 -/- A 5555w|.3 1", Move::stop(Stop::basic)));
  // The weasel may still answer.
  EXPECT_FALSE(between(
      "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|?4 3",
      Dice::of(face::two, 2) + Dice::of(face::three, 2)));
}

/// Laws that tie a view to its position, over random games.
TEST(View, FitsThePosition) {
  int positions = 0;
  for (const Seating& seating : all_seatings()) {
    Rng rng(static_cast<std::uint64_t>(positions) + 7);
    AnyState state = new_game(seating, rng);
    for (int n = 0; n < 60 && node(state) != Node::terminal; ++n) {
      const View view = look(state);
      std::size_t keeps = 0;
      for (const Move move : view.moves)
        keeps += move.kind() == MoveKind::keep ? 1 : 0;
      EXPECT_EQ(view.choices.size() + view.locks.size() + keeps,
                moves(state).size());
      EXPECT_EQ(view.node, node(state));
      for (const SeatView& seat : view.seats)
        if (seat.score) {
          EXPECT_EQ(*seat.score, score(state, seat.seat));
        }
      step(state, random_event(state, rng));
      ++positions;
    }
  }
  EXPECT_GT(positions, 1000);
}

}  // namespace
}  // namespace gockel::testing
