#include "gockel/store/notice.h"

#include <gtest/gtest.h>

namespace gockel {
namespace {

TEST(Notice, ComesBackFromItsText) {
  const Notice entries{Notice::Kind::entries,
                       "NODE",
                       "TABLE",
                       17,
                       {R"({"type":"dice"})", R"({"type":"move"})"}};
  EXPECT_EQ(Notice::parse(entries.text()), entries);
  const Notice presence{Notice::Kind::presence, "NODE", "TABLE", 0, {}};
  EXPECT_EQ(Notice::parse(presence.text()), presence);
  const Notice reaction{Notice::Kind::reaction, "NODE", "TABLE", 2, {"wow"}};
  EXPECT_EQ(Notice::parse(reaction.text()), reaction);
}

TEST(Notice, LeavesEntriesOutThatAreTooLong) {
  const Notice notice{
      Notice::Kind::entries, "NODE", "TABLE", 17, {std::string(8000, 'x')}};
  EXPECT_LT(notice.text().size(), 100U);
  EXPECT_TRUE(Notice::parse(notice.text())->entries.empty());
  EXPECT_EQ(Notice::parse(notice.text())->version, 17U);
}

TEST(Notice, OfAnAppendSaysWhetherSeatsChangeHands) {
  Append append;
  append.table = "TABLE";
  append.version = 4;
  append.entries = "a\nb";
  EXPECT_EQ(notice_of(append).kind, Notice::Kind::entries);
  EXPECT_EQ(notice_of(append).entries, (std::vector<std::string>{"a", "b"}));
  append.vacated = {1};
  EXPECT_EQ(notice_of(append).kind, Notice::Kind::owners);
}

TEST(Notice, IsNothingForAnyOtherText) {
  for (const char* text : {"", "TABLE", "entries N T", "entries N T x",
                           "entries N T 1 2", "news N T 1"})
    EXPECT_EQ(Notice::parse(text), std::nullopt) << text;
}

}  // namespace
}  // namespace gockel
