#include "gockel/terminal/speech.h"

#include <fmt/format.h>

#include <cmath>

#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

constexpr bool german(Language language) {
  return language == Language::german;
}

constexpr Text offset(Text first, unsigned by) {
  return static_cast<Text>(static_cast<unsigned>(first) + by);
}

/// The verb for a name or for "you": one side of "[takes|take]". Brackets
/// without a bar are meant to be seen.
std::string_view side(std::string_view bracket, const Chair* who) {
  const std::size_t bar = bracket.find('|');
  if (bar == bracket.npos) return bracket;
  const bool second = who != nullptr && who->you();
  return second ? bracket.substr(bar + 1, bracket.size() - bar - 2)
                : bracket.substr(1, bar - 1);
}

/// All pairs in brackets replaced by one of their sides.
std::string without_pairs(std::string_view text, const Chair* who) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('['), text.size());
    const std::size_t close = text.find(']', open);
    if (close == text.npos) break;
    out += text.substr(0, open);
    out += side(text.substr(open, close - open + 1), who);
    text.remove_prefix(close + 1);
  }
  out += text;
  return out;
}

}  // namespace

std::string fill(std::string_view text, const Fields& fields,
                 std::string_view you_subject, std::string_view you_object) {
  const auto person = [](const Chair* chair, std::string_view you) {
    if (chair == nullptr) return std::string();
    return chair->you() ? std::string(you) : chair->name;
  };
  const std::string plain = without_pairs(text, fields.who);
  std::string_view rest = plain;
  std::string out;
  while (!rest.empty()) {
    const std::size_t open = std::min(rest.find('{'), rest.size());
    out += rest.substr(0, open);
    rest.remove_prefix(open);
    const std::size_t close = rest.find('}');
    if (close == rest.npos) break;
    const std::string_view name = rest.substr(1, close - 1);
    if (name == "who")
      out += person(fields.who, you_subject);
    else if (name == "from")
      out += person(fields.from, you_object);
    else if (name == "n")
      out += fmt::to_string(fields.n);
    else if (name == "tile")
      out += fmt::to_string(fields.tile);
    else if (name == "total")
      out += fmt::to_string(fields.total);
    else if (name == "what")
      out += fields.what;
    else if (name == "more")
      out += fields.more;
    else
      out += rest.substr(0, close + 1);
    rest.remove_prefix(close + 1);
  }
  out += rest;
  return out;
}

Speech::Speech(Manner manner)
    : manner_(manner),
      words_(german(manner.language) ? german_words() : english_words()),
      help_(german(manner.language) ? german_help() : english_help()) {}

std::string Speech::spelt(std::string text) const {
  if (!manner_.utf8) text = ascii(text);
  return text;
}

std::string Speech::say(Text text, const Fields& fields) const {
  const auto word = [this](Text t) {
    return words_[static_cast<std::size_t>(t)];
  };
  return spelt(fill(word(text), fields, word(Text::you_subject),
                    word(Text::you_object)));
}

std::string Speech::say(Help text, const Fields& fields) const {
  return spelt(fill(help_[static_cast<std::size_t>(text)], fields,
                    words_[static_cast<std::size_t>(Text::you_subject)],
                    words_[static_cast<std::size_t>(Text::you_object)]));
}

std::string Speech::name(const Chair& chair) const {
  return chair.you() ? say(Text::you_subject) : spelt(chair.name);
}

std::string Speech::names(std::span<const Chair> chairs) const {
  std::string out;
  for (const Chair& chair : chairs)
    out += fmt::format("{}{}", out.empty() ? "" : ", ", name(chair));
  return out;
}

std::string Speech::worms(int n) const {
  return say(n == 1 ? Text::worm_one : Text::worm_many, {.n = n});
}

std::string Speech::points(int n) const {
  return say(n == 1 ? Text::point_one : Text::point_many, {.n = n});
}

std::string Speech::dice(int n) const {
  return say(n == 1 ? Text::die_one : Text::die_many, {.n = n});
}

std::string Speech::percent(double chance) const {
  const auto tenths = static_cast<int>(std::lround(chance * 1000));
  const bool tiny = tenths == 0 && chance > 0;
  const int shown = tiny ? 1 : tenths;
  return fmt::format("{}{}{}{}", tiny ? "<" : "", shown / 10,
                     say(Text::decimal_mark), shown % 10);
}

std::string Speech::specialist(Specialist s, Form form) const {
  constexpr std::array firsts{Text::can_bare, Text::can_subject,
                              Text::can_object, Text::can_code};
  return say(
      offset(firsts[static_cast<unsigned>(form)], static_cast<unsigned>(s)));
}

std::vector<std::string> Speech::keys(Text key) const {
  std::vector<std::string> all;
  std::string_view rest = words_[static_cast<std::size_t>(key)];
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    all.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return all;
}

Text key_of(Move move) {
  switch (move.kind()) {
    case MoveKind::golden: return Text::key_golden;
    case MoveKind::plain: return Text::key_plain;
    case MoveKind::weasel: return Text::key_weasel;
    case MoveKind::bust: return Text::key_bust;
    case MoveKind::roll: return Text::key_roll;
    case MoveKind::back:
      return offset(Text::key_back_can,
                    static_cast<unsigned>(move.specialist()));
    default: break;
  }
  switch (move.how()) {
    case Stop::lower: return Text::key_lower;
    case Stop::can: return Text::key_can;
    case Stop::basic: break;
  }
  return Text::key_stop;
}

}  // namespace gockel::terminal
