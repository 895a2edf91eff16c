#include "gockel/report/columns.h"

#include <algorithm>
#include <array>

namespace gockel {
namespace {

struct CharacterRange {
  char32_t first;
  char32_t last;
};

/// What terminals draw two columns wide, in blocks (Unicode TR 11, W and F).
constexpr std::array<CharacterRange, 11> wide{{{0x1100, 0x115F},
                                               {0x2329, 0x232A},
                                               {0x2E80, 0x303E},
                                               {0x3040, 0xA4CF},
                                               {0xAC00, 0xD7A3},
                                               {0xF900, 0xFAFF},
                                               {0xFE30, 0xFE6F},
                                               {0xFF00, 0xFF60},
                                               {0xFFE0, 0xFFE6},
                                               {0x1F300, 0x1FAFF},
                                               {0x20000, 0x3FFFD}}};

/// Marks that are drawn over the character before them.
constexpr std::array<CharacterRange, 6> marks{{{0x0300, 0x036F},
                                               {0x1AB0, 0x1AFF},
                                               {0x1DC0, 0x1DFF},
                                               {0x20D0, 0x20FF},
                                               {0xFE00, 0xFE0F},
                                               {0xFE20, 0xFE2F}}};

template <std::size_t N>
bool within(const std::array<CharacterRange, N>& ranges, char32_t c) {
  return std::ranges::any_of(
      ranges, [c](CharacterRange r) { return r.first <= c && c <= r.last; });
}

}  // namespace

int Character::width() const {
  return within(marks, point) ? 0 : within(wide, point) ? 2 : 1;
}

Character take_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  std::size_t length = lead < 0xC0   ? 1U
                       : lead < 0xE0 ? 2U
                       : lead < 0xF0 ? 3U
                                     : 4U;
  length = std::min(length, text.size());
  char32_t point = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i)
    point = point << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
  const Character found{text.substr(0, length), point};
  text.remove_prefix(length);
  return found;
}

int columns(std::string_view text) {
  int sum = 0;
  while (!text.empty()) sum += take_character(text).width();
  return sum;
}

std::string clip(std::string_view text, int width) {
  std::string out;
  while (!text.empty()) {
    const Character c = take_character(text);
    width -= c.width();
    if (width < 0) break;
    out += c.bytes;
  }
  return out;
}

std::string pad(std::string_view text, int width) {
  std::string out = clip(text, width);
  out.append(static_cast<std::size_t>(width - columns(out)), ' ');
  return out;
}

std::string pad_left(std::string_view text, int width) {
  const std::string shown = clip(text, width);
  return std::string(static_cast<std::size_t>(width - columns(shown)), ' ') +
         shown;
}

}  // namespace gockel
