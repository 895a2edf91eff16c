#pragma once

#include <optional>

#include "gockel/server/environment.h"
#include "gockel/store/store.h"

namespace gockel {

/// What the store's clock said, and this node's clocks at that moment.
struct ClockSample {
  Millis store = 0;
  Millis wall = 0;
  Millis steady = 0;
  Millis uncertain = 0;  ///< by so much the store's time may be off
};

/// Milliseconds of the clock that only runs forward.
Millis steady_millis(const Time& time);

/// Asks the store for its time; nothing when this node's own time counts. May
/// run on any thread.
StoreResult<std::optional<ClockSample>> sample_clock(Store& store,
                                                     const Time& time);

/// The time that entries and deadlines have: the store's, which is the same for
/// all nodes; the node's own until the store has told one.
///
/// Between two samples it is carried on by the steady clock, so it does not
/// matter whether this machine's clock is right, or is set while it runs.
class StoreClock {
 public:
  explicit StoreClock(const Time& time) : time_(time) {}

  Millis now() const;
  /// The moment of the steady clock at which it was `at`. What lies ahead
  /// counts as now: nobody waits because another clock was wrong.
  Millis steady_at(Millis at) const;

  /// Takes over what the store said. Logs when this machine's clock begins to
  /// differ, and when it is right again.
  void take(const ClockSample& sample);

  /// Whether this machine's clock differs from the store's.
  bool skewed() const { return skewed_; }

  /// How far off a machine's clock may be without a word in the log.
  static constexpr Millis tolerated_skew = 2000;

 private:
  const Time& time_;
  std::optional<ClockSample> anchor_;
  bool skewed_ = false;
};

}  // namespace gockel
