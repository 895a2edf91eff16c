#pragma once

#include <boost/beast/websocket/stream.hpp>
#include <list>
#include <memory>
#include <string>

#include "gockel/server/http_stream.h"
#include "gockel/server/server.h"

namespace gockel {

/// A client's socket at a table.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  Socket(Server& server, beast::tcp_stream stream, std::string address,
         std::string person);
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  /// Accepts the upgrade; false when the client is gone. `fresh_cookie` is set
  /// with the answer unless it is "".
  Task<bool> accept(HttpRequest request, std::string fresh_cookie);
  /// Stays until either side ends it. REQUIRES: it is accepted.
  Task<> run(std::shared_ptr<Room> room, std::uint64_t since);
  /// Says good-bye: the server ends.
  void go_away();
  /// Ends it at once.
  void drop();

 private:
  void send(Message message);
  Task<> write(std::shared_ptr<Socket> self);
  Task<> read(const std::shared_ptr<Room>& room,
              const std::shared_ptr<Member>& member);
  Server& server_;
  /// Without compression, which no client is offered.
  beast::websocket::stream<beast::tcp_stream, false> stream_;
  std::string address_;
  std::string person_;
  std::list<Message> queue_;  ///< takes no memory while it is empty
  std::size_t queued_ = 0;    ///< bytes behind the first of them
  bool writing_ = false;
  bool leaving_ = false;  ///< closes when all is written
};

}  // namespace gockel
