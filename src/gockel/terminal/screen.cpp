#include "gockel/terminal/screen.h"

#include <fmt/format.h>

namespace gockel::terminal {
namespace {

/// Select Graphic Rendition parameters (ECMA-48). Nothing is bold and black:
/// many terminals draw that as grey.
constexpr std::string_view code(Ink ink) {
  switch (ink) {
    case Ink::title: return "1";
    case Ink::tile: return "30;43";
    case Ink::worm: return "31;43";
    case Ink::back: return "2";
    case Ink::die: return "30;47";
    case Ink::spent: return "2";
    case Ink::key: return "1;36";
    case Ink::good: return "32";
    case Ink::bad: return "31";
  }
  return "0";
}

}  // namespace

std::string Screen::ink(Ink ink, std::string_view text) const {
  if (!colour_ || text.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", code(ink), text);
}

}  // namespace gockel::terminal
