#pragma once

// Boost 1.74's awaitable.hpp uses std::exchange without this.
#include <utility>

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <optional>

namespace gockel {

namespace asio = boost::asio;

/// What runs on the server's one thread of events and may wait there.
///
/// g++ 12 destroys some temporaries twice that are made inside an awaited
/// expression (its bug 99576 and kin: closures, the branches of ?:): what an
/// awaited call takes is made in a statement before it.
template <class T = void>
using Task = asio::awaitable<T>;

/// Starts a task that nobody waits for. A task has no exceptions to tell; one
/// that comes from a library in distress ends the program, and with it nothing
/// that was acknowledged.
inline void start(asio::io_context& io, Task<> task) {
  asio::co_spawn(io, std::move(task), [](const std::exception_ptr& thrown) {
    if (thrown) std::rethrow_exception(thrown);
  });
}

/// Tasks that wait to be woken, in the order in which they came. Who is woken
/// runs later, from the loop of events, never inside the call that wakes.
class Waiters {
 public:
  Task<> wait() {
    const auto enqueue = [this](auto handler) {
      waiting_.emplace_back([handler = std::move(handler)]() mutable {
        const auto executor = asio::get_associated_executor(handler);
        asio::post(executor, std::move(handler));
      });
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<>&, void()>(
        enqueue, asio::use_awaitable);
  }
  void wake_one() {
    if (waiting_.empty()) return;
    std::move_only_function<void()> resume = std::move(waiting_.front());
    waiting_.pop_front();
    resume();
  }
  void wake_all() {
    while (!waiting_.empty()) wake_one();
  }

 private:
  std::deque<std::move_only_function<void()>> waiting_;
};

/// A result that another thread delivers. One task waits for it. The first
/// result counts.
template <class T>
class Promise {
 public:
  explicit Promise(asio::io_context& io) : io_(io) {}

  /// From any thread; `self` keeps the object alive.
  static void deliver(std::shared_ptr<Promise> self, T value) {
    if (self->kept_.exchange(true)) return;
    asio::io_context& io = self->io_;
    asio::post(io,
               [self = std::move(self), value = std::move(value)]() mutable {
                 self->value_.emplace(std::move(value));
                 self->delivered_.wake_all();
               });
  }
  /// Whether a result was delivered: nobody waits for another. From any thread.
  bool kept() const { return kept_; }
  Task<T> get() {
    if (!value_) co_await delivered_.wait();
    co_return std::move(*value_);
  }

 private:
  asio::io_context& io_;
  std::atomic<bool> kept_ = false;
  Waiters delivered_;
  std::optional<T> value_;
};

/// Lets one task at a time into a section that waits.
class AsyncMutex {
 public:
  class Lock {
   public:
    explicit Lock(AsyncMutex& of) : of_(&of) {}
    Lock(Lock&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    Lock& operator=(Lock&&) = delete;
    ~Lock() {
      if (of_ == nullptr) return;
      of_->taken_ = false;
      of_->unlocked_.wake_one();
    }

   private:
    AsyncMutex* of_;
  };

  Task<Lock> lock() {
    while (taken_) co_await unlocked_.wait();
    taken_ = true;
    co_return Lock(*this);
  }

 private:
  bool taken_ = false;
  Waiters unlocked_;
};

}  // namespace gockel
