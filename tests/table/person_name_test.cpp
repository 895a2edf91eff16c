#include "gockel/table/person_name.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "gockel/core/text.h"

namespace gockel {
namespace {

struct Fit {
  std::string_view typed;
  std::string_view shown;
};

TEST(PersonName, IsShownAsItWasMeant) {
  constexpr std::array<Fit, 14> cases{{
      {"Anna", "Anna"},
      {"Anna ", "Anna"},
      {"  Anna", "Anna"},
      {"Anna\u00A0Maria", "Anna Maria"},
      {"Anna \u3000  Maria\u2003", "Anna Maria"},
      {"Jose\u0301", "José"},
      {"A\u030Angstro\u0308m", "Ångström"},
      {"Dvor\u030Ca\u0301k", "Dvořák"},
      {"x\u0301\u0323", "x\u0301\u0323"},
      {"\u2764\uFE0F", "\u2764"},
      {"Ζωή", "Ζωή"},
      {"محمد", "محمد"},
      {"Gockelfan", "Gockelfan"},
      {"24 characters are enough", "24 characters are enough"},
  }};
  for (const auto& [typed, shown] : cases) {
    const auto name = person_name(typed);
    ASSERT_TRUE(name) << typed << ": " << name.error().sentence;
    EXPECT_EQ(*name, shown);
    EXPECT_EQ(person_name(*name), *name) << "it is a fixed point";
  }
}

struct Unfit {
  std::string_view typed;
  Reason why;
};

TEST(PersonName, IsRefusedForAReason) {
  using enum Reason;
  constexpr std::array<Unfit, 27> cases{{
      {"", name_length},
      {" ", name_length},
      {"\u2003\u00A0", name_length},
      {"\uFE0F", name_length},
      {"25 characters are too many", name_length},
      {"An\nna", name_not_text},
      {"An\tna", name_not_text},
      {"An\xC2\x85na", name_not_text},
      {"An\xFFna", name_not_text},
      {"\u202Eanna", name_hidden_characters},
      {"Anna\u2066", name_hidden_characters},
      {"An\u200Bna", name_hidden_characters},
      {"An\u200Dna", name_hidden_characters},
      {"Anna\uFEFF", name_hidden_characters},
      {"An\u00ADna", name_hidden_characters},
      {"An\u2028na", name_hidden_characters},
      {"\u3164", name_hidden_characters},
      {"\U000E0041", name_hidden_characters},
      {"\uE000", name_hidden_characters},
      {"\u0301Anna", name_too_many_marks},
      {"A\u0321\u0322\u0323nna", name_too_many_marks},
      {"Gockel (best)", name_of_computer},
      {"gockel", name_of_computer},
      {"Gockel 2", name_of_computer},
      {"GОСKЕL", name_of_computer},
      {"G0cke1", name_of_computer},
      {"Ｇｏｃｋｅｌ [expert]", name_of_computer},
  }};
  for (const auto& [typed, why] : cases) {
    const auto name = person_name(typed);
    ASSERT_FALSE(name) << quoted(typed);
    EXPECT_EQ(name.error().reason, why)
        << quoted(typed) << ": " << name.error().sentence;
  }
}

/// A character as a program of one's own would write it.
std::string utf8(char32_t c) {
  const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
  const auto rest = [&](int shift) { return byte(0x80 | (c >> shift & 0x3F)); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xC0 | c >> 6), rest(0)};
  if (c < 0x10000) return {byte(0xE0 | c >> 12), rest(6), rest(0)};
  return {byte(0xF0 | c >> 18), rest(12), rest(6), rest(0)};
}

struct Characters {
  char32_t first, last;
};
using Some = std::vector<char32_t>;

/// The reason why a name with this character in its midst is refused.
std::optional<Reason> refusal_with(char32_t c) {
  const auto name = person_name("A" + utf8(c) + "b");
  return name ? std::nullopt : std::optional(name.error().reason);
}

/// Both ends and the midst of each range of characters that a name must not
/// have, and what stands beside it.
TEST(PersonName, HasNoCharacterThatCannotBeSeen) {
  constexpr std::array<Characters, 21> hidden{{
      {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x061C, 0x061C},
      {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
      {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
      {0x2800, 0x2800},   {0x3164, 0x3164},   {0xE000, 0xF8FF},
      {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
      {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},   {0x1BCA0, 0x1BCA3},
      {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF},
  }};
  for (const auto& [first, last] : hidden)
    for (const char32_t c : Some{first, (first + last) / 2, last})
      EXPECT_EQ(refusal_with(c), Reason::name_hidden_characters)
          << std::hex << static_cast<unsigned>(c);
  for (const char32_t seen :
       Some{0xAC,    0xAE,    0x34E,   0x350,   0x61B,   0x61D,   0x115E,
            0x1161,  0x17B3,  0x17B6,  0x180A,  0x1810,  0x2010,  0x2027,
            0x2030,  0x2070,  0x27FF,  0x2801,  0x3163,  0x3165,  0xF900,
            0xFDCF,  0xFDF0,  0xFEFE,  0xFF00,  0xFF9F,  0xFFA1,  0xFFEF,
            0xFFFC,  0xFFFD,  0x10000, 0x1BC9F, 0x1BCA4, 0x1D172, 0x1D17B,
            0xDFFFF, 0xE1000, 0xEFFFF})
    EXPECT_EQ(person_name("A" + utf8(seen) + "b"), "A" + utf8(seen) + "b")
        << std::hex << static_cast<unsigned>(seen);
}

TEST(PersonName, HasOnePlainBlankForEveryBlank) {
  for (const char32_t blank :
       Some{0x20, 0xA0, 0x1680, 0x2000, 0x2005, 0x200A, 0x202F, 0x205F, 0x3000})
    EXPECT_EQ(person_name("A" + utf8(blank) + "b"), "A b")
        << std::hex << static_cast<unsigned>(blank);
}

TEST(PersonName, HasNoSignsForTheWayAnotherIsDrawn) {
  for (const char32_t variant : Some{0xFE00, 0xFE08, 0xFE0F})
    EXPECT_EQ(person_name("A" + utf8(variant) + "b"), "Ab");
  for (const char32_t beside : Some{0xFDFF, 0xFE10})
    EXPECT_EQ(person_name("A" + utf8(beside) + "b"), "A" + utf8(beside) + "b");
}

TEST(PersonName, HasTwoMarksOnALetterAtMost) {
  constexpr std::array<Characters, 5> marks{{{0x0310, 0x036F},
                                             {0x1AB0, 0x1AFF},
                                             {0x1DC0, 0x1DFF},
                                             {0x20D0, 0x20FF},
                                             {0xFE20, 0xFE2F}}};
  for (const auto& [first, last] : marks)
    for (const char32_t c : Some{first, last}) {
      const std::string mark = utf8(c);
      EXPECT_EQ(person_name("x" + mark + mark), "x" + mark + mark);
      for (const std::string& loose :
           {"x" + mark + mark + mark, "x " + mark, mark + "x"})
        EXPECT_EQ(person_name(loose).error().reason,
                  Reason::name_too_many_marks);
    }
  for (const char32_t beside : Some{0x2FF, 0x370, 0x1AAF, 0x1B00, 0x1DBF,
                                    0x1E00, 0x20CF, 0x2100, 0xFE1F, 0xFE30})
    EXPECT_TRUE(person_name(utf8(beside))) << static_cast<unsigned>(beside);
}

TEST(PersonName, HasLettersAndTheirMarksInOne) {
  constexpr std::array<Fit, 18> cases{{
      {"A\u0300", "À"},
      {"u\u0300", "ù"},
      {"A\u0301", "Á"},
      {"z\u0301", "ź"},
      {"A\u0302", "Â"},
      {"y\u0302", "ŷ"},
      {"A\u0303", "Ã"},
      {"u\u0303", "ũ"},
      {"A\u0306", "Ă"},
      {"u\u0306", "ŭ"},
      {"A\u0308", "Ä"},
      {"y\u0308", "ÿ"},
      {"A\u030A", "Å"},
      {"u\u030A", "ů"},
      {"C\u030C", "Č"},
      {"z\u030C", "ž"},
      {"C\u0327", "Ç"},
      {"t\u0327", "ţ"},
  }};
  for (const auto& [typed, shown] : cases) EXPECT_EQ(person_name(typed), shown);
  EXPECT_EQ(person_name("q\u0308"), "q\u0308") << "there is none";
}

TEST(PersonName, IsWrittenAsItWasRead) {
  for (const char32_t c :
       Some{0x7E, 0xA1, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x1F413})
    EXPECT_EQ(person_name(utf8(c)), utf8(c)) << static_cast<unsigned>(c);
}

TEST(PersonName, OfAComputerIsOneInEveryScriptAndCase) {
  for (const std::string_view taken :
       {"ɡockel", "ցockel", "Ԍockel", "gоckel", "gΟckel", "goсkel", "goϲkel",
        "gocкel", "gocΚel", "gockеl", "gockΕl", "gocke|", "gockeI", "gockeІ",
        "ＧＯＣＫＥＬ", "g.o-c k e l", "Gockel 2 3", "Gockel (child)"}) {
    const auto name = person_name(taken);
    ASSERT_FALSE(name) << taken;
    EXPECT_EQ(name.error().reason, Reason::name_of_computer) << taken;
  }
  for (const std::string_view free : {"Gockels", "Gocke", "Gockel x", "Hahn 2",
                                      "2", "My Gockel", "[ockel", "`gockel z"})
    EXPECT_TRUE(person_name(free)) << free;
}

}  // namespace
}  // namespace gockel
