#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "gockel/core/error.h"

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
