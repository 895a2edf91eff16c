#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <type_traits>
#include <variant>
#include <vector>

#include "gockel/server/environment.h"
#include "gockel/store/store.h"

namespace gockel {

/// The store for tasks: connections of its own, used beside the events, so that
/// a slow disk never stops them. Appends that wait are stored together, in one
/// transaction. Whoever asks has an answer within the timeout, a fault if need
/// be. Jobs it has given to `background` must have run, or be dropped, before
/// it ends.
///
/// What holds whenever `mutex_` is free:
///  1. A connection is used by one job at a time: the writer while `writing_`,
///     a reader while it is not among `idle_readers_`.
///  2. Writes wait only while `writing_`; reads only while no reader is idle.
///     So nothing waits that nobody will come for.
///  3. Everything that changes the store goes through the writer, in the order
///     in which it came. What nobody waits for any more is not begun.
class AsyncStore {
 public:
  struct Connections {
    std::unique_ptr<Store> writer;
    std::vector<std::unique_ptr<Store>> readers;  ///< at least one
  };
  struct Options {
    Background background;  ///< runs the jobs
    Millis timeout = 5000;  ///< of every call
  };
  AsyncStore(asio::io_context& io, Time& time, Options options,
             Connections connections);
  AsyncStore(const AsyncStore&) = delete;
  AsyncStore& operator=(const AsyncStore&) = delete;

  /// Durable when it comes back without a fault.
  Task<StoreResult<Appended>> append(Append append);

  /// Runs `work(Store&)`, which only reads, with one of the reading
  /// connections. What it comes to is a StoreResult.
  template <class Work>
  Task<std::invoke_result_t<Work, Store&>> ask(Work work) {
    using Outcome = std::invoke_result_t<Work, Store&>;
    auto promise = std::make_shared<Promise<Outcome>>(io_);
    read(job_of(promise, std::move(work)));
    auto answering = answer_in_time(promise);
    co_return co_await std::move(answering);
  }
  /// Runs `work(Store&)`, which changes something, with the writing one.
  template <class Work>
  Task<std::invoke_result_t<Work, Store&>> change(Work work) {
    using Outcome = std::invoke_result_t<Work, Store&>;
    auto promise = std::make_shared<Promise<Outcome>>(io_);
    write(job_of(promise, std::move(work)));
    auto answering = answer_in_time(promise);
    co_return co_await std::move(answering);
  }

  /// Whether other nodes may be at work on the same tables.
  bool shared() const { return shared_; }
  /// Whether nothing is under way.
  bool idle();
  /// Whether the last append was stored.
  bool healthy() const { return healthy_; }
  /// Transactions and appends so far.
  std::uint64_t commits() const { return commits_; }
  std::uint64_t appends() const { return appends_; }

 private:
  using StoreJob = std::move_only_function<void(Store&)>;
  using AppendPromise = std::shared_ptr<Promise<StoreResult<Appended>>>;
  struct PendingAppend {
    Append append;
    AppendPromise promise;
  };
  using Write = std::variant<PendingAppend, StoreJob>;

  template <class Answer, class Work>
  static StoreJob job_of(std::shared_ptr<Promise<Answer>> promise, Work work) {
    return [promise = std::move(promise),
            work = std::move(work)](Store& store) mutable {
      if (!promise->kept())
        Promise<Answer>::deliver(std::move(promise), work(store));
    };
  }
  template <class Answer>
  Task<Answer> answer_in_time(std::shared_ptr<Promise<Answer>> promise) {
    const std::unique_ptr<Timer> timer = time_.timer();
    timer->start(options_.timeout, [promise] {
      Promise<Answer>::deliver(promise, std::unexpected(too_late()));
    });
    co_return co_await promise->get();
  }
  static StoreFault too_late();

  void read(StoreJob work);
  void run_reads(Store& reader);
  void write(Write work);
  void run_writes();
  void append_all(std::vector<PendingAppend> batch);

  asio::io_context& io_;
  Time& time_;
  Options options_;
  Connections connections_;
  bool shared_;
  std::atomic<bool> healthy_ = true;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> appends_ = 0;

  std::mutex mutex_;
  bool writing_ = false;
  std::deque<Write> pending_writes_;
  std::vector<Store*> idle_readers_;
  std::deque<StoreJob> pending_reads_;
};

}  // namespace gockel
