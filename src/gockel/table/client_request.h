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

/// What people may call out at a table. It is heard once, and not stored.
enum class Reaction : std::uint8_t { bravo, laugh, wow, phew, oh_no, hurry };
std::string_view name(Reaction reaction);

// What a client may ask for at a table's socket: docs/server.md, Socket.
namespace request {

struct Sit {
  std::string name;
  Link chain;                               ///< the end of the person's chain
  std::optional<Seat> seat = std::nullopt;  ///< none: the first open one
  std::string animal = {};                  ///< that shows them, or ""
  bool program = false;  ///< it is one, and everybody is told
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
/// A computer player is to stand in for who is to act.
struct StandIn {
  std::uint64_t seen = 0;  ///< as of Play
};
struct React {
  Reaction reaction = Reaction::bravo;
};
struct Rematch {};
struct Ping {};

}  // namespace request

struct ClientRequest {
  using What = std::variant<request::Sit, request::Stand, request::Fill,
                            request::Play, request::Throw, request::Renew,
                            request::ComeBack, request::StandIn, request::React,
                            request::Rematch, request::Ping>;
  /// The request's name, one person's own; "" of what is not stored.
  std::string client;
  What what;

  /// The request of this method with these parameters.
  static std::expected<ClientRequest, Refusal> parse(std::string_view method,
                                                     const Input& params);
};

}  // namespace gockel
