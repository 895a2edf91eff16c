#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace gockel {

/// Longest line that a child may send.
inline constexpr std::size_t max_child_line = 1U << 20;

/// A file descriptor that is closed with its owner; -1 for none.
class Descriptor {
 public:
  explicit Descriptor(int file = -1) : file_(file) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  int get() const { return file_; }
  /// Gives the descriptor away.
  int release() { return std::exchange(file_, -1); }
  void close();

 private:
  int file_;
};

/// A program that runs beside ours and talks in lines over its standard input
/// and output; its standard error is ours. It leads a process group of its
/// own. With the object the whole group is killed and the program reaped.
/// Nothing here raises SIGPIPE. For one thread at a time.
class Child {
 public:
  using Clock = std::chrono::steady_clock;

  /// Why a line could not be sent or did not come.
  enum class Trouble : std::uint8_t {
    silent,   ///< the deadline passed; a half line is kept for the next call
    ended,    ///< it has ended or closed its side
    too_long  ///< the line has more than max_child_line bytes
  };

  /// How it ended.
  enum class End : std::uint8_t {
    none,    ///< it runs, but has closed its input or output
    signal,  ///< by the signal `status`
    exit     ///< with the exit code `status`
  };
  struct Ending {
    End how = End::none;
    int status = 0;

    friend bool operator==(const Ending&, const Ending&) = default;
  };
  /// The exit code of a shell that found no such command.
  static constexpr int not_found = 127;

  /// Runs the command with /bin/sh -c; a sentence when not even the shell can
  /// be started. A command that the shell does not find ends with code 127.
  static std::expected<std::unique_ptr<Child>, std::string> start(
      const std::string& command);

  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  /// Sends the line and its end. After trouble no further line can be sent.
  std::expected<void, Trouble> write_line(std::string_view line,
                                          Clock::time_point deadline);
  /// The next line without its end. What comes after the last line end before
  /// the program ends is no line.
  std::expected<std::string, Trouble> read_line(Clock::time_point deadline);

  /// Asks the program to end: its input is over.
  void close_input() { to_.close(); }
  /// Drops what it still writes until it closes its output. False at the
  /// deadline.
  bool wait_for_end(Clock::time_point deadline);
  /// What came after the last line end.
  std::string_view half_line() const { return pending_; }
  /// How the program ended. Waits a moment for the end of one that has closed
  /// its output.
  Ending ending();

 private:
  Child(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}
  /// Appends what there is to `pending_`, waiting for it up to the deadline.
  std::expected<void, Trouble> read_some(Clock::time_point deadline);

  pid_t pid_;
  Descriptor to_;
  Descriptor from_;
  std::string pending_;
  std::size_t searched_ = 0;  ///< bytes of `pending_` without a line end
};

}  // namespace gockel
