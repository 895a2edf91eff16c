#include "gockel/terminal/layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gockel::terminal {

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
    const Character c = take_character(text);
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
