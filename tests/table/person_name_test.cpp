#include "gockel/table/person_name.h"

#include <gtest/gtest.h>

#include <array>

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

}  // namespace
}  // namespace gockel
