#include "gockel/cli/interrupt.h"

#include <atomic>

namespace gockel {
namespace {

/// A handler can reach nothing but a global.
std::atomic<int> caught = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void remember(int number) { caught = number; }

}  // namespace

Interrupt::Interrupt() {
  caught = 0;
  struct sigaction action{};
  action.sa_handler = remember;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before_[i]);
    // Under nohup, for one, it has to stay ignored.
    if (before_[i].sa_handler != SIG_IGN)
      sigaction(signals[i], &action, nullptr);
  }
}

Interrupt::~Interrupt() {
  for (std::size_t i = 0; i < signals.size(); ++i)
    sigaction(signals[i], &before_[i], nullptr);
}

int Interrupt::signal() { return caught; }

}  // namespace gockel
