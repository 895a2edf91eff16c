#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/protocol/fault.h"
#include "gockel/table/table.h"

namespace gockel {

/// A table that somebody wants.
struct Wish {
  struct Place {
    Chair::Kind kind = Chair::Kind::open;
    std::string level;  ///< of a computer player
    bool mine = false;  ///< for the person who asks
  };
  Rules rules;
  std::vector<Place> places;
  Clock clock;
  bool listed = false;
  std::string name;  ///< of the person, when a place is theirs
  std::string luck;

  /// The body of POST /api/tables.
  static std::expected<Wish, Fault> parse(std::string_view body);
};

}  // namespace gockel
