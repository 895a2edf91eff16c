#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gockel/core/any_game.h"
#include "gockel/core/error.h"

namespace gockel {

/// What a contestant did instead of moving, one value per sentence; the blanks
/// that each fills stand beside it.
enum class ForfeitKind : std::uint8_t {
  resigned,       ///< it gives up by itself
  not_started,    ///< what: why the system refused
  no_answer,      ///< what: the seconds it had
  line_too_long,  ///< n: the bytes it wrote
  half_line,      ///< what: an answer without a line end
  closed,         ///< it closed its input or output
  killed,         ///< n: the signal, what: its name
  no_command,     ///< the shell found no such command
  ended,          ///< n: the exit code
  bad_json,       ///< what: the answer
  no_object,      ///< what: the answer
  wrong_id,       ///< what: the answer, n: the id it should have
  error_answer,   ///< what: the message
  no_move,        ///< what: the answer
  refused_move,   ///< what: the move; refused says why
  count
};

/// Why a contestant forfeits: whoever says it in a language needs no more.
struct ForfeitReason {
  ForfeitKind kind = ForfeitKind::resigned;
  Details details = {};
  std::optional<Error> refused = {};
};

/// Who gave a game up, where and why.
struct Forfeit {
  Seat seat = no_seat;
  std::string position;
  ForfeitReason why;
};

}  // namespace gockel
