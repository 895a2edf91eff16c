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

TEST(Notice, SeveralComeBackFromOneMessage) {
  const Notice a{Notice::Kind::entries, "NODE", "A", 17, {"{}", "{}"}};
  const Notice b{Notice::Kind::owners, "NODE", "B", 3, {}};
  const std::vector both{a, b};
  EXPECT_EQ(parse_notices("\n\n" + a.text() + "\n\n" + b.text()), both);
  EXPECT_EQ(parse_notices("\n\n" + a.text()), std::vector{a});
  EXPECT_EQ(parse_notices(b.text()), std::vector{b});
}

TEST(Notice, AMessageWithOneThatCannotBeReadIsNothing) {
  const Notice a{Notice::Kind::entries, "NODE", "A", 17, {}};
  EXPECT_EQ(parse_notices("\n\n" + a.text() + "\n\nnews N T 1"), std::nullopt);
  EXPECT_EQ(parse_notices(""), std::nullopt);
  EXPECT_EQ(parse_notices("\n\n"), std::nullopt);
}

TEST(Notice, AMessageThatWouldGrowTooLongIsFollowedByAnother) {
  NoticePacker packer;
  const std::string notice(3000, 'x');
  EXPECT_EQ(packer.message_for(notice), 0);
  EXPECT_EQ(packer.message_for(notice), 0);
  EXPECT_EQ(packer.message_for(notice), 1);
  EXPECT_EQ(packer.message_for(std::string(7988, 'x')), 2);
  EXPECT_EQ(packer.message_for("x"), 3);
}

}  // namespace
}  // namespace gockel
