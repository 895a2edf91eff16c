#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "gockel/rpc/fault.h"

namespace gockel {

// What surrounds every method: the request and answer objects of JSON-RPC 2.0.

/// The id of an answer to something that has none.
inline constexpr std::string_view no_id = "null";

/// A request whose envelope is right. It looks into the JSON it was read from,
/// which must outlive it.
struct RpcRequest {
  std::string id;  ///< as the answer has to write it; "" for a notification
  std::string_view method;
  const Input* params;  ///< an empty object when there are none

  bool notification() const { return id.empty(); }
};

/// Why something is no request, and the id that the answer has to name.
struct RpcRefusal {
  std::string id;
  Fault fault;
};

/// The request in an object that follows the standard in every point. Its
/// params are an object or an array.
std::expected<RpcRequest, RpcRefusal> read_request(const Input& json);

/// The request in an object with an id that is a text or a whole number, and a
/// method. A table's socket is that lenient: `jsonrpc` may be missing, other
/// fields do no harm. Its params may be anything.
std::expected<RpcRequest, RpcRefusal> read_lenient_request(const Input& json);

/// An id as JSON writes it; "" when it is not a text, a number or null.
std::string id_text(const Input& id);

/// The answer objects, one line each.
std::string result_text(std::string_view id, const Json& result);
std::string fault_text(std::string_view id, const Fault& fault);
/// A notification; `params` is JSON already.
std::string notification_text(std::string_view method, std::string_view params);

}  // namespace gockel
