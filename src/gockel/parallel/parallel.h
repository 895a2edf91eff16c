#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace gockel {

/// How many threads run at the same time on this machine, one at least.
inline int hardware_threads() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

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

/// The same as a value, for rooms that know no threads.
inline auto on_threads(int threads) {
  return [threads](std::size_t count,
                   const std::function<void(std::size_t)>& work) {
    in_parallel(count, threads, std::cref(work));
  };
}

}  // namespace gockel
