#include "gockel/table/entry.h"

#include <gtest/gtest.h>

#include <array>

namespace gockel {
namespace {

/// 64 hex digits.
constexpr std::string_view some_hash =
    "abababababababababababababababab"
    "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd";
constexpr std::string_view some_luck = "00112233445566778899aabbccddeeff";

/// An entry, its text, and what the text needs to know of its table.
struct Case {
  std::string text;
  Entry::What what;
  EntryFormat format = {grill_faces, 2};
  bool hashed = false;
};

/// Of the first kind of table.
constexpr EntryFormat old_format{grill_faces, 2, TableKind::lucks};

Rules rules_of(RuleSet set, std::string_view option, std::string_view value) {
  Rules rules(set);
  EXPECT_TRUE(rules.set(option, value));
  return rules;
}

Move move(std::string_view text) { return Move::parse(text).value(); }
AnyState state_of(std::string_view text) { return parse_state(text).value(); }

/// One of each type at least, as docs/server.md has them.
std::vector<Case> cases() {
  const std::string hash = std::string(some_hash);
  const Digest commit = Digest::parse(hash).value();
  const Luck luck = Luck::parse(some_luck).value();
  const Link link = Link::parse(hash).value();
  return {
      {R"({"type":"created","at":5,"kind":2,"table":"K7QXM2PD9TRA","rule_set":"wok","options":{"memory":"on"},"seats":3,"clock":{"kind":"none"},"listed":true,"commit":")" +
           hash + R"(","public_seed":")" + hash + R"(","players":4,"hash":")" +
           hash + R"("})",
       entry::Created{rules_of(RuleSet::wok, "memory", "on"),
                      3,
                      {},
                      true,
                      commit,
                      TableKind::links,
                      "K7QXM2PD9TRA",
                      PublicSeed::parse(hash).value(),
                      4},
       {grill_faces, 2},
       true},
      {R"({"type":"created","at":5,"kind":2,"table":"K7QXM2PD9TRA","rule_set":"wok","options":{"memory":"on"},"seats":3,"clock":{"kind":"none"},"listed":true,"commit":")" +
           hash + R"(","public_seed":")" + hash +
           R"(","players":4,"coach":true,"hash":")" + hash + R"("})",
       entry::Created{rules_of(RuleSet::wok, "memory", "on"),
                      3,
                      {},
                      true,
                      commit,
                      TableKind::links,
                      "K7QXM2PD9TRA",
                      PublicSeed::parse(hash).value(),
                      4,
                      true},
       {grill_faces, 2},
       true},
      {R"({"type":"sat","at":5,"seat":"B","chain":")" + hash +
           R"(","name_hash":")" + hash +
           R"(","name":"Zoë <b>","salt":"00112233445566778899aabbccddeeff","hash":")" +
           hash + R"("})",
       entry::Sat{1, "Zoë <b>", link, commit, Salt::parse(some_luck).value()},
       {grill_faces, 2},
       true},
      {R"({"type":"sat","at":5,"seat":"B","chain":")" + hash +
           R"(","name_hash":")" + hash + R"(","name":"?","hash":")" + hash +
           R"("})",
       entry::Sat{1, "?", link, commit, std::nullopt},
       {grill_faces, 2},
       true},
      {R"({"type":"sat","at":5,"seat":"B","chain":")" + hash +
           R"(","name_hash":")" + hash +
           R"(","animal":"fox","name":"?","hash":")" + hash + R"("})",
       entry::Sat{1, "?", link, commit, std::nullopt, "fox"},
       {grill_faces, 2},
       true},
      {R"({"type":"sat","at":5,"seat":"B","program":true,"chain":")" + hash +
           R"(","name_hash":")" + hash + R"(","name":"?","hash":")" + hash +
           R"("})",
       entry::Sat{1, "?", link, commit, std::nullopt, "", true},
       {grill_faces, 2},
       true},
      {R"({"type":"asked","at":5,"seat":"C"})", entry::Asked{2}},
      {R"({"type":"away","at":5,"seat":"C","why":"asked"})",
       entry::Away{2, WhyAway::asked}},
      {R"({"type":"dice","at":5,"dice":"1123344w","link":")" + hash + R"("})",
       entry::Rolled{parse_dice("1123344w", grill_faces).value(), link}},
      {R"({"type":"chain","at":5,"seat":"C","chain":")" + hash + R"("})",
       entry::Renewed{2, link}},
      {R"({"type":"put_away","at":5,"seed":")" + hash + R"("})",
       entry::PutAway{Seed::parse(hash).value()}},
      {R"({"type":"created","at":5,"rule_set":"wok","options":{"memory":"on"},"seats":3,"clock":{"kind":"turn","seconds":60},"listed":true,"commit":")" +
           hash + R"("})",
       entry::Created{rules_of(RuleSet::wok, "memory", "on"),
                      3,
                      {TurnClock::Kind::turn, 60},
                      true,
                      commit,
                      TableKind::lucks}},
      {R"({"type":"created","at":5,"rule_set":"compact","options":{"steal":"may","short":"off","turn_on_empty":"off"},"seats":7,"clock":{"kind":"days","days":14},"listed":false,"commit":")" +
           hash + R"("})",
       entry::Created{rules_of(RuleSet::compact, "steal", "may"),
                      7,
                      {TurnClock::Kind::days, 14},
                      false,
                      commit,
                      TableKind::lucks}},
      {R"({"type":"sat","at":5,"seat":"B","name":"Zoë <b>","luck":"00112233445566778899aabbccddeeff"})",
       entry::Sat{1, "Zoë <b>", luck}, old_format},
      {R"({"type":"bot","at":5,"seat":"A","level":"club"})",
       entry::Bot{0, Level::club}},
      {R"({"type":"bot","at":5,"seat":"A","level":"club","notices":35})",
       entry::Bot{0, {Level::club, 35}}},
      {R"({"type":"stood","at":5,"seat":"G"})", entry::Stood{6}},
      {R"({"type":"started","at":5,"position":"compact 21-36 -/- A |?8 1"})",
       entry::Started{state_of("compact 21-36 -/- A |?8 1")}},
      {R"({"type":"dice","at":5,"dice":"1123344w"})",
       entry::Rolled{parse_dice("1123344w", grill_faces).value()}},
      {R"({"type":"dice","at":5,"dice":"1123344+w"})",
       entry::Rolled{parse_dice("1123344+w", grill_faces).value()}},
      {R"({"type":"dice","at":5,"dice":"ssfbr"})",
       entry::Rolled{parse_dice("ssfbr", wok_faces).value()},
       {wok_faces, 2}},
      {R"({"type":"move","at":5,"seat":"A","move":"w","by":"person"})",
       entry::Moved{0, move("w"), MovedBy::person}},
      {R"({"type":"move","at":5,"seat":"A","move":"stop","by":"stand_in"})",
       entry::Moved{0, move("stop"), MovedBy::stand_in}},
      {R"({"type":"move","at":5,"seat":"C","move":"roll","by":"bot"})",
       entry::Moved{2, move("roll"), MovedBy::bot}},
      {R"({"type":"away","at":5,"seat":"C","why":"clock"})",
       entry::Away{2, WhyAway::clock}},
      {R"({"type":"away","at":5,"seat":"C","why":"gone"})",
       entry::Away{2, WhyAway::gone}},
      {R"({"type":"away","at":5,"seat":"C","why":"left"})",
       entry::Away{2, WhyAway::left}},
      {R"({"type":"back","at":5,"seat":"C"})", entry::Back{2}},
      {R"({"type":"over","at":5,"why":"cap","scores":[3,-2],"shares":[0.5,0.5],"seed":")" +
           hash + R"("})",
       entry::Over{
           WhyOver::cap, {3, -2}, {0.5, 0.5}, Seed::parse(hash).value()}},
      {R"({"type":"over","at":5,"why":"rules","scores":[3,0,1],"shares":[1.0,0.0,0.0],"seed":")" +
           hash + R"("})",
       entry::Over{WhyOver::rules, {3, 0, 1}, {1}, Seed::parse(hash).value()},
       {grill_faces, 3}},
      {R"({"type":"rematch","at":5,"table":"K7QXM2PD9TRA"})",
       entry::Rematch{"K7QXM2PD9TRA"}}};
}

