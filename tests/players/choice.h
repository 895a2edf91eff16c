#pragma once

#include "gockel/players/players.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel {

/// What a player does in a position.
inline Move choice(std::string_view player, std::string_view position) {
  return (*make_player(player, 1, built_in_values))(testing::at(position));
}

}  // namespace gockel
