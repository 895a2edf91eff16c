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

/// What the results offer for a stop in `state`: each is chosen when it alone
/// is worth something.
std::vector<Grill> offered(const TurnResults& results, const Grill& state) {
  const auto total = static_cast<std::size_t>(points(state.kept));
  std::vector<Grill> all;
  std::vector<double> worth(results.positions().size());
  for (std::size_t i = 0; i < worth.size(); ++i) {
    worth[i] = 1;
    const auto choice = results.choose(worth);
    worth[i] = 0;
    const auto& table = choice.by_bonus[0];
    if (i == (state.kept.count(face::worm) > 0 ? table.with_worm[total]
                                               : table.without_worm[total]))
      all.push_back(results.positions()[i]);
  }
  return all;
}

/// What the legal stops lead to.
std::vector<Grill> reached(const Grill& state) {
  std::vector<Grill> all;
  for (const Move move : state.moves()) {
    if (move.kind() != MoveKind::stop) continue;
    Grill next = state;
    next.apply(move);
    add_settled(next, all);
  }
  return all;
}

/// As lines: those of `some` that are not in `all`.
std::string missing(const std::vector<Grill>& some,
                    const std::vector<Grill>& all) {
  std::string lines;
  for (const Grill& one : some)
    if (std::ranges::find(all, one) == all.end()) lines += one.text() + "\n";
  return lines;
}

TEST(Results, OfferJustWhatTheLegalStopsLeadTo) {
  int stops = 0;
  for (const Seating& seating : all_seatings()) {
    if (seating.rules.rule_set() == RuleSet::wok) continue;
    Rng rng(static_cast<std::uint64_t>(seating.seats));
    for (int game = 0; game < 4; ++game) {
      Grill state = Grill::start(seating.rules, seating.seats);
      while (state.node() != Node::terminal && state.turn < 80) {
        if (state.node() == Node::chance) {
          state.apply(draw(state, rng));
          continue;
        }
        if (state.phase == Phase::hand) {
          TurnResults results;
          results.list(state, TurnKind::of(state));
          ASSERT_EQ(missing(offered(results, state), reached(state)), "")
              << "offered, but not legal: " << state.text();
          ASSERT_EQ(missing(reached(state), offered(results, state)), "")
              << "legal, but not offered: " << state.text();
          ++stops;
        }
        state.apply(draw_move(state, rng));
      }
    }
  }
  EXPECT_GT(stops, 5000);
}

/// The same in positions that random games seldom come to.
void expect_offers(const char* position, std::size_t count) {
  const Grill state = std::get<Grill>(at(position));
  TurnResults results;
  results.list(state, TurnKind::of(state));
  EXPECT_EQ(missing(offered(results, state), reached(state)), "") << position;
  EXPECT_EQ(reached(state).size(), count) << position;
}

TEST(Results, OfferNoFailingBesideATheft) {
  // 24 points: seat B's 24 is stolen, and no tile below it lies there.
  expect_offers("classic2005 31-36 21/24 A 4555w|.3 12", 1);
}

TEST(Results, OfferTheLowerTileBesideATheft) {
  expect_offers("classic2005 22,31-36 21/24 A 4555w|.3 12", 2);
}

class Results : public ::testing::TestWithParam<const char*> {};

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
