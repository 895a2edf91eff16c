#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

std::string row_line(Text name, const std::vector<int>& values, char sign,
                     const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string line = label(speech.say(name));
  if (values.empty()) return line + speech.say(Text::row_empty) + '\n';
  for (const int value : values)
    line += screen.ink(sign == '+' ? Ink::good : Ink::bad,
                       fmt::format(" {}{}", sign, value));
  return line + '\n';
}

std::string depth_text(int depth, const Speech& speech) {
  return depth == 1 ? speech.say(Text::depth_top)
                    : speech.say(Text::depth_below, {.n = depth});
}

std::string offer_text(const View& view, const WokView& wok, Move move,
                       const Speech& speech) {
  const bool sushi = move.course() == Course::sushi;
  if (move.kind() == MoveKind::take) {
    const auto place =
        (wok.locked + wok.rolled).count(sushi ? symbol::sushi : symbol::bone);
    const auto& row = sushi ? wok.sushi : wok.bones;
    return speech.say(
        sushi ? Text::choice_take_sushi : Text::choice_take_bone,
        {.n = row[static_cast<std::size_t>(place - 1)], .total = place});
  }
  const SeatView& victim = view.seats[move.seat()];
  const auto value =
      (sushi ? victim.sushi
             : victim.bones)[static_cast<std::size_t>(move.depth() - 1)];
  const std::string shown =
      value ? fmt::format("{}{}", sushi ? '+' : '-', *value) : "?";
  return speech.say(sushi ? Text::choice_steal_sushi : Text::choice_steal_bone,
                    {.from = &victim.chair,
                     .what = depth_text(move.depth(), speech),
                     .more = shown});
}

/// A legal lock to show as an example, in the letters of the language.
std::string lock_example(const WokView& wok, const Speech& speech) {
  const std::string letters = speech.say(Text::letters_wok);
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
  return places + '\n' + row_line(Text::label_sushi, wok.sushi, '+', screen) +
         row_line(Text::label_bones, wok.bones, '-', screen);
}

std::string draw_choices(const View& view, const WokView& wok,
                         const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string out;
  if (!wok.locked.empty())
    out += label(speech.say(Text::label_locked)) +
           draw_dice(wok.locked, view, screen) + '\n';
  if (wok.rolled.empty()) return out;
  out += label(speech.say(Text::label_roll)) +
         draw_dice(wok.rolled, view, screen) + "  (" +
         speech.say(wok.last_roll ? Text::roll_last : Text::roll_of_three,
                    {.n = wok.roll}) +
         ")\n";
  for (std::size_t i = 0; i < wok.offers.size(); ++i)
    out += choice_line(fmt::to_string(i + 1),
                       offer_text(view, wok, wok.offers[i], speech), screen);
  if (wok.can_lock)
    out += choice_line(
        "", speech.say(Text::choice_lock, {.what = lock_example(wok, speech)}),
        screen);
  return out;
}

}  // namespace gockel::terminal
