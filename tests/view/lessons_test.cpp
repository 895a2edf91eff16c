// Which rule matters when.

#include "gockel/view/lessons.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

using Lessons = std::vector<Lesson>;

/// What A learns at a position.
Lessons here(std::string_view position) { return lessons_at(at(position), 0); }

/// What A learns of an event.
Lessons of(std::string_view position, std::string_view event) {
  const AnyState before = at(position);
  AnyState state = before;
  EffectList effects;
  step(state, *parse_event(state, event), &effects);
  return lessons_of(before, state, effects, 0);
}

TEST(Lessons, BeginWithTheAimOfEachGame) {
  EXPECT_EQ(here("compact 21-36 -/- A |?8 1"),
            (Lessons{{Topic::grill_aim}, {Topic::grill_roll}}));
  EXPECT_EQ(here("compact 21-36 -/- B |?8 1"), (Lessons{{Topic::grill_aim}}));
  EXPECT_EQ(here("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1"),
            (Lessons{{Topic::deluxe_aim}, {Topic::grill_roll}}));
  EXPECT_EQ(here("wok 635241152634 112213142132 -:-/-:- A |?5#1 1"),
            (Lessons{{Topic::wok_aim}, {Topic::wok_roll}}));
}

TEST(Lessons, AreOnlyAboutOnesOwnChoices) {
  EXPECT_EQ(here("compact 21-36 -/- B |1123344w 2"), Lessons{});
  EXPECT_EQ(here("compact 21-36 -/- A |1123344w 3"), (Lessons{{Topic::keep}}));
  EXPECT_EQ(here("compact 21-36 -/- A 44|11233w 3"),
            (Lessons{{Topic::keep_again}}));
}

TEST(Lessons, SayWhatAStopIsGoodFor) {
  EXPECT_EQ(here("compact 21-36 -/- A 444|.5 1"),
            (Lessons{{.topic = Topic::need_worm, .total = 12}}));
  EXPECT_EQ(here("compact 21-36 -/- A www|.5 1"),
            (Lessons{{.topic = Topic::too_low, .total = 15}}));
  EXPECT_EQ(here("compact 21-36 -/- A 1wwww|.3 1"),
            (Lessons{{.topic = Topic::stop, .tile = 21, .total = 21}}));
  EXPECT_EQ(here("compact 21,23-36 22/- A 2wwww|.3 3"),
            (Lessons{{.topic = Topic::stop_lower, .tile = 21, .total = 22}}));
  EXPECT_EQ(here("compact 21,23-36 -/22 A 2wwww|.3 3"),
            (Lessons{{.topic = Topic::steal, .seat = 1, .tile = 22}}));
  EXPECT_EQ(here("classic2005 21,23-36 -/22 A 2wwww|.3 3"),
            (Lessons{{.topic = Topic::steal_or_lower, .seat = 1, .tile = 22}}));
}

TEST(Lessons, OfDeluxeComeWithItsFigures) {
  EXPECT_EQ(
      here("deluxe 11,13,21-36 -/- c21,h22,r23,w25,g27,a29 0/0 A 1ww|.5 1"),
      (Lessons{{.topic = Topic::low_tile, .tile = 11}}));
  EXPECT_EQ(here("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A "
                 "|1112344w 1"),
            (Lessons{{Topic::keep}, {Topic::double_one}}));
  EXPECT_EQ(here("deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A "
                 "|.8 3"),
            (Lessons{{Topic::golden}}));
  EXPECT_EQ(here("deluxe 11,13,22-24,26-36 21.25/- c11,hA,r23,wA,g27,a29 0/0 "
                 "A back 5"),
            (Lessons{{Topic::back}}));
  EXPECT_EQ(here("deluxe 11,13,22-24,26-36 25/21 c11,hB,r23,wA,g27,a29 0/0 A "
                 "1wwww|.3 5"),
            (Lessons{{.topic = Topic::hen, .seat = 1}}));
  EXPECT_EQ(
      of("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 1wwww|.3 "
         "1",
         "/stop"),
      (Lessons{{.topic = Topic::took, .tile = 21},
               {.topic = Topic::specialist, .specialist = Specialist::hen}}));
}

