#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

std::string row_line(TableText name, const std::vector<RowTileView>& tiles,
                     char sign, const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string line = label(speech.say(name));
  if (tiles.empty()) return line + speech.say(TableText::row_empty) + '\n';
  for (const RowTileView& tile : tiles)
    line += screen.ink(sign == '+' ? Ink::good : Ink::bad,
                       fmt::format(" {}{}", sign, tile.value));
  return line + '\n';
}

/// A legal lock to show as an example, in the letters of the language.
std::string lock_example(const WokView& wok, const Speech& speech) {
  const std::string letters = speech.say(ScreenText::letters_wok);
  std::string out;
  for (Face f = 0; f < symbol::count && out.size() < 2; ++f)
    out.append(static_cast<std::size_t>(wok.rolled.count(f)), letters[f]);
  const auto most = static_cast<std::size_t>(wok.rolled.size() - 1);
  return out.substr(0, std::min<std::size_t>(2, most));
}

}  // namespace

std::string draw_rows(const WokView& wok, const Screen& screen) {
  std::string places = label("");
  for (std::size_t i = 1; i <= std::max(wok.sushi.size(), wok.bones.size());
       ++i)
    places += fmt::format("{:3}", i);
  return places + '\n' +
         row_line(TableText::row_sushi, wok.sushi, '+', screen) +
         row_line(TableText::row_bones, wok.bones, '-', screen);
}

std::string draw_choices(const View& view, const WokView& wok,
                         const Screen& screen) {
  const Speech& speech = screen.speech();
  const ViewWords words(speech.phrases(), view);
  std::string out;
  if (!wok.locked.empty())
    out += label(speech.say(TableText::label_locked)) +
           draw_dice(wok.locked, RuleSet::wok, screen) + '\n';
  if (wok.rolled.empty()) return out;
  out += label(speech.say(ScreenText::label_roll)) +
         draw_dice(wok.rolled, RuleSet::wok, screen) + "  (" +
         speech.spelt(words.roll_note()) + ")\n";
  for (std::size_t i = 0; i < view.choices.size(); ++i) {
    const ChoiceView& offer = view.choices[i];
    out += choice_line(
        fmt::to_string(i + 1),
        speech.spelt(words.label(offer) + ", " + words.detail(offer)), screen);
  }
  if (!view.locks.empty())
    out += choice_line("",
                       speech.say(ScreenText::choice_lock,
                                  {.what = lock_example(wok, speech)}),
                       screen);
  return out;
}

}  // namespace gockel::terminal
