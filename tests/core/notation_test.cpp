// docs/notation.md holds what it says, and refusals point to the right place.

#include <gtest/gtest.h>

#include "gockel/core/record.h"
#include "gockel/core/text.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

TEST(NotationPage, EveryPositionIsAcceptedAndPrintedBack) {
  int positions = 0;
  for (const std::string& block :
       fenced_blocks(read_file("docs/notation.md"), "position"))
    for (const std::string& line : lines(block)) {
      EXPECT_EQ(text(at(line)), line);
      ++positions;
    }
  EXPECT_GE(positions, 11);
}

TEST(NotationPage, EveryMoveIsAcceptedAndPrintedBack) {
  int found = 0;
  for (const std::string& block :
       fenced_blocks(read_file("docs/notation.md"), "move"))
    for (const std::string& line : lines(block)) {
      const auto move = Move::parse(line);
      ASSERT_TRUE(move) << line;
      EXPECT_EQ(move->text(), line);
      ++found;
    }
  EXPECT_GE(found, 5);
}

TEST(NotationPage, EveryRecordIsAcceptedAndPrintedBack) {
  const auto blocks = fenced_blocks(read_file("docs/notation.md"), "record");
  ASSERT_FALSE(blocks.empty());
  for (const std::string& block : blocks) {
    const auto record = Record::parse(block);
    ASSERT_TRUE(record) << record.error().offset << record.error().sentence;
    EXPECT_EQ(record->text(), block);
  }
}

TEST(Moves, EveryMoveThatCanBeWrittenIsReadBack) {
  std::vector<Move> all;
  for (Face f = 0; f < face::count; ++f) all.push_back(Move::keep(f));
  for (const MoveKind kind : {MoveKind::golden, MoveKind::plain,
                              MoveKind::weasel, MoveKind::bust, MoveKind::roll})
    all.push_back(Move::simple(kind));
  for (const Stop how : {Stop::basic, Stop::lower, Stop::can})
    all.push_back(Move::stop(how));
  for (Seat s = 0; s < max_seats; ++s) {
    all.push_back(Move::rob(s));
    for (int depth = 1; depth <= 12; ++depth)
      for (const Course course : {Course::sushi, Course::bone})
        all.push_back(Move::steal(course, s, depth));
  }
  for (unsigned s = 0; s < specialist_count; ++s)
    all.push_back(Move::back(Specialist(s)));
  for (int n = 1; n <= 5; ++n)
    for (const Outcome& o : wok_rolls(n)) all.push_back(Move::lock(o.dice));
  for (const Move move : all) {
    const auto back = Move::parse(move.text());
    ASSERT_TRUE(back) << move.text();
    EXPECT_EQ(*back, move) << move.text();
  }
}

struct Refused {
  std::string text;
  Code code;
  std::size_t offset;
};

void PrintTo(const Refused& refused, std::ostream* out) {
  *out << refused.text.substr(0, 80);
}

