#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace gockel {

/// Calls work(i) once for every i below `count`, on this thread and up to
/// `threads` - 1 others, in any order; returns when all are done.
template <class Work>
void in_parallel(std::size_t count, int threads, Work work) {
  std::atomic<std::size_t> next = 0;
  const auto run = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::jthread> others;
  for (int t = 1; t < threads; ++t) others.emplace_back(run);
  run();
}

}  // namespace gockel
