#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "gockel/server/messages.h"
#include "tests/simulation/context.h"

namespace gockel::simulation {

/// A connection between a client and a node, as TCP gives it: what is sent
/// arrives in order, late, and not at all once it has broken. The two ends hear
/// of a break at different times; until then a node may still get what was on
/// its way, even after the client has come back on another connection.
class Link : public std::enable_shared_from_this<Link> {
 public:
  struct Client {
    std::function<void(const std::string&)> hear;
    std::function<void()> closed;
  };
  Link(Context& context, Client client)
      : context_(context), client_(std::move(client)) {}

  // The client's end.
  void send(std::string text);
  /// Says good-bye; nothing is heard any more.
  void close_by_client();
  /// Nothing is heard any more, and the node is not told.
  void forget_client() { client_ = {}; }

  // The node's end.
  /// The next message; nothing: the connection has ended.
  Task<std::optional<std::string>> read();
  void reply(const Message& message);
  void close_by_node();
  /// The node ends: whoever waits there is woken, the client hears of it later.
  void end_node();

  // The network.
  void break_off();
  bool open() const { return !broken_ && !client_left_ && !node_left_; }

 private:
  /// When something that is sent now arrives, behind what was sent before.
  Millis arrival(Millis& last);
  void tell_client_closed(Millis delay);
  void tell_node_closed(Millis delay);
  void end_reading();

  Context& context_;
  Client client_;
  Millis last_to_node_ = 0;
  Millis last_to_client_ = 0;
  bool broken_ = false;
  bool client_left_ = false;
  bool node_left_ = false;
  bool lost_to_node_ = false;
  bool read_all_ = false;  ///< nothing more comes to the node
  std::deque<std::string> inbox_;
  Waiters arrived_;
};

}  // namespace gockel::simulation
