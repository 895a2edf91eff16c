#pragma once

#include <string>
#include <string_view>

#include "gockel/words/phrases.h"

namespace gockel {

/// The object of a legal move: the dice, the Specialist, the portion; "" where
/// it has none. `before` is known wholly, whatever a view of it would hide.
std::string move_object(const Phrases& phrases, const AnyState& before,
                        Move move);

/// A move, alone, with such an object: "keep the 5s".
std::string move_words(const Phrases& phrases, Move move,
                       std::string_view object);
inline std::string move_words(const Phrases& phrases, const AnyState& before,
                              Move move) {
  return move_words(phrases, move, move_object(phrases, before, move));
}

/// The seat that a move takes something from, or no_seat.
Seat robbed_seat(Move move);

}  // namespace gockel
