#include "gockel/protocol/handler.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/core/text.h"
#include "gockel/protocol/methods.h"
#include "gockel/protocol/read_json.h"

namespace gockel {
namespace {

constexpr std::string_view no_id = "null";

std::string result_text(std::string_view id, const Json& result) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", id,
                     dump(result));
}

std::string fault_text(std::string_view id, Fault fault) {
  Json error{{"code", fault.code}, {"message", std::move(fault.sentence)}};
  if (!fault.data.is_null()) error["data"] = std::move(fault.data);
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{}}})", id,
                     dump(error));
}

/// A request that follows the standard.
struct Request {
  std::string_view method;
  const Input* params;  ///< an object or array
};

/// The id as the answer has to write it; empty when it is not allowed.
std::string id_text(const Input& id) {
  if (const auto* digits = id.get_ptr<const Input::binary_t*>())
    return {digits->begin(), digits->end()};
  if (id.is_null() || id.is_string() || id.is_number()) return dump(id);
  return {};
}

std::expected<Request, Fault> check_envelope(const Input& request) {
  static constexpr std::array<std::string_view, 4> known{"id", "jsonrpc",
                                                         "method", "params"};
  static const Input no_params = Input::object();
  const auto wrong = [](std::string sentence) {
    return fault(rpc::not_a_request, std::move(sentence));
  };
  const auto& fields = *request.get_ptr<const Input::object_t*>();
  for (const auto& [field, value] : fields)
    if (std::ranges::find(known, field) == known.end())
      return wrong(
          fmt::format("a request has no field \"{}\"", gockel::quoted(field)));
  const auto version = fields.find("jsonrpc");
  if (version == fields.end() || version->second != "2.0")
    return wrong("the field \"jsonrpc\" has to be \"2.0\"");
  const auto method = fields.find("method");
  if (method == fields.end() || !method->second.is_string())
    return wrong("the field \"method\" has to be a string");
  const auto params = fields.find("params");
  const Input& given = params == fields.end() ? no_params : params->second;
  if (!given.is_structured())
    return wrong("the field \"params\" has to be an object");
  return Request{*method->second.get_ptr<const std::string*>(), &given};
}

/// Tells the client of every percent that is done, if it wants to know, and
/// asks whether it still wants the answer.
Params::GoOn go_on(const Watch& watch, const std::string& id, bool told) {
  return [&watch, &id, told, percent = 0](double done) mutable {
    const int now = static_cast<int>(100 * done);
    if (told && watch.notify && now > percent) {
      percent = now;
      watch.notify(
          fmt::format(R"({{"jsonrpc":"2.0","method":"progress","params":)"
                      R"({{"id":{},"done":{:.2f}}}}})",
                      id, now / 100.0));
    }
    return !watch.go_on || watch.go_on(id);
  };
}

Answer run(const Request& request, const std::string& id, const Watch& watch) {
  const Method* method = find_method(request.method);
  if (method == nullptr)
    return fault(rpc::no_method, fmt::format("there is no method \"{}\"",
                                             gockel::quoted(request.method)));
  if (!request.params->is_object())
    return fault(rpc::bad_params, "parameters are given by name, in an object");
  auto params = Params::check(*request.params, method->fields);
  if (!params) return std::unexpected(params.error());
  params->watch(go_on(watch, id, params->flag("progress")));
  return method->run(*params);
}

/// "" for a notification: no method changes anything, so it need not run.
/// With `full` set a request is refused where its method would run.
std::string answer(const Input& request, const Fault* full,
                   const Watch& watch) {
  if (!request.is_object())
    return fault_text(no_id,
                      {rpc::not_a_request, "a request is an object", nullptr});
  const auto found = request.find("id");
  const bool notification = found == request.end();
  const std::string id = notification ? std::string(no_id) : id_text(*found);
  if (id.empty())
    return fault_text(no_id, {rpc::not_a_request,
                              "an id is a string, a number or null", nullptr});
  const auto checked = check_envelope(request);
  if (!checked) return fault_text(id, checked.error());
  if (notification) return {};
  if (full != nullptr) return fault_text(id, *full);
  Answer result = run(*checked, id, watch);
  return result ? result_text(id, *result)
                : fault_text(id, std::move(result.error()));
}

std::string answer_batch(const Input& batch, const Watch& watch) {
  if (batch.empty())
    return fault_text(no_id, {rpc::not_a_request,
                              "a batch has one request or more", nullptr});
  if (batch.size() > max_batch)
    return fault_text(
        no_id,
        {rpc::not_a_request,
         fmt::format("a batch has at most {} requests", max_batch), nullptr});
  static const Fault full{
      rpc::too_much,
      fmt::format("the answers before this one have {} bytes: send the rest "
                  "in another batch",
                  max_answer_bytes),
      nullptr};
  std::string all;
  for (const Input& request : batch) {
    const std::string one =
        answer(request, all.size() > max_answer_bytes ? &full : nullptr, watch);
    if (one.empty()) continue;
    all += all.empty() ? '[' : ',';
    all += one;
  }
  if (!all.empty()) all += ']';
  return all;
}

}  // namespace

std::string answer_to_long_line() {
  return fault_text(
      no_id,
      {rpc::not_a_request,
       fmt::format("a line has at most {} bytes", max_line_bytes), nullptr});
}

std::string handle(std::string_view line, const Watch& watch) {
  if (line.size() > max_line_bytes) return answer_to_long_line();
  auto json = read_json(line);
  if (!json) return fault_text(no_id, std::move(json.error()));
  return json->is_array() ? answer_batch(*json, watch)
                          : answer(*json, nullptr, watch);
}

std::string cancelled_id(std::string_view line) {
  // Most lines are none: not worth reading as JSON.
  if (line.find("\"cancel\"") == line.npos) return {};
  const auto json = read_json(line);
  if (!json || !json->is_object() || json->contains("id")) return {};
  const auto request = check_envelope(*json);
  if (!request || request->method != "cancel" || !request->params->is_object())
    return {};
  const auto id = request->params->find("id");
  return id == request->params->end() ? std::string() : id_text(*id);
}

}  // namespace gockel
