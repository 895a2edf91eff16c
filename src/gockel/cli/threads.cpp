#include "gockel/cli/threads.h"

#include <algorithm>
#include <thread>

namespace gockel {
namespace {

constexpr int max_threads = 256;

}  // namespace

int all_cores() {
  // It is 0 where the system does not tell.
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(cores, 1, max_threads);
}

void add_threads(Command& command, int& threads) {
  command.option("--threads", &threads, OptionText::threads)
      .between(1, max_threads)
      .with_default();
}

void add_threads(Command& command, int& threads, const Group& group) {
  threads = std::max(1, all_cores() / group.neighbours());
  add_threads(command, threads);
}

}  // namespace gockel
