#include "gockel/engine/handler.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/rpc/envelope.h"
#include "gockel/rpc/read_json.h"
#include "gockel/words/decimal.h"
#include "gockel/words/refusals.h"

namespace gockel {
namespace {

/// Tells the client of every percent that is done, if it wants to know, and
/// asks whether it still wants the answer.
Params::GoOn go_on(const Host& host, const std::string& id, bool told) {
  return [&host, &id, told, percent = 0](double done) mutable {
    const int now = static_cast<int>(100 * done);
    if (told && host.notify && now > percent) {
      percent = now;
      host.notify(notification_text("progress",
                                    fmt::format(R"({{"id":{},"done":{}}})", id,
                                                decimal(now / 100.0, 2))));
    }
    return !host.go_on || host.go_on(id);
  };
}

/// The language of the parameter `lang`; English where there is none or it is
/// unknown, which the method refuses.
Language asked_language(const Params& params) {
  if (!params.has("lang")) return Language::english;
  return find_language(params.text("lang")).value_or(Language::english);
}

/// Without the words of the language it stays English.
void say_in(const Catalogue* catalogue, Fault& fault) {
  if (fault.error && catalogue != nullptr)
    fault.sentence = sentence(*fault.error, *catalogue);
}

using Methods = std::span<const Method>;

Answer run(const RpcRequest& request, Methods methods, const Host& host) {
  const auto method = std::ranges::find(methods, request.method, &Method::name);
  if (method == methods.end())
    return fault(rpc::no_method, fmt::format("there is no method \"{}\"",
                                             gockel::quoted(request.method)));
  if (!request.params->is_object())
    return fault(rpc::bad_params, "parameters are given by name, in an object");
  auto params = Params::check(*request.params, method->fields);
  if (!params) return std::unexpected(params.error());
  params->watch(go_on(host, request.id, params->flag("progress")));
  Answer result = method->run(*params, host);
  if (!result && params->has("lang") && host.words)
    say_in(host.words(asked_language(*params)), result.error());
  return result;
}

/// "" for a notification: no method changes anything, so it need not run.
/// With `full` set a request is refused where its method would run.
std::string answer(const Input& json, const Fault* full, Methods methods,
                   const Host& host) {
  const auto request = read_request(json);
  if (!request) return fault_text(request.error().id, request.error().fault);
  if (request->notification()) return {};
  if (full != nullptr) return fault_text(request->id, *full);
  const Answer result = run(*request, methods, host);
  return result ? result_text(request->id, *result)
                : fault_text(request->id, result.error());
}

std::string answer_batch(const Input& batch, Methods methods,
                         const Host& host) {
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
        answer(request, all.size() > max_answer_bytes ? &full : nullptr,
               methods, host);
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

std::string handle_with(Methods methods, std::string_view line,
                        const Host& host) {
  if (line.size() > max_line_bytes) return answer_to_long_line();
  const auto json = read_json(line);
  if (!json) return fault_text(no_id, json.error());
  return json->is_array() ? answer_batch(*json, methods, host)
                          : answer(*json, nullptr, methods, host);
}

std::string handle(std::string_view line, const Host& host) {
  return handle_with(all_methods(), line, host);
}

std::string cancelled_id(std::string_view line) {
  // Most lines are none: not worth reading as JSON.
  if (line.find("\"cancel\"") == line.npos) return {};
  const auto json = read_json(line);
  if (!json) return {};
  const auto request = read_request(*json);
  if (!request || !request->notification() || request->method != "cancel" ||
      !request->params->is_object())
    return {};
  const auto id = request->params->find("id");
  return id == request->params->end() ? std::string() : id_text(*id);
}

}  // namespace gockel
