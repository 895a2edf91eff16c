#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "tests/simulation/scheduler.h"

namespace gockel::simulation {

/// What happened, in order: a line per step that a reader wants to know of. It
/// is written only when somebody wants to read it, and changes nothing.
class Story {
 public:
  Story(const Scheduler& scheduler, bool wanted)
      : scheduler_(scheduler), begin_(scheduler.now()), wanted_(wanted) {}

  template <class... Args>
  void tell(fmt::format_string<Args...> text, Args&&... args) {
    if (!wanted_) return;
    const Millis at = scheduler_.now() - begin_;
    lines_.push_back(fmt::format("{:4}.{:03} ", at / 1000, at % 1000) +
                     fmt::format(text, std::forward<Args>(args)...));
  }
  const std::vector<std::string>& lines() const { return lines_; }

 private:
  const Scheduler& scheduler_;
  Millis begin_;
  bool wanted_;
  std::vector<std::string> lines_;
};

}  // namespace gockel::simulation
