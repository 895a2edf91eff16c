#pragma once

#include <ucontext.h>

#include <cstddef>
#include <memory>

#include "gockel/server/environment.h"

namespace gockel::simulation {

/// A job with a stack of its own, so that a call in the middle of it can wait
/// for virtual time. The program gives such jobs a thread; here one thread runs
/// all of them, one at a time, in the order that the seed decides.
class Fiber {
 public:
  explicit Fiber(Job job);
  ~Fiber();
  Fiber(const Fiber&) = delete;
  Fiber& operator=(const Fiber&) = delete;

  /// Runs the job until it waits or ends. Not from within a fiber.
  void resume();
  bool done() const { return done_; }

  /// The fiber that runs now, or null.
  static Fiber* current();
  /// Back to whoever resumed this fiber. REQUIRES: it is the current one.
  void wait();

 private:
  using Stack = std::unique_ptr<std::byte[]>;
  static void enter();
  void run();
  void arrived();

  Job job_;
  Stack stack_;
  ucontext_t inside_{};
  ucontext_t outside_{};
  bool done_ = false;
  // For the address sanitizer, which has to know which stack is used.
  void* fake_inside_ = nullptr;
  void* fake_outside_ = nullptr;
  const void* outside_stack_ = nullptr;
  std::size_t outside_size_ = 0;
};

}  // namespace gockel::simulation
