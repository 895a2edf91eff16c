// The results of turns against the rules themselves.

#include "gockel/turn/turn_results.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// Every position that the seat can choose once its turn has ended.
void add_settled(const Grill& ended, std::vector<Grill>& to) {
  if (ended.phase != Phase::raven && ended.phase != Phase::back) {
    to.push_back(ended);
    return;
  }
  for (const Move move : ended.moves()) {
    Grill next = ended;
    next.apply(move);
    add_settled(next, to);
  }
}

/// What the results offer for this end when `wanted` alone is worth something.
const Grill& offered(const TurnResults& results, const Grill& wanted,
                     const Grill& stopped) {
  std::vector<double> worth;
  for (const Grill& position : results.positions())
    worth.push_back(position == wanted ? 1 : 0);
  const auto choice = results.choose(worth);
  const auto& table = choice.by_bonus[0];
  const auto total = static_cast<std::size_t>(points(stopped.kept));
  return results.positions()[stopped.kept.count(face::worm) > 0
                                 ? table.with_worm[total]
                                 : table.without_worm[total]];
}

class Results : public ::testing::TestWithParam<const char*> {};

TEST_P(Results, HoldEverythingThatAStopCanLeadTo) {
  const Rules rules = *Rules::parse(GetParam());
  int stops = 0;
  for (int seats = 2; seats <= 4; ++seats) {
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int game = 0; game < 40; ++game) {
      Grill state = Grill::start(rules, seats);
      while (state.node() != Node::terminal && state.turn < 120) {
        if (state.node() == Node::chance) {
          state.apply(draw(state, rng));
          continue;
        }
        if (state.phase == Phase::hand) {
          TurnResults results;
          results.list(state, TurnKind::of(state));
          for (const Move move : state.moves()) {
            if (move.kind() != MoveKind::stop) continue;
            Grill next = state;
            next.apply(move);
            std::vector<Grill> settled;
            add_settled(next, settled);
            for (const Grill& wanted : settled)
              ASSERT_EQ(offered(results, wanted, state), wanted)
                  << state.text() << " " << move.text();
            ++stops;
          }
        }
        state.apply(draw_move(state, rng));
      }
    }
  }
  EXPECT_GT(stops, 1000);
}

TEST_P(Results, NameTheFailedAttempt) {
  const Rules rules = *Rules::parse(GetParam());
  int busts = 0;
  Rng rng(4);
  for (int game = 0; game < 150; ++game) {
    Grill state = Grill::start(rules, 3);
    while (state.node() != Node::terminal && state.turn < 120) {
      if (state.node() == Node::decision) {
        state.apply(draw_move(state, rng));
        continue;
      }
      Grill next = state;
      EffectList effects;
      next.apply(draw(state, rng), &effects);
      const bool bust = std::ranges::any_of(effects, [](const Effect& e) {
        return e.kind == EffectKind::failed;
      });
      if (bust) {
        TurnResults results;
        results.list(state, TurnKind::of(state));
        const std::vector<double> worth(results.positions().size());
        ASSERT_EQ(results.positions()[results.choose(worth).by_bonus[0].fail],
                  next)
            << state.text();
        ++busts;
      }
      state = next;
    }
  }
  EXPECT_GT(busts, 100);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Results,
                         ::testing::Values("compact", "compact+short",
                                           "classic2005",
                                           "compact+turn_on_empty", "deluxe",
                                           "deluxe+short"));

TEST(Results, PayForADoubleOneInEveryWay) {
  const Grill state = std::get<Grill>(
      at("deluxe 11,13,21-36 -/-/- c11,h21,r23,w25,g27,a29 0/4/3 A |?8 1"));
  const TurnKind kind = TurnKind::of(state);
  TurnResults results;
  results.list(state, kind);
  const std::vector<double> worth(results.positions().size());
  const auto choice = results.choose(worth);
  ASSERT_EQ(choice.by_bonus.size(), 3U);
  const auto bratworms = [&](std::size_t way) {
    return results.positions()[choice.by_bonus[way].fail].bratworms;
  };
  EXPECT_EQ(bratworms(0)[0], 0);
  EXPECT_EQ(bratworms(1)[0], 1);
  EXPECT_EQ(bratworms(1)[1], 3);
  EXPECT_EQ(bratworms(2)[0], 1);
  EXPECT_EQ(bratworms(2)[2], 2);
}

}  // namespace
}  // namespace gockel::testing
