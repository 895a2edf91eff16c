#pragma once

#include <functional>

#include "gockel/store/notice.h"
#include "gockel/store/pq_connection.h"

namespace gockel {

/// What to do about the notices of other nodes. Called on the thread that
/// listens.
struct NoticeHandlers {
  /// Those that came together.
  std::function<void(std::vector<Notice> notices)> heard;
  /// Anything may have happened, at any table.
  std::function<void()> missed;
};

/// Hears what nodes on the same PostgreSQL store, until it is to stop. A lost
/// connection is made anew; notices were missed then. Blocks: for a thread of
/// its own, started by whoever has threads.
void listen_for_notices(const PqOptions& options,
                        const NoticeHandlers& handlers);

}  // namespace gockel
