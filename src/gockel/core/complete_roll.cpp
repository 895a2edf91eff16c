#include "gockel/core/complete_roll.h"

#include <cassert>

#include "gockel/core/text.h"

namespace gockel {
namespace {

/// The move that lays these dice aside; none when they are none.
Result<std::optional<Move>> move_for(const Grill& before, Dice kept) {
  if (kept.empty()) return std::nullopt;
  for (Face f = 0; f < face::count; ++f) {
    if (kept.only(f) != kept) continue;
    if (before.kept.count(f) > 0)
      return refuse(Reason::face_already_kept, 0,
                    {.what = std::string(1, grill_faces[f])});
    return Move::keep(f);
  }
  return refuse(Reason::no_such_roll);
}

Result<std::optional<Move>> move_for(const Wok& /*before*/, Dice kept) {
  if (kept.empty()) return refuse(Reason::no_such_roll);
  return Move::lock(kept);
}

/// Whether `kept` is what the move lays aside of this roll; without a move,
/// whether none of its faces is new.
bool leads_to(const Grill& before, Dice roll, Dice kept) {
  if (kept.empty()) return (roll.faces() & ~before.kept.faces()) == 0;
  for (Face f = 0; f < face::count; ++f)
    if (kept.count(f) > 0) return roll.only(f) == kept;
  return false;
}

bool leads_to(const Wok& /*before*/, Dice roll, Dice kept) {
  return roll.contains(kept);
}

template <class G>
Result<CompletedRoll> complete(const G& before, Dice kept) {
  const auto move = move_for(before, kept);
  if (!move) return std::unexpected(move.error());
  std::optional<Dice> found;
  before.outcomes([&](Dice roll, double probability) {
    if (!found && probability > 0 && leads_to(before, roll, kept)) found = roll;
  });
  if (!found) return refuse(Reason::no_such_roll);
  if (*move) {
    G after = before;
    after.apply(*found);
    if (auto why = after.refusal(**move)) return std::unexpected(*why);
  }
  return CompletedRoll{*found, *move};
}

}  // namespace

Result<CompletedRoll> complete_roll(const AnyState& before, Dice kept) {
  assert(node(before) == Node::chance);
  return std::visit([kept](const auto& game) { return complete(game, kept); },
                    before);
}

}  // namespace gockel
