#include "gockel/core/record.h"

#include <gtest/gtest.h>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

constexpr std::string_view head =
    "[Gockel \"1\"]\n[Start \"compact 21-22 36/25 A |?8 40\"]\n\n";

std::string with_head(std::string_view body) {
  return std::string(head) + std::string(body);
}

Record random_record(const Seating& seating, std::uint64_t seed) {
  Rng rng(seed);
  AnyState state = new_game(seating, rng);
  Record record{{{"A", "Anna"}, {"Site", "\"home\" \\ away"}}, state, {}};
  while (node(state) != Node::terminal && turn(state) < 60) {
    record.events.push_back(random_event(state, rng));
    step(state, record.events.back());
  }
  return record;
}

class Records : public ::testing::TestWithParam<Seating> {};

TEST_P(Records, AreReadBackWhereverTheyEnd) {
  const Record record = random_record(GetParam(), 3);
  ASSERT_GT(record.events.size(), 20U);
  const std::string whole = record.text();
  const auto back = Record::parse(whole);
  ASSERT_TRUE(back) << back.error().sentence << "\n" << whole;
  EXPECT_EQ(back->text(), whole);
  EXPECT_EQ(back->events, record.events);
  EXPECT_EQ(back->tags, record.tags);
  EXPECT_EQ(back->end(), record.end());

  RecordWriter writer(record.start);
  std::string pieces = *RecordWriter::head(record.tags, record.start);
  for (const Event& event : record.events) {
    EXPECT_TRUE(Record::parse(pieces));
    pieces += writer.write(event);
  }
  EXPECT_EQ(pieces, whole);
}

TEST_P(Records, TornAnywhereKeepEveryWholeEvent) {
  const Record record = random_record(GetParam(), 5);
  const std::string whole = record.text();
  const std::size_t body =
      RecordWriter::head(record.tags, record.start)->size();
  std::size_t events = 0;
  for (std::size_t cut = body; cut <= std::min(whole.size(), body + 600);
       ++cut) {
    const auto reading = read_record(whole.substr(0, cut));
    ASSERT_TRUE(reading);
    EXPECT_LE(reading->good, cut);
    EXPECT_EQ(reading->fault.has_value(), reading->good < cut);
    EXPECT_GE(reading->record.events.size(), events) << "an event was lost";
    events = reading->record.events.size();
    ASSERT_TRUE(Record::parse(whole.substr(0, reading->good)));
  }
  EXPECT_GT(events, 10U);
}

TEST_P(Records, AreWalkedThroughOnceAndWhatWasSeenIsKept) {
  const Record record = random_record(GetParam(), 7);
  const auto whole = play_back(record);
  ASSERT_TRUE(whole);
  ASSERT_EQ(whole->events.size(), record.events.size());
  AnyState state = record.start;
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    EXPECT_EQ(whole->events[i].before, state);
    EXPECT_EQ(whole->events[i].event, record.events[i]);
    EffectList effects;
    step(state, record.events[i], &effects);
    EXPECT_EQ(whole->events[i].effects.size(), effects.size());
    EXPECT_EQ(whole->after(i), state);
  }
  EXPECT_EQ(whole->end, record.end());

  const auto part = read_record(record.text(), {.from = 5, .count = 10});
  ASSERT_TRUE(part);
  EXPECT_EQ(part->end, record.end());
  ASSERT_EQ(part->playback.events.size(), 10U);
  for (std::size_t i = 0; i < 10; ++i) {
    const PlayedEvent& played = part->playback.events[i];
    EXPECT_EQ(played.before, whole->events[5 + i].before);
    EXPECT_EQ(played.event, whole->events[5 + i].event);
    EXPECT_EQ(played.effects.size(), whole->events[5 + i].effects.size());
    EXPECT_EQ(part->playback.after(i), whole->after(5 + i));
  }
  EXPECT_TRUE(read_record(record.text())->playback.events.empty());
  EXPECT_EQ(read_whole_record(record.text())->playback.events.size(),
            record.events.size());
  EXPECT_EQ(read_whole_record(record.text() + "x").error().reason,
            Record::parse(record.text() + "x").error().reason);
  EXPECT_EQ(read_record(record.text(), {.from = 1, .count = 99'999})
                ->playback.events.size(),
            record.events.size() - 1);
}

TEST_P(Records, AnIllegalEventIsRefusedByItsNumber) {
  Record record = random_record(GetParam(), 7);
  record.events.insert(record.events.begin() + 3, Dice());
  const auto played = play_back(record);
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().code, Code::illegal);
  EXPECT_EQ(played.error().offset, 3U);
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, Records,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& seating) {
                           return test_name(seating.param);
                         });

