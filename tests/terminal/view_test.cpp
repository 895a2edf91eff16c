#include "gockel/terminal/view.h"

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

const GrillView& grill_board(const View& view) {
  return std::get<GrillView>(view.board);
}
const WokView& wok_board(const View& view) {
  return std::get<WokView>(view.board);
}

TEST(View, TilesInStacksAreGoneFromTheGrillAndTurnedOnesAreFaceDown) {
  const View view = view_of("compact 21-24,26-33,35 25.34/-/- B 3ww|12445 17");
  const auto& tiles = grill_board(view).tiles;
  ASSERT_EQ(tiles.size(), 14U);  // 16 without 25 and 34
  EXPECT_EQ(tiles.front().number, 21);
  EXPECT_TRUE(tiles.front().face_up);
  EXPECT_EQ(tiles.back().number, 36);
  EXPECT_FALSE(tiles.back().face_up);
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
  ASSERT_EQ(grill_board(view).stops.size(), 1U);
  const StopView& stop = grill_board(view).stops[0];
  EXPECT_EQ(stop.prize.kind, Prize::Kind::grill);
  EXPECT_EQ(number(stop.prize.tile), 25);
  // Three dice bust when all show 5 or worm.
  EXPECT_NEAR(grill_board(view).bust.value(), 1.0 / 27, 1e-12);
}

TEST(View, AStopSaysFromWhomItSteals) {
  const View view = view_of("compact 21-24,26-36 -/25 A 5555w|.3 3");
  const StopView& stop = grill_board(view).stops[0];
  EXPECT_EQ(stop.prize.kind, Prize::Kind::steal);
  EXPECT_EQ(stop.prize.from, 1);
}

TEST(View, AFailingStopSaysWhatItCosts) {
  const View view = view_of("compact 21-24,26-36 25/- A 5555|.4 3");
  const StopView& stop = grill_board(view).stops[0];
  EXPECT_EQ(stop.prize.kind, Prize::Kind::nothing);
  EXPECT_EQ(stop.prize.why, Failure::no_worm);
  EXPECT_EQ(stop.loses, 25);
}

TEST(View, SpecialistsStandOnTilesOrBelongToSeats) {
  const View view = view_of(
      "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4");
  EXPECT_EQ(grill_board(view).phase, Phase::choose);
  EXPECT_EQ(grill_board(view).supply, 4);
  EXPECT_EQ(grill_board(view).tiles[1].figure, Specialist::hen);
  EXPECT_EQ(view.seats[0].figures, std::vector{Specialist::golden});
  EXPECT_EQ(view.seats[2].figures, std::vector{Specialist::can});
  EXPECT_EQ(view.seats[2].bratworms, 2);
  EXPECT_EQ(view.choices.size(), 2U);
}

TEST(View, APrizeNamesTheSpecialistThatComesWithIt) {
  const View view =
      view_of("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 35ww|.4 1");
  EXPECT_EQ(grill_board(view).stops[0].prize.kind, Prize::Kind::nothing);
  const View hen = view_of(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3344ww|.2 1");
  ASSERT_EQ(number(grill_board(hen).stops[0].prize.tile), 24);
  EXPECT_EQ(grill_board(hen).stops[0].figure, std::nullopt);
  const View raven = view_of(
      "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 3555w|.3 1");
  ASSERT_EQ(number(grill_board(raven).stops[0].prize.tile), 23);
  EXPECT_EQ(grill_board(raven).stops[0].figure, Specialist::raven);
}

TEST(View, AWokShowsRowsOffersAndStacksFromTheTop) {
  const View view = view_of("wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14");
  EXPECT_EQ(wok_board(view).sushi, (std::vector{4, 3, 5, 2, 1, 1, 6}));
  EXPECT_EQ(
      view.seats[0].sushi,
      (SeatView::Stack{std::optional(3), std::optional(5), std::optional(6)}));
  EXPECT_EQ(view.seats[0].counting_sushi, 1);
  EXPECT_EQ(view.seats[0].score, 6 - 2);
  EXPECT_EQ(wok_board(view).offers,
            (std::vector{Move::take(Course::sushi), Move::take(Course::bone)}));
  EXPECT_TRUE(wok_board(view).can_lock);
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
  EXPECT_FALSE(view.seats[0].wins);
  EXPECT_TRUE(view.seats[1].wins);
}

}  // namespace
}  // namespace gockel::terminal
