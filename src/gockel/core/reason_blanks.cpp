// The blanks of the sentences of refusals.

#include <algorithm>
#include <array>

#include "gockel/core/reasons.h"

namespace gockel {
namespace {

std::string value_of(std::string_view blank, const Details& details) {
  if (blank == "what") return details.what;
  if (blank == "more") return details.more;
  if (blank == "list") return details.list;
  if (blank == "n") return std::to_string(details.n);
  if (blank == "least") return std::to_string(details.least);
  if (blank == "limit") return std::to_string(details.limit);
  if (blank == "turn") return std::to_string(details.turn);
  return {};
}

bool is_blank(std::string_view name) {
  constexpr std::array<std::string_view, 7> blanks{
      "what", "more", "list", "n", "least", "limit", "turn"};
  for (const std::string_view blank : blanks)
    if (blank == name) return true;
  return false;
}

/// The first part of `text` up to a bar that is not inside braces; takes it
/// and the bar away from `text`.
std::string_view take_part(std::string_view& text) {
  int depth = 0;
  std::size_t end = 0;
  for (; end < text.size(); ++end) {
    if (text[end] == '{') ++depth;
    if (text[end] == '}') --depth;
    if (text[end] == '|' && depth == 0) break;
  }
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end < text.size() ? end + 1 : end);
  return part;
}

}  // namespace

std::size_t closing_brace(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return text.npos;
}

std::string_view text_for(std::string_view value, std::string_view parts) {
  while (!parts.empty()) {
    const std::string_view part = take_part(parts);
    if (parts.empty()) return part;
    const std::size_t colon = part.find(':');
    if (part.substr(0, colon) == value) return part.substr(colon + 1);
  }
  return {};
}

std::string filled(std::string_view text, const Details& details) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    out += text.substr(0, open);
    text.remove_prefix(open);
    const std::size_t close = closing_brace(text);
    if (close == text.npos) break;
    const std::string_view inside = text.substr(1, close - 1);
    const std::size_t sign = inside.find_first_of("?|");
    const std::string_view blank = inside.substr(0, sign);
    if (!is_blank(blank)) {
      out += text.substr(0, close + 1);
    } else {
      const std::string value = value_of(blank, details);
      if (sign == inside.npos || (inside[sign] == '|' && !value.empty()))
        out += value;
      else if (inside[sign] == '|')
        out += inside.substr(sign + 1);
      else
        out += filled(text_for(value, inside.substr(sign + 1)), details);
    }
    text.remove_prefix(close + 1);
  }
  out += text;
  return out;
}

}  // namespace gockel
