#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <unordered_set>

#include "gockel/server/connection_limits.h"
#include "gockel/server/files.h"
#include "gockel/server/metrics.h"
#include "gockel/server/rate_limits.h"
#include "gockel/server/readiness.h"
#include "gockel/server/rooms.h"
#include "gockel/server/secrets.h"

namespace gockel {

class Connection;
class Socket;

/// All that one node has. Runs on one thread of events.
struct Server {
  Environment environment;
  const Settings& settings;
  AsyncStore& store;
  ServerSecrets secrets;
  Rooms rooms;
  Readiness readiness;
  RateLimits limits;
  ConnectionLimits connection_limits;
  Files files;
  Metrics metrics;
  std::string house_address;  ///< how others in the house reach it, or ""
  bool loopback;              ///< only programs on this machine reach it
  std::unordered_set<Connection*> connections;  ///< that are not sockets yet
  std::unordered_set<Socket*> sockets;
  int operators = 0;    ///< connections of those who ask for metrics
  int turned_away = 0;  ///< connections that are being told that it is full
};

/// Where a connection came in.
enum class Listener : std::uint8_t {
  people,
  operators  ///< who ask for metrics
};

/// Answers the requests of a connection, one after the other; one too many is
/// told so and closed.
Task<> serve_connection(Server& server, asio::ip::tcp::socket socket,
                        Listener listener);
/// Says good-bye to every socket; each ends when that is written.
void close_sockets(Server& server);
/// Ends all connections and sockets, whatever they are doing.
void drop_connections(Server& server);

}  // namespace gockel
