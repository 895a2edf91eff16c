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
std::string tile_row(std::string_view name, const std::vector<TileView>& tiles,
                     const Screen& screen, Cell cell) {
  const std::string_view bar = screen.glyph("│", "|");
  std::string line = label(name);
  for (const TileView& tile : tiles) {
    line += bar;
    line += cell(tile);
  }
  line += bar;
  return line + '\n';
}

std::string border(std::size_t tiles, const Screen& screen,
                   std::string_view left, std::string_view middle,
                   std::string_view right) {
  const std::string_view dash = screen.glyph("──", "--");
  std::string line = label("");
  for (std::size_t i = 0; i < tiles; ++i) {
    line += screen.glyph(i == 0 ? left : middle, "+");
    line += dash;
  }
  line += screen.glyph(right, "+");
  return line + '\n';
}

std::string worm_row(const std::vector<TileView>& tiles, int row,
                     const Screen& screen) {
  const int before = row * worms_per_row;
  return tile_row("", tiles, screen, [&](const TileView& tile) {
    if (tile.state == TileView::State::down)
      return screen.ink(Ink::back, screen.glyph("░░", "##"));
    const int here = std::clamp(tile.worms - before, 0, worms_per_row);
    return screen.ink(Ink::worm,
                      pad(std::string(static_cast<unsigned>(here), '~'), 2));
  });
}

/// "Kept  [3][3] [w]  total 11, 5 dice left".
std::string kept_line(const View& view, const GrillView& grill,
                      const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string line = label(speech.say(TableText::label_kept));
  if (grill.kept.empty())
    return line + speech.say(ScreenText::nothing_kept) + '\n';
  line += draw_dice(grill.kept, view.rules.rule_set(), screen) + "  ";
  return line +
         speech.say(
             ScreenText::dice_left,
             {.total = grill.total, .what = speech.dice(grill.dice_left())}) +
         '\n';
}

/// The roll with the key and the new total under every face.
std::string roll_lines(const View& view, const GrillView& grill,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  std::string dice = label(speech.say(ScreenText::label_roll));
  std::string keys = label(speech.say(ScreenText::label_key));
  std::string totals = label(speech.say(TableText::label_total));
  for (const FaceView& face : grill.faces) {
    const std::string shown =
        draw_face(face.dice, face.face, view.rules.rule_set());
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

/// The key of a choice that is not a face: the victim's letter, or a word's.
std::string choice_key(Move move, const Speech& speech) {
  if (move.kind() == MoveKind::rob) return std::string(1, letter(move.seat()));
  return speech.key(key_of(move));
}

/// The tiles that lie on the grill, open or not.
std::vector<TileView> lying(const GrillView& grill) {
  std::vector<TileView> tiles;
  std::ranges::copy_if(
      grill.tiles, std::back_inserter(tiles),
      [](const TileView& tile) { return tile.state != TileView::State::gone; });
  return tiles;
}

}  // namespace

std::string draw_grill(const View& view, const GrillView& grill,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  const std::string name = speech.say(TableText::label_grill);
  const std::vector<TileView> tiles = lying(grill);
  std::string out;
  if (tiles.empty()) {
    out = label(name) + speech.say(ScreenText::grill_empty) + '\n';
  } else {
    out = border(tiles.size(), screen, "┌", "┬", "┐");
    out += tile_row(name, tiles, screen, [&](const TileView& tile) {
      return tile.state == TileView::State::up
                 ? screen.ink(Ink::tile, fmt::to_string(tile.number))
                 : screen.ink(Ink::back, screen.glyph("░░", "##"));
    });
    out += worm_row(tiles, 0, screen) + worm_row(tiles, 1, screen);
    if (view.rules.deluxe())
      out += tile_row("", tiles, screen, [&](const TileView& tile) {
        return tile.figure ? speech.code(*tile.figure) : std::string("  ");
      });
    out += border(tiles.size(), screen, "└", "┴", "┘");
  }
  std::string legend;
  for (const TileView& tile : tiles)
    if (tile.figure)
      legend += fmt::format("{} {}  ", speech.code(*tile.figure),
                            speech.specialist(*tile.figure, Form::bare));
  if (!legend.empty()) out += wrap(label("") + legend, label_columns);
  const ViewWords words(speech.phrases(), view);
  if (const std::string supply = words.supply(); !supply.empty())
    out += label("") + speech.spelt(supply) + '\n';
  return out;
}

std::string draw_choices(const View& view, const GrillView& grill,
                         const Screen& screen) {
  if (view.node == Node::terminal) return {};
  const Speech& speech = screen.speech();
  const ViewWords words(speech.phrases(), view);
  std::string out;
  if (!grill.kept.empty() || grill.phase == Phase::rolled)
    out += kept_line(view, grill, screen);
  if (grill.phase == Phase::rolled) out += roll_lines(view, grill, screen);
  for (const ChoiceView& choice : view.choices)
    out += choice_line(choice_key(choice.move, speech),
                       speech.spelt(words.line(choice)), screen);
  return out;
}

}  // namespace gockel::terminal
