// Rolls of which only what was laid aside is known.

#include "gockel/core/unseen.h"

#include <gtest/gtest.h>

#include "gockel/core/complete_roll.h"
#include "gockel/core/text.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// The dice that a move lays aside; none for another move.
Dice laid_aside(const AnyState& rolled, Move move) {
  if (move.kind() == MoveKind::lock) return move.dice();
  if (move.kind() != MoveKind::keep) return {};
  return std::get<Grill>(rolled).rolled.only(move.face());
}

class UnseenDice : public ::testing::TestWithParam<Seating> {};

TEST_P(UnseenDice, MakeNoDifferenceOnceTheOthersAreAside) {
  Rng rng(7);
  AnyState state = new_game(GetParam(), rng);
  int compared = 0;
  for (int i = 0; i < 3000 && node(state) != Node::terminal; ++i) {
    const AnyState before = state;
    const Event event = random_event(state, rng);
    step(state, event);
    if (node(before) != Node::chance) continue;
    const Dice real = std::get<Dice>(event);
    AnyState after = state;
    Dice kept;
    if (seat(state) == seat(before) && node(state) == Node::decision) {
      const Move move = std::get<Move>(random_event(state, rng));
      kept = laid_aside(state, move);
      // The weasel, a theft and what a roll offers need no dice laid aside.
      if (kept.empty()) continue;
      step(after, move);
    } else if (std::holds_alternative<Wok>(state)) {
      continue;  // a last roll is seen whole
    }
    const auto roll = complete_roll(before, kept);
    ASSERT_TRUE(roll) << text(before) << ": " << roll.error().sentence;
    EXPECT_FALSE(refusal(before, roll->dice));
    EXPECT_EQ(roll->dice.size(), real.size());
    AnyState filled = before;
    step(filled, roll->dice);
    if (roll->move) step(filled, *roll->move);
    EXPECT_EQ(filled, after) << text(before);
    ++compared;
  }
  EXPECT_GT(compared, 15);
}

INSTANTIATE_TEST_SUITE_P(All, UnseenDice, ::testing::ValuesIn(all_seatings()),
                         [](const auto& param) {
                           return test_name(param.param);
                         });

struct RefusedRoll {
  std::string_view position;
  std::string_view kept;
  Reason reason;
};

TEST(CompleteRoll, IsRefusedWhereNoRollLeadsThere) {
  const std::vector<RefusedRoll> all{
      {"compact 21-36 -/- A 5ww|?5 1", "5", Reason::face_already_kept},
      {"compact 21-36 -/- A 5ww|?5 1", "12", Reason::no_such_roll},
      {"compact 21-36 -/- A 5ww|?5 1", "444444", Reason::no_such_roll},
      {"compact 21-36 -/- A 5ww|?5 1", "4+w", Reason::no_such_roll},
      {"compact 21-36 -/- A |?8 1", "", Reason::no_such_roll},
      {"wok 635241152634 112213142132 -:-/-:- A |?5#1 1", "",
       Reason::no_such_roll},
      {"wok 635241152634 112213142132 -:-/-:- A |?5#1 1", "sssss",
       Reason::lock_some_not_all},
      {"wok 635241152634 112213142132 -:-/-:- A ss|?3#3 1", "s",
       Reason::last_roll},
  };
  for (const auto& [position, kept, reason] : all) {
    const AnyState state = at(position);
    const auto roll = complete_roll(state, *parse_dice(kept, faces(state)));
    ASSERT_FALSE(roll) << position << " " << kept;
    EXPECT_EQ(roll.error().reason, reason) << position << " " << kept;
  }
}

TEST(CompleteRoll, TellsTheGoldenDieFromTheOthers) {
  const AnyState state =
      at("deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A 2|?7+ 3");
  const auto with = complete_roll(state, *parse_dice("w+w", grill_faces));
  ASSERT_TRUE(with);
  EXPECT_EQ(with->dice.golden(), face::worm);
  EXPECT_EQ(with->dice.count(face::worm), 2);
  const auto without = complete_roll(state, *parse_dice("ww", grill_faces));
  ASSERT_TRUE(without);
  EXPECT_EQ(without->dice.golden(), face::one);
}

/// A record of so many rolls; what they show does not matter here.
Record rolls(int count, std::string value) {
  Record record{{}, at("compact 21-36 -/- A |?8 1"), {}};
  for (int i = 0; i < count; ++i) {
    record.events.emplace_back(Dice::of(face::worm, 8));
    record.events.emplace_back(Move::keep(face::worm));
  }
  if (!value.empty())
    record.tags.push_back({std::string(unseen_tag), std::move(value)});
  return record;
}

TEST(UnseenTag, NumbersTheRolls) {
  const auto unseen = unseen_rolls(rolls(5, "1-2,4"));
  const std::vector<bool> expected{true,  false, true,  false, false,
                                   false, true,  false, false, false};
  EXPECT_EQ(unseen, expected);
  EXPECT_EQ(unseen_text(rolls(5, "").events, unseen), "1-2,4");
  EXPECT_EQ(unseen_rolls(rolls(2, "")), std::vector<bool>(4, false));
  EXPECT_EQ(unseen_text(rolls(2, "").events, std::vector<bool>(4, false)), "");
}

TEST(UnseenTag, ThatCannotBeReadCountsForAllRolls) {
  const std::vector<bool> all{true, false, true, false};
  for (const auto* value : {"x", "1,", "2,1", "1-1", "2-1", "1-", "01", " 1"})
    EXPECT_EQ(unseen_rolls(rolls(2, value)), all) << value;
}

TEST(UnseenTag, ThatWouldBeTooLongCountsForAllRolls) {
  const Record record = rolls(1000, "");
  std::vector<bool> every_other(record.events.size(), false);
  for (std::size_t i = 0; i < every_other.size(); i += 4) every_other[i] = true;
  EXPECT_EQ(unseen_text(record.events, every_other), "1-1000");
}

}  // namespace
}  // namespace gockel::testing
