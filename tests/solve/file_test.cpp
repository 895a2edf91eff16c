// Exact values as files: what was written comes back, anything else is
// refused.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "gockel/solve/solution_file.h"
#include "tests/solve/plain_game.h"

namespace gockel::testing {
namespace {

using ::testing::HasSubstr;

class File : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name =
        (std::filesystem::temp_directory_path() / "gockel-exact-XXXXXX");
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const char* name) const { return folder_ / name; }
  static std::string bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  /// The sentence with which these bytes are refused, or "".
  static std::string refusal(const std::string& content) {
    std::istringstream file(content);
    const auto solution = read_solution(file, content.size());
    return solution ? "" : solution.error().sentence;
  }
  /// The bytes of a small file that is right.
  std::string written(const Solution& solution) const {
    EXPECT_TRUE(NewSolutionFile::create(path("right"))->write(solution));
    return bytes(path("right"));
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder_), {}));
  }

 private:
  std::filesystem::path folder_;
};

/// The head with a bit and a value for each position, and the checksum.
std::string forged(const std::string& head,
                   const std::vector<std::uint64_t>& words) {
  std::string out = head;
  std::uint64_t sum = 0;
  for (const char c : head) sum = mix(sum, static_cast<unsigned char>(c));
  const auto put = [&out](std::uint64_t word) {
    const auto raw = std::bit_cast<std::array<char, 8>>(word);
    out.append(raw.data(), raw.size());
  };
  for (const std::uint64_t word : words) {
    sum = mix(sum, word);
    put(word);
  }
  put(sum);
  return out;
}

TEST_F(File, ComesBackAsItWasWritten) {
  const Solution solution = solved("compact+short", "21-24");
  const std::string content = written(solution);
  EXPECT_EQ(files(), 1U);
  const auto again = read_solution(path("right"));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->game(), solution.game());
  EXPECT_EQ(again->positions().bits(), solution.positions().bits());
  EXPECT_TRUE(std::ranges::equal(again->values(), solution.values()));
  EXPECT_EQ(content.substr(0, content.find('\n')),
            "gockel-exact 1 compact+short 21-24 " +
                std::to_string(solution.positions().size()));
}

TEST_F(File, WithAnyByteChangedIsRefused) {
  const std::string right = written(solved("compact", "21-22"));
  ASSERT_EQ(refusal(right), "");
  int tried = 0;
  for (std::size_t at = 0; at < right.size(); ++at)
    for (int change = 1; change < 256; ++change, ++tried) {
      std::string wrong = right;
      wrong[at] = static_cast<char>(wrong[at] ^ change);
      ASSERT_GT(refusal(wrong).size(), 15U) << at << " " << change;
    }
  EXPECT_EQ(tried, static_cast<int>(right.size()) * 255);
}

TEST_F(File, ThatIsCutOffOrTooLongIsRefused) {
  const std::string right = written(solved("compact", "21-22"));
  for (std::size_t size = 0; size < right.size(); ++size)
    ASSERT_GT(refusal(right.substr(0, size)).size(), 15U) << size;
  EXPECT_THAT(refusal(right + '\0'), HasSubstr("not whole"));
  EXPECT_THAT(refusal(right.substr(0, right.size() - 1)),
              HasSubstr("not whole"));
}

TEST_F(File, OfAnotherKindOrVersionIsNamed) {
  std::string right = written(solved("compact", "21"));
  EXPECT_THAT(refusal("[Gockel \"1\"]\n"), HasSubstr("not a file of exact"));
  EXPECT_THAT(refusal(std::string(100'000, 'x')),
              HasSubstr("not a file of exact"));
  right[std::string_view("gockel-exact ").size()] = '2';
  EXPECT_THAT(refusal(right), HasSubstr("version 2"));
}

TEST_F(File, ThatIsNoFileIsRefused) {
  for (const std::string& name :
       {path("missing"), path("."), std::string("/dev/zero"), std::string()}) {
    const auto solution = read_solution(name);
    ASSERT_FALSE(solution) << name;
    EXPECT_THAT(solution.error().sentence, HasSubstr("cannot read"));
  }
}

TEST_F(File, CannotLieAboutItsSize) {
  for (const char* head :
       {"gockel-exact 1 compact 21-31 4294967280\n",
        "gockel-exact 1 compact 21-31 99999999999999999999\n",
        "gockel-exact 1 compact 21-36 1\n", "gockel-exact 1 deluxe 21-24 1\n",
        "gockel-exact 1 wok 21-24 1\n", "gockel-exact 1 compact 21 -1\n",
        "gockel-exact 1 compact 21 01\n"})
    EXPECT_NE(refusal(forged(head, {1, 0})), "") << head;
}

TEST_F(File, WithARightChecksumMustStillMakeSense) {
  const auto share = [](double value) {
    return std::bit_cast<std::uint64_t>(value);
  };
  const std::string head = "gockel-exact 1 compact 21 1\n";
  EXPECT_EQ(refusal(forged(head, {1, share(0.9)})), "");
  EXPECT_NE(refusal(forged(head, {1, share(1.1)})), "");
  EXPECT_NE(refusal(forged(head, {1, share(-0.1)})), "");
  EXPECT_NE(refusal(forged(head, {1, share(std::nan(""))})), "");
  EXPECT_NE(refusal(forged(head, {0, share(0.9)})), "");
  EXPECT_NE(refusal(forged(head, {2, share(0.9)})), "");
  EXPECT_NE(refusal(forged(head, {3, share(0.9)})), "");
  EXPECT_NE(refusal(forged("gockel-exact 1 compact 21 2\n",
                           {1, share(0.9), share(0.9)})),
            "");
}

TEST_F(File, DoesNotReplaceAnother) {
  std::ofstream(path("mine")) << "precious";
  const auto made = NewSolutionFile::create(path("mine"));
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().sentence, HasSubstr("exists already"));
  EXPECT_EQ(bytes(path("mine")), "precious");
  EXPECT_FALSE(NewSolutionFile::create(path("nowhere/at/all")));
}

TEST_F(File, LeavesNothingBehindWhenItIsNotWritten) {
  {
    const auto made = NewSolutionFile::create(path("never"));
    ASSERT_TRUE(made);
    EXPECT_EQ(files(), 1U);
  }
  EXPECT_EQ(files(), 0U);
}

}  // namespace
}  // namespace gockel::testing
