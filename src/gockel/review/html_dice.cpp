#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/review/html.h"

namespace gockel::html {
namespace {

/// Where the pips of 1 to 5 are, on a face of 24 by 24.
constexpr std::array<std::string_view, 5> pip_places{"c", "ae", "ace", "abde",
                                                     "abcde"};

std::string pips(std::string_view places) {
  std::string out;
  for (const char place : places) {
    const bool left = place == 'a' || place == 'b';
    const bool top = place == 'a' || place == 'd';
    const int x = place == 'c' ? 12 : left ? 7 : 17;
    const int y = place == 'c' ? 12 : top ? 7 : 17;
    out += fmt::format(R"(<circle class="p" cx="{}" cy="{}" r="2.3"/>)", x, y);
  }
  return out;
}

std::string symbol(char id, std::string_view picture) {
  return fmt::format(
      R"(<symbol id="d{}" viewBox="0 0 24 24"><rect class="f" x="1" y="1" )"
      R"(width="22" height="22" rx="5"/>{}</symbol>)",
      id, picture);
}

std::string grill_symbols() {
  std::string out;
  for (std::size_t f = 0; f < pip_places.size(); ++f)
    out += symbol(grill_faces[f], pips(pip_places[f]));
  return out + symbol('w', R"(<path class="l" d="M4.5 15c2.5-8 4.5-8 6-3s)"
                           R"(4 5 6-1.5c.5-1.6 1.5-2.5 3-2.5"/>)"
                           R"(<circle class="p" cx="18.5" cy="8" r="1.7"/>)");
}

std::string wok_symbols() {
  return symbol('s', R"(<path class="l" d="M5 15.5h14v3H5zM5 15.5)"
                     R"(c0-9 14-9 14 0M9.5 9.5l2 5M13.5 9l2 5"/>)") +
         symbol('f', R"(<path class="l" d="M4 12h13M8 8v8M11.5 7.5v9)"
                     R"(M15 9v6M17 12l3-3v6z"/>)") +
         symbol('b', R"(<path class="b" d="M6 18L16 5M10 19.5L19.5 8"/>)") +
         symbol('r', R"(<path class="r" d="M18 18L8 5M14 19.5L4.5 8"/>)");
}

}  // namespace

std::string dice_symbols(const Page& page) {
  return fmt::format(R"(<svg width="0" height="0" style="position:absolute" )"
                     R"(aria-hidden="true"><defs>{}</defs></svg>)",
                     std::holds_alternative<Grill>(page.review.start)
                         ? grill_symbols()
                         : wok_symbols());
}

std::string dice(const Page& page, Dice all, Dice marked) {
  const std::string_view letters = faces(page.review.start);
  std::string out;
  const auto add = [&](Face f, std::string_view kind) {
    out += fmt::format(R"(<svg class="d{}"><use href="#d{}"/></svg>)", kind,
                       letters[f]);
  };
  for (Face f = 0; f < letters.size(); ++f) {
    const bool golden = all.has_golden() && all.golden() == f;
    const int kept = marked.count(f);
    for (int i = 0; i < all.count(f); ++i) {
      const bool gold = golden && i + 1 == all.count(f);
      add(f, i < kept ? (gold ? " k g" : " k") : gold ? " g" : "");
    }
  }
  return fmt::format(
      R"(<span class="dice" role="img" aria-label="{}">{}</span>)",
      escaped(dice_text(all, letters)), out);
}

}  // namespace gockel::html
