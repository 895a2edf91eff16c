#pragma once

#include <string_view>

#include "gockel/values/inputs.h"

namespace gockel {

/// The bytes of the network for this family and number of seats, which the
/// build put into the program from the folder weights/.
std::string_view embedded(Family family, int seats);

}  // namespace gockel
