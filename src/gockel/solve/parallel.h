#pragma once

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace gockel {

// WebAssembly in a browser's worker is one thread: there work is done in turn,
// and nothing has to be guarded.

#ifdef __STDCPP_THREADS__

using Mutex = std::mutex;

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

#else

struct Mutex {
  void lock() {}
  void unlock() {}
};

inline int hardware_threads() { return 1; }

template <class Work>
void in_parallel(std::size_t count, int, Work work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

#endif

}  // namespace gockel
