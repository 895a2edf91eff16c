// What every game must hold in every rule set, over random games.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class Conformance : public ::testing::TestWithParam<Seating> {
 protected:
  /// Calls check(state) at every position of some random games and returns how
  /// many there were.
  template <class Check>
  int at_every_position(int games, Check check) {
    constexpr std::uint32_t cap = 120;  // turns; random players never finish
    Rng rng(7);
    int positions = 0;
    for (int i = 0; i < games; ++i) {
      AnyState state = new_game(GetParam(), rng);
      check(state);
      ++positions;
      while (node(state) != Node::terminal && turn(state) < cap &&
             !HasFailure()) {
        step(state, random_event(state, rng));
        check(state);
        ++positions;
      }
    }
    return positions;
  }
};

TEST_P(Conformance, MovesAreAscendingAndNotEmptyExactlyAtDecisions) {
  int decisions = 0;
  at_every_position(20, [&](const AnyState& state) {
    const MoveList list = moves(state);
    EXPECT_EQ(list.empty(), node(state) != Node::decision) << text(state);
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end())) << text(state);
    EXPECT_EQ(std::adjacent_find(list.begin(), list.end()), list.end())
        << text(state);
    decisions += list.empty() ? 0 : 1;
  });
  EXPECT_GT(decisions, 100);
}

TEST_P(Conformance, AMoveIsRefusedExactlyWhenItIsNotListed) {
  int refused = 0;
  at_every_position(2, [&](const AnyState& state) {
    const MoveList list = moves(state);
    for (std::uint32_t bits = 0; bits < 12U << 12; ++bits) {
      const MoveKind kind = static_cast<MoveKind>(bits >> 12);
      const std::uint32_t arg = bits & 0xFFFU;
      // Only what a Move can hold: the other kinds have small arguments.
      if (kind != MoveKind::lock && kind != MoveKind::steal && arg > 6)
        continue;
      if (kind == MoveKind::lock && turn(state) > 8) continue;
      Move move;
      switch (kind) {
        case MoveKind::keep:
          move = Move::keep(static_cast<Face>(arg % 6));
          break;
        case MoveKind::stop: move = Move::stop(Stop(arg % 3)); break;
        case MoveKind::rob: move = Move::rob(static_cast<Seat>(arg)); break;
        case MoveKind::back: move = Move::back(Specialist(arg % 6)); break;
        case MoveKind::take: move = Move::take(Course(arg % 2)); break;
        case MoveKind::steal:
          if ((arg & 15U) > 12 || (arg >> 4 & 15U) > 6 || arg >> 8 > 1)
            continue;
          move =
              Move::steal(Course(arg >> 8), static_cast<Seat>(arg >> 4 & 15U),
                          static_cast<int>(arg & 15U));
          break;
        case MoveKind::lock: {
          Dice dice;
          for (Face s = 0; s < symbol::count; ++s)
            dice = dice + Dice::of(s, static_cast<int>(arg >> (3 * s) & 7U));
          if (dice.size() > 5) continue;
          move = Move::lock(dice);
          break;
        }
        default: move = Move::simple(kind);
      }
      const bool listed = list.contains(move);
      const auto error = refusal(state, move);
      ASSERT_EQ(listed, !error) << text(state) << " " << move.text();
      if (error) {
        ++refused;
        EXPECT_FALSE(error->sentence.empty());
        EXPECT_EQ(error->code, Code::illegal);
      }
    }
  });
  EXPECT_GT(refused, 1000);
}

TEST_P(Conformance, OutcomesSumToOneAndAreExactlyTheRollsNotRefused) {
  std::set<std::pair<int, int>> thrown;
  at_every_position(20, [&](const AnyState& state) {
    if (node(state) != Node::chance) {
      EXPECT_TRUE(refusal(state, Dice())) << text(state);
      return;
    }
    std::visit(
        [&](const auto& s) {
          const Throw air = s.in_air();
          if (!thrown.insert({air.dice, air.golden}).second) return;
          double sum = 0;
          std::set<Dice> seen;
          s.outcomes([&](Dice dice, double probability) {
            sum += probability;
            EXPECT_GT(probability, 0);
            EXPECT_FALSE(s.refusal(dice)) << text(state);
            EXPECT_TRUE(seen.insert(dice).second) << "an outcome twice";
            EXPECT_TRUE(s.refusal(dice + Dice::of(0, 1)));
            const Dice no_such = Dice::golden_die(face::two);
            EXPECT_TRUE(dice.has_golden() || s.refusal(dice + no_such));
          });
          EXPECT_NEAR(sum, 1, 1e-12) << text(state);
        },
        state);
  });
  EXPECT_GE(thrown.size(), 5U);
}

