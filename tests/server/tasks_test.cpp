#include "gockel/server/tasks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gockel/server/system_time.h"
#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Task<> wait_and_note(Waiters& waiters, int number, std::vector<int>& notes) {
  co_await waiters.wait();
  notes.push_back(number);
}

TEST(Waiters, AreWokenInTheOrderInWhichTheyCameAndNotInsideTheCall) {
  VirtualWorld world;
  Waiters waiters;
  std::vector<int> notes;
  for (const int number : {1, 2, 3})
    start(world.io, wait_and_note(waiters, number, notes));
  world.run();
  waiters.wake_one();
  EXPECT_THAT(notes, IsEmpty());
  world.run();
  EXPECT_THAT(notes, ElementsAre(1));
  waiters.wake_all();
  world.run();
  EXPECT_THAT(notes, ElementsAre(1, 2, 3));
}

Task<> pass_through(AsyncMutex& mutex, Waiters& inside, int number,
                    std::vector<int>& notes) {
  const AsyncMutex::Lock lock = co_await mutex.lock();
  notes.push_back(number);
  co_await inside.wait();
  notes.push_back(-number);
}

TEST(AsyncMutex, LetsOneTaskInAtATime) {
  VirtualWorld world;
  AsyncMutex mutex;
  Waiters inside;
  std::vector<int> notes;
  for (const int number : {1, 2, 3})
    start(world.io, pass_through(mutex, inside, number, notes));
  for (int i = 0; i < 3; ++i) {
    world.run();
    inside.wake_all();
  }
  world.run();
  EXPECT_THAT(notes, ElementsAre(1, -1, 2, -2, 3, -3));
}

Task<> note_time(Pause& pause, Millis delay, Time& time,
                 std::vector<Millis>& notes) {
  co_await pause.wait(delay);
  notes.push_back(time.now());
}

TEST(VirtualTime, WhatFallsDueHappensInItsOrder) {
  VirtualWorld world;
  const Millis begin = world.time.now();
  std::vector<Millis> notes;
  Pause late(world.time);
  Pause early(world.time);
  start(world.io, note_time(late, 300, world.time, notes));
  start(world.io, note_time(early, 200, world.time, notes));
  world.advance(199);
  EXPECT_THAT(notes, IsEmpty());
  world.advance(1000);
  EXPECT_THAT(notes, ElementsAre(begin + 200, begin + 300));
  EXPECT_EQ(world.time.now(), begin + 1199);
}

TEST(Pause, IsCutShortByCancel) {
  VirtualWorld world;
  const Millis begin = world.time.now();
  std::vector<Millis> notes;
  Pause pause(world.time);
  start(world.io, note_time(pause, 300, world.time, notes));
  world.advance(100);
  pause.cancel();
  world.advance(1000);
  EXPECT_THAT(notes, ElementsAre(begin + 100));
  EXPECT_EQ(world.time.running_timers(), 0U);
}

TEST(SystemTime, ATimerCallsBackOnceUnlessItIsCancelled) {
  asio::io_context io(1);
  SystemTime time(io);
  int kept = 0;
  int cancelled = 0;
  int ended = 0;
  const auto first = time.timer();
  const auto second = time.timer();
  auto third = time.timer();
  first->start(1, [&kept] { ++kept; });
  first->start(0, [&kept] { ++kept; });
  second->start(0, [&cancelled] { ++cancelled; });
  third->start(0, [&ended] { ++ended; });
  second->cancel();
  third.reset();
  io.run();
  EXPECT_EQ(kept, 1);
  EXPECT_EQ(cancelled, 0);
  EXPECT_EQ(ended, 0);
}

TEST(SystemTime, ACallbackThatIsQueuedAlreadyCanStillBeCancelled) {
  asio::io_context io(1);
  SystemTime time(io);
  int called = 0;
  const auto first = time.timer();
  const auto second = time.timer();
  // Both are due at once: one is queued while the other runs.
  first->start(0, [&] {
    ++called;
    second->cancel();
  });
  second->start(0, [&] {
    ++called;
    first->cancel();
  });
  io.run();
  EXPECT_EQ(called, 1);
}

}  // namespace
}  // namespace gockel
