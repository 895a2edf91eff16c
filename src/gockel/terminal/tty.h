#pragma once

#include <signal.h>

#include <string>

#include "gockel/terminal/console.h"

namespace gockel::terminal {

/// Standard input and output. While one exists SIGINT and SIGTERM wake it up
/// instead of killing the program; there must not be two at a time.
class Tty : public Console {
 public:
  Tty();
  ~Tty() override;
  Tty(const Tty&) = delete;
  Tty& operator=(const Tty&) = delete;

  void write(std::string_view text) override;
  KeyboardLine read_line() override;
  void pause(int milliseconds) override;
  bool interrupted() const override { return signal() != 0; }
  /// The signal that came, or 0.
  int signal() const;

 private:
  /// Waits for input (or only for time) with the signals let through; false
  /// when there is none.
  bool wait(bool for_input, const timespec* at_most);
  KeyboardLine take_line(std::size_t end);

  std::string buffer_;        ///< read, but not yet a line
  bool overflowing_ = false;  ///< inside a line that is too long
  sigset_t unblocked_{};      ///< the mask to wait with
  struct sigaction old_int_{};
  struct sigaction old_term_{};
};

}  // namespace gockel::terminal
