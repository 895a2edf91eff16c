#include "gockel/turn/odds.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/table.h"
#include "tests/turn/plain_turn.h"

namespace gockel::testing {
namespace {

Odds total_odds(std::string_view position) {
  const auto all = odds(at(position));
  EXPECT_TRUE(all);
  EXPECT_EQ(all->size(), 1U);
  return all->front();
}

double get(const std::map<int, double>& by_number, int n) {
  return by_number.at(n);
}

// Published figures, also re-derived: docs/rules.md#figures.
TEST(Odds, OfTheFirstTurnAreThePublishedOnes) {
  const Odds found = total_odds("compact 21-36 -/- A |?8 1");
  const std::map<int, double> at_least{{21, .893027}, {24, .748373},
                                       {27, .524759}, {30, .263790},
                                       {33, .086775}, {36, .015678}};
  const std::map<int, double> exactly{
      {21, .439597}, {25, .336481}, {30, .135642}, {36, .009236}};
  for (const auto& [n, p] : at_least)
    EXPECT_NEAR(get(found.at_least, n), p, 5e-7) << n;
  for (const auto& [n, p] : exactly)
    EXPECT_NEAR(get(found.exactly, n), p, 5e-7) << n;
}

TEST(Odds, OfTheWokAreTheExactFractions) {
  const auto all = odds(at("wok 635241152634 112213142132 -:-/-:- A |?5#1 1"));
  ASSERT_TRUE(all);
  ASSERT_EQ(all->size(), 4U);
  EXPECT_NEAR(get((*all)[0].exactly, 5), 76477.0 / 531441, 1e-12);
  EXPECT_NEAR(get((*all)[1].exactly, 5), 76477.0 / 531441, 1e-12);
  EXPECT_NEAR(get((*all)[2].at_least, 3), 23980943.0 / 80621568, 1e-12);
  EXPECT_NEAR(get((*all)[3].at_least, 3), 23980943.0 / 80621568, 1e-12);
}

TEST(Odds, OfTheWokWithOneDieLeftAreItsFaces) {
  const auto all =
      odds(at("wok 635241152634 112213142132 -:-/-:- A ssss|?1#2 1"));
  ASSERT_TRUE(all);
  EXPECT_NEAR(get((*all)[0].exactly, 5), 2.0 / 6, 1e-12);
  EXPECT_NEAR(get((*all)[0].exactly, 4), 4.0 / 6, 1e-12);
  EXPECT_NEAR(get((*all)[2].at_least, 1), 1.0 / 6, 1e-12);
  EXPECT_NEAR(get((*all)[0].at_least, 4), 1, 1e-12);
}

TEST(Odds, OfOneLastDieCountTheFacesThatHelp) {
  // 24 aside with a worm; one die: 1, 2, 3 are new, and may be passed up only
  // by stopping before.
  const Odds found = total_odds("compact 21-36 -/- A 4455w|?3 1");
  EXPECT_GT(get(found.at_least, 23), 0);
  const Odds last = total_odds("compact 21-36 -/- A 44455ww|?1 1");
  EXPECT_NEAR(get(last.exactly, 35), 1.0 / 6, 1e-12);  // a 3
  EXPECT_NEAR(get(last.exactly, 33), 1.0 / 6, 1e-12);  // a 1
  EXPECT_NEAR(get(last.at_least, 33), 3.0 / 6, 1e-12);
  EXPECT_EQ(get(last.exactly, 32), 0);  // the die must be rolled
  const Odds hand = total_odds("compact 21-36 -/- A 44455ww|.1 1");
  EXPECT_NEAR(get(hand.exactly, 32), 1, 1e-12);  // it need not
}

constexpr std::string_view tail = " 0/0 A ";

/// A Deluxe position in which A owns this Specialist and tile 27.
std::string owner(char specialist, std::string_view dice) {
  std::string places = "c11,h21,r23,w25,g-,a29";
  const std::size_t at = places.find(specialist);
  const std::size_t end = std::min(places.find(',', at), places.size());
  places.replace(at + 1, end - at - 1, "A");
  return "deluxe 11,13,21-26,28-36 27/- " + places + std::string(tail) +
         std::string(dice) + " 1";
}

TEST(Odds, WithTheCannedWormCountFivePointsWithoutAWorm) {
  const Odds found = total_odds(owner('c', "44455|.3"));
  EXPECT_NEAR(get(found.exactly, 27), 1, 1e-12);  // 22 + 5, stop now
  EXPECT_GT(get(found.at_least, 28), 0);
}

TEST(Odds, WithTheWeaselGiveASecondChance) {
  // One die, a 3 wanted: two tries instead of one.
  const Odds once = total_odds("compact 21-36 -/- A 44455ww|?1 1");
  const Odds twice = total_odds(owner('w', "44455ww|?1"));
  EXPECT_NEAR(get(once.exactly, 35), 1.0 / 6, 1e-12);
  EXPECT_NEAR(get(twice.exactly, 35), 1.0 / 6 + 5.0 / 6 / 6, 1e-12);
  const Odds spent = total_odds(owner('w', "44455ww|?1~"));
  EXPECT_NEAR(get(spent.exactly, 35), 1.0 / 6, 1e-12);
}

TEST(Odds, WithTheGoldenDieCountNineDice) {
  const Odds alone = total_odds(owner('g', "44455555|?0+"));
  EXPECT_NEAR(get(alone.exactly, 42), 0.5, 1e-12);  // the golden worm
  EXPECT_EQ(get(alone.at_least, 43), 0);
  const Odds choose = total_odds(owner('g', "|.8"));
  const Odds plain = total_odds(owner('g', "|?8"));
  const Odds golden = total_odds(owner('g', "|?8+"));
  for (int n = 1; n <= 45; ++n)
    EXPECT_NEAR(get(choose.at_least, n),
                std::max(get(plain.at_least, n), get(golden.at_least, n)),
                1e-12);
  EXPECT_GT(get(golden.at_least, 21), get(plain.at_least, 21));
}

TEST(Odds, AreRefusedWhereNoTurnRuns) {
  EXPECT_FALSE(odds(at("compact - 21.22/36 - over 31")));
  EXPECT_FALSE(
      odds(at("deluxe 13,21,23-26,28-31 27.22/11 "
              "cA,h21,r23,w25,gA,a29 1/2 A back 4")));
}

TEST(PlainTurn, FindsThePublishedWormsOfAFirstTurn) {
  const Grill start = Grill::start(Rules(RuleSet::compact), 2);
  TurnGoal goal;
  for (int total = 21; total <= max_total; ++total)
    goal.with_worm[static_cast<std::size_t>(total)] =
        worms(start.prize(total, Stop::basic).tile);
  EXPECT_NEAR(PlainTurn(start, goal).value(start), 1.6447297, 5e-8);
}

TEST(NextRollBust, IsTheChanceThatOnlyUsedFacesShow) {
  const auto grill = [](std::string_view p) { return std::get<Grill>(at(p)); };
  EXPECT_NEAR(next_roll_bust(grill("compact 21-36 -/- A 44455ww|.1 1")), 0.5,
              1e-12);
  EXPECT_NEAR(next_roll_bust(grill("compact 21-36 -/- A wwww|.4 1")),
              std::pow(1.0 / 6, 4), 1e-12);
  EXPECT_NEAR(next_roll_bust(grill("compact 21-36 -/- A 22345ww|?1 1")),
              5.0 / 6, 1e-12);
}

}  // namespace
}  // namespace gockel::testing
