#include "gockel/solve/sweeps.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "gockel/parallel/parallel.h"

namespace gockel {
namespace {

constexpr std::uint32_t places_at_once = 256;
constexpr int colour_count = 3;
constexpr int max_sweeps = 10'000;

/// The iteration of one layer.
class LayerSweeps {
 public:
  LayerSweeps(const SweepSetup& setup, std::span<const LevelTurns> levels,
              std::vector<double>& values, const Sweeps::Evaluate& evaluate)
      : setup_(setup),
        levels_(levels),
        values_(values),
        evaluate_(evaluate),
        first_(slot(levels.front().positions.first)),
        written_(levels.back().positions.last - levels.front().positions.first),
        steps_(static_cast<std::uint32_t>(levels.size()) * colour_count),
        found_(static_cast<std::size_t>(setup.threads)) {}

  std::uint64_t turns() const { return turns_; }

  /// Goes once through the layer; the largest change.
  double sweep() {
    double change = 0;
    for (const LevelTurns& level : levels_)
      for (std::uint8_t colour = 0; colour < colour_count; ++colour) {
        ++step_;
        find(level, [&](std::uint32_t place) {
          return level.colours[place] == colour && stale(level, place);
        });
        change = std::max(change, write(level));
      }
    return change;
  }

  /// How far any value is from what its turn gives.
  double residual() {
    double most = 0;
    for (const LevelTurns& level : levels_) {
      find(level, [](std::uint32_t) { return true; });
      for (const FoundValues& found : found_)
        for (std::size_t i = 0; i < found.places.size(); ++i)
          most = std::max(most, change(level, found, i));
    }
    return most;
  }

 private:
  /// What a worker found in a step.
  struct FoundValues {
    std::vector<std::uint32_t> places;
    std::vector<double> values;
  };

  /// Whether a result was written after this place had its turn one sweep ago.
  bool stale(const LevelTurns& level, std::uint32_t place) const {
    if (step_ <= steps_) return true;
    const std::uint32_t seen = step_ - steps_;
    return std::ranges::any_of(level.results(place), [&](Slot s) {
      return s >= first_ && written_[s - first_] >= seen;
    });
  }

  /// Evaluates the places that are wanted.
  template <class Wanted>
  void find(const LevelTurns& level, Wanted wanted) {
    const std::uint32_t size = level.positions.size();
    std::atomic<std::uint32_t> next = 0;
    for (FoundValues& found : found_) {
      found.places.clear();
      found.values.clear();
    }
    const std::size_t workers =
        size > places_at_once ? static_cast<std::size_t>(setup_.threads) : 1;
    // Values are only read while a step runs and written behind it, so it does
    // not matter which worker finds what, nor when.
    in_parallel(workers, static_cast<int>(workers), [&](std::size_t worker) {
      FoundValues& found = found_[worker];
      std::size_t evaluated = 0;
      // Wanted places are collected until they fill a batch: most places are
      // not stale, and a batch that is not full costs as much as a full one.
      const auto evaluate = [&](std::size_t least) {
        while (found.places.size() - evaluated >= least) {
          const auto places =
              std::span<const std::uint32_t>(found.places).subspan(evaluated);
          const std::size_t count = std::min(places.size(), Sweeps::batch);
          evaluated += count;
          found.values.resize(evaluated * setup_.width);
          evaluate_(worker, level, places.first(count),
                    std::span(found.values).last(count * setup_.width));
        }
      };
      while (true) {
        const std::uint32_t first = next.fetch_add(places_at_once);
        if (first >= size) break;
        const std::uint32_t last = std::min(first + places_at_once, size);
        for (std::uint32_t place = first; place < last; ++place)
          if (wanted(place)) found.places.push_back(place);
        evaluate(Sweeps::batch);
      }
      evaluate(1);
    });
    for (const FoundValues& found : found_) turns_ += found.places.size();
  }

  std::span<double> value(const LevelTurns& level, std::uint32_t place) {
    return std::span(values_).subspan(
        slot(level.positions.first + place) * setup_.width, setup_.width);
  }
  double change(const LevelTurns& level, const FoundValues& found,
                std::size_t i) {
    double most = 0;
    const std::span<double> before = value(level, found.places[i]);
    for (std::size_t q = 0; q < before.size(); ++q)
      most = std::max(
          most, std::abs(found.values[i * before.size() + q] - before[q]));
    return most;
  }

  /// Passes on what was found; the largest change.
  double write(const LevelTurns& level) {
    double most = 0;
    for (const FoundValues& found : found_)
      for (std::size_t i = 0; i < found.places.size(); ++i) {
        const double changed = change(level, found, i);
        most = std::max(most, changed);
        // What is not passed on makes nobody else stale: the sweeps end.
        if (changed <= Sweeps::tolerance) continue;
        const auto to = value(level, found.places[i]);
        std::copy_n(
            found.values.begin() + static_cast<std::ptrdiff_t>(i * to.size()),
            to.size(), to.begin());
        written_[slot(level.positions.first + found.places[i]) - first_] =
            step_;
      }
    return most;
  }

  const SweepSetup& setup_;
  std::span<const LevelTurns> levels_;
  std::vector<double>& values_;
  const Sweeps::Evaluate& evaluate_;
  Slot first_;
  std::vector<std::uint32_t> written_;  ///< the step, by slot from first_ on
  std::uint32_t steps_;                 ///< of a sweep
  std::uint32_t step_ = 0;
  std::vector<FoundValues> found_;  ///< by worker
  std::uint64_t turns_ = 0;
};

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
  SweepCount count;
  const Positions& positions = setup.positions;
  for (int layer = 1; layer <= positions.layouts().tiles(); ++layer) {
    const PositionRange range = positions.layer(layer);
    if (range.size() == 0) continue;
    // What a turn leads to does not change from sweep to sweep; for one layer
    // it fits into memory, for all it does not.
    const auto levels =
        layer_turns(positions, setup.offers, layer, setup.threads);
    if (setup.prepare) setup.prepare(levels);
    LayerSweeps sweeps(setup, levels, values, evaluate);
    double change = 1;
    for (int sweep = 1; change > tolerance; ++sweep) {
      if (sweep > max_sweeps)
        return refuse(Reason::values_do_not_settle, 0, {.n = layer});
      change = sweeps.sweep();
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
    count.residual = std::max(count.residual, sweeps.residual());
    count.turns += sweeps.turns();
  }
  return count;
}

std::vector<double> unknown_values(const Positions& positions,
                                   std::size_t width) {
  std::vector<double> values(slot(positions.size()) * width, 0.5);
  for (std::size_t i = 0; i < over_values.size() * width; ++i)
    values[i] = over_values[i / width];
  return values;
}

}  // namespace gockel
