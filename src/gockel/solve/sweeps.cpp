#include "gockel/solve/sweeps.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "gockel/solve/layer_exchange.h"
#include "gockel/solve/layer_sweeps.h"

namespace gockel {
namespace {

constexpr int max_sweeps = 10'000;

/// Part of the way from a change of 1/2 to the tolerance: changes shrink by
/// about the same factor from sweep to sweep.
double part_done(double change) {
  const double left =
      std::log(std::max(change, Sweeps::tolerance) / Sweeps::tolerance);
  return std::clamp(1 - left / std::log(0.5 / Sweeps::tolerance), 0.0, 1.0);
}

}  // namespace

Result<SweepCount> Sweeps::run(const SweepSetup& setup,
                               std::vector<double>& values,
                               const Evaluate& evaluate) {
  SweepCount count = setup.before;
  const Positions& positions = setup.positions;
  OneProcess alone;
  Group& group = setup.group == nullptr ? alone : *setup.group;
  const Ownership own(group);
  const Slot own_end = slot(own.below(positions.size()));
  for (int layer = setup.layers_before + 1;
       layer <= positions.layouts().tiles(); ++layer) {
    const PositionRange range = positions.layer(layer);
    if (range.size() == 0) continue;
    // What a turn leads to does not change from sweep to sweep; for one layer
    // it fits into memory, for all it does not.
    auto levels =
        layer_turns(positions, setup.offers, layer, setup.threads, own);
    if (setup.prepare) setup.prepare(levels);
    const Slot first = slot(own.below(range.first));
    LayerWork work{.levels = levels,
                   .values = values,
                   .width = setup.width,
                   .threads = setup.threads,
                   .first = first,
                   .count = slot(own.below(range.last)) - first};
    std::optional<LayerExchange> exchange;
    if (group.size() > 1) {
      exchange.emplace(group, own, positions, layer, levels, values);
      work.count = values.size() - first;
      work.share = [&exchange](std::span<const Slot> written) {
        return exchange->share(written);
      };
    }
    LayerSweeps sweeps(work, evaluate);
    double change = 1;
    for (int sweep = 1; change > tolerance; ++sweep) {
      if (sweep > max_sweeps)
        return refuse(Reason::values_do_not_settle, 0, {.n = layer});
      change = group.max(sweeps.sweep());
      count.sweeps = std::max(count.sweeps, sweep);
      if (setup.progress)
        setup.progress(
            {.done = (range.first + range.size() * part_done(change)) /
                     positions.size(),
             .layer = layer,
             .sweep = sweep,
             .change = change});
    }
    // Places that were left alone are checked too, against the final values.
    count.residual = std::max(count.residual, group.max(sweeps.residual()));
    count.turns += group.sum(sweeps.turns());
    values.resize(std::min<std::size_t>(values.size(), own_end * setup.width));
    if (setup.settled && !setup.settled(layer, count)) break;
  }
  return count;
}

std::vector<double> unknown_values(const Positions& positions,
                                   std::size_t width, const Ownership& own) {
  std::vector<double> values(slot(own.below(positions.size())) * width, 0.5);
  for (std::size_t i = 0; i < over_values.size() * width; ++i)
    values[i] = over_values[i / width];
  return values;
}

}  // namespace gockel
