#pragma once

#include <string>

namespace gockel {

/// Where tables are kept when nobody says: in a folder, made if it is missing,
/// where the user's data is kept.
std::string default_data();

}  // namespace gockel
