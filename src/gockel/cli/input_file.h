#pragma once

#include <string>

#include "gockel/core/record.h"

namespace gockel {

/// The whole file or, for "-", standard input; a sentence when it cannot be
/// read. One byte more than a record may have is enough to refuse it.
Result<std::string> read_record_file(const std::string& file);

}  // namespace gockel
