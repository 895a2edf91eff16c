#include "gockel/rl/actions.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gockel {
namespace {

template <std::size_t N>
class ActionTable {
 public:
  constexpr void add(Move move) { moves_[size_++] = move; }
  constexpr void add_keeps() {
    for (Face f = 0; f < face::count; ++f) add(Move::keep(f));
  }
  /// Checked where the table is made, when it is compiled.
  constexpr bool complete() const {
    return size_ == N && std::ranges::is_sorted(moves_);
  }
  constexpr const std::array<Move, N>& moves() const { return moves_; }

 private:
  std::array<Move, N> moves_{};
  std::size_t size_ = 0;
};

constexpr ActionTable<9> make_grill() {
  ActionTable<9> table;
  table.add_keeps();
  table.add(Move::simple(MoveKind::roll));
  table.add(Move::stop(Stop::basic));
  table.add(Move::stop(Stop::lower));
  return table;
}

constexpr ActionTable<27> make_deluxe() {
  ActionTable<27> table;
  table.add(Move::simple(MoveKind::golden));
  table.add(Move::simple(MoveKind::plain));
  table.add_keeps();
  table.add(Move::simple(MoveKind::weasel));
  table.add(Move::simple(MoveKind::bust));
  table.add(Move::simple(MoveKind::roll));
  for (const Stop how : {Stop::basic, Stop::lower, Stop::can})
    table.add(Move::stop(how));
  for (Seat s = 0; s < max_seats; ++s) table.add(Move::rob(s));
  for (unsigned s = 0; s < specialist_count; ++s)
    table.add(Move::back(static_cast<Specialist>(s)));
  return table;
}

/// One to four of five dice, in the order in which Wok::moves() lists them.
constexpr void add_locks(ActionTable<191>& table) {
  constexpr int most = wok_dice - 1;
  for (int red = 0; red <= most; ++red)
    for (int blue = 0; red + blue <= most; ++blue)
      for (int bone = 0; red + blue + bone <= most; ++bone)
        for (int sushi = 0; red + blue + bone + sushi <= most; ++sushi)
          if (red + blue + bone + sushi > 0)
            table.add(Move::lock(
                Dice::of(symbol::sushi, sushi) + Dice::of(symbol::bone, bone) +
                Dice::of(symbol::blue, blue) + Dice::of(symbol::red, red)));
}

constexpr ActionTable<191> make_wok() {
  ActionTable<191> table;
  add_locks(table);
  for (const Course course : {Course::sushi, Course::bone})
    table.add(Move::take(course));
  for (const Course course : {Course::sushi, Course::bone})
    for (Seat s = 0; s < max_wok_seats; ++s)
      for (int depth = 1; depth <= wok_tiles; ++depth)
        table.add(Move::steal(course, s, depth));
  return table;
}

constexpr ActionTable grill_actions = make_grill();
constexpr ActionTable deluxe_actions = make_deluxe();
constexpr ActionTable wok_actions = make_wok();
static_assert(grill_actions.complete());
static_assert(deluxe_actions.complete());
static_assert(wok_actions.complete());

}  // namespace

std::span<const Move> all_actions(Family family) {
  switch (family) {
    case Family::grill: return grill_actions.moves();
    case Family::deluxe: return deluxe_actions.moves();
    case Family::wok: break;
  }
  return wok_actions.moves();
}

int action_of(Family family, Move move) {
  const std::span<const Move> all = all_actions(family);
  const auto found = std::ranges::lower_bound(all, move);
  assert(found != all.end() && *found == move);
  return static_cast<int>(found - all.begin());
}

std::optional<Move> move_of(Family family, int action) {
  if (action < 0 || action >= action_count(family)) return std::nullopt;
  return all_actions(family)[static_cast<std::size_t>(action)];
}

}  // namespace gockel
