#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "gockel/arena/random_play.h"
#include "gockel/weights/built_in_values.h"
#include "tests/players/choice.h"

namespace gockel::testing {
namespace {

TEST(Rng, DrawsBelowItsBoundEvenly) {
  Rng rng(5);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) ++seen[rng.below(6)];
  for (const int n : seen) EXPECT_NEAR(n, 10'000, 450);  // 5 sigma
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, FollowsItsSeed) {
  // That it gives the same numbers everywhere is seen by the signature.
  Rng a(1);
  Rng b(1);
  Rng c(2);
  int same = 0;
  for (int i = 0; i < 100; ++i) {
    const auto drawn = a.next();
    EXPECT_EQ(drawn, b.next());
    same += drawn == c.next() ? 1 : 0;
  }
  EXPECT_LT(same, 3);
}

TEST(Rng, HasOtherStreamsWithAnotherSeed) {
  std::set<std::uint64_t> streams;
  for (std::uint64_t seed = 0; seed < 16; ++seed)
    for (std::uint64_t number = 0; number < 64; ++number)
      streams.insert(stream_seed(seed, number));
  EXPECT_EQ(streams.size(), 16U * 64U);
}

TEST(Rng, HasStreamsWithinStreams) {
  std::set<std::uint64_t> streams;
  for (std::uint64_t seed = 0; seed < 8; ++seed)
    for (std::uint64_t a = 0; a < 8; ++a) {
      streams.insert(stream_seed(seed, a));
      for (std::uint64_t b = 0; b < 8; ++b) {
        EXPECT_EQ(substream_seed(stream_seed(seed, a), b),
                  stream_seed(seed, a, b));
        streams.insert(stream_seed(seed, a, b));
      }
    }
  EXPECT_EQ(streams.size(), 8U * 8U * 9U);
}

/// Pearson's statistic of many draws against the outcome table.
void expect_drawn_as_listed(std::string_view position) {
  const AnyState state = at(position);
  Rng rng(17);
  constexpr int draws = 200'000;
  std::map<Dice, int> seen;
  for (int i = 0; i < draws; ++i) ++seen[draw(state, rng)];
  double chi = 0;
  int classes = 0;
  std::visit(
      [&](const auto& s) {
        s.outcomes([&](Dice dice, double probability) {
          const double wanted = probability * draws;
          chi += (seen[dice] - wanted) * (seen[dice] - wanted) / wanted;
          ++classes;
        });
      },
      state);
  // Mean classes - 1, deviation sqrt(2 (classes - 1)): six of them.
  EXPECT_NEAR(chi, classes - 1, 6 * std::sqrt(2.0 * (classes - 1))) << position;
}

TEST(Draw, FollowsTheOutcomeTables) {
  expect_drawn_as_listed("compact 21-36 -/- A |?8 1");
  expect_drawn_as_listed("compact 21-36 -/- A ww|?6 1");
  expect_drawn_as_listed("compact 21-36 -/- A 44455ww|?1 1");
  expect_drawn_as_listed(
      "deluxe+golden_worms=1 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 "
      "0/0 A 11www|?3+ 1");
  expect_drawn_as_listed("wok 635241152634 112213142132 -:-/-:- A |?5#1 1");
}

TEST(DrawRow, HoldsAllTilesInDifferentOrders) {
  Rng rng(3);
  const Row first = draw_row(Course::sushi, rng);
  const Row second = draw_row(Course::sushi, rng);
  EXPECT_NE(first, second);
  const Row bones = draw_row(Course::bone, rng);
  EXPECT_EQ(Wok::start(Rules(RuleSet::wok), 2, first, bones).broken(),
            std::nullopt);
}

TEST(DrawStart, DrawsTheFirstSeatAndInTheWokBothRows) {
  std::array<int, 5> first{};
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Rng rng(seed);
    const AnyState game = draw_start(Rules(RuleSet::wok), 5, rng);
    EXPECT_EQ(std::get<Wok>(game).broken(), std::nullopt);
    ++first[seat(game)];
  }
  for (const int n : first) EXPECT_NEAR(n, 200, 65);  // 5 sigma
  Rng rng(1);
  const AnyState grill = draw_start(Rules(RuleSet::deluxe), 3, rng);
  EXPECT_EQ(std::get<Grill>(grill),
            Grill::start(Rules(RuleSet::deluxe), 3, seat(grill)));
}

class Players : public ::testing::TestWithParam<Seating> {};

TEST_P(Players, PlayLegalMovesToTheEnd) {
  for (const std::string_view name : player_names) {
    Rng rng(9);
    AnyState state = new_game(GetParam(), rng);
    Player player = *make_player(name, 4, built_in_values);
    int decisions = 0;
    const std::uint32_t cap = name == "random" ? 60 : 400;
    while (node(state) != Node::terminal && turn(state) < cap) {
      if (node(state) == Node::chance) {
        step(state, draw(state, rng));
        continue;
      }
      const Move move = player(state);
      ASSERT_FALSE(refusal(state, move)) << name << " at " << text(state);
      step(state, move);
      if (++decisions > 300) break;  // long enough to see every kind
    }
    EXPECT_GT(decisions, 20);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Players,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

TEST(FirstPlayer, KeepsWormsAndStopsWithTheFirstTile) {
  EXPECT_EQ(choice("first", "compact 21-36 -/- A |1155555w 1").text(), "w");
  EXPECT_EQ(choice("first", "compact 21-36 -/- A 555ww|.3 1").text(), "stop");
  EXPECT_EQ(choice("first", "compact 21-36 -/- A 11w|.5 1").text(), "roll");
}

TEST(GainPlayer, TakesThreeWormsRatherThanRiskThem) {
  EXPECT_EQ(choice("gain", "compact 21-36 -/- A 555wwww|.1 1").text(), "stop");
  EXPECT_EQ(choice("gain", "compact 21-36 -/- A 1w|.6 1").text(), "roll");
}

TEST(GainPlayer, StealsWhenThatBringsMoreThanTheLowerTile) {
  EXPECT_EQ(choice("gain", "classic2005 21-24 -/33 A 3555www|.1 9").text(),
            "stop");
}

TEST(SwingPlayer, FearsForItsOwnTileWhereGainDoesNot) {
  // 27 aside, two worms for sure; two dice for more, four worms at stake.
  const char* position = "compact 24-32 36/- A 44455w|.2 9";
  EXPECT_EQ(choice("swing", position).text(), "stop");
  const char* nothing = "compact 27-32 36/- A 12w|.5 9";
  EXPECT_EQ(choice("swing", nothing).text(), "roll");
}

TEST(SwingPlayer, CountsAStolenTileTwiceBetweenTwo) {
  // The roll offers 30 from the grill (3 worms) with the 3s, or 25 from B (2
  // worms) with the 1.
  const char* position = "compact 21-24,26-36 -/25 A 45www|133 9";
  EXPECT_EQ(choice("gain", position).text(), "3");
  EXPECT_EQ(choice("swing", position).text(), "1");
}

TEST(GainPlayer, KeepsTheApple) {
  EXPECT_EQ(choice("gain",
                   "deluxe 11,13,21-26 27.29/- c11,h21,r23,w25,gA,aA "
                   "0/0 A back 9")
                .text(),
            "back:golden");
}

TEST(MakePlayer, KnowsOnlyItsNames) {
  EXPECT_FALSE(make_player("grandmaster", 1, built_in_values));
  for (const std::string_view name : player_names)
    EXPECT_TRUE(make_player(name, 1, built_in_values));
}

}  // namespace
}  // namespace gockel::testing
