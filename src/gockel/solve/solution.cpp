#include "gockel/solve/solution.h"

#include <algorithm>

#include "gockel/solve/batch_solver.h"

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

/// `size(layer, level)` is the number of positions there.
template <class Size>
std::uint64_t bytes(int tiles, Size size) {
  std::uint64_t positions = 0;
  std::uint64_t most = 0;
  for (int layer = 1; layer <= tiles; ++layer) {
    std::uint64_t turns = 0;
    for (int level = 1; level <= layer; ++level) {
      positions += size(layer, level);
      turns += size(layer, level) * layer_bytes(level);
    }
    most = std::max(most, turns);
  }
  return index_bytes(Layouts::count(tiles)) + positions * sizeof(double) + most;
}

}  // namespace

std::uint64_t memory_at_most(const SmallGame& game) {
  const int tiles = game.tiles().size();
  return bytes(tiles, [&](int layer, int level) {
    return Layouts::count(tiles, layer, level);
  });
}

std::uint64_t memory_for(const Positions& positions) {
  return bytes(positions.layouts().tiles(), [&](int layer, int level) {
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
  const Offers offers(positions.game());
  std::vector<BatchSolver> solvers(static_cast<std::size_t>(threads),
                                   BatchSolver(offers));
  std::vector<double> values = unknown_values(positions, 1);
  const auto count = Sweeps::run(
      {.positions = positions,
       .offers = offers,
       .threads = threads,
       .progress = progress},
      values,
      [&](std::size_t worker, const LevelTurns& turns,
          std::span<const std::uint32_t> places, std::span<double> fresh) {
        BatchSolver& solver = solvers[worker];
        solver.solve(turns, places, {values}, fresh);
        for (std::size_t i = 0; i < places.size(); ++i)
          if (turns.returns(places[i]))
            fresh[i] = fixed_point(
                values[turns.slot_at(places[i])], fresh[i], [&](double own) {
                  return solver.solve(turns, places[i], {values}, own);
                });
      });
  if (!count) return std::unexpected(count.error());
  return Solved{
      Solution(std::move(positions), std::span(values).subspan(slot(0))),
      *count};
}

}  // namespace gockel
