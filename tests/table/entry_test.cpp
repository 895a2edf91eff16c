#include "gockel/table/entry.h"

#include <gtest/gtest.h>

#include <array>

namespace gockel {
namespace {

/// One of each type, as docs/server.md has them.
constexpr std::array<const char*, 13> texts{
    R"({"type":"created","at":5,"rule_set":"wok","options":{"memory":"on"},"seats":3,"clock":{"kind":"turn","seconds":60},"listed":true,"commit":"ab"})",
    R"({"type":"created","at":5,"rule_set":"compact","options":{"steal":"may","short":"off","turn_on_empty":"on"},"seats":7,"clock":{"kind":"days","days":14},"listed":false,"commit":""})",
    R"({"type":"sat","at":6,"seat":"B","name":"Zoë <b>","luck":"00"})",
    R"({"type":"bot","at":6,"seat":"A","level":"club"})",
    R"({"type":"stood","at":6,"seat":"G"})",
    R"({"type":"started","at":7,"position":"compact 21-36 -/- A |?8 1"})",
    R"({"type":"dice","at":7,"dice":"1123344w"})",
    R"({"type":"move","at":8,"seat":"A","move":"w","by":"person"})",
    R"({"type":"move","at":8,"seat":"A","move":"stop","by":"stand_in"})",
    R"({"type":"away","at":9,"seat":"C","why":"clock"})",
    R"({"type":"back","at":9,"seat":"C"})",
    R"({"type":"over","at":10,"why":"cap","scores":[3,-2],"shares":[0.5,0.5],"seed":"cd"})",
    R"({"type":"rematch","at":11,"table":"K7QXM2PD9TRA"})"};

TEST(Entry, EveryTypeIsReadAsItIsWritten) {
  for (const char* text : texts) {
    const Result<Entry> entry = parse_entry(text);
    ASSERT_TRUE(entry) << text << ": " << entry.error().sentence;
    const auto* created = std::get_if<entry::Created>(&entry->what);
    const bool over = std::holds_alternative<entry::Over>(entry->what);
    const int seats = over ? 2 : created != nullptr ? created->seats : 7;
    EXPECT_EQ(dump(entry_json(*entry, seats)), text);
  }
}

TEST(Entry, AnEntryWithoutOneOfItsFieldsIsRefused) {
  int tried = 0;
  for (const char* text : texts) {
    const Json whole = Json::parse(text);
    for (const auto& [name, value] : whole.items()) {
      Json less = whole;
      less.erase(name);
      EXPECT_FALSE(parse_entry(dump(less))) << text << " without " << name;
      ++tried;
      Json other = whole;
      other[name] = Json::object();
      if (name == "options") continue;
      EXPECT_FALSE(parse_entry(dump(other))) << text << ", other " << name;
    }
  }
  EXPECT_GT(tried, 40);
}

TEST(Entry, NonsenseIsRefused) {
  for (const char* text :
       {"", "{", "[]", "1", R"({"type":"nothing","at":1})",
        R"({"type":"sat","at":-1,"seat":"A","name":"x","luck":""})",
        R"({"type":"back","at":1,"seat":"H"})",
        R"({"type":"back","at":1,"seat":"AB"})"})
    EXPECT_FALSE(parse_entry(text)) << text;
}

TEST(Clock, OnlySensibleTimesAreTaken) {
  const auto read = [](const char* text) {
    return parse_clock(Input::parse(text));
  };
  EXPECT_EQ(read(R"({"kind":"none"})")->limit(), 0);
  EXPECT_EQ(read(R"({"kind":"turn","seconds":5})")->limit(), 5000);
  EXPECT_EQ(read(R"({"kind":"days","days":1})")->limit(), 86'400'000);
  for (const char* wrong :
       {"{}", "[]", R"({"kind":"chess"})", R"({"kind":"turn"})",
        R"({"kind":"turn","seconds":4})", R"({"kind":"turn","seconds":601})",
        R"({"kind":"turn","seconds":"60"})", R"({"kind":"days","days":15})"})
    EXPECT_FALSE(read(wrong)) << wrong;
}

TEST(Name, IsShortPrintableText) {
  for (const char* right :
       {"A", "Zoë", "O'Neil <b>", "12345678901234567890äöü4"})
    EXPECT_TRUE(check_name(right)) << right;
  for (const char* wrong :
       {"", " A", "A ", "a\nb", "\xff", "1234567890123456789012345"})
    EXPECT_FALSE(check_name(wrong)) << wrong;
}

}  // namespace
}  // namespace gockel
