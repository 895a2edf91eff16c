#pragma once

#include <cstddef>

#include "gockel/core/record.h"

namespace gockel {

/// What a verification found right.
struct Verified {
  std::size_t rolls = 0;
  bool start = false;  ///< the game's first position was drawn, too
};

/// Draws every roll of a record anew from its tags Commit, Seed and LuckA ...
/// Refused with a sentence that names the first thing that is not as it was
/// promised: a missing tag, a seed that is not the one committed to, a roll
/// that did not fall that way.
Result<Verified> verify(const Record& record);

}  // namespace gockel
