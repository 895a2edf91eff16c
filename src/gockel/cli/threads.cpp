#include "gockel/cli/threads.h"

#include <algorithm>
#include <thread>

namespace gockel {
namespace {

constexpr int most_threads = 256;

}  // namespace

int all_cores() {
  // It is 0 where the system does not tell.
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(cores, 1, most_threads);
}

void add_threads(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "The result does not depend on it")
      ->check(CLI::Range(1, most_threads))
      ->capture_default_str();
}

}  // namespace gockel
