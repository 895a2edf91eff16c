// The cases of tests/data/rules, asked through the protocol.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

Json numbers(const std::string& text) {
  Json all = Json::array();
  for (const std::string& word : words(text)) all.push_back(std::stod(word));
  return all;
}

/// One line of a case, for the position reached so far; false for a key that
/// the protocol has nothing to say about.
bool check(const std::string& key, const std::string& value,
           std::string& position) {
  if (key == "at") {
    position = value;
  } else if (key == "do") {
    for (const std::string& event : words(value))
      position = result("apply", with_event(position, event))["position"];
  } else if (key == "to") {
    EXPECT_EQ(position, value);
  } else if (key == "moves") {
    auto moves = result("moves", {{"position", position}})["moves"]
                     .get<std::vector<std::string>>();
    std::ranges::sort(moves);
    EXPECT_EQ(moves, words(value));
  } else if (key == "refuse") {
    EXPECT_EQ(error("apply", with_event(position, value))["code"], -32000);
  } else if (key == "scores") {
    const Json d = result("describe", {{"position", position}});
    EXPECT_EQ(d["scores"], numbers(value));
  } else if (key == "shares") {
    const Json d = result("describe", {{"position", position}});
    EXPECT_EQ(d["shares"], numbers(value));
  } else {
    return false;
  }
  return true;
}

TEST(RuleCases, TheProtocolDecidesThemAsTheCoreDoes) {
  int checked = 0;
  const std::string folder = "tests/data/rules";
  for (const auto& entry : std::filesystem::directory_iterator(
           std::string(GOCKEL_SOURCE_DIR) + "/" + folder)) {
    if (entry.path().extension() != ".cases") continue;
    std::string position;
    for (const std::string& line :
         lines(read_file(folder + "/" + entry.path().filename().string()))) {
      SCOPED_TRACE(line);
      const std::size_t colon = line.find(": ");
      if (line.starts_with('#') || colon == line.npos) continue;
      if (check(line.substr(0, colon), line.substr(colon + 2), position))
        ++checked;
    }
  }
  EXPECT_GT(checked, 500);
}

}  // namespace
}  // namespace gockel::testing
