#include "gockel/store/notices.h"

#include <poll.h>

namespace gockel {
namespace {

/// How soon a stop is noticed, and how often a lost database is tried.
constexpr std::chrono::milliseconds listen_slice{200};

}  // namespace

void listen_for_notices(const PqOptions& options,
                        const NoticeHandlers& handlers) {
  PqConnection connection(options);
  bool listening = false;
  while (!options.stop.stop_requested()) try {
      if (!listening) {
        connection.run_once("listen gockel");
        listening = true;
        // Told after it listens: whatever is stored from now on is heard.
        handlers.missed();
      }
      for (const std::string& text : connection.notices(listen_slice)) {
        // Nodes of another version may say it otherwise: then all is read.
        if (auto notices = parse_notices(text))
          handlers.heard(*std::move(notices));
        else
          handlers.missed();
      }
    } catch (const PqFault&) {
      listening = false;
      poll(nullptr, 0, static_cast<int>(listen_slice.count()));
    }
}

}  // namespace gockel
