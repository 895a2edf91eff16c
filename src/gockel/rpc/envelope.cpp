#include "gockel/rpc/envelope.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/core/text.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

std::unexpected<RpcRefusal> no_request(std::string_view id,
                                       std::string sentence) {
  return std::unexpected(
      RpcRefusal{std::string(id.empty() ? no_id : id),
                 {rpc::not_a_request, std::move(sentence), nullptr}});
}

const Input& no_params() {
  static const Input none = Input::object();
  return none;
}

}  // namespace

std::string id_text(const Input& id) {
  // What is no 64-bit integer comes as its digits (read_json.h).
  if (const auto* digits = id.get_ptr<const Input::binary_t*>())
    return {digits->begin(), digits->end()};
  if (id.is_null() || id.is_string() || id.is_number()) return dump(id);
  return {};
}

std::expected<RpcRequest, RpcRefusal> read_request(const Input& json) {
  static constexpr std::array<std::string_view, 4> known{"id", "jsonrpc",
                                                         "method", "params"};
  if (!json.is_object()) return no_request("", "a request is an object");
  const auto& fields = *json.get_ptr<const Input::object_t*>();
  // The id comes first: every later refusal is answered under it.
  const auto found = fields.find("id");
  const std::string id = found == fields.end() ? "" : id_text(found->second);
  if (found != fields.end() && id.empty())
    return no_request("", "an id is a string, a number or null");
  for (const auto& [field, value] : fields)
    if (std::ranges::find(known, field) == known.end())
      return no_request(id, fmt::format("a request has no field \"{}\"",
                                        gockel::quoted(field)));
  const auto version = fields.find("jsonrpc");
  if (version == fields.end() || version->second != "2.0")
    return no_request(id, "the field \"jsonrpc\" has to be \"2.0\"");
  const auto method = fields.find("method");
  if (method == fields.end() || !method->second.is_string())
    return no_request(id, "the field \"method\" has to be a string");
  const auto params = fields.find("params");
  const Input& given = params == fields.end() ? no_params() : params->second;
  if (!given.is_structured())
    return no_request(id, "the field \"params\" has to be an object");
  return RpcRequest{id, *method->second.get_ptr<const std::string*>(), &given};
}

std::expected<RpcRequest, RpcRefusal> read_lenient_request(const Input& json) {
  constexpr const char* wanted = "a request has an id and a method";
  if (!json.is_object()) return no_request("", wanted);
  const auto id = json.find("id");
  const auto method = json.find("method");
  if (id == json.end() || !(id->is_string() || id->is_number_integer()) ||
      method == json.end() || !method->is_string())
    return no_request("", wanted);
  const auto params = json.find("params");
  const Input& given = params == json.end() ? no_params() : *params;
  return RpcRequest{dump(*id), *method->get_ptr<const std::string*>(), &given};
}

std::string result_text(std::string_view id, const Json& result) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", id,
                     dump(result));
}

std::string fault_text(std::string_view id, const Fault& fault) {
  Json error =
      JsonObject().add("code", fault.code).add("message", fault.sentence);
  if (!fault.data.is_null()) error["data"] = fault.data;
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{}}})", id,
                     dump(error));
}

std::string notification_text(std::string_view method,
                              std::string_view params) {
  return fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{}}})", method,
                     params);
}

}  // namespace gockel
