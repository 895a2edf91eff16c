// The reports as people see them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/engine/describe.h"
#include "gockel/languages/languages.h"
#include "gockel/report/columns.h"
#include "gockel/report/paragraph.h"
#include "gockel/report/report_json.h"
#include "gockel/report/report_page.h"
#include "gockel/report/report_text.h"
#include "gockel/review/review.h"
#include "gockel/review/unique_names.h"
#include "tests/review/games.h"

namespace gockel::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

Review reviewed(const Record& record) { return *review_of(record); }

/// The golden games, and some random ones of many seats.
std::vector<Record> some_records() {
  std::vector<Record> records;
  for (const std::string_view name : {"compact-2", "deluxe-5", "wok-5"}) {
    Record whole = *Record::parse(read_file(std::string("tests/data/games/") +
                                            std::string(name) + ".gockel"));
    whole.events.resize(std::min<std::size_t>(whole.events.size(), 80));
    records.push_back(std::move(whole));
  }
  Rng rng(5);
  records.push_back(random_record({Rules(RuleSet::classic2005), 7}, rng, 60));
  for (const char seat : std::string_view("ABCDEFG"))
    records.back().tags.push_back(
        {std::string(1, seat), "Bartholomäus Wurmfortsatz-寿司 der Große"});
  return records;
}

TEST(TextReport, FitsIntoEightyColumns) {
  for (const Record& record : some_records())
    for (const Language language : all_languages)
      for (const std::string& line : lines(report_text(
               reviewed(record), catalogue_of(language), Listed::all))) {
        EXPECT_LE(columns(line), report_columns) << line;
        EXPECT_EQ(line.find_first_of("{}"), line.npos) << line;
      }
}

TEST(TextReport, NamesTheMistakeAndThePlayer) {
  Record record = apple_record();
  record.tags = {{"A", "Anna"}, {"B", "Bruno"}};
  const std::string text =
      report_text(reviewed(record), catalogue_of(Language::english));
  EXPECT_THAT(
      text,
      AllOf(HasSubstr("Turn 40, Anna"),
            HasSubstr("?? put the apple back; better: put the hen back: very "
                      "bad (-100.0 %)"),
            HasSubstr("Error rates favour"), HasSubstr("B Bruno")));
  EXPECT_THAT(text, Not(HasSubstr("unfinished")));
  EXPECT_THAT(text, Not(HasSubstr("the record ends here")));
  EXPECT_THAT(report_text(reviewed(record), catalogue_of(Language::german)),
              AllOf(HasSubstr("Zug 40, Anna"), HasSubstr("sehr schlecht"),
                    HasSubstr("-100,0 %")));
}

TEST(TextReport, SaysThatAGameIsUnfinished) {
  const Record record = record_of("compact 21-36 -/- A |?8 1", "12345www /w");
  EXPECT_THAT(report_text(reviewed(record), catalogue_of(Language::english)),
              AllOf(HasSubstr("unfinished"), HasSubstr("Luck and skill")));
}

TEST(TextReport, OfAnEmptyRecordIsThere) {
  const Record record{{}, at("compact 21-36 -/- A |?8 1"), {}};
  EXPECT_THAT(report_text(reviewed(record), catalogue_of(Language::english)),
              HasSubstr("No move is marked"));
  EXPECT_THAT(report_json(reviewed(record), catalogue_of(Language::english)),
              HasSubstr(R"("events":[])"));
}

TEST(ReportPage, PutsTheDataIntoItsOnePlace) {
  EXPECT_EQ(report_page(R"(<p>"REVIEW"</p>)", R"({"a":1})"),
            R"(<p>{"a":1}</p>)");
  EXPECT_EQ(report_page("<p></p>", "{}"), std::nullopt);
  EXPECT_EQ(report_page(R"("REVIEW" "REVIEW")", "{}"), std::nullopt);
  EXPECT_EQ(report_template("xx"), std::nullopt);
}

TEST(ReportPage, NamesCannotEndTheElementTheyAreIn) {
  Record record = apple_record();
  const std::string hostile = "</script><script>alert(1)</script><!--";
  const std::string lines = "one\xe2\x80\xa8two\xe2\x80\xa9three";
  record.tags = {{"A", hostile}, {"B", lines}};
  const std::string data =
      report_json(reviewed(record), catalogue_of(Language::english));
  const std::string page = report_page(R"("REVIEW")", data).value();
  EXPECT_THAT(page, Not(HasSubstr("<")));
  EXPECT_THAT(page, Not(HasSubstr("\xe2\x80\xa8")));
  EXPECT_THAT(page, Not(HasSubstr("\xe2\x80\xa9")));
  // What is read is what was written.
  const auto players = Input::parse(page)["review"]["players"];
  EXPECT_EQ(players[0]["name"], hostile);
  EXPECT_EQ(players[1]["name"], lines);
}

TEST(ReportPage, HasAStepForTheStartAndForEveryEvent) {
  for (const Record& record : some_records())
    for (const Language language : all_languages) {
      const Input data =
          Input::parse(report_json(reviewed(record), catalogue_of(language)));
      EXPECT_EQ(data["language"], code(language));
      const auto seats = static_cast<std::size_t>(gockel::seats(record.start));
      EXPECT_EQ(data["review"]["players"].size(), seats);
      const Input& steps = data["steps"];
      ASSERT_EQ(steps.size(), record.events.size() + 1);
      // All changes together are the last position.
      Input last = Input::object();
      Input view = Input::object();
      for (const Input& one : steps) {
        last.update(one["changed"]);
        view.update(one["view"]);
      }
      AnyState end = record.start;
      for (const Event& event : record.events) step(end, event);
      EXPECT_EQ(last, Input::parse(dump(describe(end))));
      const Voice watcher{
          .catalogue = &catalogue_of(language),
          .names = {.of = record_names(record), .watching = true}};
      EXPECT_EQ(view, Input::parse(dump(described(end, watcher)))["view"]);
      EXPECT_TRUE(steps[0]["effects"].empty());
      EXPECT_TRUE(steps[0]["sentences"].empty());
      EXPECT_FALSE(steps[1]["effects"].empty());
      EXPECT_FALSE(steps[1]["sentences"].empty());
      EXPECT_LT(steps[1]["changed"].size(), steps[0]["changed"].size());
    }
}

TEST(Paragraph, BreaksBetweenWordsAndClipsWhatIsTooLong) {
  EXPECT_EQ(paragraph("- ", "one two"), "- one two\n");
  const std::string long_word(200, 'x');
  for (const std::string& line : lines(paragraph("    ", "a " + long_word)))
    EXPECT_LE(columns(line), report_columns);
  EXPECT_EQ(pad("ä", 3), "ä  ");
  EXPECT_EQ(pad_left("寿司", 3), " 寿");
}

}  // namespace
}  // namespace gockel::testing
