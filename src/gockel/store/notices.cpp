#include "gockel/store/notices.h"

#include <libpq-fe.h>
#include <poll.h>

#include <memory>

namespace gockel {
namespace {

struct LibpqDeleter {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
  void operator()(PGnotify* notify) const { PQfreemem(notify); }
};
using PqConnection = std::unique_ptr<PGconn, LibpqDeleter>;

/// How soon a stop is noticed, and how often a lost database is tried.
constexpr int max_wait_millis = 200;

PqConnection listen(const std::string& where) {
  PqConnection connection(PQconnectdb(where.c_str()));
  if (PQstatus(connection.get()) != CONNECTION_OK) return nullptr;
  const std::unique_ptr<PGresult, LibpqDeleter> done(
      PQexec(connection.get(), "listen gockel"));
  if (PQresultStatus(done.get()) != PGRES_COMMAND_OK) return nullptr;
  return connection;
}

}  // namespace

void listen_for_notices(const std::stop_token& stop, const std::string& where,
                        const NoticeHandlers& handlers) {
  PqConnection connection;
  while (!stop.stop_requested()) {
    if (!connection) {
      connection = listen(where);
      // Told after it listens: whatever is appended from now on is heard.
      if (connection)
        handlers.missed();
      else
        poll(nullptr, 0, max_wait_millis);
      continue;
    }
    pollfd wait{PQsocket(connection.get()), POLLIN, 0};
    if (poll(&wait, 1, max_wait_millis) == 0) continue;
    if (PQconsumeInput(connection.get()) == 0) {
      connection.reset();
      continue;
    }
    // Several notices may have come at once, and only one wakes the poll.
    for (;;) {
      const std::unique_ptr<PGnotify, LibpqDeleter> notice(
          PQnotifies(connection.get()));
      if (!notice) break;
      handlers.touched(notice->extra);
    }
  }
}

}  // namespace gockel
