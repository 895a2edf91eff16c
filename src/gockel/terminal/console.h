#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gockel::terminal {

/// What came from the keyboard.
struct KeyboardLine {
  enum class Kind : std::uint8_t {
    line,      ///< well-formed UTF-8 without control characters but tabs
    end,       ///< Ctrl-D, or the end of a pipe
    signal,    ///< Ctrl-C, or the request to end
    too_long,  ///< a line of more than max_line_bytes; it is gone
    torn,      ///< the input ended before the line did
    not_text,  ///< a line with bytes that are no text
  };
  Kind kind = Kind::end;
  std::string line;
};

inline constexpr std::size_t max_line_bytes = 4096;

/// Where the game is shown and played: the terminal, or a script in a test.
class Console {
 public:
  virtual ~Console() = default;
  virtual void write(std::string_view text) = 0;
  virtual KeyboardLine read_line() = 0;
  /// Waits, or less when a signal comes.
  virtual void pause(int milliseconds) = 0;
  /// Whether a signal has asked the game to end.
  virtual bool interrupted() const = 0;
};

}  // namespace gockel::terminal
