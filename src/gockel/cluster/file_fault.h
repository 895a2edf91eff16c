#pragma once

#include <cstdint>
#include <string>

namespace gockel {

/// Why a file of a job cannot be used or made.
struct FileFault {
  enum class Kind : std::uint8_t {
    unreadable,     ///< detail: why the system refused
    unwritable,     ///< likewise
    foreign,        ///< it is a file of another kind
    other_version,  ///< detail: the version
    damaged,        ///< cut off, or its checksum does not fit
    other_job,      ///< detail: what it is about
  };
  Kind kind = Kind::unreadable;
  std::string path;
  std::string detail = {};
};

}  // namespace gockel
