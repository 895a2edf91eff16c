// Any bytes as one line: the answer is nothing or one line of JSON-RPC, and a
// position that comes out goes in again.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/protocol/handler.h"
#include "gockel/protocol/json.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_answer(const gockel::Json& answer) {
  require(answer.is_object() && answer.size() == 3);
  require(answer.value("jsonrpc", "") == "2.0");
  require(answer.contains("id"));
  require(answer.contains("result") != answer.contains("error"));
  if (answer.contains("error")) {
    const gockel::Json& error = answer["error"];
    require(error["code"].is_number_integer());
    require(!error["message"].get<std::string>().empty());
    return;
  }
  const gockel::Json& result = answer["result"];
  if (!result.contains("position")) return;
  const gockel::Json again{{"jsonrpc", "2.0"},
                           {"id", 1},
                           {"method", "describe"},
                           {"params", {{"position", result["position"]}}}};
  require(gockel::Json::parse(gockel::handle(again.dump())).contains("result"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const std::string answer = gockel::handle(line);
  require(answer == gockel::handle(line));
  if (answer.empty()) return 0;
  require(answer.find('\n') == answer.npos);
  const auto json = gockel::Json::parse(answer, nullptr, false);
  require(!json.is_discarded());
  if (!json.is_array()) {
    check_answer(json);
    return 0;
  }
  require(!json.empty());
  for (const gockel::Json& one : json) check_answer(one);
  return 0;
}
