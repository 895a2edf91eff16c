#pragma once

#include <expected>
#include <functional>
#include <string>

#include "gockel/server/settings.h"
#include "gockel/server/start_fault.h"

namespace gockel {

/// Where a server can be reached.
struct Reached {
  std::string here;   ///< http://127.0.0.1:8080
  std::string house;  ///< http://192.168.1.7:8080, or "" when it is not open
};

/// Runs a node until SIGINT or SIGTERM; `ready` is told when it listens.
/// Returns after a graceful stop, or why it could not start.
std::expected<void, StartFault> serve(
    const Settings& settings, const std::function<void(const Reached&)>& ready);

}  // namespace gockel
