// What may happen in a Wok position, and which positions may be at all.

#include "gockel/core/text.h"
#include "gockel/core/wok.h"

namespace gockel {

std::optional<Error> Wok::refusal(Dice dice) const {
  if (phase != Phase::air) return illegal(Reason::no_dice_in_air);
  if (dice.size() != in_air().dice)
    return illegal(Reason::wrong_dice_count,
                   {.n = dice.size(), .limit = in_air().dice});
  if (dice.has_golden() || dice.count(4) > 0 || dice.count(5) > 0)
    return illegal(Reason::dice_of_grill);
  return std::nullopt;
}

std::optional<Error> Wok::refusal(Move move) const {
  if (moves().contains(move)) return std::nullopt;
  if (phase == Phase::over) return illegal(Reason::game_is_over);
  if (phase == Phase::air) return illegal(Reason::roll_first);
  switch (move.kind()) {
    case MoveKind::lock:
      if (last_roll()) return illegal(Reason::last_roll);
      if (!rolled.contains(move.dice()))
        return illegal(Reason::dice_not_rolled);
      return illegal(Reason::lock_some_not_all);
    case MoveKind::take: {
      const int n = shown().count(static_cast<Face>(move.course()));
      return illegal(move.course() == Course::sushi ? Reason::sushi_not_offered
                                                    : Reason::bone_not_offered,
                     {.n = n, .limit = row(move.course()).size()});
    }
    case MoveKind::steal: {
      const bool sushi = move.course() == Course::sushi;
      const int sticks = shown().count(sushi ? symbol::blue : symbol::red);
      if (sticks < steal_top)
        return illegal(sushi ? Reason::blue_chopsticks_needed
                             : Reason::red_chopsticks_needed);
      if (move.seat() == seat || move.seat() >= seats)
        return illegal(Reason::steal_from_another);
      if (move.depth() > 1 && sticks < steal_any)
        return illegal(Reason::only_top_in_reach);
      return illegal(sushi ? Reason::no_such_sushi : Reason::no_such_bone,
                     {.what = {letter(move.seat())}});
    }
    default: return illegal(Reason::move_of_grill);
  }
}

namespace {

std::optional<Flaw> broken_tiles(const Wok& w) {
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
      return Flaw{Reason::tile_of_absent_seat, Part::players};
    count(w.stacks[s][0], sushi);
    count(w.stacks[s][1], bones);
  }
  if (!fits) return Flaw{Reason::tile_value_unknown, Part::rows};
  if (sushi != sushi_counts) return Flaw{Reason::sushi_incomplete, Part::rows};
  if (bones != bone_counts) return Flaw{Reason::bones_incomplete, Part::rows};
  return std::nullopt;
}

std::optional<Flaw> broken_dice(const Wok& w) {
  const bool empty = w.rows[0].empty() && w.rows[1].empty();
  if (w.phase == Wok::Phase::over) {
    if (!empty) return Flaw{Reason::tile_in_row_at_end, Part::rows};
    if (!w.locked.empty() || !w.rolled.empty() || w.roll != 1)
      return Flaw{Reason::finished_turn_has_dice, Part::dice};
    return std::nullopt;
  }
  if (empty) return Flaw{Reason::both_rows_empty, Part::rows};
  if (w.roll < 1 || w.roll > wok_rolls_per_turn)
    return Flaw{Reason::roll_number_out_of_range, Part::dice};
  // Every roll after the first was bought by locking one die or more.
  if (w.locked.size() < w.roll - 1 || w.locked.size() >= wok_dice ||
      (w.roll == 1 && !w.locked.empty()))
    return Flaw{Reason::locked_dice_do_not_fit, Part::dice};
  if (w.phase == Wok::Phase::air) {
    if (w.rolled.empty()) return std::nullopt;
    return Flaw{Reason::roll_out_of_place, Part::dice};
  }
  if (w.shown().size() != wok_dice)
    return Flaw{Reason::roll_does_not_fit, Part::dice};
  if (w.moves().empty())
    return Flaw{Reason::last_roll_does_not_wait, Part::dice};
  return std::nullopt;
}

}  // namespace

std::optional<Flaw> Wok::broken() const {
  if (rules.rule_set() != RuleSet::wok)
    return Flaw{Reason::rules_of_grill, Part::rules};
  if (const auto found = broken_frame(*this)) return found;
  if (const auto found = broken_tiles(*this)) return found;
  return broken_dice(*this);
}

}  // namespace gockel
