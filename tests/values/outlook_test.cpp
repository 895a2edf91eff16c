// Laws of the values inside a turn, in every rule set and player count.

#include "gockel/values/outlook.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class OutlookLaws : public ::testing::TestWithParam<Seating> {
 protected:
  /// Calls check(state) at the nodes of some random games; how often.
  template <class Check>
  int along_games(int nodes, Check check) const {
    Rng rng(17);
    int met = 0;
    while (met < nodes) {
      AnyState state = new_game(GetParam(), rng);
      for (int i = 0; i < 400 && met < nodes; ++i) {
        if (node(state) == Node::terminal) break;
        // Every seventh node: games run through all phases.
        if (i % 7 == 3) {
          check(state);
          ++met;
        }
        step(state, random_event(state, rng));
      }
    }
    return met;
  }
  Outlook outlook{*built_in_values(GetParam().rules, GetParam().seats)};
};

void expect_near(const Shares& a, const Shares& b, const AnyState& state) {
  for (std::size_t s = 0; s < max_seats; ++s)
    EXPECT_NEAR(a[s], b[s], 1e-12) << text(state) << " seat " << s;
}

/// The mean over the rolls of a chance node.
template <class Of>
auto mean(const AnyState& state, Of of) {
  decltype(of(Dice{})) sum{};
  std::visit(
      [&](const auto& s) {
        s.outcomes([&](Dice dice, double probability) {
          const auto here = of(dice);
          if constexpr (std::is_same_v<decltype(here), const double>)
            sum += probability * here;
          else
            for (std::size_t i = 0; i < sum.size(); ++i)
              sum[i] += probability * here[i];
        });
      },
      state);
  return sum;
}

TEST_P(OutlookLaws, SharesSumToOne) {
  const int met = along_games(25, [&](const AnyState& state) {
    const Shares shares = outlook.value(state);
    EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-12)
        << text(state);
  });
  EXPECT_EQ(met, 25);
}

TEST_P(OutlookLaws, ADecisionIsWorthItsBestMoveAndARollTheMeanOfItsDice) {
  int decisions = 0;
  int rolls = 0;
  along_games(25, [&](const AnyState& state) {
    const Shares value = outlook.value(state);
    if (node(state) == Node::chance) {
      ++rolls;
      expect_near(mean(state, [&](Dice d) { return outlook.after(state, d); }),
                  value, state);
      EXPECT_NEAR(
          mean(state, [&](Dice d) { return outlook.failing_after(state, d); }),
          outlook.failing(state), 1e-12)
          << text(state);
      return;
    }
    ++decisions;
    const Seat mover = seat(state);
    double best = 0;
    for (const Move move : moves(state))
      best = std::max(best, outlook.after(state, move)[mover]);
    EXPECT_NEAR(best, value[mover], 1e-12) << text(state);
  });
  EXPECT_GT(decisions, 3);
  EXPECT_GT(rolls, 3);
}

TEST_P(OutlookLaws, EndingsAreWorthTheValue) {
  int met = 0;
  along_games(25, [&](const AnyState& state) {
    if (const Grill* grill = std::get_if<Grill>(&state))
      if (grill->phase >= Phase::rob) return;
    ++met;
    double certain = 0;
    double failed = 0;
    Shares sum{};
    for (const TurnEnding& ending : outlook.endings(state)) {
      certain += ending.probability;
      if (ending.effect.kind == EffectKind::failed || ending.effect.forced != 0)
        failed += ending.probability;
      for (std::size_t s = 0; s < max_seats; ++s)
        sum[s] += ending.probability * ending.shares[s];
      // A failed attempt cannot leave more than there was.
      if (ending.effect.kind == EffectKind::failed &&
          std::get<Grill>(state).rules.rule_set() != RuleSet::deluxe) {
        EXPECT_LE(ending.score, score(state, seat(state))) << text(state);
      }
    }
    EXPECT_NEAR(certain, 1, 1e-12) << text(state);
    EXPECT_NEAR(failed, outlook.failing(state), 1e-12) << text(state);
    expect_near(sum, outlook.value(state), state);
  });
  EXPECT_GT(met, 10);
}

TEST_P(OutlookLaws, TheMoversOwnOutlookAgrees) {
  Outlook quick(outlook.values(), Outlook::For::mover);
  along_games(10, [&](const AnyState& state) {
    const Seat mover = seat(state);
    EXPECT_EQ(quick.value(state)[mover], outlook.value(state)[mover])
        << text(state);
  });
}

TEST_P(OutlookLaws, TheBestMoveIsTheFirstAfterWhichTheMoverHasMost) {
  Outlook quick(outlook.values(), Outlook::For::mover);
  int decisions = 0;
  along_games(25, [&](const AnyState& state) {
    if (node(state) != Node::decision) return;
    ++decisions;
    const MoveList list = moves(state);
    const Move first = *std::ranges::max_element(list, {}, [&](Move move) {
      return outlook.after(state, move)[seat(state)];
    });
    std::visit(
        [&](const auto& s) {
          EXPECT_EQ(outlook.best(s), first) << text(state);
          EXPECT_EQ(quick.best(s), first) << text(state);
        },
        state);
  });
  EXPECT_GT(decisions, 3);
}

INSTANTIATE_TEST_SUITE_P(EverySeating, OutlookLaws,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& made) {
                           return test_name(made.param);
                         });

TEST(Outlook, SeesASureWin) {
  // Stopping takes the last tile, and nobody has more worms.
  const AnyState state = at("compact 21 36.35.34.33/22 A 45www|.3 9");
  Outlook outlook(*built_in_values(rules(state), 2));
  EXPECT_EQ(outlook.value(state)[0], 1);
  EXPECT_EQ(outlook.failing(state), 0);
}

}  // namespace
}  // namespace gockel::testing
