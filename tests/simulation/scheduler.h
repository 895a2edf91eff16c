#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "gockel/random/rng.h"
#include "gockel/server/environment.h"

namespace gockel::simulation {

/// What the seed decides.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : rng_(seed) {}

  std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
  /// Uniform in first ... last.
  Millis between(Millis first, Millis last) {
    return first + below(static_cast<std::uint32_t>(last - first + 1));
  }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  bool per_mille(std::uint32_t n) { return below(1000) < n; }
  template <class List>
  auto& pick(List& list) {
    return list[below(static_cast<std::uint32_t>(list.size()))];
  }
  /// Mostly short, now and then long: where orders get unusual.
  Millis delay(Millis usual, Millis rare) {
    return one_in(12) ? between(usual, rare) : between(0, usual);
  }

 private:
  Rng rng_;
};

/// The order of everything that happens. Steps are the handlers that a node's
/// loop of events has ready, one at a time, and events with a time. Of those
/// that are ready at the same moment the seed picks the next.
class Scheduler {
 public:
  using Event = std::tuple<Millis, std::uint64_t, std::uint64_t>;

  explicit Scheduler(Chance& chance) : chance_(chance) {}

  /// The true time, which is also the database's.
  Millis now() const { return now_; }
  /// Does it so much later.
  Event after(Millis delay, Job job);
  /// Nothing happens if it is done already.
  void cancel(const Event& event) { events_.erase(event); }

  /// The loop of a node whose handlers are steps from now on.
  void attach(asio::io_context& io);
  void detach(const asio::io_context& io);

  /// Does the next step at `until` or before; false: there is none, and it is
  /// `until` now.
  bool step(Millis until);
  std::uint64_t steps() const { return steps_; }

 private:
  struct Loop {
    asio::io_context* io;
    bool ready;  ///< it may have handlers to run
  };
  bool run_loop(std::uint32_t number);

  Chance& chance_;
  Millis now_ = 1'700'000'000'000;
  std::uint64_t made_ = 0;
  std::uint64_t steps_ = 0;
  std::map<Event, Job> events_;
  std::vector<Loop> loops_;
};

/// The clocks of one node. The wall clock may be wrong and may be set; the
/// other one and the timers are right.
class NodeTime final : public Time {
 public:
  NodeTime(Scheduler& scheduler, asio::io_context& io, Millis skew)
      : scheduler_(scheduler), io_(io), skew_(skew) {}

  Millis now() const override { return scheduler_.now() + skew_; }
  std::chrono::duration<double> elapsed() const override {
    return std::chrono::milliseconds(scheduler_.now());
  }
  std::unique_ptr<Timer> timer() override;

  Millis skew() const { return skew_; }
  void set_skew(Millis skew) { skew_ = skew; }
  /// From now on a timer is over as soon as it is started, and those that run
  /// are over now: for the tasks of a node that has ended.
  void end_all();
  /// Timers that are started from now on never call back: a planted fault.
  bool forgetful = false;

 private:
  class NodeTimer;
  Scheduler& scheduler_;
  asio::io_context& io_;
  Millis skew_;
  bool ended_ = false;
  std::vector<NodeTimer*> timers_;
};

}  // namespace gockel::simulation