std::string why(std::string_view text, const EntryFormat& format = {}) {
  const auto read = parse_entry(text, format);
  return read ? "" : read.error().sentence;
}

TEST(Entry, EveryTypeIsWrittenByteForByteAndReadAgain) {
  std::array<int, std::variant_size_v<Entry::What>> seen{};
  for (const Case& one : cases()) {
    Entry entry{5, one.what};
    if (one.hashed) entry.hash = Digest::parse(some_hash).value();
    EXPECT_EQ(entry_text(entry, one.format), one.text);
    const Result<Entry> read = parse_entry(one.text, one.format);
    ASSERT_TRUE(read) << one.text << ": " << read.error().sentence;
    EXPECT_EQ(read->at, 5);
    EXPECT_EQ(read->what.index(), one.what.index());
    EXPECT_EQ(entry_text(*read, one.format), one.text);
    ++seen[one.what.index()];
  }
  for (const int times : seen) EXPECT_GT(times, 0);
}

TEST(Entry, WhatIsReadHasItsValues) {
  const auto moved = parse_entry(
      R"({"type":"move","at":1,"seat":"B","move":"3","by":"bot"})", {});
  const auto& m = std::get<entry::Moved>(moved->what);
  EXPECT_EQ(m.seat, 1);
  EXPECT_EQ(m.move, Move::keep(face::three));
  EXPECT_EQ(m.by, MovedBy::bot);
  const auto rolled =
      parse_entry(R"({"type":"dice","at":1,"dice":"ssf"})", {wok_faces, 2});
  EXPECT_EQ(std::get<entry::Rolled>(rolled->what).dice,
            Dice::of(symbol::sushi, 2) + Dice::of(symbol::bone, 1));
}

