#include "gockel/words/fill.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/core/reasons.h"

namespace gockel {
namespace {

struct Brackets {
  char open;
  char close;
};

/// All pairs in these brackets replaced by one of their sides.
std::string without_pairs(std::string_view text, Brackets brackets,
                          bool second) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find(brackets.open), text.size());
    const std::size_t close = text.find(brackets.close, open);
    if (close == text.npos) break;
    out += text.substr(0, open);
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const std::size_t bar = inside.find('|');
    if (bar == inside.npos)
      out += text.substr(open, close - open + 1);
    else
      out += second ? inside.substr(bar + 1) : inside.substr(0, bar);
    text.remove_prefix(close + 1);
  }
  out += text;
  return out;
}

/// In small letters: ASCII and the letters of Latin-1.
std::string small(std::string_view word) {
  std::string out(word);
  for (std::size_t i = 0; i < out.size(); ++i) {
    // Accented capitals are C3 80 to C3 9E, 32 before their small letters.
    const bool accented = i > 0 && out[i - 1] == '\xC3';
    if (accented ? out[i] <= '\x9E' : out[i] >= 'A' && out[i] <= 'Z')
      out[i] = static_cast<char>(out[i] + 0x20);
  }
  return out;
}

/// Whether French leaves an e out before this word: before a vowel, before a y
/// that is one (Yves, not Yann), and before a mute h. That is not to be seen;
/// these beginnings are those of most names that have one (Hélène, Henri).
bool elides(std::string_view word) {
  constexpr std::array<std::string_view, 27> beginnings{
      "a", "e", "i",  "o",  "u",  "à",    "â",    "ä",    "é",
      "è", "ê", "ë",  "î",  "ï",  "ô",    "ö",    "ù",    "û",
      "ü", "œ", "hé", "hè", "hy", "henr", "hipp", "hono", "hort"};
  const std::string text = small(word.substr(0, 8));
  if (text.starts_with('y'))
    return text.size() > 1 && !std::string_view("aeiou").contains(text[1]);
  return std::ranges::any_of(beginnings, [&text](std::string_view beginning) {
    return text.starts_with(beginning);
  });
}

/// The value of a blank, or nothing if there is no such blank.
bool add_value(std::string_view name, const Blanks& blanks,
               std::string_view you_subject, std::string_view you_object,
               std::string& out) {
  const auto person = [](const NamedPerson& p, std::string_view you) {
    return p.you ? you : p.name;
  };
  if (name == "who")
    out += person(blanks.who, you_subject);
  else if (name == "from")
    out += person(blanks.from, you_object);
  else if (name == "n")
    out += fmt::to_string(blanks.n);
  else if (name == "tile")
    out += fmt::to_string(blanks.tile);
  else if (name == "total")
    out += fmt::to_string(blanks.total);
  else if (name == "what")
    out += blanks.what;
  else if (name == "more")
    out += blanks.more;
  else if (name == "chance")
    out += blanks.chance;
  else
    return false;
  return true;
}

}  // namespace

std::string chosen_by_number(std::string_view text, const Blanks& blanks) {
  std::string out;
  while (!text.empty()) {
    const std::size_t n = text.find("{n?");
    const std::size_t total = text.find("{total?");
    const std::size_t open = std::min({n, total, text.size()});
    out += text.substr(0, open);
    text.remove_prefix(open);
    const std::size_t close = closing_brace(text);
    if (close == text.npos) break;
    const std::size_t sign = text.find('?');
    out += text_for(fmt::to_string(open == n ? blanks.n : blanks.total),
                    text.substr(sign + 1, close - sign - 1));
    text.remove_prefix(close + 1);
  }
  out += text;
  return out;
}

std::string fill(std::string_view text, const Blanks& blanks,
                 std::string_view you_subject, std::string_view you_object) {
  const std::string plain =
      without_pairs(without_pairs(text, {'[', ']'}, blanks.who.you), {'<', '>'},
                    blanks.from.you);
  std::string_view rest = plain;
  std::string out;
  while (!rest.empty()) {
    const std::size_t open = std::min(rest.find('{'), rest.size());
    out += rest.substr(0, open);
    rest.remove_prefix(open);
    const std::size_t close = rest.find('}');
    if (close == rest.npos) break;
    const std::string_view name = rest.substr(1, close - 1);
    const std::size_t mark = name.find('\'');
    std::string value;
    if (!add_value(mark == name.npos ? name : name.substr(mark + 1), blanks,
                   you_subject, you_object, value)) {
      out += rest.substr(0, close + 1);
    } else {
      if (mark != name.npos) {
        out += name.substr(0, mark);
        out += elides(value) ? "’" : "e ";
      }
      out += value;
    }
    rest.remove_prefix(close + 1);
  }
  out += rest;
  return out;
}

std::string capitalised(std::string text) {
  if (text.empty()) return text;
  const auto byte = [&text](std::size_t i) {
    return static_cast<unsigned char>(text[i]);
  };
  if (text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  // U+00E0 to U+00FE, the division sign excepted, are 32 behind their capitals.
  else if (text.size() > 1 && byte(0) == 0xC3 && byte(1) >= 0xA0 &&
           byte(1) <= 0xBE && byte(1) != 0xB7)
    text[1] = static_cast<char>(byte(1) - 0x20);
  return text;
}

}  // namespace gockel
