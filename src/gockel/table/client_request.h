#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "gockel/core/move.h"
#include "gockel/fair/fair_dice.h"
#include "gockel/players/players.h"
#include "gockel/rpc/json.h"
#include "gockel/table/refusal.h"

namespace gockel {

// What a client may ask for at a table's socket: docs/server.md, Socket.
namespace request {

struct Sit {
  std::string name;
  Link chain;                               ///< the end of the person's chain
  std::optional<Seat> seat = std::nullopt;  ///< none: the first open one
};
struct Stand {};
struct Fill {
  Level level = Level::child;
};
struct Play {
  std::uint64_t seen = 0;  ///< version of the last entry the player knew of
  Move move;
  std::optional<Link> link = {};  ///< for the own dice that the move brings up
};
struct Throw {
  std::uint64_t seen = 0;  ///< as of Play
  Link link;
};
struct Renew {
  Link chain;  ///< the end of a new one
};
struct ComeBack {};
struct Rematch {};
struct Ping {};

}  // namespace request

struct ClientRequest {
  using What = std::variant<request::Sit, request::Stand, request::Fill,
                            request::Play, request::Throw, request::Renew,
                            request::ComeBack, request::Rematch, request::Ping>;
  std::string client;  ///< the request's name, one person's own; "" of a ping
  What what;

  /// The request of this method with these parameters.
  static std::expected<ClientRequest, Refusal> parse(std::string_view method,
                                                     const Input& params);
};

}  // namespace gockel
