// What the ranks of a group tell each other.

#include <gtest/gtest.h>

#include <numeric>

#include "tests/cluster/thread_group.h"

namespace gockel::testing {
namespace {

TEST(Group, ExchangesAMessageForEachRank) {
  const auto found = as_ranks(3, [](Group& group) {
    std::vector<std::string> messages;
    for (int r = 0; r < group.size(); ++r)
      messages.push_back(std::to_string(group.rank()) + ">" +
                         std::to_string(r));
    return group.exchange(messages);
  });
  EXPECT_EQ(found[1], (std::vector<std::string>{"0>1", "1>1", "2>1"}));
  EXPECT_EQ(found[2], (std::vector<std::string>{"0>2", "1>2", "2>2"}));
}

TEST(Group, AgreesOnTheLargestTheSumAndWhatRankZeroSays) {
  const auto found = as_ranks(4, [](Group& group) {
    const auto rank = static_cast<std::uint64_t>(group.rank());
    return std::tuple(group.max(-1.5 + static_cast<double>(rank)),
                      group.sum(rank), group.any(rank == 3), group.any(false),
                      group.broadcast("of " + std::to_string(rank)));
  });
  for (const auto& all : found)
    EXPECT_EQ(all, std::tuple(1.5, 6U, true, false, "of 0"));
}

TEST(Group, PartsOfWorkAreTheWholeInOrder) {
  for (const std::uint64_t parts : {1U, 3U, 7U, 64U}) {
    std::uint64_t next = 5;
    for (std::uint64_t p = 0; p < parts; ++p) {
      const WorkRange part = part_of({5, 50}, p, parts);
      EXPECT_EQ(part.first, next);
      next += part.count;
    }
    EXPECT_EQ(next, 55U);
  }
}

TEST(Group, TellsThoseWhoWaitThatARankHasEnded) {
  // Whatever the others wait for, they hear which rank has ended and why.
  const auto found = as_ranks(3, [](Group& group) -> std::string {
    if (group.rank() == 2) {
      group.leave(2, "no such file\n");
      return "left";
    }
    try {
      if (group.rank() == 0)
        group.gather("here");
      else
        group.exchange({"a", "b", "c"});
    } catch (const RankLeft& left) {
      return std::to_string(left.end().rank) + ": " +
             std::to_string(left.end().status) + " " + left.end().complaint;
    }
    return "went on";
  });
  EXPECT_EQ(found[0], "2: 2 no such file\n");
  EXPECT_EQ(found[1], "2: 2 no such file\n");
  EXPECT_EQ(found[2], "left");
}

TEST(Group, WhoEndsTogetherHearsHowAllDid) {
  const auto found = as_ranks(2, [](Group& group) {
    return group.leave(group.rank() == 0 ? 0 : 143, "said");
  });
  ASSERT_EQ(found[0].size(), 2U);
  EXPECT_EQ(found[0][0].status, 0);
  EXPECT_EQ(found[0][1].status, 143);
  EXPECT_EQ(found[0][1].complaint, "said");
}

TEST(Group, KnowsWhatSharingCost) {
  OneProcess alone;
  alone.gather("12345");
  EXPECT_EQ(alone.cost().exchanges, 1U);
  EXPECT_EQ(alone.cost().bytes, 0U);
  const auto sent = as_ranks(2, [](Group& group) {
    group.gather("12345");
    return group.cost().bytes;
  });
  EXPECT_EQ(sent[0], 6U);  // and the byte that says that it goes on
}

}  // namespace
}  // namespace gockel::testing
