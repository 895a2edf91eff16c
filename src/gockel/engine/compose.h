#pragma once

#include <algorithm>
#include <array>

#include "gockel/core/any_game.h"
#include "gockel/rpc/params.h"

namespace gockel {

/// The position that a description tells of. Law: of `describe(state)` it is
/// the state. Only the fields that say where things lie are read; others, which
/// follow from these, may be there. Refused, with the part and the piece of it:
/// what no position can have, and parts that do not fit together.
std::expected<AnyState, Fault> compose(const Input& parts);

// compose_grill.cpp, compose_wok.cpp
std::expected<AnyState, Fault> compose_grill(const Params& parts,
                                             const Rules& rules);
std::expected<AnyState, Fault> compose_wok(const Params& parts,
                                           const Rules& rules);

// What both games read.

/// The fields of an object inside the parts, of which others are ignored.
std::expected<Params, Fault> fields_of(const Input& object,
                                       std::span<const Field> fields);

/// A refusal about a piece of a part.
std::unexpected<Fault> refused(Error error, Part part, std::string piece = {});

/// The dice of a list with one text per die, in any order; none of null.
std::expected<Dice, Fault> dice_of(const Input& list, std::string_view faces);

/// The number that a value is, or -1.
std::int64_t whole_number(const Input& value);

/// The seat that is to act; no_seat of null.
std::expected<Seat, Fault> seat_of(const Input& value, Part part);

/// The phase that the parts name, one of `names` in the order of the phases.
template <class Which, std::size_t Count>
std::expected<Which, Fault> phase_of(
    const Params& parts, const std::array<std::string_view, Count>& names) {
  const auto found = std::ranges::find(names, parts.text("phase"));
  if (found == names.end())
    return bad_params("parts", "there is no such phase");
  return Which(found - names.begin());
}

/// Whether it stands; else the refusal.
template <class G>
std::expected<AnyState, Fault> standing(const G& state) {
  if (const auto flaw = state.broken())
    return refused(refusal_for(flaw->reason), flaw->part, flaw->piece);
  return AnyState(state);
}

}  // namespace gockel
