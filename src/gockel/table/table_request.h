#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/table/refusal.h"
#include "gockel/table/table.h"

namespace gockel {

/// A table that somebody wants. Nobody sits down with it: what a person adds to
/// the dice comes after the table's promise was seen.
struct TableRequest {
  struct SeatRequest {
    SeatHolder::Kind kind = SeatHolder::Kind::open;
    Strength strength = {};  ///< of a computer player
  };
  Rules rules;
  std::vector<SeatRequest> places;
  TurnClock clock;
  bool listed = false;
  bool coach = false;  ///< whoever sits down agrees that all are coached

  /// The body of POST /api/tables.
  static std::expected<TableRequest, Refusal> parse(std::string_view body);
};

}  // namespace gockel
