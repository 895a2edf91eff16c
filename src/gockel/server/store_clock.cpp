#include "gockel/server/store_clock.h"

#include <algorithm>
#include <cmath>

#include "gockel/server/event_log.h"

namespace gockel {
namespace {

/// An answer that was under way for longer says too little.
constexpr Millis max_uncertain = 500;

}  // namespace

Millis steady_millis(const Time& time) {
  return std::llround(time.elapsed().count() * 1000);
}

StoreResult<std::optional<ClockSample>> sample_clock(Store& store,
                                                     const Time& time) {
  const Millis begin = steady_millis(time);
  const auto told = store.now();
  const Millis end = steady_millis(time);
  if (!told) return std::unexpected(told.error());
  if (!*told) return std::nullopt;
  return ClockSample{.store = **told,
                     .wall = time.now() - (end - begin) / 2,
                     .steady = begin + (end - begin) / 2,
                     .uncertain = (end - begin) / 2 + 1};
}

Millis StoreClock::now() const {
  if (!anchor_) return time_.now();
  return anchor_->store + steady_millis(time_) - anchor_->steady;
}

Millis StoreClock::steady_at(Millis at) const {
  return steady_millis(time_) - std::max<Millis>(now() - at, 0);
}

void StoreClock::take(const ClockSample& sample) {
  const Millis skew = sample.wall - sample.store;
  const bool skewed = std::abs(skew) > tolerated_skew + sample.uncertain;
  if (skewed && !skewed_)
    log_event(spdlog::level::warn, "clock_skew", {{"milliseconds", skew}});
  if (!skewed && skewed_) log_event(spdlog::level::info, "clock_right");
  skewed_ = skewed;
  // A sample that only repeats what is known would make the time tremble.
  if (anchor_) {
    const Millis expected = anchor_->store + sample.steady - anchor_->steady;
    if (sample.uncertain > max_uncertain ||
        std::abs(sample.store - expected) <= sample.uncertain)
      return;
  }
  anchor_ = sample;
}

}  // namespace gockel
