// The facts that docs/rules.md derives, over random games of every rule set.

#include <gtest/gtest.h>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class Facts : public ::testing::TestWithParam<Seating> {
 protected:
  /// Calls check(before, event, effects, after) along random games.
  template <class Check>
  int along_games(int games, Check check) {
    Rng rng(31);
    int events = 0;
    for (int i = 0; i < games; ++i) {
      AnyState state = new_game(GetParam(), rng);
      while (node(state) != Node::terminal && turn(state) < 300 &&
             !HasFailure()) {
        const AnyState before = state;
        EffectList effects;
        step(state, random_event(state, rng), &effects);
        check(before, effects, state);
        ++events;
      }
    }
    return events;
  }

  bool grill() const { return GetParam().rules.rule_set() != RuleSet::wok; }
};

int not_face_down(const Grill& g) {
  return g.all_tiles().size() - g.face_down().size();
}

TEST_P(Facts, TilesAreConserved) {
  const int events =
      along_games(20, [&](const auto&, const auto&, const AnyState& after) {
        if (const Grill* g = std::get_if<Grill>(&after)) {
          int tiles = g->up.size() + g->face_down().size();
          for (Seat s = 0; s < g->seats; ++s) tiles += g->stack(s).size();
          ASSERT_EQ(tiles, g->rules.deluxe() ? 18 : 16) << g->text();
          return;
        }
        const Wok& w = std::get<Wok>(after);
        int tiles = w.rows[0].size() + w.rows[1].size();
        for (Seat s = 0; s < w.seats; ++s)
          tiles += w.stacks[s][0].size() + w.stacks[s][1].size();
        ASSERT_EQ(tiles, 24) << w.text();
      });
  EXPECT_GT(events, 1000);
}

TEST_P(Facts, TilesNotFaceDownNeverGrowInNumber) {
  if (!grill()) return;
  along_games(20,
              [&](const AnyState& before, const auto&, const AnyState& after) {
                ASSERT_LE(not_face_down(std::get<Grill>(after)),
                          not_face_down(std::get<Grill>(before)))
                    << text(before);
              });
}

TEST_P(Facts, AFailedAttemptNeverEndsTheGameUnlessItTurnsOnEmpty) {
  if (!grill()) return;
  int failures = 0;
  along_games(30, [&](const AnyState& before, const EffectList& effects,
                      const AnyState& after) {
    for (const Effect& e : effects) {
      if (e.kind != EffectKind::failed) continue;
      ++failures;
      if (!GetParam().rules.turn_on_empty()) {
        ASSERT_NE(node(after), Node::terminal) << text(before);
      }
    }
  });
  EXPECT_GT(failures, 100);
}

TEST_P(Facts, OnlyTheHenIsOwnedWithoutATile) {
  if (!GetParam().rules.deluxe()) return;
  int owned = 0;
  along_games(30, [&](const auto&, const auto&, const AnyState& after) {
    const Grill& g = std::get<Grill>(after);
    for (unsigned i = 0; i < specialist_count; ++i) {
      const Seat owner = g.specialists[i].seat();
      if (owner == no_seat) continue;
      ++owned;
      if (Specialist(i) != Specialist::hen) {
        ASSERT_NE(g.top[owner], no_tile) << g.text();
      }
    }
  });
  EXPECT_GT(owned, 100);
}

TEST_P(Facts, AtMostOneTileOrPortionChangesHandsInATurn) {
  along_games(20, [&](const AnyState& before, const EffectList& effects,
                      const AnyState&) {
    int won = 0;
    for (const Effect& e : effects)
      won += e.kind == EffectKind::took || e.kind == EffectKind::stole ||
                     e.kind == EffectKind::ate || e.kind == EffectKind::snatched
                 ? 1
                 : 0;
    ASSERT_LE(won, 1) << text(before);
  });
}

TEST_P(Facts, WokSetsHoldTheSumsOfTheTable) {
  if (grill()) return;
  Rng rng(1);
  const Wok w = std::get<Wok>(new_game(GetParam(), rng));
  int sushi = 0;
  int bones = 0;
  for (int i = 0; i < wok_tiles; ++i) {
    sushi += w.rows[0][i];
    bones += w.rows[1][i];
  }
  EXPECT_EQ(sushi, 42);
  EXPECT_EQ(bones, 23);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Facts,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

TEST(GrillTiles, CarryFortyWormsInAllAndTwoMoreInDeluxe) {
  int base = 0;
  for (int n = 21; n <= 36; ++n) base += worms(*tile_numbered(n));
  EXPECT_EQ(base, 40);
  EXPECT_EQ(worms(*tile_numbered(11)) + worms(*tile_numbered(13)), 2);
  EXPECT_EQ(worms(*tile_numbered(24)), 1);
  EXPECT_EQ(worms(*tile_numbered(25)), 2);
  EXPECT_EQ(worms(*tile_numbered(29)), 3);
  EXPECT_EQ(worms(*tile_numbered(33)), 4);
}

}  // namespace
}  // namespace gockel::testing
