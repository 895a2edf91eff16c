#include "gockel/solve/group_solver.h"

#include <algorithm>

#include "gockel/cluster/bytes.h"
#include "gockel/solve/batch_solver.h"

namespace gockel {
namespace {

/// Positions whose values go from rank to rank at once: 8 MB.
constexpr std::uint32_t piece = 1U << 20;

/// Calls act(range) for every piece of a range.
template <class Act>
void in_pieces(const PositionRange& range, Act act) {
  for (std::uint32_t first = range.first; first < range.last;) {
    const std::uint32_t size = std::min(piece, range.last - first);
    act(PositionRange{first, first + size});
    first += size;
  }
}

/// Calls act(owner, first, size) for the runs of positions of one owner.
template <class Act>
void in_runs(const PositionRange& range, const Ownership& own, Act act) {
  for (std::uint32_t first = range.first; first < range.last;) {
    const std::uint32_t last =
        std::min(range.last, (first / Ownership::run + 1) * Ownership::run);
    act(own.owner(first), first, last - first);
    first = last;
  }
}

}  // namespace

GroupSolver::GroupSolver(const Positions& positions, Group& group)
    : positions_(positions),
      group_(group),
      own_(group),
      values_(unknown_values(positions, 1, own_)) {}

Result<SweepCount> GroupSolver::run(const RunOptions& options) {
  const Offers offers(positions_.game());
  std::vector<BatchSolver> solvers(static_cast<std::size_t>(options.threads),
                                   BatchSolver(offers));
  return Sweeps::run(
      {.positions = positions_,
       .offers = offers,
       .threads = options.threads,
       .progress = options.progress,
       .group = &group_,
       .layers_before = layers_done_,
       .before = count_,
       .settled = options.settled},
      values_,
      [&](std::size_t worker, const LevelTurns& turns,
          std::span<const std::uint32_t> places, std::span<double> fresh) {
        BatchSolver& solver = solvers[worker];
        solver.solve(turns, places, {values_}, fresh);
        for (std::size_t i = 0; i < places.size(); ++i)
          if (turns.returns(places[i]))
            fresh[i] = fixed_point(
                values_[turns.slot_at(places[i])], fresh[i], [&](double own) {
                  return solver.solve(turns, places[i], {values_}, own);
                });
      });
}

void GroupSolver::restore(int layer, std::span<const double> values,
                          const SweepCount& count) {
  const PositionRange layer_range = positions_.layer(layer);
  in_pieces(layer_range, [&](const PositionRange& range) {
    std::vector<ByteWriter> sending(own_.ranks());
    if (own_.rank() == 0)
      in_runs(
          range, own_,
          [&](std::uint32_t owner, std::uint32_t first, std::uint32_t size) {
            sending[owner].put(values.subspan(first - layer_range.first, size));
          });
    const auto received = group_.exchange(take_all(sending));
    const Slot first = slot(own_.below(range.first));
    ByteReader(received[0])
        .get(std::span(values_).subspan(first,
                                        slot(own_.below(range.last)) - first));
  });
  layers_done_ = layer;
  count_ = count;
}

void GroupSolver::collect(
    const PositionRange& all,
    const std::function<void(std::span<const double>)>& take) {
  in_pieces(all, [&](const PositionRange& range) {
    const Slot first = slot(own_.below(range.first));
    ByteWriter out;
    out.put(std::span<const double>(values_).subspan(
        first, slot(own_.below(range.last)) - first));
    std::vector<std::string> messages(own_.ranks());
    messages[0] = out.take();
    const auto received = group_.exchange(std::move(messages));
    if (own_.rank() != 0) return;
    std::vector<ByteReader> from(received.begin(), received.end());
    std::vector<double> values(range.size());
    in_runs(
        range, own_,
        [&](std::uint32_t owner, std::uint32_t start, std::uint32_t size) {
          from[owner].get(std::span(values).subspan(start - range.first, size));
        });
    take(values);
  });
}

double GroupSolver::start_value() {
  const std::uint32_t start = *positions_.find(positions_.game().start());
  // Shares are at least 0: the largest is the owner's.
  return group_.max(own_.owns(start) ? values_[slot(own_.local(start))] : 0);
}

}  // namespace gockel
