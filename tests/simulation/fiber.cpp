#include "tests/simulation/fiber.h"

#include <vector>

#if defined(__SANITIZE_ADDRESS__)
#define GOCKEL_FIBER_ASAN
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define GOCKEL_FIBER_ASAN
#endif
#endif
#ifdef GOCKEL_FIBER_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

namespace gockel::simulation {
namespace {

/// SQLite, SOCI and JSON need a few dozen KiB; sanitizers several times that.
constexpr std::size_t stack_size = std::size_t{512} << 10;

thread_local Fiber* running = nullptr;
/// A stack is used again: fresh ones would be paid for page by page.
thread_local std::vector<std::unique_ptr<std::byte[]>> spare_stacks;

void leaving([[maybe_unused]] void** fake, [[maybe_unused]] const void* stack,
             [[maybe_unused]] std::size_t size) {
#ifdef GOCKEL_FIBER_ASAN
  __sanitizer_start_switch_fiber(fake, stack, size);
#endif
}

void entered([[maybe_unused]] void* fake, [[maybe_unused]] const void** stack,
             [[maybe_unused]] std::size_t* size) {
#ifdef GOCKEL_FIBER_ASAN
  __sanitizer_finish_switch_fiber(fake, stack, size);
#endif
}

}  // namespace

Fiber::Fiber(Job job) : job_(std::move(job)) {
  if (spare_stacks.empty()) {
    stack_ = std::make_unique_for_overwrite<std::byte[]>(stack_size);
  } else {
    stack_ = std::move(spare_stacks.back());
    spare_stacks.pop_back();
  }
  getcontext(&inside_);
  inside_.uc_stack.ss_sp = stack_.get();
  inside_.uc_stack.ss_size = stack_size;
  inside_.uc_link = nullptr;
  makecontext(&inside_, &Fiber::enter, 0);
}

Fiber::~Fiber() { spare_stacks.push_back(std::move(stack_)); }

Fiber* Fiber::current() { return running; }

void Fiber::resume() {
  running = this;
  leaving(&fake_outside_, stack_.get(), stack_size);
  swapcontext(&outside_, &inside_);
  entered(fake_outside_, nullptr, nullptr);
  running = nullptr;
}

void Fiber::arrived() {
  entered(fake_inside_, &outside_stack_, &outside_size_);
}

void Fiber::wait() {
  leaving(&fake_inside_, outside_stack_, outside_size_);
  swapcontext(&inside_, &outside_);
  arrived();
}

void Fiber::enter() { running->run(); }

void Fiber::run() {
  arrived();
  job_();
  job_ = nullptr;
  done_ = true;
  // Null: this stack is not entered again.
  leaving(nullptr, outside_stack_, outside_size_);
  setcontext(&outside_);
}

}  // namespace gockel::simulation
