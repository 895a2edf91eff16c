#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

constexpr int worms_per_row = 2;

/// One row of the grill: what `cell` gives for every tile, two columns each,
/// between bars.
template <class Cell>
std::string tile_row(std::string_view name, const GrillView& grill,
                     const Screen& screen, Cell cell) {
  const std::string_view bar = screen.glyph("│", "|");
  std::string line = label(name);
  for (const TileView& tile : grill.tiles) {
    line += bar;
    line += cell(tile);
  }
  line += bar;
  return line + '\n';
}

std::string border(const GrillView& grill, const Screen& screen,
                   std::string_view left, std::string_view middle,
                   std::string_view right) {
  const std::string_view dash = screen.glyph("──", "--");
  std::string line = label("");
  for (std::size_t i = 0; i < grill.tiles.size(); ++i) {
    line += screen.glyph(i == 0 ? left : middle, "+");
    line += dash;
  }
  line += screen.glyph(right, "+");
  return line + '\n';
}

std::string worm_row(const GrillView& grill, int row, const Screen& screen) {
  const int before = row * worms_per_row;
  return tile_row("", grill, screen, [&](const TileView& tile) {
    if (!tile.face_up) return screen.ink(Ink::back, screen.glyph("░░", "##"));
    const int here = std::clamp(tile.worms - before, 0, worms_per_row);
    return screen.ink(Ink::worm,
                      pad(std::string(static_cast<unsigned>(here), '~'), 2));
  });
}

/// "Kept  [3][3] [w]  total 11, 5 dice left".
std::string kept_line(const View& view, const GrillView& grill,
                      const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string line = label(speech.say(Text::label_kept));
  if (grill.kept.empty()) return line + speech.say(Text::nothing_kept) + '\n';
  line += draw_dice(grill.kept, view, screen) + "  ";
  return line +
         speech.say(Text::dice_left, {.total = grill.total,
                                      .what = speech.dice(grill.dice_left)}) +
         '\n';
}

/// The roll with the key and the new total under every face.
std::string roll_lines(const View& view, const GrillView& grill,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string dice = label(speech.say(Text::label_roll));
  std::string keys = label(speech.say(Text::label_key));
  std::string totals = label(speech.say(Text::label_total));
  for (const FaceView& face : grill.faces) {
    const std::string shown = draw_face(grill.rolled, face.face, view);
    const int before = columns(shown) / 2;  // under the middle of its dice
    const int behind = columns(shown) + 2 - before;
    const std::string key(1, face.free ? grill_faces[face.face] : '-');
    const std::string total = face.free ? fmt::to_string(face.total) : "-";
    dice += screen.ink(face.free ? Ink::die : Ink::spent, shown) + "  ";
    keys += pad("", before) + (face.free ? screen.ink(Ink::key, key) : key) +
            pad("", behind - 1);
    totals += pad("", before) + pad(total, behind);
  }
  if (std::ranges::none_of(grill.faces, &FaceView::free))
    return without_end_spaces(dice) + '\n';
  return without_end_spaces(dice) + '\n' + without_end_spaces(keys) + '\n' +
         without_end_spaces(totals) + '\n';
}

std::string prize_text(const View& view, const StopView& stop,
                       const Speech& speech) {
  const Prize& prize = stop.prize;
  if (prize.kind == Prize::Kind::nothing) {
    std::string out =
        speech.say(prize.why == Failure::no_worm ? Text::prize_no_worm
                                                 : Text::prize_nothing);
    if (stop.loses) out += speech.say(Text::cost_tile, {.tile = *stop.loses});
    if (stop.loses_hen) out += speech.say(Text::cost_hen);
    return out;
  }
  const Chair* from =
      prize.from == no_seat ? nullptr : &view.seats[prize.from].chair;
  const Text text = prize.kind == Prize::Kind::grill   ? Text::prize_grill
                    : prize.kind == Prize::Kind::steal ? Text::prize_steal
                                                       : Text::prize_hen;
  std::string out = speech.say(text, {.from = from,
                                      .tile = number(prize.tile),
                                      .what = speech.worms(worms(prize.tile))});
  if (stop.figure == Specialist::raven)
    out += " + " + speech.say(Text::bratworm_bare);
  else if (stop.figure)
    out += " + " + speech.specialist(*stop.figure, Form::bare);
  return out;
}