TEST_P(Conformance, NoPositionIsBrokenAndTextGivesItBack) {
  const int positions = at_every_position(20, [&](const AnyState& state) {
    const auto broken =
        std::visit([](const auto& s) { return s.broken(); }, state);
    ASSERT_FALSE(broken) << text(state) << ": " << name(broken->reason);
    const auto parsed = parse_state(text(state));
    ASSERT_TRUE(parsed) << text(state) << ": " << parsed.error().sentence;
    EXPECT_EQ(*parsed, state) << text(state);
    EXPECT_LE(text(state).size(), 250U);
  });
  EXPECT_GT(positions, 500);
}

TEST_P(Conformance, KeysFollowThePositionAndNotTheTurnNumber) {
  std::set<std::pair<std::uint64_t, std::string>> seen;
  at_every_position(10, [&](const AnyState& state) {
    const auto key = [](const AnyState& of) {
      return std::visit([](const auto& s) { return s.key(); }, of);
    };
    AnyState later = state;
    std::visit([](auto& s) { s.turn += 1; }, later);
    EXPECT_EQ(key(later), key(state));
    const std::string full = text(state);
    seen.insert({key(state), full.substr(0, full.rfind(' '))});
  });
  std::set<std::uint64_t> keys;
  for (const auto& [key, text] : seen) keys.insert(key);
  EXPECT_EQ(keys.size(), seen.size()) << "two positions share a key";
  EXPECT_GT(keys.size(), 100U);
}

TEST_P(Conformance, SharesSumToOneAndGoToTheMostWorms) {
  at_every_position(20, [&](const AnyState& state) {
    const Shares won = shares(state);
    double sum = 0;
    int best = score(state, 0);
    for (Seat s = 0; s < seats(state); ++s)
      best = std::max(best, score(state, s));
    for (Seat s = 0; s < max_seats; ++s) {
      sum += won[s];
      if (s >= seats(state)) {
        EXPECT_EQ(won[s], 0);
      } else if (won[s] > 0) {
        EXPECT_EQ(score(state, s), best) << text(state);
      }
    }
    EXPECT_NEAR(sum, 1, 1e-12) << text(state);
  });
}

TEST_P(Conformance, EffectsDoNotChangeWhatHappensAndNameTheRightSeat) {
  Rng rng(11);
  int events = 0;
  for (int i = 0; i < 10; ++i) {
    AnyState state = new_game(GetParam(), rng);
    while (node(state) != Node::terminal && turn(state) < 120) {
      const Event event = random_event(state, rng);
      AnyState silent = state;
      EffectList effects;
      const Seat mover = seat(state);
      step(silent, event);
      step(state, event, &effects);
      ASSERT_EQ(silent, state);
      const bool just_rolling =
          std::holds_alternative<Move>(event) &&
          std::get<Move>(event) == Move::simple(MoveKind::roll);
      EXPECT_EQ(effects.size() == 0, just_rolling);
      for (const Effect& e : effects)
        EXPECT_EQ(e.seat, e.kind == EffectKind::over ? no_seat : mover);
      ++events;
    }
  }
  EXPECT_GT(events, 100);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Conformance,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

TEST(ConformanceSuite, CoversEveryRuleSetOptionValueAndPlayerLimit) {
  const auto seatings = all_seatings();
  for (const RuleSet set : all_rule_sets) {
    const auto covered = [&](auto predicate) {
      return std::ranges::any_of(seatings, [&](const Seating& s) {
        return s.rules.rule_set() == set && predicate(s);
      });
    };
    for (const int seats : {info(set).min_seats, info(set).max_seats})
      EXPECT_TRUE(covered([&](const Seating& s) { return s.seats == seats; }))
          << info(set).name << " with " << seats;
    for (const Option option : all_options) {
      if (!Rules::has(set, option)) continue;
      for (std::size_t v = 0; v < info(option).values.size(); ++v)
        EXPECT_TRUE(covered([&](const Seating& s) {
          return s.rules.value(option) == v;
        })) << info(set).name
            << " " << info(option).name;
    }
  }
}

}  // namespace
}  // namespace gockel::testing
