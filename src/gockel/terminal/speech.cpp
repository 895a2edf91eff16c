#include "gockel/terminal/speech.h"

#include "gockel/terminal/layout.h"

namespace gockel::terminal {

Names names_of(std::span<const LocalPlayer> players) {
  Names names;
  for (const LocalPlayer& player : players) {
    if (player.you() && names.you == no_seat)
      names.you = static_cast<Seat>(names.of.size());
    names.of.push_back(player.name);
  }
  return names;
}

Speech::Speech(Manner manner, Names names)
    : manner_(manner),
      own_(terminal_texts_of(manner.language)),
      names_(std::move(names)),
      phrases_(catalogue_of(manner.language), names_) {}

std::string Speech::spelt(std::string text) const {
  // Lines are broken here, not by the terminal: a hard space is only a space.
  constexpr std::string_view hard = "\u00A0";
  for (std::size_t at = text.find(hard); at != text.npos; at = text.find(hard))
    text.replace(at, hard.size(), " ");
  return manner_.utf8 ? text : ascii(text);
}

std::vector<std::string> Speech::keys(ScreenText key) const {
  std::vector<std::string> all;
  std::string_view rest = own_[key];
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    all.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return all;
}

ScreenText key_of(Move move) {
  switch (move.kind()) {
    case MoveKind::golden: return ScreenText::key_golden;
    case MoveKind::plain: return ScreenText::key_plain;
    case MoveKind::weasel: return ScreenText::key_weasel;
    case MoveKind::bust: return ScreenText::key_bust;
    case MoveKind::roll: return ScreenText::key_roll;
    case MoveKind::back:
      return key_after(ScreenText::key_back_can, move.specialist());
    default: break;
  }
  switch (move.how()) {
    case Stop::lower: return ScreenText::key_lower;
    case Stop::can: return ScreenText::key_can;
    case Stop::basic: break;
  }
  return ScreenText::key_stop;
}

}  // namespace gockel::terminal
