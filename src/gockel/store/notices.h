#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace gockel {

/// What to do about the notices of other nodes. Called on the thread that
/// listens.
struct NoticeHandlers {
  std::function<void(std::string table)> touched;
  /// Anything may have happened, at any table.
  std::function<void()> missed;
};

/// Hears what other nodes on the same PostgreSQL append, until it is to stop. A
/// lost connection is made anew; notices were missed then. Blocks: for a thread
/// of its own, started by whoever has threads.
void listen_for_notices(const std::stop_token& stop, const std::string& where,
                        const NoticeHandlers& handlers);

}  // namespace gockel
