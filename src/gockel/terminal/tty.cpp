#include "gockel/terminal/tty.h"

#include <poll.h>
#include <sys/select.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

#include "gockel/core/text.h"

namespace gockel::terminal {
namespace {

/// A handler can reach nothing but a global.
volatile std::sig_atomic_t caught = 0;

void remember(int signal) { caught = signal; }

}  // namespace

// The signals stay blocked except inside pselect, so that one that comes
// between a look at `caught` and the wait is not lost, and no write or sync of
// the record is ever interrupted.
Tty::Tty() {
  caught = 0;
  sigset_t block;
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  sigaddset(&block, SIGTERM);
  sigprocmask(SIG_BLOCK, &block, &unblocked_);
  sigdelset(&unblocked_, SIGINT);
  sigdelset(&unblocked_, SIGTERM);
  struct sigaction action{};
  action.sa_handler = remember;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &old_int_);
  sigaction(SIGTERM, &action, &old_term_);
}

Tty::~Tty() {
  // A signal still pending goes to the handler that is about to leave.
  sigprocmask(SIG_SETMASK, &unblocked_, nullptr);
  sigaction(SIGINT, &old_int_, nullptr);
  sigaction(SIGTERM, &old_term_, nullptr);
}

int Tty::signal() const {
  if (caught != 0) return caught;
  sigset_t pending;
  sigpending(&pending);
  if (sigismember(&pending, SIGINT) == 1) return SIGINT;
  return sigismember(&pending, SIGTERM) == 1 ? SIGTERM : 0;
}

void Tty::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(STDOUT_FILENO, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0 && errno == EAGAIN) {  // somebody made the terminal impatient
      pollfd ready{STDOUT_FILENO, POLLOUT, 0};
      poll(&ready, 1, -1);
      continue;
    }
    if (done < 0) return;  // nobody is looking any more; the record is safe
    text.remove_prefix(static_cast<std::size_t>(done));
  }
}

bool Tty::wait(bool for_input, const timespec* at_most) {
  fd_set input;
  FD_ZERO(&input);
  if (for_input) FD_SET(STDIN_FILENO, &input);
  return pselect(for_input ? STDIN_FILENO + 1 : 0, &input, nullptr, nullptr,
                 at_most, &unblocked_) > 0;
}

void Tty::pause(int milliseconds) {
  if (milliseconds <= 0) return;
  const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  wait(false, &time);
}

/// Takes the line that ends before `end` out of the buffer.
KeyboardLine Tty::take_line(std::size_t end) {
  KeyboardLine input{KeyboardLine::Kind::line, buffer_.substr(0, end)};
  buffer_.erase(0, end + 1);
  const bool too_long = overflowing_ || input.line.size() > max_line_bytes;
  overflowing_ = false;
  if (input.line.ends_with('\r')) input.line.pop_back();
  std::ranges::replace(input.line, '\t', ' ');
  if (too_long)
    input.kind = KeyboardLine::Kind::too_long;
  else if (!printable_utf8(input.line))
    input.kind = KeyboardLine::Kind::not_text;
  return input;
}

KeyboardLine Tty::read_line() {
  for (;;) {
    if (interrupted()) return {KeyboardLine::Kind::signal, {}};
    if (const std::size_t end = buffer_.find('\n'); end != buffer_.npos)
      return take_line(end);
    if (buffer_.size() > max_line_bytes) {
      overflowing_ = true;
      buffer_.clear();
    }
    if (!wait(true, nullptr)) {
      if (errno == EINTR) continue;
      return {KeyboardLine::Kind::end, {}};
    }
    std::array<char, 1024> bytes;
    const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got > 0) {
      buffer_.append(bytes.data(), static_cast<std::size_t>(got));
      continue;
    }
    const bool torn = !buffer_.empty() || overflowing_;
    buffer_.clear();
    overflowing_ = false;
    return {torn ? KeyboardLine::Kind::torn : KeyboardLine::Kind::end, {}};
  }
}

}  // namespace gockel::terminal
