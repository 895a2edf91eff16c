#include "gockel/server/connection_limits.h"

#include <gtest/gtest.h>

namespace gockel {
namespace {

using Peer = ConnectionLimits::Peer;

Settings small() {
  Settings settings;
  settings.max_sockets = 576;  // 1600 connections in all
  settings.max_sockets_each = 200;
  return settings;
}

/// How many more connections a group gets.
int open_all(ConnectionLimits& limits, const std::string& group,
             Peer peer = Peer::client) {
  int opened = 0;
  while (limits.open(group, peer)) ++opened;
  return opened;
}

TEST(ConnectionLimits, AnAddressHasOnlySoMany) {
  ConnectionLimits limits(small());
  EXPECT_EQ(open_all(limits, "a"), 300);
  EXPECT_EQ(open_all(limits, "b"), 300);
  limits.close("a");
  EXPECT_EQ(open_all(limits, "a"), 1);
  EXPECT_EQ(limits.count(), 600);
}

TEST(ConnectionLimits, TheLastEighthIsForThoseWhoHaveFew) {
  ConnectionLimits limits(small());
  int greedy = 0;
  for (const char* group : {"a", "b", "c", "d", "e", "f", "g"})
    greedy += open_all(limits, group);
  EXPECT_EQ(greedy, 1400 + 2 * ConnectionLimits::few)
      << "the last two of them came when only few were left";
  EXPECT_EQ(open_all(limits, "visitor"), ConnectionLimits::few);
}

TEST(ConnectionLimits, InAllThereAreNotMore) {
  ConnectionLimits limits(small());
  int opened = 0;
  for (int i = 0; i < 2000; ++i)
    if (limits.open(std::to_string(i), Peer::client)) ++opened;
  EXPECT_EQ(opened, 1600);
}

TEST(ConnectionLimits, AProxySpeaksForManyAndCountsInAll) {
  ConnectionLimits limits(small());
  EXPECT_EQ(open_all(limits, "proxy", Peer::proxy), 1600);
}

}  // namespace
}  // namespace gockel
