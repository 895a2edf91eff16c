#pragma once

#include <map>
#include <optional>

#include "gockel/server/environment.h"

namespace gockel {

/// Time that passes when a test says so. What falls due is called in the order
/// of its time, and what is due at the same time in the order in which it was
/// started.
class VirtualTime final : public Time {
 public:
  Millis now() const override { return now_; }
  std::chrono::duration<double> elapsed() const override {
    return std::chrono::milliseconds(now_);
  }
  std::unique_ptr<Timer> timer() override {
    return std::make_unique<VirtualTimer>(*this);
  }

  /// Goes on to the next timer that is due at `until` or before, and calls
  /// back; false: there is none, and it is `until` now.
  bool step(Millis until) {
    if (due_.empty() || due_.begin()->first.first > until) {
      now_ = until;
      return false;
    }
    auto next = due_.extract(due_.begin());
    now_ = next.key().first;
    next.mapped()();
    return true;
  }
  std::size_t running_timers() const { return due_.size(); }

 private:
  using Key = std::pair<Millis, std::uint64_t>;

  class VirtualTimer final : public Timer {
   public:
    explicit VirtualTimer(VirtualTime& time) : time_(time) {}
    ~VirtualTimer() override { cancel(); }
    void start(Millis delay, Job then) override {
      cancel();
      key_ = Key(time_.now_ + delay, ++time_.started_);
      time_.due_.emplace(*key_, std::move(then));
    }
    void cancel() override {
      if (key_) time_.due_.erase(*key_);
      key_.reset();
    }

   private:
    VirtualTime& time_;
    std::optional<Key> key_;
  };

  Millis now_ = 1'700'000'000'000;
  std::uint64_t started_ = 0;
  std::map<Key, Job> due_;
};

}  // namespace gockel
