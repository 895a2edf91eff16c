#include "gockel/arena/random_play.h"

#include <gtest/gtest.h>

#include "gockel/random/draw.h"

namespace gockel::testing {
namespace {

TEST(RandomPlay, CountsGamesEventsAndTurns) {
  for (const RuleSet set : all_rule_sets) {
    // The same again, one event after the other.
    Rng rng(5);
    RandomPlay expected;
    for (int n = 0; n < 3; ++n) {
      const Row sushi =
          set == RuleSet::wok ? draw_row(Course::sushi, rng) : Row{};
      const Row bones =
          set == RuleSet::wok ? draw_row(Course::bone, rng) : Row{};
      AnyState state = *start({.rules = Rules(set),
                               .seats = 2,
                               .first = 0,
                               .sushi = sushi,
                               .bones = bones});
      ++expected.games;
      while (node(state) != Node::terminal && turn(state) <= random_play_cap) {
        const Event event =
            node(state) == Node::chance
                ? Event(draw(state, rng))
                : Event(std::visit(
                      [&rng](const auto& game) { return draw_move(game, rng); },
                      state));
        step(state, event);
        ++expected.nodes;
      }
      expected.turns += turn(state);
    }
    const RandomPlaySetup setup{
        .rules = Rules(set), .seats = 2, .games = 3, .seed = 5};
    for (const RandomPlay& found :
         {random_play(setup), random_play_unsigned(setup)}) {
      EXPECT_EQ(found.games, expected.games);
      EXPECT_EQ(found.nodes, expected.nodes);
      EXPECT_EQ(found.turns, expected.turns);
    }
    EXPECT_EQ(random_play_unsigned(setup).signature, 0U);
  }
}

}  // namespace
}  // namespace gockel::testing
