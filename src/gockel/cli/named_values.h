#pragma once

#include <string>
#include <string_view>

#include "gockel/values/position_values.h"

namespace gockel {

/// The values that a player decides by: those of "best", or those of the file
/// of "values:FILE". Refused when there are none of that name, with the names
/// that are `accepted`, or none for these rules and seats.
Result<PositionValues> values_named(std::string_view player, const Rules& rules,
                                    int seats, const std::string& accepted);

/// The file of "values:FILE"; none of other players.
std::optional<std::string> values_file(std::string_view player);

}  // namespace gockel
