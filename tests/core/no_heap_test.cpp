// Moves and apply use no heap: the global operator new is counted.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "gockel/arena/random_play.h"

namespace {
std::atomic<long> allocations = 0;
}  // namespace

// Where one is inlined without its counterpart, g++ 12 takes malloc() and
// free() in them for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace gockel {
namespace {

TEST(Heap, IsCounted) {
  const long before = allocations;
  ::operator delete(::operator new(8));  // a call that is never left out
  const long after = allocations;
  EXPECT_EQ(after, before + 1);
}

TEST(Heap, IsNotUsedByMovesAndApply) {
  for (const RuleSet set : all_rule_sets) {
    const RandomPlaySetup setup{.rules = Rules(set), .seats = 4, .games = 50};
    random_play(setup);  // tables are built once
    const long before = allocations;
    const RandomPlay played = random_play(setup);
    EXPECT_EQ(allocations, before) << info(set).name;
    EXPECT_GT(played.nodes, 1000U);
  }
}

}  // namespace
}  // namespace gockel
