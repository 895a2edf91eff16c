// The numbering of positions, and which of them can come up.

#include "gockel/solve/positions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/solve/plain_game.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

TEST(SmallGame, StartsWithItsTilesOnTheGrill) {
  const SmallGame game = small_game("compact+short", "21,23-25");
  EXPECT_EQ(game.start().text(), "compact+short 21,23-25 -/- A |?8 1");
  EXPECT_EQ(game.tiles_text(), "21,23-25");
}

TEST(SmallGame, IsRefusedWithASentence) {
  const auto refused = [](std::string_view rules, std::string_view tiles) {
    const auto game = SmallGame::parse(*Rules::parse(rules), tiles);
    return game ? "accepted" : game.error().sentence;
  };
  EXPECT_THAT(refused("deluxe", "21-24"), ::testing::HasSubstr("deluxe"));
  EXPECT_THAT(refused("wok", "21-24"), ::testing::HasSubstr("wok"));
  EXPECT_THAT(refused("compact", "21-36"),
              ::testing::HasSubstr("16 tiles are too many"));
  EXPECT_THAT(refused("compact", "20-22"), ::testing::HasSubstr("no tile 20"));
  for (const char* tiles : {"", "-", "21-", "21,22", "22-21", "21 22", "a",
                            "21-22 -/- A", "11", "021"})
    EXPECT_NE(refused("compact", tiles), "accepted") << tiles;
}

TEST(SmallGame, IsForTwo) {
  const auto game =
      SmallGame::from(std::get<Grill>(at("compact 21-24 -/-/- A |?8 1")));
  ASSERT_FALSE(game);
  EXPECT_THAT(game.error().sentence, ::testing::HasSubstr("two players"));
}

TEST(SmallGame, StartsAtTheStart) {
  for (const char* text :
       {"compact 21-24 25/- A |?8 1", "compact 21-24 -/- B |?8 1",
        "compact 21-24 -/- A |?8 2", "compact 21-24 -/- A w|.7 1"})
    EXPECT_FALSE(SmallGame::from(std::get<Grill>(at(text)))) << text;
}

TEST(Layouts, AreNumberedWithoutGaps) {
  for (const char* tiles : {"36", "21-22", "21,28,36", "22-25", "21-25"}) {
    const Layouts layouts(small_game("compact", tiles));
    EXPECT_EQ(layouts.size(), Layouts::count(layouts.tiles()));
    std::set<std::string> seen;
    for (std::uint64_t rank = 0; rank < layouts.size(); ++rank) {
      const Grill position = layouts.position(rank);
      ASSERT_EQ(position.broken(), std::nullopt);
      ASSERT_EQ(layouts.rank(position), rank) << position.text();
      Grill other = swapped(position);
      other.turn = 77;
      ASSERT_EQ(layouts.rank(other), rank) << other.text();
      seen.insert(position.text());
    }
    EXPECT_EQ(seen.size(), layouts.size());
  }
}

TEST(Layouts, StandInTheirLevels) {
  const Layouts layouts(small_game("compact", "21-25"));
  std::uint64_t next = 0;
  for (int layer = 1; layer <= 5; ++layer)
    for (int level = 1; level <= layer; ++level) {
      const LayoutRange range = layouts.level(layer, level);
      EXPECT_EQ(range.first, next);
      EXPECT_EQ(range.last - range.first, Layouts::count(5, layer, level));
      next = range.last;
      for (std::uint64_t rank = range.first; rank < range.last; ++rank) {
        const Grill position = layouts.position(rank);
        ASSERT_EQ(position.up.size(), level);
        ASSERT_EQ(position.all_tiles().size() - position.face_down().size(),
                  layer);
      }
    }
  EXPECT_EQ(next, layouts.size());
}

TEST(Layouts, CountAsFarAsThirtyTwoBitsDo) {
  EXPECT_EQ(Layouts::count(8), 1'208'695U);
  EXPECT_LT(Layouts::count(SmallGame::max_tiles), 1ULL << 32);
  EXPECT_GT(Layouts::count(SmallGame::max_tiles + 1), 1ULL << 32);
}

class Reach : public ::testing::TestWithParam<const char*> {};

TEST_P(Reach, FindsExactlyThePositionsThatCanComeUp) {
  for (const char* tiles : {"21", "21-22", "23-25", "21,28,36"}) {
    const SmallGame game = small_game(GetParam(), tiles);
    const Positions positions = Positions::reachable(game, 2);
    std::set<std::string> found;
    for (std::uint32_t p = 0; p < positions.size(); ++p) {
      const Grill position = positions[p];
      EXPECT_EQ(positions.find(position), p);
      found.insert(position.text());
    }
    const PlainGame plain(game);
    std::set<std::string> wanted;
    for (const auto& [text, value] : plain.values()) wanted.insert(text);
    EXPECT_EQ(found, wanted);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, Reach,
                         ::testing::Values("compact", "compact+short",
                                           "classic2005",
                                           "compact+turn_on_empty",
                                           "classic2005+short+turn_on_empty"));

TEST(Positions, ComeBackFromTheirBits) {
  const Positions positions =
      Positions::reachable(small_game("compact", "21-24"), 1);
  const auto again = Positions::from_bits(positions.game(), positions.bits());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->size(), positions.size());
  auto more = positions.bits();
  more.push_back(0);
  EXPECT_FALSE(Positions::from_bits(positions.game(), more));
  auto beyond = positions.bits();
  beyond.back() |= 1ULL << 63;
  EXPECT_FALSE(Positions::from_bits(positions.game(), beyond));
  EXPECT_FALSE(Positions::from_bits(
      positions.game(), std::vector<std::uint64_t>(positions.bits().size())));
}

}  // namespace
}  // namespace gockel::testing