TEST(Entry, AnEntryWithoutOneOfItsFieldsIsRefused) {
  int tried = 0;
  for (const Case& one : cases()) {
    const Json whole = Json::parse(one.text);
    for (const auto& [name, value] : whole.items()) {
      const std::string sentence =
          name == "type" ? "there is no such type of entry"
                         : "an entry's field \"" + name + "\" is not right";
      Json less = whole;
      less.erase(name);
      // Whether these must be there is for the table to say.
      const bool optional = name == "hash" || name == "salt" ||
                            name == "link" || name == "kind" ||
                            name == "animal" || name == "program" ||
                            name == "notices" || name == "coach";
      EXPECT_EQ(why(dump(less), one.format), optional ? "" : sentence)
          << one.text << " without " << name;
      ++tried;
      Json other = whole;
      other[name] =
          name == "options" || name == "clock" ? Json::array() : Json::object();
      EXPECT_EQ(why(dump(other), one.format), sentence)
          << one.text << ", other " << name;
    }
  }
  EXPECT_GT(tried, 60);
}

TEST(Entry, AFieldThatItsTypeDoesNotHaveIsIgnored) {
  const auto read =
      parse_entry(R"({"type":"back","at":1,"seat":"B","mood":[{}]})", {});
  ASSERT_TRUE(read);
  EXPECT_EQ(entry_text(*read, {}), R"({"type":"back","at":1,"seat":"B"})");
}

TEST(Entry, NonsenseIsRefused) {
  constexpr const char* no_object = "an entry is a JSON object";
  for (const char* text :
       {"", "{", "[]", "1", R"({"type":"back","at":1,"at":2,"seat":"A"})"})
    EXPECT_EQ(why(text), no_object);
  EXPECT_EQ(why(R"({"type":"nothing","at":1})"),
            "there is no such type of entry");
  const auto wrong = [](const char* field, const char* text) {
    EXPECT_EQ(why(text),
              std::string("an entry's field \"") + field + "\" is not right");
  };
  wrong("at", R"({"type":"back","at":-1,"seat":"A"})");
  wrong("at", R"({"type":"back","at":1.5,"seat":"A"})");
  wrong("seat", R"({"type":"back","at":1,"seat":"H"})");
  wrong("seat", R"({"type":"back","at":1,"seat":"AB"})");
  wrong("level", R"({"type":"bot","at":1,"seat":"A","level":"random"})");
  wrong("chain", R"({"type":"chain","at":1,"seat":"A","chain":"00"})");
  wrong("link", R"({"type":"dice","at":1,"dice":"12","link":"00"})");
  wrong("hash", R"({"type":"back","at":1,"seat":"A","hash":"00"})");
  wrong("kind", R"({"type":"created","at":1,"kind":3,"rule_set":"compact",)"
                R"("options":{},"seats":2,"clock":{"kind":"none"},)"
                R"("listed":false,"commit":""})");
  EXPECT_EQ(why(R"({"type":"sat","at":1,"seat":"A","name":"x","luck":"00"})",
                old_format),
            "an entry's field \"luck\" is not right");
  wrong("by", R"({"type":"move","at":1,"seat":"A","move":"1","by":"cat"})");
  wrong("why", R"({"type":"away","at":1,"seat":"A","why":"cap"})");
  EXPECT_NE(why(R"({"type":"move","at":1,"seat":"A","move":"x","by":"bot"})"),
            "");
  EXPECT_NE(why(R"({"type":"dice","at":1,"dice":"21"})"), "");
  EXPECT_NE(why(R"({"type":"dice","at":1,"dice":"ssf"})"), "");
  EXPECT_NE(why(R"({"type":"started","at":1,"position":"compact"})"), "");
}

TEST(TurnClock, OnlySensibleTimesAreTaken) {
  const auto read = [](const char* text) {
    return parse_clock(Input::parse(text));
  };
  EXPECT_EQ(read(R"({"kind":"none"})")->limit(), 0);
  EXPECT_EQ(read(R"({"kind":"turn","seconds":5})")->limit(), 5000);
  EXPECT_EQ(read(R"({"kind":"days","days":1})")->limit(), 86'400'000);
  for (const char* wrong : {"{}", "[]", R"({"kind":1})"})
    EXPECT_EQ(read(wrong).error().sentence,
              "a clock has a kind: none, turn or days");
  for (const char* unknown : {R"({"kind":"chess"})", R"({"kind":""})"})
    EXPECT_EQ(read(unknown).error().sentence,
              "the kinds of clock are none, turn and days");
  for (const char* wrong :
       {R"({"kind":"turn"})", R"({"kind":"turn","seconds":4})",
        R"({"kind":"turn","seconds":601})", R"({"kind":"turn","seconds":"60"})",
        R"({"kind":"turn","seconds":-60})", R"({"kind":"turn","days":6})"})
    EXPECT_EQ(read(wrong).error().sentence,
              "the clock \"turn\" wants seconds from 5 to 600");
  EXPECT_EQ(read(R"({"kind":"days","days":15})").error().sentence,
            "the clock \"days\" wants days from 1 to 14");
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
