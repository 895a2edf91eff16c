#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "gockel/server/net.h"
#include "gockel/store/store.h"

namespace gockel {

/// The store for tasks: connections of its own in threads of their own, so that
/// a slow disk never stops the server's events. Appends that wait are stored
/// together, in one transaction.
class Keeper {
 public:
  /// Opens `readers` + 1 connections.
  static Stored<std::unique_ptr<Keeper>> open(asio::io_context& io,
                                              const std::string& where,
                                              int readers);
  /// Stores what waits, then ends.
  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  /// Durable when it comes back without a fault.
  Task<Stored<Appended>> append(Append append);

  /// Runs `work(Store&)` in one of the reading threads.
  template <class Work>
  Task<std::invoke_result_t<Work, Store&>> ask(Work work) {
    using Told = std::invoke_result_t<Work, Store&>;
    auto later = std::make_shared<Later<Told>>(io_);
    put([later, work = std::move(work)](Store& store) mutable {
      Later<Told>::deliver(std::move(later), work(store));
    });
    co_return co_await later->get();
  }

  bool postgresql() const { return postgresql_; }
  /// Whether the last append was stored.
  bool healthy() const { return healthy_; }
  /// Transactions and appends so far.
  std::uint64_t commits() const { return commits_; }
  std::uint64_t appends() const { return appends_; }

 private:
  using Job = std::move_only_function<void(Store&)>;
  struct Waiting {
    Append append;
    std::shared_ptr<Later<Stored<Appended>>> later;
  };

  Keeper(asio::io_context& io, Store writer, std::vector<Store> readers);
  void put(Job job);
  void write(Store store);
  void read(Store store);

  asio::io_context& io_;
  bool postgresql_;
  std::atomic<bool> healthy_ = true;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> appends_ = 0;

  std::mutex mutex_;
  std::condition_variable writer_wakes_;
  std::condition_variable reader_wakes_;
  bool closing_ = false;
  std::deque<Waiting> waiting_;
  std::deque<Job> jobs_;
  std::vector<std::jthread> threads_;
};

}  // namespace gockel
