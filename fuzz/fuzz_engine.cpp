// Any bytes as one line: the answer is nothing or one line of JSON-RPC, and a
// position that comes out goes in again.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/crypto/crypto.h"
#include "gockel/engine/handler.h"
#include "gockel/languages/languages.h"
#include "gockel/rpc/json.h"
#include "gockel/weights/built_in_values.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

std::string answer_of(std::string_view line) {
  return gockel::handle(line, {.values = gockel::built_in_values,
                               .hash = gockel::sodium_hash,
                               .words = [](gockel::Language l) {
                                 return &gockel::catalogue_of(l);
                               }});
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
  require(gockel::Json::parse(answer_of(again.dump())).contains("result"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const std::string answer = answer_of(line);
  require(answer == answer_of(line));
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
