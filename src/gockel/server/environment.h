#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "gockel/server/tasks.h"
#include "gockel/table/entry.h"

namespace gockel {

// Time, chance and threads, as a node gets them from outside. In the program
// they are the real ones (system_time.h, serve.cpp); a test hands in its own,
// in which time passes when the test says so and everything happens in one
// order. Nothing else in this room asks a clock, waits, draws random bytes or
// starts a thread. The timeouts of sockets are Beast's own.

/// Something to be done once.
using Job = std::move_only_function<void()>;

/// Calls back once after a delay, on the thread of events. After `cancel`, a
/// new `start` or its end it does not call back any more.
class Timer {
 public:
  Timer() = default;
  virtual ~Timer() = default;
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

  virtual void start(Millis delay, Job then) = 0;
  virtual void cancel() = 0;
};

/// The clocks of a node.
class Time {
 public:
  Time() = default;
  virtual ~Time() = default;
  Time(const Time&) = delete;
  Time& operator=(const Time&) = delete;

  /// Of the wall clock, which may be set: what entries and deadlines have.
  virtual Millis now() const = 0;
  /// Since some moment, of a clock that only runs forward: for durations.
  virtual std::chrono::duration<double> elapsed() const = 0;
  virtual std::unique_ptr<Timer> timer() = 0;
};

/// Fills the bytes with ones that nobody can guess.
using RandomBytes = std::function<void(std::span<std::uint8_t>)>;

/// Runs jobs beside the events. Several may run at once, in any order.
using Background = std::function<void(Job)>;

struct Environment {
  asio::io_context& io;  ///< of the one thread of events
  Time& time;
  RandomBytes random;
  Background thinking;  ///< for the moves of computer players
};

/// A pause that can be cut short. One task at a time waits for it.
class Pause {
 public:
  explicit Pause(Time& time) : timer_(time.timer()) {}

  /// Waits this long, or until `cancel`.
  Task<> wait(Millis delay) {
    timer_->start(delay, [this] { over_.wake_all(); });
    co_await over_.wait();
  }
  void cancel() {
    timer_->cancel();
    over_.wake_all();
  }

 private:
  Waiters over_;
  std::unique_ptr<Timer> timer_;
};

}  // namespace gockel
