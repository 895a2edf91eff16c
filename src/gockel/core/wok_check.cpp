// What may happen in a Wok position, and which positions may be at all.

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/core/wok.h"

namespace gockel {
namespace {

std::string_view course_name(Course course) {
  return course == Course::sushi ? "sushi" : "bone";
}

}  // namespace

std::optional<Error> Wok::refusal(Dice dice) const {
  if (phase != Phase::air) return illegal("no dice are in the air here");
  if (dice.size() != in_air().dice)
    return illegal(fmt::format("{} dice are in the air, not {}", in_air().dice,
                               dice.size()));
  if (dice.has_golden() || dice.count(4) > 0 || dice.count(5) > 0)
    return illegal("these are dice of the Grill game");
  return std::nullopt;
}

std::optional<Error> Wok::refusal(Move move) const {
  if (moves().contains(move)) return std::nullopt;
  if (phase == Phase::over) return illegal("the game is over");
  if (phase == Phase::air) return illegal("dice are in the air: roll first");
  switch (move.kind()) {
    case MoveKind::lock:
      if (last_roll()) return illegal("this was the last roll of the turn");
      if (!rolled.contains(move.dice()))
        return illegal("the roll does not show the dice to lock");
      return illegal("one die at least is locked and one is rolled again");
    case MoveKind::take: {
      const int n = shown().count(static_cast<Face>(move.course()));
      return illegal(fmt::format("the dice offer {} {}, the row has {}",
                                 course_name(move.course()), n,
                                 row(move.course()).size()));
    }
    case MoveKind::steal: {
      const bool sushi = move.course() == Course::sushi;
      const int sticks = shown().count(sushi ? symbol::blue : symbol::red);
      if (sticks < steal_top)
        return illegal(fmt::format("stealing a {} needs three {} chopsticks",
                                   course_name(move.course()),
                                   sushi ? "blue" : "red"));
      if (move.seat() == seat || move.seat() >= seats)
        return illegal("one steals from another player");
      if (move.depth() > 1 && sticks < steal_any)
        return illegal("three chopsticks reach only the top of a stack");
      return illegal(fmt::format("seat {} has no such {}", letter(move.seat()),
                                 course_name(move.course())));
    }
    default: return illegal("this is a move of the Grill game");
  }
}

namespace {

std::string_view broken_tiles(const Wok& w) {
  std::array<int, sushi_counts.size()> sushi{};
  std::array<int, bone_counts.size()> bones{};
  bool fits = true;
  const auto count = [&fits](const Row& row, auto& by_value) {
    for (int i = 0; i < row.size(); ++i) {
      const auto value = static_cast<std::size_t>(row[i]);
      if (value < 1 || value > by_value.size())
        fits = false;
      else
        ++by_value[value - 1];
    }
  };
  count(w.rows[0], sushi);
  count(w.rows[1], bones);
  for (Seat s = 0; s < max_wok_seats; ++s) {
    if (s >= w.seats && !(w.stacks[s][0].empty() && w.stacks[s][1].empty()))
      return "a seat that is not in the game has a tile";
    count(w.stacks[s][0], sushi);
    count(w.stacks[s][1], bones);
  }
  if (!fits) return "a tile has a value that the game does not have";
  if (sushi != sushi_counts)
    return "rows and stacks together must hold the twelve sushi of the game";
  if (bones != bone_counts)
    return "rows and stacks together must hold the twelve bones of the game";
  return "";
}

std::string_view broken_dice(const Wok& w) {
  const bool empty = w.rows[0].empty() && w.rows[1].empty();
  if (w.phase == Wok::Phase::over) {
    if (!empty) return "the game is over with a tile in a row";
    if (!w.locked.empty() || !w.rolled.empty() || w.roll != 1)
      return "the dice of a finished turn are still there";
    return "";
  }
  if (empty) return "the game goes on with both rows empty";
  if (w.roll < 1 || w.roll > wok_rolls_per_turn)
    return "the number of the roll is out of range";
  // Every roll after the first was bought by locking one die or more.
  if (w.locked.size() < w.roll - 1 || w.locked.size() >= wok_dice ||
      (w.roll == 1 && !w.locked.empty()))
    return "the locked dice do not fit the number of the roll";
  if (w.phase == Wok::Phase::air)
    return w.rolled.empty() ? "" : "there is a roll where none can be";
  if (w.shown().size() != wok_dice)
    return "the roll does not have the dice that are left";
  if (w.moves().empty()) return "a last roll without an offer does not wait";
  return "";
}

}  // namespace

std::string_view Wok::broken() const {
  if (rules.rule_set() != RuleSet::wok) return "these are rules of the Grill";
  if (const auto found = broken_frame(*this); !found.empty()) return found;
  if (const std::string_view found = broken_tiles(*this); !found.empty())
    return found;
  return broken_dice(*this);
}

}  // namespace gockel
