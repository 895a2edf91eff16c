#pragma once

// Boost 1.74's awaitable.hpp uses std::exchange without this.
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>
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

/// Waits until `timer` expires or is cancelled.
inline Task<> wait(asio::steady_timer& timer) {
  boost::system::error_code cancelled;
  co_await timer.async_wait(
      asio::redirect_error(asio::use_awaitable, cancelled));
}

/// Starts a task that nobody waits for. A task has no exceptions to tell; one
/// that comes from a library in distress ends the program, and with it nothing
/// that was acknowledged.
inline void start(asio::io_context& io, Task<> task) {
  asio::co_spawn(io, std::move(task), [](const std::exception_ptr& thrown) {
    if (thrown) std::rethrow_exception(thrown);
  });
}

/// A result that another thread delivers. One task waits for it.
template <class T>
class Later {
 public:
  explicit Later(asio::io_context& io)
      : io_(io), timer_(io, asio::steady_timer::time_point::max()) {}

  /// From any thread; `self` keeps the object alive.
  static void deliver(std::shared_ptr<Later> self, T value) {
    asio::io_context& io = self->io_;
    asio::post(io,
               [self = std::move(self), value = std::move(value)]() mutable {
                 self->value_.emplace(std::move(value));
                 self->timer_.cancel();
               });
  }
  Task<T> get() {
    if (!value_) co_await wait(timer_);
    co_return std::move(*value_);
  }

 private:
  asio::io_context& io_;
  asio::steady_timer timer_;
  std::optional<T> value_;
};

/// Lets one task at a time into a section that waits.
class Turnstile {
 public:
  explicit Turnstile(asio::io_context& io)
      : free_(io, asio::steady_timer::time_point::max()) {}

  class Pass {
   public:
    explicit Pass(Turnstile& of) : of_(&of) {}
    Pass(Pass&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;
    Pass& operator=(Pass&&) = delete;
    ~Pass() {
      if (of_ == nullptr) return;
      of_->taken_ = false;
      of_->free_.cancel_one();
    }

   private:
    Turnstile* of_;
  };

  Task<Pass> enter() {
    while (taken_) co_await wait(free_);
    taken_ = true;
    co_return Pass(*this);
  }

 private:
  bool taken_ = false;
  asio::steady_timer free_;
};

}  // namespace gockel
