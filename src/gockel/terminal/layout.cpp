#include "gockel/terminal/layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gockel::terminal {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

/// What terminals draw two columns wide, in blocks (Unicode TR 11, W and F).
constexpr std::array<Range, 11> wide{{{0x1100, 0x115F},
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
constexpr std::array<Range, 6> marks{{{0x0300, 0x036F},
                                      {0x1AB0, 0x1AFF},
                                      {0x1DC0, 0x1DFF},
                                      {0x20D0, 0x20FF},
                                      {0xFE00, 0xFE0F},
                                      {0xFE20, 0xFE2F}}};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t c) {
  return std::ranges::any_of(
      ranges, [c](Range r) { return r.first <= c && c <= r.last; });
}

struct Character {
  std::string_view bytes;
  char32_t point;
  int width() const {
    return within(marks, point) ? 0 : within(wide, point) ? 2 : 1;
  }
};

/// Takes the first character off; the text must not be empty. A byte that is
/// no UTF-8 counts as a character.
Character next(std::string_view& text) {
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

}  // namespace

int columns(std::string_view text) {
  int sum = 0;
  while (!text.empty()) sum += next(text).width();
  return sum;
}

std::string clip(std::string_view text, int width) {
  std::string out;
  while (!text.empty()) {
    const Character c = next(text);
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

std::string without_end_spaces(std::string text) {
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

namespace {

/// Where the first word of the text ends, together with the signs that stand
/// apart behind it in French or with numbers: no line begins with one of them.
std::size_t word_end(std::string_view text) {
  constexpr std::array<std::string_view, 6> apart{":", ";", "?", "!", "%", "»"};
  std::size_t end = std::min(text.find_first_of(" \n"), text.size());
  while (end < text.size() && text[end] == ' ') {
    const std::size_t next =
        std::min(text.find_first_of(" \n,.)", end + 1), text.size());
    const std::string_view sign = text.substr(end + 1, next - end - 1);
    if (std::ranges::find(apart, sign) == apart.end()) break;
    end = std::min(text.find_first_of(" \n", next), text.size());
  }
  return end;
}

}  // namespace

std::string wrap(std::string_view text, int indent) {
  std::string out;
  int at = 0;
  bool line_has_word = false;
  const auto new_line = [&] {
    out += '\n';
    out.append(static_cast<std::size_t>(indent), ' ');
    at = indent;
    line_has_word = false;
  };
  while (!text.empty()) {
    const std::size_t end = word_end(text);
    const std::string_view word = text.substr(0, end);
    if (line_has_word && at + columns(word) > screen_columns) {
      while (out.ends_with(' ')) out.pop_back();
      new_line();
    }
    out += word;
    at += columns(word);
    line_has_word = line_has_word || !word.empty();
    if (end == text.size()) break;
    if (text[end] == '\n') {
      if (end + 1 < text.size()) new_line();
    } else {
      out += ' ';
      ++at;
    }
    text.remove_prefix(end + 1);
  }
  while (out.ends_with(' ') || out.ends_with('\n')) out.pop_back();
  return out + '\n';
}

std::string ascii(std::string_view text) {
  constexpr auto spelt = std::to_array<std::pair<char32_t, std::string_view>>(
      {{U'ä', "ae"}, {U'ö', "oe"}, {U'ü', "ue"},     {U'Ä', "Ae"},
       {U'Ö', "Oe"}, {U'Ü', "Ue"}, {U'ß', "ss"},     {U'œ', "oe"},
       {U'Œ', "Oe"}, {U'à', "a"},  {U'â', "a"},      {U'ç', "c"},
       {U'è', "e"},  {U'é', "e"},  {U'ê', "e"},      {U'ë', "e"},
       {U'î', "i"},  {U'ï', "i"},  {U'ó', "o"},      {U'ô', "o"},
       {U'ù', "u"},  {U'û', "u"},  {U'À', "A"},      {U'Ç', "C"},
       {U'È', "E"},  {U'É', "E"},  {U'Ê', "E"},      {U'Î', "I"},
       {U'Ô', "O"},  {U'–', "-"},  {U'°', "o"},      {U'’', "'"},
       {U'«', "\""}, {U'»', "\""}, {U'\u00A0', " "}, {U'\u202F', " "}});
  std::string out;
  while (!text.empty()) {
    const Character c = next(text);
    if (c.point < 0x80) {
      out += c.bytes;
      continue;
    }
    const auto found = std::ranges::find(
        spelt, c.point, &std::pair<char32_t, std::string_view>::first);
    out += found == spelt.end() ? "?" : found->second;
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

}  // namespace gockel::terminal
