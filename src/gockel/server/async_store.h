#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <type_traits>
#include <vector>

#include "gockel/server/environment.h"
#include "gockel/store/store.h"

namespace gockel {

/// The store for tasks: connections of its own, used beside the events, so that
/// a slow disk never stops them. Appends that wait are stored together, in one
/// transaction. Jobs it has given to `background` must have run, or be dropped,
/// before it ends.
///
/// What holds whenever `mutex_` is free:
///  1. A connection is used by one job at a time: the writer while `writing_`,
///     a reader while it is not among `idle_readers_`.
///  2. Appends wait only while `writing_`; reads only while no reader is idle.
///     So nothing waits that nobody will come for.
///  3. Appends are stored in the order in which they came.
class AsyncStore {
 public:
  struct Connections {
    std::unique_ptr<Store> writer;
    std::vector<std::unique_ptr<Store>> readers;  ///< at least one
  };
  AsyncStore(asio::io_context& io, Background background,
             Connections connections);
  AsyncStore(const AsyncStore&) = delete;
  AsyncStore& operator=(const AsyncStore&) = delete;

  /// Durable when it comes back without a fault.
  Task<StoreResult<Appended>> append(Append append);

  /// Runs `work(Store&)` with one of the reading connections.
  template <class Work>
  Task<std::invoke_result_t<Work, Store&>> ask(Work work) {
    using Answer = std::invoke_result_t<Work, Store&>;
    auto promise = std::make_shared<Promise<Answer>>(io_);
    read([promise, work = std::move(work)](Store& store) mutable {
      Promise<Answer>::deliver(std::move(promise), work(store));
    });
    co_return co_await promise->get();
  }

  /// Whether other nodes may be at work on the same tables.
  bool shared() const { return shared_; }
  /// Whether the last append was stored.
  bool healthy() const { return healthy_; }
  /// Transactions and appends so far.
  std::uint64_t commits() const { return commits_; }
  std::uint64_t appends() const { return appends_; }

 private:
  using Read = std::move_only_function<void(Store&)>;
  using AppendPromise = std::shared_ptr<Promise<StoreResult<Appended>>>;
  struct PendingAppend {
    Append append;
    AppendPromise promise;
  };

  void read(Read work);
  void run_reads(Store& reader);
  void run_writes();
  void write(std::vector<PendingAppend> batch);

  asio::io_context& io_;
  Background background_;
  Connections connections_;
  bool shared_;
  std::atomic<bool> healthy_ = true;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> appends_ = 0;

  std::mutex mutex_;
  bool writing_ = false;
  std::deque<PendingAppend> pending_appends_;
  std::vector<Store*> idle_readers_;
  std::deque<Read> pending_reads_;
};

}  // namespace gockel