struct BadRecord {
  std::string text;
  Code code;
  std::size_t offset;
};

void PrintTo(const BadRecord& refused, std::ostream* out) {
  *out << refused.text;
}

class RefusedRecord : public ::testing::TestWithParam<BadRecord> {};

TEST_P(RefusedRecord, HasACodeAnOffsetAndASentence) {
  const auto record = Record::parse(GetParam().text);
  ASSERT_FALSE(record);
  EXPECT_EQ(name(record.error().code), name(GetParam().code))
      << record.error().sentence;
  EXPECT_EQ(record.error().offset, GetParam().offset)
      << record.error().sentence;
  EXPECT_FALSE(record.error().sentence.empty());
}

const std::size_t body = head.size();

INSTANTIATE_TEST_SUITE_P(
    Some, RefusedRecord,
    ::testing::Values(
        BadRecord{"", Code::syntax, 0},
        BadRecord{"[Gockel \"2\"]\n", Code::syntax, 0},
        BadRecord{"[Gockel \"1\"]\n\n", Code::syntax, 13},
        BadRecord{"[Gockel \"1\"]\n[Start \"compact\"]\n\n", Code::syntax, 28},
        BadRecord{"[Gockel \"1\"]\n[A \"compact 21-36 -/- A |?8 1\"]\n\n",
                  Code::syntax, 13},
        BadRecord{with_head("39. A "), Code::syntax, body},
        BadRecord{with_head("40. A 1123344"), Code::illegal, body + 6},
        BadRecord{with_head("40. A 1123344w/5"), Code::illegal, body + 14},
        BadRecord{with_head("40. A 1123344w/w/roll wwwwwww =-25\n"),
                  Code::outcome, body + 32},
        BadRecord{with_head("40. A 1123344w/w/roll 5wwwwww/5/stop =-30\n"),
                  Code::outcome, body + 40},
        BadRecord{with_head("40. A 1123344w/w/stop =-36"), Code::outcome,
                  body + 26},
        BadRecord{with_head("40. A  1123344w"), Code::syntax, body + 6},
        BadRecord{with_head("40. A 1123344w /w"), Code::canonical, body + 14}));

TEST(RecordHead, RefusesTagsThatWouldBreakTheFile) {
  const AnyState start = at("compact 21-36 -/- A |?8 1");
  EXPECT_TRUE(RecordWriter::head({{"A", "Zo\xC3\xAB \"Z\" \\"}}, start));
  EXPECT_FALSE(RecordWriter::head({{"A", "two\nlines"}}, start));
  EXPECT_FALSE(RecordWriter::head({{"A b", "name"}}, start));
  EXPECT_FALSE(RecordWriter::head({{"", "name"}}, start));
  EXPECT_FALSE(RecordWriter::head({{"A", "\xC3"}}, start));
}

TEST(RecordFile, OfAMillionEventsIsReadInFull) {
  // Players who always stop at once never finish.
  const AnyState start = at("compact 21-36 -/- A |?8 1");
  Record record{{}, start, {}};
  AnyState state = start;
  const Dice roll = std::get<Dice>(*parse_event(start, "11111122"));
  while (record.events.size() < 1'000'000) {
    for (const Event& event : {Event(roll), Event(Move::keep(face::one)),
                               Event(Move::stop(Stop::basic))}) {
      record.events.push_back(event);
      step(state, event);
    }
  }
  const auto back = Record::parse(record.text());
  ASSERT_TRUE(back) << back.error().sentence;
  EXPECT_EQ(back->events.size(), record.events.size());
  EXPECT_EQ(text(back->end()), text(state));
}

}  // namespace
}  // namespace gockel::testing
