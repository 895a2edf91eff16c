#pragma once

#include "gockel/play/players.h"
#include "tests/support/table.h"

namespace gockel {

/// What a player does in a position.
inline Move choice(std::string_view player, std::string_view position) {
  return (*make_player(player, 1))(testing::at(position));
}

}  // namespace gockel
