#pragma once

#include <string>
#include <vector>

#include "gockel/core/record.h"

namespace gockel {

/// The names of the seats: the letter where there is none, "gain (A)" and
/// "gain (C)" where two are the same.
std::vector<std::string> unique_names(std::vector<std::string> names,
                                      int seats);

/// The names that a record has in its tags, made unique.
std::vector<std::string> record_names(const Record& record);

}  // namespace gockel
