#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>

#include "gockel/parallel/parallel.h"
#include "gockel/solve/sweeps.h"

namespace gockel {

/// What the sweeps of a layer work on.
struct LayerWork {
  std::span<const LevelTurns> levels;
  std::vector<double>& values;  ///< by slot, `width` numbers each
  std::size_t width = 1;
  int threads = 1;
  /// Slots from `first` on, `count` of them, may be written; those before have
  /// their final values.
  Slot first = 0;
  std::size_t count = 0;
  /// Is told the slots that a step has written; returns those that others have
  /// written meanwhile.
  std::function<std::vector<Slot>(std::span<const Slot>)> share = {};
};

/// The iteration of one layer.
class LayerSweeps {
 public:
  LayerSweeps(const LayerWork& work, const Sweeps::Evaluate& evaluate)
      : work_(work),
        evaluate_(evaluate),
        written_(work.count),
        steps_(static_cast<std::uint32_t>(work.levels.size()) * colour_count),
        found_(static_cast<std::size_t>(work.threads)) {}

  std::uint64_t turns() const { return turns_; }

  /// Goes once through the layer; the largest change.
  double sweep() {
    double change = 0;
    for (const LevelTurns& level : work_.levels)
      for (std::uint8_t colour = 0; colour < colour_count; ++colour) {
        ++step_;
        find(level, [&](std::uint32_t place) {
          return level.colours[place] == colour && stale(level, place);
        });
        change = std::max(change, write(level));
        if (!work_.share) continue;
        for (const Slot s : work_.share(passed_on_))
          written_[s - work_.first] = step_;
      }
    return change;
  }

  /// How far any value is from what its turn gives.
  double residual() {
    double most = 0;
    for (const LevelTurns& level : work_.levels) {
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
      return s >= work_.first && written_[s - work_.first] >= seen;
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
        size > places_at_once ? static_cast<std::size_t>(work_.threads) : 1;
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
          found.values.resize(evaluated * work_.width);
          evaluate_(worker, level, places.first(count),
                    std::span(found.values).last(count * work_.width));
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
    return std::span(work_.values)
        .subspan(slot(level.positions.first + place) * work_.width,
                 work_.width);
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
    passed_on_.clear();
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
        const Slot s = level.slot_at(found.places[i]);
        written_[s - work_.first] = step_;
        if (work_.share) passed_on_.push_back(s);
      }
    return most;
  }

  static constexpr std::uint32_t places_at_once = 256;
  static constexpr int colour_count = 3;

  LayerWork work_;
  const Sweeps::Evaluate& evaluate_;
  std::vector<std::uint32_t> written_;  ///< the step, by slot from first on
  std::uint32_t steps_;                 ///< of a sweep
  std::uint32_t step_ = 0;
  std::vector<FoundValues> found_;  ///< by worker
  std::vector<Slot> passed_on_;     ///< in this step, where others are to know
  std::uint64_t turns_ = 0;
};

}  // namespace gockel
