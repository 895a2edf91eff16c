// The table for those who hear it.

#include <fmt/format.h>

#include "gockel/words/view_words.h"

namespace gockel {

/// From the bottom to the top, as it was filled.
std::string ViewWords::pile(const SeatView::Stack& stack,
                            TableText name) const {
  std::string tiles;
  for (auto tile = stack.rbegin(); tile != stack.rend(); ++tile) {
    tiles += ' ';
    tiles += *tile ? fmt::to_string(**tile)
                   : std::string(phrases_.text(TableText::hidden));
  }
  return std::string(phrases_.text(name)) + (stack.empty() ? " 0" : tiles);
}

std::string ViewWords::spoken(const TileView& tile) const {
  std::string all =
      phrases_.say(TableText::spoken_top, {.tile = tile.number}) + ", ";
  if (tile.state == TileView::State::down)
    return capitalised(all += phrases_.text(TableText::tile_down));
  all += phrases_.worms(tile.worms);
  if (tile.figure)
    all += fmt::format(", {}", phrases_.specialist(*tile.figure, Form::bare));
  if (tile.prize != TileView::PrizeOf::none)
    all +=
        fmt::format(", {}", phrases_.text(tile.prize == TileView::PrizeOf::stop
                                              ? TableText::tile_stop
                                              : TableText::tile_lower));
  return capitalised(std::move(all));
}

std::string ViewWords::spoken(const SeatView& seat) const {
  std::vector<std::string> things;
  if (view_.wok() != nullptr) {
    things.push_back(pile(seat.sushi, TableText::pile_sushi));
    things.push_back(pile(seat.bones, TableText::pile_bones));
    if (seat.counting)
      things.push_back(phrases_.say(
          TableText::counting,
          {.n = *seat.counting, .total = static_cast<int>(seat.sushi.size())}));
  } else {
    const auto height = static_cast<int>(seat.tiles.size());
    things.push_back(
        height == 0 ? phrases_.say(TableText::no_tile)
                    : phrases_.say(height == 1 ? TableText::spoken_top
                                               : TableText::spoken_stack,
                                   {.n = height, .tile = seat.tiles.front()}));
    for (const Specialist figure : seat.figures)
      things.emplace_back(phrases_.specialist(figure, Form::bare));
    if (seat.bratworms > 0)
      things.push_back(phrases_.bratworms(seat.bratworms));
  }
  std::string all = fmt::format("{}", fmt::join(things, ", "));
  if (seat.score) all += "; " + score(seat);
  std::string who = phrases_.names().of[seat.seat];
  if (seat.seat == phrases_.names().you)
    who += fmt::format(", {}", phrases_.text(TableText::seat_you));
  return phrases_.say(TableText::spoken_line, {.what = who, .more = all});
}

void ViewWords::speak_dice(std::vector<std::string>& lines) const {
  if (const WokView* wok = view_.wok()) {
    if (!wok->locked.empty())
      lines.push_back(phrases_.say(TableText::spoken_locked,
                                   {.what = phrases_.wok_dice(wok->locked)}));
    if (!wok->rolled.empty())
      lines.push_back(phrases_.say(TableText::spoken_rolled,
                                   {.what = phrases_.wok_dice(wok->rolled)}));
    return;
  }
  const GrillView& grill = *view_.grill();
  if (!grill.kept.empty())
    lines.push_back(
        phrases_.say(TableText::spoken_kept,
                     {.total = grill.total,
                      .what = phrases_.grill_dice(grill.kept, Case::alone)}));
  if (!grill.rolled.empty())
    lines.push_back(
        phrases_.say(TableText::spoken_rolled,
                     {.what = phrases_.grill_dice(grill.rolled, Case::alone)}));
}

void ViewWords::speak_choices(std::vector<std::string>& lines) const {
  std::vector<std::string> all;
  if (const GrillView* grill = view_.grill())
    for (const FaceView& face : grill->faces)
      if (face.free) all.push_back(label(face));
  for (const ChoiceView& choice : view_.choices) {
    all.push_back(line(choice));
  }
  if (!all.empty())
    lines.push_back(phrases_.say(TableText::spoken_choices,
                                 {.what = phrases_.alternatives(all)}));
}

void ViewWords::speak_middle(std::vector<std::string>& lines) const {
  if (const WokView* wok = view_.wok()) {
    for (const Course course : {Course::sushi, Course::bone}) {
      std::string row;
      for (const RowTileView& tile : wok->row(course))
        row += fmt::format("{}{}", row.empty() ? "" : " ", tile.value);
      if (row.empty()) row = phrases_.text(TableText::row_empty);
      lines.push_back(phrases_.say(
          TableText::spoken_line,
          {.what = phrases_.text(key_after(TableText::row_sushi, course)),
           .more = row}));
    }
    return;
  }
  std::string tiles;
  for (const TileView& tile : view_.grill()->tiles) {
    if (tile.state != TileView::State::up) continue;
    if (!tiles.empty()) tiles += ", ";
    tiles += tile.figure
                 ? phrases_.say(
                       TableText::spoken_on,
                       {.tile = tile.number,
                        .what = phrases_.specialist(*tile.figure, Form::bare)})
                 : fmt::to_string(tile.number);
  }
  lines.push_back(tiles.empty()
                      ? phrases_.say(TableText::spoken_grill_empty)
                      : phrases_.say(TableText::spoken_grill, {.what = tiles}));
}

std::vector<std::string> ViewWords::spoken() const {
  std::string first = headline();
  if (!first.ends_with('!')) first += '.';
  if (const std::string next = hint(); !next.empty()) first += " " + next;
  std::vector<std::string> lines{std::move(first)};
  speak_dice(lines);
  if (own()) speak_choices(lines);
  speak_middle(lines);
  for (const SeatView& seat : view_.seats) lines.push_back(spoken(seat));
  return lines;
}

}  // namespace gockel
