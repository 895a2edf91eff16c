#pragma once

#include <string_view>

namespace gockel {

/// Takes the bytes of a file of the folder weights/ as the values of the rules
/// and number of seats that it names. False when they are no such file, and
/// nothing has changed.
bool give_values(std::string_view bytes);

}  // namespace gockel
