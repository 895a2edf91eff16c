#include "gockel/solve/solution.h"

#include <algorithm>

#include "gockel/solve/group_solver.h"

namespace gockel {
namespace {

/// Bytes while a layer is settled, for a position of this level: its turn, the
/// step in which it was written last, what was found for it.
std::uint64_t layer_bytes(int level) {
  return turn_bytes(level) + 2 * sizeof(std::uint32_t) + sizeof(double);
}

/// The bits of the positions and their running counts.
std::uint64_t index_bytes(std::uint64_t layouts) {
  return Positions::words(layouts) *
         (2 * sizeof(std::uint64_t) + sizeof(std::uint32_t));
}

/// What a rank keeps of a position that it has looked up: the value, its slot,
/// the step in which it was written last, and what the owner keeps for it.
constexpr std::uint64_t looked_up_bytes =
    sizeof(double) + 3 * sizeof(std::uint32_t);

/// Bytes of each of so many ranks; `size(layer, level)` is the number of
/// positions there.
template <class Size>
std::uint64_t bytes(int tiles, std::uint64_t ranks, Size size) {
  std::uint64_t positions = 0;
  std::uint64_t most = 0;
  for (int layer = 1; layer <= tiles; ++layer) {
    std::uint64_t turns = 0;
    std::uint64_t results = 0;
    for (int level = 1; level <= layer; ++level) {
      const std::uint64_t here = size(layer, level);
      positions += here;
      turns += here * layer_bytes(level);
      results += here * static_cast<std::uint64_t>(level + 2);
    }
    // No more than the results of the own turns, nor than others own.
    const std::uint64_t looked_up =
        ranks == 1 ? 0
                   : std::min(results / ranks, positions - positions / ranks);
    most = std::max(most, turns / ranks + looked_up * looked_up_bytes);
  }
  // Every rank has all bits, and a second set for what it looks up.
  const std::uint64_t indexes = ranks == 1 ? 1 : 2;
  return indexes * index_bytes(Layouts::count(tiles)) +
         positions * sizeof(double) / ranks + most;
}

}  // namespace

std::uint64_t memory_at_most(const SmallGame& game, std::uint64_t ranks) {
  const int tiles = game.tiles().size();
  return bytes(tiles, ranks, [&](int layer, int level) {
    return Layouts::count(tiles, layer, level);
  });
}

std::uint64_t memory_for(const Positions& positions) {
  return bytes(positions.layouts().tiles(), 1, [&](int layer, int level) {
    return std::uint64_t{positions.level(layer, level).size()};
  });
}

Solution::Solution(Positions positions, std::span<const double> values)
    : positions_(std::move(positions)),
      by_slot_(unknown_values(positions_, 1)) {
  std::ranges::copy(values, by_slot_.begin() + slot(0));
}

double Solution::start_value() const {
  return values()[*positions_.find(game().start())];
}

Result<double> Solution::share_of_a(const Grill& position) const {
  if (auto held = game().holds(position); !held)
    return std::unexpected(held.error());
  if (position.phase == Phase::over) return position.shares()[0];
  const auto number = positions_.find(position);
  if (!number) return refuse(Reason::position_not_reachable);
  const double mover = values()[*number];
  return position.seat == 0 ? mover : 1 - mover;
}

Result<Solved> solve(
    Positions positions, int threads,
    const std::function<void(const SweepProgress&)>& progress) {
  OneProcess alone;
  GroupSolver solver(positions, alone);
  const auto count = solver.run({.threads = threads, .progress = progress});
  if (!count) return std::unexpected(count.error());
  std::vector<double> values(solver.own_values().begin() + slot(0),
                             solver.own_values().end());
  return Solved{Solution(std::move(positions), values), *count};
}

}  // namespace gockel
