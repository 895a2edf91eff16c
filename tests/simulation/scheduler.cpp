#include "tests/simulation/scheduler.h"

#include <algorithm>

namespace gockel::simulation {

Scheduler::Event Scheduler::after(Millis delay, Job job) {
  // The number in the middle decides among events of the same moment.
  const Event event(now_ + delay, chance_.below(1U << 20), ++made_);
  events_.emplace(event, std::move(job));
  return event;
}

void Scheduler::attach(asio::io_context& io) {
  detach(io);
  loops_.push_back({&io, true});
}

void Scheduler::detach(const asio::io_context& io) {
  std::erase_if(loops_, [&io](const Loop& loop) { return loop.io == &io; });
}

bool Scheduler::run_loop(std::uint32_t number) {
  Loop& loop = loops_[number];
  asio::io_context& io = *loop.io;
  // The handler may end the node, and with it the loop's place in the list.
  loop.ready = false;
  if (io.poll_one() == 0) return false;
  for (Loop& each : loops_) each.ready = each.ready || each.io == &io;
  ++steps_;
  return true;
}

bool Scheduler::step(Millis until) {
  for (;;) {
    std::vector<std::uint32_t> ready;
    for (std::uint32_t i = 0; i < loops_.size(); ++i)
      if (loops_[i].ready) ready.push_back(i);
    const bool due =
        !events_.empty() && std::get<0>(events_.begin()->first) <= now_;
    const auto choices =
        static_cast<std::uint32_t>(ready.size() + (due ? 1U : 0U));
    if (choices == 0) {
      if (events_.empty() || std::get<0>(events_.begin()->first) > until) {
        now_ = std::max(now_, until);
        return false;
      }
      now_ = std::get<0>(events_.begin()->first);
      continue;
    }
    const std::uint32_t choice = choices == 1 ? 0 : chance_.below(choices);
    if (choice < ready.size()) {
      if (run_loop(ready[choice])) return true;
      continue;
    }
    auto next = events_.extract(events_.begin());
    ++steps_;
    next.mapped()();
    // What an event did may have given work to any node.
    for (Loop& loop : loops_) loop.ready = true;
    return true;
  }
}

class NodeTime::NodeTimer final : public Timer {
 public:
  explicit NodeTimer(NodeTime& time) : time_(time) {
    time_.timers_.push_back(this);
  }
  ~NodeTimer() override {
    cancel();
    std::erase(time_.timers_, this);
  }
  NodeTimer(const NodeTimer&) = delete;
  NodeTimer& operator=(const NodeTimer&) = delete;

  void start(Millis delay, Job then) override {
    cancel();
    then_ = std::make_shared<Job>(std::move(then));
    if (time_.ended_) return end();
    if (time_.forgetful) return;
    // It calls back from the loop of events, as a real timer does.
    event_ =
        time_.scheduler_.after(std::max<Millis>(delay, 0), [this] { end(); });
  }
  void cancel() override {
    if (event_) time_.scheduler_.cancel(*event_);
    event_.reset();
    then_.reset();
  }
  void end() {
    event_.reset();
    if (!then_) return;
    asio::post(time_.io_, [this, weak = std::weak_ptr<Job>(then_)] {
      const auto then = weak.lock();
      // Cancelled in between: it does not call back any more.
      if (!then) return;
      then_.reset();
      (*then)();
    });
  }

 private:
  NodeTime& time_;
  std::optional<Scheduler::Event> event_;
  std::shared_ptr<Job> then_;
};

std::unique_ptr<Timer> NodeTime::timer() {
  return std::make_unique<NodeTimer>(*this);
}

void NodeTime::end_all() {
  ended_ = true;
  const std::vector<NodeTimer*> timers = timers_;
  for (NodeTimer* timer : timers) timer->end();
}

}  // namespace gockel::simulation
