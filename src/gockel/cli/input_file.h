#pragma once

#include <optional>
#include <string>

#include "gockel/cli/reporter.h"
#include "gockel/core/record.h"

namespace gockel {

/// The record in a file or, for "-", in standard input. When there is none,
/// standard error has said why.
std::optional<Record> read_record(const std::string& file,
                                  const Reporter& reporter);

}  // namespace gockel
