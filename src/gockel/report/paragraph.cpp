#include "gockel/report/paragraph.h"

#include <algorithm>

namespace gockel {
namespace {

/// The bytes of the character that begins here.
std::size_t length(unsigned char lead) {
  return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/// From U+1100 on scripts may be wide; general punctuation (E2 80) is not.
int width(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  return lead > 0xE1 || (lead == 0xE1 && character.size() > 1 &&
                         static_cast<unsigned char>(character[1]) >= 0x84)
             ? (character.starts_with("\xE2\x80") ? 1 : 2)
             : 1;
}

}  // namespace

int text_columns(std::string_view text) {
  int sum = 0;
  while (!text.empty()) {
    const std::string_view character =
        text.substr(0, length(static_cast<unsigned char>(text[0])));
    sum += width(character);
    text.remove_prefix(character.size());
  }
  return sum;
}

std::string clipped(std::string_view text, int room) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::string_view character =
        text.substr(end, length(static_cast<unsigned char>(text[end])));
    room -= width(character);
    if (room < 0) break;
    end += character.size();
  }
  return std::string(text.substr(0, end));
}

std::string padded(std::string_view text, int room) {
  std::string out = clipped(text, room);
  out.append(static_cast<std::size_t>(room - text_columns(out)), ' ');
  return out;
}

std::string padded_left(std::string_view text, int room) {
  const std::string out = clipped(text, room);
  return std::string(static_cast<std::size_t>(room - text_columns(out)), ' ') +
         out;
}

std::string paragraph(std::string_view first, std::string_view text) {
  const int indent = text_columns(first);
  std::string out(first);
  int column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word =
        clipped(text.substr(0, end), report_columns - indent);
    text.remove_prefix(std::min(end + 1, text.size()));
    const int needed = text_columns(word);
    const bool begins = column == indent;
    if (!begins && column + 1 + needed > report_columns) {
      out += '\n';
      out.append(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else if (!begins) {
      out += ' ';
      ++column;
    }
    out += word;
    column += needed;
  }
  return out + '\n';
}

}  // namespace gockel
