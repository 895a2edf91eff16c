#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/table/client_request.h"
#include "gockel/table/table.h"

namespace gockel {

/// A table that somebody wants.
struct TableRequest {
  struct Place {
    SeatHolder::Kind kind = SeatHolder::Kind::open;
    Level level = Level::child;  ///< of a computer player
    bool mine = false;           ///< for the person who asks
  };
  Rules rules;
  std::vector<Place> places;
  TurnClock clock;
  bool listed = false;
  request::Sit sitter;  ///< the person, when a place is theirs

  /// The body of POST /api/tables.
  static std::expected<TableRequest, Refusal> parse(std::string_view body);
};

}  // namespace gockel
