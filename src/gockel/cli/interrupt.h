#pragma once

#include <signal.h>

#include <array>

namespace gockel {

/// While it lives, Ctrl-C and the request to end do not end the program but
/// are remembered; a second one ends it at once. One at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// The signal that came, or 0. From any thread.
  static int signal();

 private:
  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, signals.size()> before_{};
};

}  // namespace gockel
