#pragma once

#include <string>
#include <string_view>

#include "gockel/terminal/speech.h"

namespace gockel::terminal {

/// Colours stress what the characters say already; none carries a meaning of
/// its own.
enum class Ink : std::uint8_t {
  title,
  tile,   ///< number on the grill
  worm,   ///< worms under it
  back,   ///< face-down tile
  die,    ///< a die that may be chosen or lies aside
  spent,  ///< a die that cannot be chosen
  key,    ///< what can be typed
  good,
  bad,
};

/// How to put things on this terminal.
class Screen {
 public:
  Screen(const Speech& speech, bool colour)
      : speech_(&speech), colour_(colour) {}

  const Speech& speech() const { return *speech_; }
  /// The text in a colour, or as it is; it never leaves a colour switched on.
  std::string ink(Ink ink, std::string_view text) const;
  /// The first in UTF-8, the second in ASCII.
  std::string_view glyph(std::string_view utf8, std::string_view ascii) const {
    return speech_->utf8() ? utf8 : ascii;
  }

 private:
  const Speech* speech_;
  bool colour_;
};

}  // namespace gockel::terminal
