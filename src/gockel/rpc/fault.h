#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

inline std::unexpected<Fault> fault(int code, std::string sentence,
                                    Json data = nullptr) {
  return std::unexpected(
      Fault{code, std::move(sentence), std::move(data), std::nullopt});
}

/// A refusal by the core, about the text in the parameter `field`.
inline std::unexpected<Fault> refused(Error error, std::string_view field) {
  Json data{{"code", name(error.code)},
            {"field", field},
            {"offset", error.offset},
            {"reason", name(error.reason)}};
  std::string sentence = error.sentence;
  return std::unexpected(Fault{rpc::refused, std::move(sentence),
                               std::move(data), std::move(error)});
}

/// Parameters that the method cannot take; `field` is the one at fault.
inline std::unexpected<Fault> bad_params(std::string_view field,
                                         std::string sentence) {
  return fault(rpc::bad_params, std::move(sentence), {{"field", field}});
}

}  // namespace gockel