std::string hand_lines(const View& view, const GrillView& grill,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string out;
  if (grill.bust) {
    std::string text = speech.say(
        grill.golden_left ? Text::choice_roll_nine : Text::choice_roll,
        {.what = speech.dice(grill.dice_left)});
    if (*grill.bust > 0) {
      text +=
          speech.say(Text::bust_chance, {.what = speech.percent(*grill.bust)});
      if (grill.weasel) text += speech.say(Text::bust_weasel);
    } else {
      text += speech.say(Text::bust_never);
    }
    out += choice_line(speech.key(Text::key_roll), text, screen);
  }
  for (const StopView& stop : grill.stops) {
    const bool can = stop.move.how() == Stop::can;
    const std::string head =
        speech.say(can ? Text::choice_stop_can : Text::choice_stop,
                   {.total = stop.prize.total});
    out += choice_line(speech.key(key_of(stop.move)),
                       head + prize_text(view, stop, speech), screen);
  }
  return out;
}

/// The choices that are neither faces nor ways to go on: one line each.
std::string other_choice(const View& view, const GrillView& grill, Move move,
                         const Screen& screen) {
  const Speech& speech = screen.speech();
  const auto line = [&](Text text, const Fields& fields = {}) {
    return choice_line(speech.key(key_of(move)), speech.say(text, fields),
                       screen);
  };
  switch (move.kind()) {
    case MoveKind::golden: return line(Text::choice_golden);
    case MoveKind::plain: return line(Text::choice_plain);
    case MoveKind::weasel:
      return line(Text::choice_weasel,
                  {.what = speech.dice(grill.rolled.size())});
    case MoveKind::bust: return line(Text::choice_bust);
    case MoveKind::back:
      return line(Text::choice_back,
                  {.what = speech.specialist(move.specialist(), Form::object)});
    case MoveKind::rob: {
      const SeatView& victim = view.seats[move.seat()];
      return choice_line(std::string(1, victim.letter),
                         speech.say(Text::choice_rob, {.from = &victim.chair,
                                                       .n = victim.bratworms}),
                         screen);
    }
    default: return {};
  }
}

}  // namespace

std::string draw_grill(const View& view, const GrillView& grill,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  const std::string name = speech.say(Text::label_grill);
  std::string out;
  if (grill.tiles.empty()) {
    out = label(name) + speech.say(Text::grill_empty) + '\n';
  } else {
    out = border(grill, screen, "┌", "┬", "┐");
    out += tile_row(name, grill, screen, [&](const TileView& tile) {
      return tile.face_up ? screen.ink(Ink::tile, fmt::to_string(tile.number))
                          : screen.ink(Ink::back, screen.glyph("░░", "##"));
    });
    out += worm_row(grill, 0, screen) + worm_row(grill, 1, screen);
    if (view.rules.deluxe())
      out += tile_row("", grill, screen, [&](const TileView& tile) {
        return tile.figure ? speech.specialist(*tile.figure, Form::code)
                           : std::string("  ");
      });
    out += border(grill, screen, "└", "┴", "┘");
  }
  std::string legend;
  for (const TileView& tile : grill.tiles)
    if (tile.figure)
      legend +=
          fmt::format("{} {}  ", speech.specialist(*tile.figure, Form::code),
                      speech.specialist(*tile.figure, Form::bare));
  if (!legend.empty()) out += wrap(label("") + legend, label_columns);
  if (grill.supply)
    out +=
        label("") + speech.say(Text::supply_left, {.n = *grill.supply}) + '\n';
  return out;
}

std::string draw_choices(const View& view, const GrillView& grill,
                         const Screen& screen) {
  if (view.node == Node::terminal) return {};
  std::string out;
  if (!grill.kept.empty() || grill.phase == Phase::rolled)
    out += kept_line(view, grill, screen);
  if (grill.phase == Phase::rolled) out += roll_lines(view, grill, screen);
  if (grill.phase == Phase::hand) return out + hand_lines(view, grill, screen);
  for (const Move move : view.choices)
    out += other_choice(view, grill, move, screen);
  return out;
}

}  // namespace gockel::terminal
