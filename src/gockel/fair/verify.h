#pragma once

#include <cstddef>

#include "gockel/core/record.h"
#include "gockel/fair/fair_dice.h"

namespace gockel {

/// What a verification found right: the first position, and so many rolls.
struct Verified {
  std::size_t rolls = 0;
};

/// Draws the first position and every roll of a record anew from its tags
/// Commit, Seed and LuckA ..., which records of the first kind of table have.
/// Refused with a sentence that names the first
/// thing that is not as it was promised: a missing tag, a seed that is not the
/// one committed to, a roll that did not fall that way.
Result<Verified> verify(const Record& record, const FairHash& hash);

}  // namespace gockel
