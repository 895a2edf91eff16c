#include "gockel/terminal/draw.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "gockel/core/text.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

/// A line across the screen with a title in it.
std::string rule(std::string_view title, const Screen& screen) {
  const std::string_view dash = screen.glyph("─", "-");
  std::string line = fmt::format("{0}{0} ", dash);
  line += screen.ink(Ink::title, title);
  line += ' ';
  for (int at = columns(title) + 4; at < screen_columns - 2; ++at) line += dash;
  return line + '\n';
}

std::string winners_line(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  std::vector<std::string> winners;
  const SeatView* winner = nullptr;
  for (const SeatView& seat : view.seats) {
    if (!seat.wins()) continue;
    winners.push_back(speech.name(seat.seat));
    winner = &seat;
  }
  if (winners.size() > 1)
    return speech.say(TableText::shared,
                      {.what = speech.phrases().list(winners)}) +
           ".";
  const auto tied =
      std::ranges::count(view.seats, winner->score, &SeatView::score);
  const ViewWords words(speech.phrases(), view);
  return speech.say(
      tied > 1 ? ScreenText::wins_by_tile : ScreenText::wins,
      {.who = speech.person(winner->seat), .what = words.score(*winner)});
}

}  // namespace

std::string label(std::string_view text) { return pad(text, label_columns); }

std::string choice_line(std::string_view key, std::string_view text,
                        const Screen& screen) {
  // The key is coloured after wrapping: colours have no width.
  const std::string shown = fmt::format("  {}", key);
  std::string line = wrap(label(shown) + std::string(text), label_columns);
  return "  " + screen.ink(Ink::key, key) + line.substr(shown.size());
}

std::string draw_face(Dice dice, Face face, RuleSet set) {
  const bool wok = set == RuleSet::wok;
  const Dice shown = dice.only(face);
  const bool gold = shown.has_golden();
  const char letter = (wok ? wok_faces : grill_faces)[face];
  std::string out;
  for (int i = 0; i < shown.size() - (gold ? 1 : 0); ++i)
    out += fmt::format("[{}]", letter);
  if (gold) out += fmt::format("[+{}]", letter);
  return out;
}

std::string draw_dice(Dice dice, RuleSet set, const Screen& screen) {
  std::string out;
  for (Face f = 0; f < face::count; ++f) {
    if (dice.count(f) == 0) continue;
    if (!out.empty()) out += ' ';
    if (set != RuleSet::wok) {
      out += screen.ink(Ink::die, draw_face(dice, f, set));
      continue;
    }
    const ScreenText word = key_after(ScreenText::face_sushi, f);
    for (int i = 0; i < dice.count(f); ++i)
      out +=
          screen.ink(Ink::die, fmt::format("[{}]", screen.speech().say(word)));
  }
  return out;
}

std::string draw_header(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  const std::string title =
      view.node == Node::terminal
          ? speech.say(ScreenText::over_header)
          : speech.say(ScreenText::turn_header,
                       {.who = speech.person(view.to_act),
                        .n = static_cast<int>(view.turn)});
  return "\n" + rule(title, screen);
}

std::string draw_board(const View& view, const Screen& screen) {
  std::string out = draw_header(view, screen);
  if (const auto* grill = std::get_if<GrillView>(&view.board))
    out += draw_grill(view, *grill, screen);
  else
    out += draw_rows(std::get<WokView>(view.board), screen);
  return out + draw_seats(view, view.seats, screen);
}

std::string draw_choices(const View& view, const Screen& screen) {
  return std::visit(
      [&](const auto& board) { return draw_choices(view, board, screen); },
      view.board);
}

std::string draw_result(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  std::vector<SeatView> ranked = view.seats;
  std::ranges::sort(ranked, [](const SeatView& a, const SeatView& b) {
    return std::tuple(a.score, a.wins(), b.seat) >
           std::tuple(b.score, b.wins(), a.seat);
  });
  std::string out =
      draw_header(view, screen) + draw_seats(view, ranked, screen);
  if (std::holds_alternative<WokView>(view.board) &&
      std::ranges::any_of(ranked, [](const SeatView& seat) {
        return std::cmp_less(seat.counting.value_or(0), seat.sushi.size());
      }))
    out += wrap(speech.say(ScreenText::void_sushi));
  std::string line = wrap(winners_line(view, screen));
  line.pop_back();
  return out + screen.ink(Ink::good, line) + '\n';
}

}  // namespace gockel::terminal
