#pragma once

#include <string>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/terminal/speech.h"
#include "gockel/view/view.h"

namespace gockel::terminal {

/// What a typed line means.
struct TypedLine {
  enum class Kind : std::uint8_t { event, again, help, hint, quit, refused };
  Kind kind = Kind::again;
  Event event;           ///< legal; Kind::event
  std::string sentence;  ///< why not; Kind::refused
};

/// Reads a line typed at a decision: the move as docs/notation.md writes it,
/// its key on the screen, or a word for it in the language spoken. Capitals
/// and spaces around it do not matter. An empty line asks for the board again.
TypedLine read_move(std::string_view line, const AnyState& state,
                    const View& view, const Speech& speech);

/// Reads a line typed at a chance node: the dice in any order, spaces and
/// commas between them, 6 for a worm, the golden die behind a plus.
TypedLine read_dice(std::string_view line, const AnyState& state,
                    const Speech& speech);

}  // namespace gockel::terminal