class RefusedPosition : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedPosition, HasACodeAnOffsetAndASentence) {
  const Refused& expected = GetParam();
  const auto state = parse_state(expected.text);
  ASSERT_FALSE(state) << expected.text;
  EXPECT_EQ(name(state.error().code), name(expected.code))
      << state.error().sentence;
  EXPECT_EQ(state.error().offset, expected.offset) << state.error().sentence;
  EXPECT_FALSE(state.error().sentence.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Grill, RefusedPosition,
    ::testing::Values(
        Refused{"", Code::value, 0},
        Refused{"chess 21-36 -/- A |?8 1", Code::value, 0},
        Refused{"compact+fast 21-36 -/- A |?8 1", Code::value, 8},
        Refused{"compact+steal=must 21-36 -/- A |?8 1", Code::canonical, 7},
        Refused{"compact+turn_on_empty+short 21-36 -/- A |?8 1",
                Code::canonical, 7},
        Refused{"deluxe+steal=may 21-36", Code::value, 7},
        Refused{"compact 20-36 -/- A |?8 1", Code::value, 8},
        Refused{"compact 11,21-36 -/- A |?8 1", Code::broken, 0},
        Refused{"compact 21,22-36 -/- A |?8 1", Code::canonical, 10},
        Refused{"compact 21-36 -/- H |?8 1", Code::syntax, 18},
        Refused{"compact 21-36 -/- C |?8 1", Code::syntax, 18},
        Refused{"compact 21-36 21/- A |?8 1", Code::broken, 14},
        Refused{"compact 21-36 - A |?8 1", Code::value, 14},
        Refused{"compact 21-36 -/-/-/-/-/-/-/- A |?8 1", Code::value, 28},
        Refused{"compact 21-36 -/- A |?7 1", Code::broken, 21},
        Refused{"compact 21-36 -/- A 21|?6 1", Code::canonical, 21},
        Refused{"compact 21-36 -/- A 6|?7 1", Code::syntax, 20},
        Refused{"compact 21-36 -/- A |1234567 1", Code::syntax, 26},
        Refused{"compact 21-36 -/- A |123451 1", Code::canonical, 26},
        Refused{"compact 21-36 -/- A |12345w 1", Code::broken, 0},
        Refused{"compact 21-36 -/- A |.8 1", Code::broken, 0},
        Refused{"compact 21-36 -/- A 1|1111111 1", Code::broken, 0},
        Refused{"compact 21-36 -/- A |?8~ 1", Code::broken, 0},
        Refused{"compact 21-36 -/- A |?8+ 1", Code::broken, 0},
        Refused{"compact 21-36 -/- A |?8 0", Code::broken, 0},
        Refused{"compact 21-36 -/- A |?8 01", Code::canonical, 24},
        Refused{"compact 21-36 -/- A |?8 1000000000", Code::value, 24},
        Refused{"compact 21-36 -/- A |?8 1 ", Code::syntax, 25},
        Refused{"compact  21-36 -/- A |?8 1", Code::syntax, 8},
        Refused{"compact 21-36 -/- - over 9", Code::broken, 0},
        Refused{"compact - -/- A |?8 9", Code::broken, 0},
        Refused{"deluxe 21-36 -/- A |?8 1", Code::syntax, 17},
        Refused{"compact " + std::string(505, '1'), Code::length, 512},
        Refused{std::string("compact\0 21-36", 14), Code::value, 0}));

constexpr std::string_view deluxe_tail = " 0/0 A |?8 1";
std::string deluxe(std::string_view specialists) {
  return "deluxe 11,13,21-35 36/- " + std::string(specialists) +
         std::string(deluxe_tail);
}

INSTANTIATE_TEST_SUITE_P(
    Deluxe, RefusedPosition,
    ::testing::Values(
        Refused{deluxe("c11,h21,r23,w25,g27"), Code::syntax, 43},
        Refused{deluxe("h21,c11,r23,w25,g27,a29"), Code::syntax, 24},
        Refused{deluxe("c11,h36,r23,w25,g27,a29"), Code::broken, 0},
        Refused{deluxe("c11,h11,r23,w25,g27,a29"), Code::broken, 0},
        Refused{deluxe("c11,h21,rA,w25,g27,a29"), Code::broken, 0},
        Refused{deluxe("cA,hA,r23,w25,g27,a29"), Code::broken, 0},
        Refused{deluxe("cB,h21,r23,w25,g27,a29"), Code::broken, 0},
        Refused{"deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 4/4 A |?8 1",
                Code::broken, 0},
        Refused{"deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 8/0 A |?8 1",
                Code::value, 47}));

INSTANTIATE_TEST_SUITE_P(
    Wok, RefusedPosition,
    ::testing::Values(
        Refused{"wok 7 1 -:-/-:- A |?5#1 1", Code::value, 4},
        Refused{"wok 635241152634 112213142132 -:- A |?5#1 1", Code::value, 30},
        Refused{"wok 635241152634 112213142131 -:-/-:- A |?5#1 1", Code::broken,
                0},
        Refused{"wok 635241152634 112213142132 -:-/- A |?5#1 1", Code::syntax,
                34},
        Refused{"wok 635241152634 112213142132 -:-/-:- A |?5 1", Code::syntax,
                40},
        Refused{"wok 635241152634 112213142132 -:-/-:- A |?4#1 1",
                Code::canonical, 42},
        Refused{"wok 635241152634 112213142132 -:-/-:- A |?5#2 1", Code::broken,
                0},
        Refused{"wok 635241152634 112213142132 -:-/-:- A |?5#4 1", Code::value,
                44},
        Refused{"wok+short 635241152634 112213142132 -:-/-:- A |?5#1 1",
                Code::value, 4}));

TEST(HugePosition, OfTenMegabytesIsNotEvenLookedAt) {
  const auto state = parse_state(std::string(10'000'000, 'x'));
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().code, Code::length);
  EXPECT_EQ(state.error().offset, 512U);
}

TEST(LooseDice, AreReadInAnyOrderAndHaveToFit) {
  const AnyState state = at("compact 21-36 -/- A ww|?6 1");
  const auto dice = parse_loose_dice(state, "5 4 3, 3 1 w");
  ASSERT_TRUE(dice);
  EXPECT_EQ(dice_text(*dice, grill_faces), "13345w");
  EXPECT_FALSE(parse_loose_dice(state, "12345"));
  EXPECT_FALSE(parse_loose_dice(state, "1234567"));
  EXPECT_FALSE(parse_loose_dice(state, "12345+w"));
}

TEST(Utf8, IsAcceptedOnlyWhenWellFormedAndPrintable) {
  EXPECT_TRUE(
      printable_utf8("G\xC3\xB6"
                     "ckel \xF0\x9F\x90\x93"));
  for (const std::string_view bad :
       {"\xC3", "\xC3(", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "a\nb",
        "\x7F", "\xC2\x80", "\xE2\x82"})
    EXPECT_FALSE(printable_utf8(bad));
  EXPECT_FALSE(printable_utf8(std::string_view("a\0b", 3)));
}

}  // namespace
}  // namespace gockel::testing
