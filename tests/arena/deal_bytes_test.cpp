#include "gockel/arena/deal_bytes.h"

#include <gtest/gtest.h>

namespace gockel::testing {
namespace {

/// Details of which no two fields are alike.
Details numbered(int from) {
  const auto word = [&] { return "word " + std::to_string(from++); };
  Details details;
  details.what = word();
  details.more = word();
  details.list = word();
  details.n = from++;
  details.least = from++;
  details.limit = from++;
  details.turn = from++;
  return details;
}

TEST(DealBytes, HaveEveryFieldOfADeal) {
  DealSums deal(2);
  deal.games = 1;
  deal.cut = 2;
  deal.turns = 3;
  for (int n = 0; n < 2; ++n) {
    DealSums::RowSums& row = deal.rows[static_cast<std::size_t>(n)];
    row.share = 10 * n + 0.1;
    row.score = 10 * n + 0.2;
    row.seatings = 10 * n + 3;
    row.forfeits = 10 * n + 4;
    row.adjusted = 10 * n + 0.5;
    row.times = {.decisions = 6, .total = 10 * n + 0.7, .longest = 0.8};
    row.loss = {.decisions = 9, .total = 10 * n + 0.9};
  }
  for (std::size_t m = 0; m < 4; ++m)
    deal.meetings[m] = {.games = m + 1,
                        .won = static_cast<double>(m) + 0.2,
                        .lost = static_cast<double>(m) + 0.3};
  ByteWriter out;
  write(out, deal);
  const std::string bytes = out.take();
  ByteReader in(bytes);
  const DealSums read = read_deal(in, 2);
  ASSERT_TRUE(in.ok() && in.at_end());
  EXPECT_EQ(read.games, 1U);
  EXPECT_EQ(read.cut, 2U);
  EXPECT_EQ(read.turns, 3U);
  for (std::size_t n = 0; n < 2; ++n) {
    const DealSums::RowSums& row = read.rows[n];
    EXPECT_EQ(row.share, deal.rows[n].share);
    EXPECT_EQ(row.score, deal.rows[n].score);
    EXPECT_EQ(row.seatings, deal.rows[n].seatings);
    EXPECT_EQ(row.forfeits, deal.rows[n].forfeits);
    EXPECT_EQ(row.adjusted, deal.rows[n].adjusted);
    EXPECT_EQ(row.times.decisions, 6U);
    EXPECT_EQ(row.times.total, deal.rows[n].times.total);
    EXPECT_EQ(row.times.longest, 0.8);
    EXPECT_EQ(row.loss.decisions, 9U);
    EXPECT_EQ(row.loss.total, deal.rows[n].loss.total);
  }
  for (std::size_t m = 0; m < 4; ++m) {
    EXPECT_EQ(read.meetings[m].games, m + 1);
    EXPECT_EQ(read.meetings[m].won, deal.meetings[m].won);
    EXPECT_EQ(read.meetings[m].lost, deal.meetings[m].lost);
  }
}

TEST(DealBytes, HaveEveryFieldOfAForfeit) {
  AgentForfeit given_up;
  given_up.agent = "sore loser";
  given_up.forfeit.seat = 3;
  given_up.forfeit.position = "a position";
  given_up.forfeit.why = {.kind = ForfeitKind::refused_move,
                          .details = numbered(1),
                          .refused = std::nullopt};
  for (const bool refused : {false, true}) {
    if (refused)
      given_up.forfeit.why.refused =
          refusal_for(Reason::face_not_rolled, 4, numbered(20));
    ByteWriter out;
    write(out, given_up);
    const std::string bytes = out.take();
    ByteReader in(bytes);
    const AgentForfeit read = read_forfeit(in);
    ASSERT_TRUE(in.ok() && in.at_end());
    EXPECT_EQ(read.agent, "sore loser");
    EXPECT_EQ(read.forfeit.seat, 3);
    EXPECT_EQ(read.forfeit.position, "a position");
    EXPECT_EQ(read.forfeit.why.kind, ForfeitKind::refused_move);
    EXPECT_EQ(read.forfeit.why.details, numbered(1));
    ASSERT_EQ(read.forfeit.why.refused.has_value(), refused);
    if (!refused) continue;
    EXPECT_EQ(read.forfeit.why.refused->reason, Reason::face_not_rolled);
    EXPECT_EQ(read.forfeit.why.refused->offset, 4U);
    EXPECT_EQ(read.forfeit.why.refused->details, numbered(20));
  }
}

}  // namespace
}  // namespace gockel::testing