TEST(Lessons, TellWhatHappenedToOnesTiles) {
  EXPECT_EQ(of("compact 21-36 -/- A 1wwww|.3 1", "/stop"),
            (Lessons{{.topic = Topic::took, .tile = 21}}));
  EXPECT_EQ(of("compact 21-36 -/- B 1wwww|.3 1", "/stop"),
            (Lessons{{.topic = Topic::rival_took, .seat = 1, .tile = 21}}));
  EXPECT_EQ(of("compact 21,23-36 -/22 A 2wwww|.3 3", "/stop"),
            (Lessons{{.topic = Topic::stole, .seat = 1, .tile = 22}}));
  EXPECT_EQ(of("compact 21,23-36 22/- B 2wwww|.3 3", "/stop"),
            (Lessons{{.topic = Topic::robbed, .seat = 1, .tile = 22}}));
  EXPECT_EQ(of("compact 21-24,26-36 25/- A 44|?6 3", "444444"),
            (Lessons{{.topic = Topic::failed, .tile = 25},
                     {.topic = Topic::turned, .tile = 36}}));
  EXPECT_EQ(of("compact 21-36 -/- A 44|?6 1", "444444"),
            (Lessons{{Topic::failed_free}}));
}

TEST(Lessons, SayThatTheEndIsNear) {
  EXPECT_EQ(of("compact 21-25 36/35 A 1wwww|.3 31", "/stop"),
            (Lessons{{.topic = Topic::took, .tile = 21},
                     {.topic = Topic::end_near, .total = 4}}));
  EXPECT_EQ(of("compact 21 36/35 A 1wwww|.3 31", "/stop"),
            (Lessons{{.topic = Topic::took, .tile = 21}, {Topic::grill_over}}));
}

TEST(Lessons, OfTheWokFollowItsThreeRolls) {
  EXPECT_EQ(here("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1"),
            (Lessons{{Topic::wok_offers}}));
  EXPECT_EQ(here("wok 635241152634 112213142132 -:-/-:- A ss|fbr#2 1"),
            (Lessons{{Topic::wok_lock}}));
  EXPECT_EQ(here("wok 635241152634 112213142132 -:-/-:- A ssf|br#3 1"),
            (Lessons{{Topic::wok_last}}));
  EXPECT_EQ(here("wok 4352116 2311 -:2/653:131/24:4212 A bb|sbr#2 16"),
            (Lessons{{Topic::wok_lock}, {Topic::wok_steal_top}}));
  EXPECT_EQ(here("wok 4352116 2311 -:2/653:131/24:4212 A bbbb|f#3 16"),
            (Lessons{{Topic::wok_last}, {Topic::wok_steal_any}}));
}

TEST(Lessons, OfTheWokTellWhatIsEaten) {
  EXPECT_EQ(of("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1", "/take:s"),
            (Lessons{{.topic = Topic::ate_sushi, .value = 3}}));
  EXPECT_EQ(of("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1", "/take:f"),
            (Lessons{{.topic = Topic::ate_bone, .value = 1}}));
}

TEST(Lessons, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int t = 0; t < topic_count; ++t) {
    const std::string_view text = name(Topic(t));
    EXPECT_FALSE(text.empty()) << t;
    names.insert(text);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(topic_count));
  EXPECT_EQ(name(Topic::wok_over), "wok_over");
  EXPECT_EQ(name(Topic::took), "took");
}

TEST(Lessons, OfRandomGamesMeetMostRules) {
  std::set<std::string_view> met;
  for (const Seating& seating : all_seatings())
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Rng rng(seed);
      AnyState state = new_game(seating, rng);
      for (int i = 0; i < 600 && node(state) != Node::terminal; ++i) {
        for (const Lesson& lesson : lessons_at(state, 0))
          met.insert(name(lesson.topic));
        const AnyState before = state;
        EffectList effects;
        step(state, random_event(state, rng), &effects);
        for (const Lesson& lesson : lessons_of(before, state, effects, 0))
          met.insert(name(lesson.topic));
      }
    }
  EXPECT_GE(met.size(), 28U);
}

}  // namespace
}  // namespace gockel::testing
