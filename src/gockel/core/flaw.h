#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "gockel/core/reasons.h"

namespace gockel {

/// A part of a position, as whoever puts one together sees it.
enum class Part : std::uint8_t {
  rules,
  players,  ///< how many there are, and what lies before them
  seat,
  turn,
  phase,
  grill,
  specialists,
  supply,
  rows,
  dice,
};

/// Its name as JSON writes it.
constexpr std::string_view name(Part part) {
  switch (part) {
    case Part::rules: return "rules";
    case Part::players: return "players";
    case Part::seat: return "seat";
    case Part::turn: return "turn";
    case Part::phase: return "phase";
    case Part::grill: return "grill";
    case Part::specialists: return "specialists";
    case Part::supply: return "supply";
    case Part::rows: return "rows";
    case Part::dice: return "dice";
  }
  return "";
}

/// Why a position cannot be, and where that shows.
struct Flaw {
  Flaw(Reason reason_, Part part_, std::string piece_ = {})
      : reason(reason_), part(part_), piece(std::move(piece_)) {}

  Reason reason;
  Part part;
  /// A tile by its number, a Specialist by its name, a seat by its letter; ""
  /// when it is the part as a whole.
  std::string piece;
};

}  // namespace gockel
