// The cases of tests/data/rules, each a test of its own: position, events,
// expected position.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "tests/model/model.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// One block of a case file: keys with their values in order.
struct RuleCase {
  std::string file;
  std::multimap<std::string, std::string> fields;

  std::string get(const std::string& key) const {
    const auto found = fields.find(key);
    return found == fields.end() ? "" : found->second;
  }
  bool has(const std::string& key) const { return fields.contains(key); }
};

const std::set<std::string> known_keys{
    "case", "rule", "at", "do", "to", "moves", "refuse", "scores", "shares"};

std::vector<RuleCase> read_cases() {
  std::vector<RuleCase> cases;
  const std::string folder = "tests/data/rules";
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(
           std::string(GOCKEL_SOURCE_DIR) + "/" + folder))
    if (entry.path().extension() == ".cases")
      files.insert(entry.path().filename().string());
  for (const std::string& file : files) {
    RuleCase block{file, {}};
    auto all = lines(read_file(folder + "/" + file));
    all.emplace_back();
    for (const std::string& line : all) {
      if (line.starts_with('#')) continue;
      if (line.empty()) {
        if (!block.fields.empty()) cases.push_back(block);
        block.fields.clear();
        continue;
      }
      const std::size_t colon = line.find(": ");
      block.fields.emplace(line.substr(0, colon), line.substr(colon + 2));
    }
  }
  return cases;
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

class RuleCaseTest : public ::testing::Test {
 public:
  explicit RuleCaseTest(RuleCase rule_case) : case_(std::move(rule_case)) {}

  void TestBody() override {
    for (const auto& [key, value] : case_.fields)
      ASSERT_TRUE(known_keys.contains(key)) << key;
    int checks = 0;
    const AnyState state = after(at(case_.get("at")), case_.get("do"));
    if (case_.has("to")) {
      ++checks;
      at(case_.get("to"));
      EXPECT_EQ(text(state), case_.get("to"));
    }
    if (case_.has("moves")) {
      ++checks;
      std::vector<std::string> legal;
      for (const Move move : moves(state)) legal.push_back(move.text());
      EXPECT_THAT(legal, ::testing::UnorderedElementsAreArray(
                             words(case_.get("moves"))));
    }
    const auto [first, last] = case_.fields.equal_range("refuse");
    for (auto it = first; it != last; ++it, ++checks) {
      const auto event = parse_event(state, it->second);
      EXPECT_TRUE(!event || refusal(state, *event)) << it->second;
    }
    if (case_.has("scores")) {
      ++checks;
      const auto wanted = words(case_.get("scores"));
      ASSERT_EQ(wanted.size(), static_cast<std::size_t>(seats(state)));
      for (Seat s = 0; s < seats(state); ++s)
        EXPECT_EQ(score(state, s), std::stoi(wanted[s]))
            << "seat " << letter(s);
    }
    if (case_.has("shares")) {
      ++checks;
      const auto wanted = words(case_.get("shares"));
      ASSERT_EQ(wanted.size(), static_cast<std::size_t>(seats(state)));
      for (Seat s = 0; s < seats(state); ++s)
        EXPECT_NEAR(shares(state)[s], std::stod(wanted[s]), 1e-9)
            << "seat " << letter(s);
    }
    EXPECT_GT(checks, 0) << "the case expects nothing";
    expect_the_model_agrees(state);
  }

  /// The slow model goes through the same events.
  void expect_the_model_agrees(const AnyState& state) {
    const auto model = model::Model::at(case_.get("at"));
    for (const std::string& event : words(case_.get("do"))) {
      if (event.starts_with('/'))
        model->move(event.substr(1));
      else
        model->dice(event);
    }
    EXPECT_EQ(model->text(), text(state));
    for (Seat s = 0; s < seats(state); ++s)
      EXPECT_EQ(model->scores()[s], score(state, s));
  }

 private:
  RuleCase case_;
};

TEST(RuleCases, EveryParagraphOfTheRulesHasACase) {
  std::set<std::string> used;
  std::set<std::string> names;
  for (const RuleCase& c : read_cases()) {
    used.insert(c.get("rule"));
    EXPECT_TRUE(names.insert(c.get("case")).second)
        << "two cases are named: " << c.get("case");
  }
  // A paragraph of the page stands below its anchor: <a id="bust"></a>
  const std::string_view opening = "<a id=\"";
  std::set<std::string> paragraphs;
  for (const std::string& line : lines(read_file("docs/rules.md"))) {
    if (!line.starts_with(opening)) continue;
    const std::size_t end = line.find('"', opening.size());
    paragraphs.insert(line.substr(opening.size(), end - opening.size()));
  }
  EXPECT_GT(paragraphs.size(), 50U);
  EXPECT_THAT(used, ::testing::ContainerEq(paragraphs));
}

std::string camel_case(const std::string& sentence) {
  std::string out;
  bool up = true;
  for (const char c : sentence) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) {
      up = true;
      continue;
    }
    out += up ? static_cast<char>(std::toupper(c)) : c;
    up = false;
  }
  return out;
}

const bool registered = [] {
  for (const RuleCase& c : read_cases())
    ::testing::RegisterTest(
        ("Rules_" + camel_case(c.file.substr(0, c.file.find('.')))).c_str(),
        camel_case(c.get("case")).c_str(), nullptr, nullptr, __FILE__, __LINE__,
        [c]() -> ::testing::Test* { return new RuleCaseTest(c); });
  return true;
}();

}  // namespace
}  // namespace gockel::testing
