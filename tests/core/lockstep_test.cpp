// The core and the slow model play the same random games side by side.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/core/text.h"
#include "tests/model/model.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class Lockstep : public ::testing::TestWithParam<Seating> {};

std::vector<std::string> move_texts(const AnyState& state) {
  std::vector<std::string> texts;
  for (const Move move : moves(state)) texts.push_back(move.text());
  return texts;
}

/// Random play rarely gets far; this one prefers worms and stops late, so that
/// tiles, thefts, Specialists and ends of games come up.
Event lively_event(const AnyState& state, Rng& rng) {
  const Grill* grill = std::get_if<Grill>(&state);
  if (grill == nullptr || node(state) == Node::chance || rng.below(4) == 0)
    return random_event(state, rng);
  const MoveList list = moves(state);
  if (grill->phase == Phase::rolled && list.contains(Move::keep(face::worm)))
    return Move::keep(face::worm);
  if (grill->phase == Phase::hand) {
    const bool pays = grill->prize(Stop::basic).kind != Prize::Kind::nothing;
    return list.contains(Move::simple(MoveKind::roll)) && !pays
               ? Move::simple(MoveKind::roll)
               : list[1 < list.size()
                          ? 1 + rng.below(
                                    static_cast<std::uint32_t>(list.size() - 1))
                          : 0];
  }
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

TEST_P(Lockstep, CoreAndModelAgreeOnEveryPositionMoveAndScore) {
  Rng rng(23);
  int events = 0;
  int finished = 0;
  for (int game = 0; game < 12; ++game) {
    AnyState state = new_game(GetParam(), rng);
    const auto model = model::Model::at(text(state));
    while (node(state) != Node::terminal && turn(state) < 250) {
      ASSERT_EQ(model->text(), text(state));
      ASSERT_EQ(model->chance(), node(state) == Node::chance);
      ASSERT_THAT(model->moves(),
                  ::testing::UnorderedElementsAreArray(move_texts(state)))
          << text(state);
      const Event event = lively_event(state, rng);
      if (const Dice* dice = std::get_if<Dice>(&event))
        model->dice(dice_text(*dice, faces(state)));
      else
        model->move(std::get<Move>(event).text());
      step(state, event);
      for (Seat s = 0; s < seats(state); ++s)
        ASSERT_EQ(model->scores()[s], score(state, s)) << text(state);
      ++events;
    }
    ASSERT_EQ(model->text(), text(state));
    if (node(state) != Node::terminal) continue;
    ++finished;
    ASSERT_TRUE(model->over());
    for (Seat s = 0; s < seats(state); ++s)
      ASSERT_NEAR(model->shares()[s], shares(state)[s], 1e-12) << text(state);
  }
  EXPECT_GT(events, 500);
  EXPECT_GT(finished, 0) << "no game came to its end";
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Lockstep,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

class RollTables : public ::testing::TestWithParam<const char*> {};

TEST_P(RollTables, GiveEveryRollTheProbabilityOfPlainEnumeration) {
  const AnyState state = at(GetParam());
  const auto slow = model::Model::at(GetParam())->rolls();
  std::size_t count = 0;
  std::visit(
      [&](const auto& s) {
        s.outcomes([&](Dice dice, double probability) {
          const auto found = slow.find(dice_text(dice, faces(state)));
          ASSERT_NE(found, slow.end());
          EXPECT_NEAR(probability, found->second, 1e-15);
          ++count;
        });
      },
      state);
  EXPECT_EQ(count, slow.size());
}

INSTANTIATE_TEST_SUITE_P(
    SomeThrows, RollTables,
    ::testing::Values(
        "compact 21-36 -/- A 111w|?4 1",
        "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A "
        "11www|?3+ 4",
        "deluxe+golden_worms=1 13,21,23-26,28-31 27/22/11 "
        "cC,h21,r23,w25,gA,a29 1/0/2 A 11wwwww|?1+ 4",
        "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"));

}  // namespace
}  // namespace gockel::testing
