#pragma once

#include <string>
#include <string_view>

namespace gockel {

// Text as terminals draw it.

/// A character of a text: its bytes, and the point of Unicode that they mean.
struct Character {
  std::string_view bytes;
  char32_t point;
  /// Columns that it takes: East Asian wide characters and emoji two, marks
  /// over the character before them none.
  int width() const;
};

/// Takes the first character off; the text must not be empty. A byte that is
/// no UTF-8 counts as a character.
Character take_character(std::string_view& text);

/// Columns of all its characters.
int columns(std::string_view text);

/// The first `width` columns.
std::string clip(std::string_view text, int width);

/// Clipped or filled with spaces to exactly `width` columns.
std::string pad(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);

}  // namespace gockel
