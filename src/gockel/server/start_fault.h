#pragma once

#include <cstdint>
#include <string>

#include "gockel/store/store.h"

namespace gockel {

/// Why a server could not start: facts, worded where it is started.
struct StartFault {
  enum class Kind : std::uint8_t {
    store,        ///< `store` says why
    secret,       ///< what all nodes share is damaged
    page_folder,  ///< the page's file or folder `what` cannot be read
    no_index,     ///< the folder `what` has no index.html
    listen,       ///< at the address `what`
    descriptors,  ///< `sockets` need `needed` open files, `allowed` there are
    descriptor_limit  ///< the limit cannot be raised to `needed`
  };
  Kind kind = Kind::store;
  StoreFault store = {};
  std::string what = {};
  std::string detail = {};  ///< in the words of the system, or ""
  std::int64_t sockets = 0;
  std::int64_t needed = 0;
  std::int64_t allowed = 0;
  std::int64_t possible = 0;  ///< sockets that there are descriptors for
};

}  // namespace gockel
