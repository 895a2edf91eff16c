#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "gockel/core/error.h"
#include "gockel/rpc/fault.h"

namespace gockel {

/// Why a table does not do what it was asked. Nothing has changed then.
struct Refusal {
  enum class Code : std::uint8_t {
    bad_params,  ///< what was asked for cannot be read
    no_method,   ///< nobody knows what was asked for
    stale,       ///< the table has moved on
    not_yours,   ///< the seat or the turn is somebody else's
    illegal,     ///< the rules do not allow it
    seat_taken,
    wrong_time,  ///< not before the start, or not after the end
    too_fast,    ///< asked too often
    store,       ///< it could not be stored
    damaged      ///< the table is not what was stored, and not played on
  };
  Code code = Code::bad_params;
  std::string sentence;
  std::string field = {};  ///< that cannot be read, where one is to blame
  /// Why exactly, where another language has words for it.
  std::optional<Reason> reason = {};
  Details details = {};
};

/// The code of a refusal in JSON-RPC, at a table's socket and in the engine.
constexpr int rpc_code(Refusal::Code code) {
  switch (code) {
    case Refusal::Code::bad_params: return rpc::bad_params;
    case Refusal::Code::no_method: return rpc::no_method;
    case Refusal::Code::stale: return -32010;
    case Refusal::Code::not_yours: return -32011;
    case Refusal::Code::illegal: return -32012;
    case Refusal::Code::seat_taken: return -32013;
    case Refusal::Code::wrong_time: return -32015;
    case Refusal::Code::too_fast: return -32014;
    case Refusal::Code::store: return -32020;
    case Refusal::Code::damaged: return -32021;
  }
  return rpc::refused;
}

using Requested = std::expected<void, Refusal>;

inline std::unexpected<Refusal> refuse_request(Refusal::Code code,
                                               std::string sentence,
                                               std::string field = {}) {
  return std::unexpected(Refusal{code, std::move(sentence), std::move(field)});
}

inline std::unexpected<Refusal> refuse_request(Refusal::Code code, Error why) {
  return std::unexpected(Refusal{
      code, std::move(why.sentence), {}, why.reason, std::move(why.details)});
}

inline std::unexpected<Refusal> refuse_request(Refusal::Code code,
                                               Reason reason,
                                               Details details = {}) {
  return refuse_request(code, refusal_for(reason, 0, std::move(details)));
}

}  // namespace gockel
