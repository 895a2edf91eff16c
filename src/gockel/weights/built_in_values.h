#pragma once

#include <string>

#include "gockel/values/position_values.h"

namespace gockel {

/// The values that are part of this program: there are some for every rule set
/// and number of seats that the rules allow. A ValueSource.
std::optional<PositionValues> built_in_values(const Rules& rules, int seats);

/// Position values from a file; a sentence when it cannot be read or does not
/// hold any.
Result<PositionValues> read_values(const std::string& path);

}  // namespace gockel
