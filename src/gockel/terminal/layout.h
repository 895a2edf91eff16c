#pragma once

#include <string>
#include <string_view>

#include "gockel/report/columns.h"

namespace gockel::terminal {

/// No line that the game prints is longer.
inline constexpr int screen_columns = 80;

using gockel::clip;
using gockel::columns;
using gockel::pad;
using gockel::pad_left;

std::string without_end_spaces(std::string text);

/// Broken between words into lines of at most screen_columns, each ended by a
/// newline; all but the first begin with `indent` spaces. Newlines in the text
/// stay.
std::string wrap(std::string_view text, int indent = 0);

/// For terminals without UTF-8: German letters in two, French and Dutch ones
/// without their accents, all others as '?'.
std::string ascii(std::string_view text);

/// ASCII letters in lower case, everything else as it is.
std::string lower(std::string_view text);

}  // namespace gockel::terminal
