#pragma once

#include <optional>
#include <string>

#include "gockel/cli/reporter.h"
#include "gockel/core/record.h"

namespace gockel {

/// The bytes of a file or, for "-", of standard input, up to one more than a
/// record may have. When there are none, standard error has said why.
std::optional<std::string> read_input(const std::string& file,
                                      const Reporter& reporter);

/// The record in a file or, for "-", in standard input, all its events played.
/// When there is none, standard error has said why.
std::optional<Reading> read_record(const std::string& file,
                                   const Reporter& reporter);

}  // namespace gockel
