#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "gockel/core/error.h"
#include "gockel/rpc/json.h"

namespace gockel {

/// The codes of error objects. The first four are those of JSON-RPC 2.0; its
/// -32603 (internal error) is never used.
namespace rpc {
inline constexpr int not_json = -32700;
inline constexpr int not_a_request = -32600;
inline constexpr int no_method = -32601;
inline constexpr int bad_params = -32602;
inline constexpr int refused = -32000;    ///< by the rules or the notation
inline constexpr int too_much = -32001;   ///< the answer would be too long
inline constexpr int cancelled = -32002;  ///< by the client
inline constexpr int no_values = -32003;  ///< for these rules and seats
inline constexpr int no_words = -32004;   ///< of this language
}  // namespace rpc

/// An error object: why a request has no result.
struct Fault {
  int code = rpc::refused;
  std::string sentence;
  Json data = nullptr;  ///< left out when null
  /// What the core refused, to be said in the language that was asked for.
  std::optional<Error> error = std::nullopt;
};

using Answer = std::expected<Json, Fault>;

// Not inline: every method has several, and their code is part of what a
// browser loads.

std::unexpected<Fault> fault(int code, std::string_view sentence,
                             Json data = nullptr);

/// A refusal by the core, about the text in the parameter `field`.
std::unexpected<Fault> refused(Error error, std::string_view field);

/// Parameters that the method cannot take; `field` is the one at fault.
std::unexpected<Fault> bad_params(std::string_view field,
                                  std::string_view sentence);

}  // namespace gockel
