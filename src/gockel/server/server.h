#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <unordered_set>

#include "gockel/server/files.h"
#include "gockel/server/gate.h"
#include "gockel/server/hall.h"
#include "gockel/server/metrics.h"

namespace gockel {

class Connection;
class Socket;

/// All that one node has. Runs on one thread of events.
struct Server {
  asio::io_context& io;
  const Settings& settings;
  Keeper& keeper;
  Hall hall;
  Gate gate;
  Files files;
  Metrics metrics;
  std::string house_address;  ///< how others in the house reach it, or ""
  std::unordered_set<Connection*> connections;  ///< that are not sockets yet
  std::unordered_set<Socket*> sockets;
};

/// Answers the requests of a connection, one after the other.
Task<> serve_connection(Server& server, asio::ip::tcp::socket socket);
/// Ends a connection, whatever it is doing.
void close(Connection& connection);

}  // namespace gockel
