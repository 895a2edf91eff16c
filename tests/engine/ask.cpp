#include "tests/engine/ask.h"

#include <gtest/gtest.h>

#include "gockel/crypto/crypto.h"
#include "gockel/engine/handler.h"
#include "gockel/languages/languages.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {

std::string answer_of(std::string_view line) {
  return handle(line, {.values = built_in_values,
                       .hash = sodium_hash,
                       .words = [](Language l) { return &catalogue_of(l); },
                       .workers = 2});
}

Json ask(std::string_view line) {
  const std::string answer = answer_of(line);
  if (answer.empty()) return nullptr;
  EXPECT_EQ(answer.find('\n'), answer.npos) << "an answer is one line";
  Json json = Json::parse(answer, nullptr, false);
  EXPECT_FALSE(json.is_discarded()) << answer.substr(0, 1000);
  return json;
}

Json call(std::string_view method, const Json& params) {
  Json answer = ask(Json{
      {"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}
                        .dump());
  EXPECT_EQ(answer.value("jsonrpc", ""), "2.0");
  EXPECT_EQ(answer.value("id", 0), 1);
  EXPECT_NE(answer.contains("result"), answer.contains("error"));
  return answer;
}

Json result(std::string_view method, const Json& params) {
  Json answer = call(method, params);
  EXPECT_TRUE(answer.contains("result")) << params << answer;
  return answer["result"];
}

Json error(std::string_view method, const Json& params) {
  Json answer = call(method, params);
  EXPECT_TRUE(answer.contains("error")) << params << answer;
  return answer["error"];
}

Json with_event(const std::string& position, const std::string& event) {
  if (event.starts_with('/'))
    return {{"position", position}, {"move", event.substr(1)}};
  return {{"position", position}, {"dice", event}};
}

std::vector<Case> read_cases(const std::string& file) {
  std::vector<Case> cases;
  Case block;
  auto all = lines(read_file("tests/engine/" + file));
  all.emplace_back();
  for (const std::string& line : all) {
    if (line.starts_with('#')) continue;
    if (line.empty()) {
      if (!block.empty()) cases.push_back(block);
      block.clear();
      continue;
    }
    const std::size_t colon = line.find(": ");
    block[line.substr(0, colon)] = line.substr(colon + 2);
  }
  EXPECT_FALSE(cases.empty()) << file << " has no cases";
  return cases;
}

}  // namespace gockel::testing
