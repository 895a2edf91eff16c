#include "gockel/cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <utility>

namespace gockel {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr auto bar_delay = milliseconds(1000);  // before the bar appears
constexpr auto pause = milliseconds(100);       // between two drawings
constexpr int width = 30;

}  // namespace

Progress::Progress(std::string what, const Reporter& reporter)
    : what_(std::move(what)),
      reporter_(&reporter),
      terminal_(isatty(STDERR_FILENO) == 1),
      start_(steady_clock::now()),
      last_(start_) {}

Progress::~Progress() { clear(); }

void Progress::show(double done) {
  const auto now = steady_clock::now();
  if (!terminal_ || now - start_ < bar_delay || now - last_ < pause) return;
  last_ = now;
  const double passed = std::chrono::duration<double>(now - start_).count();
  const double left = done > 0 ? passed * (1 - done) / done : 0;
  const std::string time_left =
      reporter_->say(OutputText::time_left, {.n = std::llround(left)});
  const auto filled = static_cast<std::size_t>(done * width);
  fmt::print(stderr, "\r{} [{}{}] {:3.0f} %, {} \x1b[K", what_,
             std::string(filled, '#'), std::string(width - filled, '.'),
             100 * done, time_left);
  std::fflush(stderr);
  shown_ = true;
}

void Progress::clear() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

}  // namespace gockel
