#include "gockel/store/notices.h"

#include <libpq-fe.h>
#include <poll.h>

#include <chrono>
#include <stop_token>
#include <thread>

namespace gockel {
namespace {

struct Finish {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
  void operator()(PGnotify* notify) const { PQfreemem(notify); }
};
using Connection = std::unique_ptr<PGconn, Finish>;

Connection listen(const std::string& where) {
  Connection connection(PQconnectdb(where.c_str()));
  if (PQstatus(connection.get()) != CONNECTION_OK) return nullptr;
  const std::unique_ptr<PGresult, Finish> done(
      PQexec(connection.get(), "listen gockel"));
  if (PQresultStatus(done.get()) != PGRES_COMMAND_OK) return nullptr;
  return connection;
}

}  // namespace

class Notices::Listener {
 public:
  Listener(std::string where, Told told)
      : where_(std::move(where)),
        told_(std::move(told)),
        thread_([this](const std::stop_token& stop) { run(stop); }) {}

 private:
  static constexpr int wait_millis = 200;

  void run(const std::stop_token& stop) {
    Connection connection;
    while (!stop.stop_requested()) {
      if (!connection) {
        connection = listen(where_);
        if (connection)
          told_.missed();
        else
          std::this_thread::sleep_for(std::chrono::milliseconds(wait_millis));
        continue;
      }
      pollfd wait{PQsocket(connection.get()), POLLIN, 0};
      if (poll(&wait, 1, wait_millis) == 0) continue;
      if (PQconsumeInput(connection.get()) == 0) {
        connection.reset();
        continue;
      }
      for (;;) {
        const std::unique_ptr<PGnotify, Finish> notice(
            PQnotifies(connection.get()));
        if (!notice) break;
        told_.touched(notice->extra);
      }
    }
  }

  std::string where_;
  Told told_;
  std::jthread thread_;
};

Notices::Notices(std::string where, Told told)
    : listener_(std::make_unique<Listener>(std::move(where), std::move(told))) {
}
Notices::~Notices() = default;

}  // namespace gockel
