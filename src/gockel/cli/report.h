#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string_view>

#include "gockel/cli/commands.h"
#include "gockel/core/error.h"

namespace gockel {

/// Says on standard error what was refused and where; the exit code for it.
inline int complain(std::string_view what, const Error& error) {
  fmt::print(stderr, "gockel: {}, byte {}: {}\n", what, error.offset + 1,
             error.sentence);
  return status::bad_input;
}

}  // namespace gockel
