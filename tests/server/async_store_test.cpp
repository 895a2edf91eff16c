#include "gockel/server/async_store.h"

#include <gtest/gtest.h>

#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

/// A store whose jobs run when the test says so.
class AsyncStoreTest : public testing::Test {
 protected:
  AsyncStoreTest() {
    AsyncStore::Connections connections;
    connections.writer = std::make_unique<VirtualStore>(world_.database);
    connections.readers.push_back(
        std::make_unique<VirtualStore>(world_.database));
    store_ = std::make_unique<AsyncStore>(
        world_.io, world_.time,
        AsyncStore::Options{
            .background = [this](Job job) { jobs_.push_back(std::move(job)); },
            .timeout = timeout},
        std::move(connections));
  }

  static constexpr Millis timeout = 3000;

  static Append append(std::string table) {
    Append append;
    append.table = std::move(table);
    append.version = 1;
    append.entries = "{}";
    append.stage = "waiting";
    return append;
  }
  void start_append(const std::string& table) {
    start(world_.io, note(*store_, append(table), results_));
    world_.run();
  }
  /// Runs the jobs there are; how many.
  std::size_t run_jobs() {
    std::vector<Job> jobs = std::exchange(jobs_, {});
    for (Job& job : jobs) job();
    world_.run();
    return jobs.size();
  }

  VirtualWorld world_;
  std::vector<Job> jobs_;
  std::vector<StoreResult<Appended>> results_;
  std::unique_ptr<AsyncStore> store_;

 private:
  static Task<> note(AsyncStore& store, Append append,
                     std::vector<StoreResult<Appended>>& results) {
    const StoreResult<Appended> result = co_await store.append(append);
    results.push_back(result);
  }
};

TEST_F(AsyncStoreTest, AppendsThatWaitAreStoredInOneTransaction) {
  for (const char* table : {"A", "B", "C"}) start_append(table);
  EXPECT_TRUE(results_.empty());
  EXPECT_EQ(run_jobs(), 1U);
  EXPECT_EQ(results_.size(), 3U);
  EXPECT_EQ(store_->commits(), 1U);
  EXPECT_EQ(store_->appends(), 3U);
  EXPECT_EQ(*world_.database.tables->entries("C", 0),
            std::vector<std::string>{"{}"});
}

TEST_F(AsyncStoreTest, AnAppendAfterARunStartsTheNext) {
  start_append("A");
  run_jobs();
  start_append("B");
  EXPECT_EQ(run_jobs(), 1U);
  EXPECT_EQ(results_.size(), 2U);
  EXPECT_EQ(store_->commits(), 2U);
  EXPECT_EQ(run_jobs(), 0U);
}

TEST_F(AsyncStoreTest, AFaultIsToldToAllAndForgottenWithTheNextAppend) {
  world_.database.broken = true;
  start_append("A");
  start_append("B");
  run_jobs();
  ASSERT_EQ(results_.size(), 2U);
  EXPECT_FALSE(results_[0]);
  EXPECT_FALSE(results_[1]);
  EXPECT_FALSE(store_->healthy());
  world_.database.broken = false;
  start_append("A");
  run_jobs();
  ASSERT_TRUE(results_[2]);
  EXPECT_EQ(results_[2]->kind, Appended::Kind::done);
  EXPECT_TRUE(store_->healthy());
}

Task<> note_read(AsyncStore& store, int number, std::vector<int>& notes) {
  auto reading =
      store.ask([number](Store&) -> StoreResult<int> { return number; });
  const StoreResult<int> read = co_await std::move(reading);
  notes.push_back(read.value_or(-number));
}

TEST_F(AsyncStoreTest, ReadsWaitForAFreeConnectionAndKeepTheirOrder) {
  std::vector<int> notes;
  for (const int number : {1, 2, 3})
    start(world_.io, note_read(*store_, number, notes));
  world_.run();
  EXPECT_EQ(jobs_.size(), 1U) << "there is one connection";
  EXPECT_EQ(run_jobs(), 1U);
  EXPECT_EQ(notes, (std::vector<int>{1, 2, 3}));
}

TEST_F(AsyncStoreTest, WhoWaitsTooLongHasAFaultAndNothingIsStoredLater) {
  start_append("A");
  world_.advance(timeout - 1);
  EXPECT_TRUE(results_.empty());
  world_.advance(1);
  ASSERT_EQ(results_.size(), 1U);
  EXPECT_FALSE(results_[0]);
  EXPECT_FALSE(store_->healthy());
  EXPECT_EQ(run_jobs(), 1U);
  EXPECT_FALSE(*world_.database.tables->table("A"));
  start_append("A");
  run_jobs();
  ASSERT_EQ(results_.size(), 2U);
  EXPECT_TRUE(results_[1]);
  EXPECT_EQ(world_.time.running_timers(), 0U);
}

TEST_F(AsyncStoreTest, AReadThatNobodyWaitsForIsNotMade) {
  std::vector<int> notes;
  for (const int number : {1, 2})
    start(world_.io, note_read(*store_, number, notes));
  world_.advance(timeout);
  EXPECT_EQ(notes, (std::vector<int>{-1, -2}));
  EXPECT_FALSE(store_->idle());
  run_jobs();
  EXPECT_TRUE(store_->idle());
  EXPECT_EQ(notes.size(), 2U);
}

Task<> note_change(AsyncStore& store, std::string name,
                   std::vector<std::string>& order) {
  auto changing = store.change([name, &order](Store&) -> StoreResult<void> {
    order.push_back(name);
    return {};
  });
  co_await std::move(changing);
}

TEST_F(AsyncStoreTest, ChangesAndAppendsKeepTheirOrder) {
  std::vector<std::string> order;
  start_append("A");
  start(world_.io, note_change(*store_, "change", order));
  world_.run();
  start_append("B");
  EXPECT_EQ(run_jobs(), 1U) << "there is one writer";
  EXPECT_EQ(order, std::vector<std::string>{"change"});
  EXPECT_EQ(store_->commits(), 2U) << "the change is between the appends";
  EXPECT_EQ(results_.size(), 2U);
}

}  // namespace
}  // namespace gockel
