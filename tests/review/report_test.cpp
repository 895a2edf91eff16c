// The reports as people see them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/review/paragraph.h"
#include "gockel/review/report_html.h"
#include "gockel/review/report_text.h"
#include "gockel/review/review.h"
#include "tests/review/games.h"

namespace gockel::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

Review reviewed(const Record& record) { return *review(record); }

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
    for (const std::string_view language : review_languages)
      for (const std::string& line : lines(report_text(
               reviewed(record), *find_review_words(language), Listed::all))) {
        EXPECT_LE(text_columns(line), report_columns) << line;
        EXPECT_EQ(line.find_first_of("{}"), line.npos) << line;
      }
}

TEST(TextReport, NamesTheMistakeAndThePlayer) {
  Record record = apple_record();
  record.tags = {{"A", "Anna"}, {"B", "Bruno"}};
  const std::string text = report_text(reviewed(record), english_review());
  EXPECT_THAT(
      text,
      AllOf(HasSubstr("Turn 40, Anna"),
            HasSubstr("?? put the apple back; better: put the hen back: very "
                      "bad (-100.0 %)"),
            HasSubstr("Error rates favour"), HasSubstr("B Bruno")));
  EXPECT_THAT(text, Not(HasSubstr("unfinished")));
  EXPECT_THAT(text, Not(HasSubstr("the record ends here")));
  EXPECT_THAT(report_text(reviewed(record), german_review()),
              AllOf(HasSubstr("Zug 40, Anna"), HasSubstr("sehr schlecht"),
                    HasSubstr("-100,0 %")));
}

TEST(TextReport, SaysThatAGameIsUnfinished) {
  const Record record = record_of("compact 21-36 -/- A |?8 1", "12345www /w");
  EXPECT_THAT(report_text(reviewed(record), english_review()),
              AllOf(HasSubstr("unfinished"), HasSubstr("Luck and skill")));
}

TEST(TextReport, OfAnEmptyRecordIsThere) {
  const Record record{{}, at("compact 21-36 -/- A |?8 1"), {}};
  EXPECT_THAT(report_text(reviewed(record), english_review()),
              HasSubstr("No move is marked"));
  EXPECT_THAT(report_html(reviewed(record), english_review()),
              HasSubstr("</html>"));
}

/// Takes a well-formed page apart; fails the test on the first tag that does
/// not fit, and returns how many there were.
int count_tags(const std::string& page) {
  std::vector<std::string> open;
  int tags = 0;
  for (std::size_t at = page.find('<'); at != page.npos;
       at = page.find('<', at + 1)) {
    const std::size_t end = page.find('>', at);
    const std::string tag = page.substr(at + 1, end - at - 1);
    ++tags;
    if (tag.starts_with('!')) continue;
    EXPECT_EQ(std::ranges::count(tag, '"') % 2, 0) << tag;
    EXPECT_EQ(tag.find('<'), tag.npos) << tag;
    if (tag.ends_with('/')) continue;
    if (!tag.starts_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
      continue;
    }
    if (open.empty() || open.back() != tag.substr(1)) {
      ADD_FAILURE() << "<" << tag << "> does not close "
                    << (open.empty() ? "anything" : open.back());
      return tags;
    }
    open.pop_back();
  }
  EXPECT_TRUE(open.empty()) << open.back();
  return tags;
}

TEST(HtmlReport, IsWellFormedAndNeedsNothingElse) {
  for (const Record& record : some_records())
    for (const std::string_view language : review_languages) {
      const std::string page =
          report_html(reviewed(record), *find_review_words(language));
      EXPECT_GT(count_tags(page), 100);
      for (const std::string_view outside :
           {"http:", "https:", "src=", "url(", "@import", "<link", "<script",
            "<iframe"})
        EXPECT_THAT(page, Not(HasSubstr(std::string(outside))));
      EXPECT_THAT(page, HasSubstr("lang=\"" + std::string(language) + "\""));
      EXPECT_THAT(
          page, AllOf(HasSubstr("<title id=\"ct\">"),
                      HasSubstr("<desc id=\"cd\">"), HasSubstr("scope=\"col\""),
                      HasSubstr("prefers-color-scheme:dark")));
    }
}

TEST(HtmlReport, ShowsNamesAsText) {
  Record record = apple_record();
  record.tags = {{"A", "<script>alert(\"x\")</script>"}, {"B", "A & 'B'"}};
  const std::string page = report_html(reviewed(record), english_review());
  count_tags(page);
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(&quot;x&quot;)"));
  EXPECT_THAT(page, HasSubstr("A &amp; &#39;B&#39;"));
}

TEST(Paragraph, BreaksBetweenWordsAndClipsWhatIsTooLong) {
  EXPECT_EQ(paragraph("- ", "one two"), "- one two\n");
  const std::string long_word(200, 'x');
  for (const std::string& line : lines(paragraph("    ", "a " + long_word)))
    EXPECT_LE(text_columns(line), report_columns);
  EXPECT_EQ(padded("ä", 3), "ä  ");
  EXPECT_EQ(padded_left("寿司", 3), " 寿");
}

}  // namespace
}  // namespace gockel::testing
