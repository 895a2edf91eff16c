#include <fmt/format.h>

#include <algorithm>

#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

constexpr int gap = 2;

/// A column of the table: its header and one cell per seat; a cell is made of
/// tokens, which are laid into as many lines as they need.
struct SeatColumn {
  std::string header;
  std::vector<std::vector<std::string>> cells;
  bool right = false;
  int width = 0;  ///< 0: as wide as its widest cell
};

int width_of(const std::vector<std::string>& tokens) {
  int sum = -1;
  for (const std::string& token : tokens) sum += columns(token) + 1;
  return std::max(sum, 0);
}

void settle(SeatColumn& column) {
  if (column.width > 0) return;
  column.width = columns(column.header);
  for (const auto& cell : column.cells)
    column.width = std::max(column.width, width_of(cell));
}

std::vector<std::string> lines_of(const std::vector<std::string>& tokens,
                                  int width) {
  std::vector<std::string> lines{""};
  for (const std::string& token : tokens) {
    std::string& line = lines.back();
    if (!line.empty() && columns(line) + 1 + columns(token) > width)
      lines.push_back(token);
    else
      line += (line.empty() ? "" : " ") + token;
  }
  return lines;
}

std::string row_of(const std::vector<SeatColumn>& table, std::size_t row,
                   std::string_view mark) {
  std::vector<std::vector<std::string>> cells;
  std::size_t height = 1;
  for (const SeatColumn& column : table) {
    cells.push_back(lines_of(column.cells[row], column.width));
    height = std::max(height, cells.back().size());
  }
  std::string out;
  for (std::size_t i = 0; i < height; ++i) {
    std::string line(i == 0 ? mark : "  ");
    for (std::size_t c = 0; c < table.size(); ++c) {
      const std::string text = i < cells[c].size() ? cells[c][i] : "";
      line += table[c].right ? pad_left(text, table[c].width)
                             : pad(text, table[c].width);
      line.append(gap, ' ');
    }
    out += without_end_spaces(line) + '\n';
  }
  return out;
}

std::string figures_text(const SeatView& seat, const Speech& speech) {
  if (seat.figures.empty()) return "-";
  if (seat.figures.size() == 1)
    return speech.specialist(seat.figures[0], Form::bare);
  std::string both;
  for (const Specialist s : seat.figures)
    both += fmt::format("{}{}", both.empty() ? "" : " + ", speech.code(s));
  return both;
}

/// The top in brackets, then what lies under it.
std::vector<std::string> stack_tokens(const std::vector<std::string>& tiles) {
  if (tiles.empty()) return {"-"};
  std::vector<std::string> tokens = tiles;
  tokens[0] = fmt::format("[{}]", tokens[0]);
  return tokens;
}

std::vector<std::string> grill_stack(const SeatView& seat) {
  std::vector<std::string> tiles;
  tiles.reserve(seat.tiles.size());
  for (const int number : seat.tiles) tiles.push_back(fmt::to_string(number));
  return stack_tokens(tiles);
}

/// At the end of the game sushi that does not count stands in round brackets.
std::vector<std::string> wok_stack(const SeatView::Stack& stack, char sign,
                                   std::size_t counting, bool over) {
  std::vector<std::string> tiles;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    std::string tile = stack[i] ? fmt::format("{}{}", sign, *stack[i]) : "?";
    const bool is_void = over && i + counting < stack.size();
    tiles.push_back(is_void ? fmt::format("({})", tile) : tile);
  }
  if (!over) return stack_tokens(tiles);
  return tiles.empty() ? std::vector<std::string>{"-"} : tiles;
}

}  // namespace

std::string draw_seats(const View& view, const std::vector<SeatView>& seats,
                       const Screen& screen) {
  const Speech& speech = screen.speech();
  const bool wok = std::holds_alternative<WokView>(view.board);
  const bool deluxe = view.rules.deluxe();
  const bool over = view.node == Node::terminal;
  SeatColumn player{speech.say(ScreenText::column_player), {}};
  SeatColumn score{
      speech.say(wok ? ScreenText::column_points : ScreenText::column_worms),
      {},
      true};
  SeatColumn bratworms{speech.say(ScreenText::column_bratworms), {}, true};
  SeatColumn figure{speech.say(ScreenText::column_figure), {}};
  SeatColumn first{
      speech.say(wok ? ScreenText::column_sushi : ScreenText::column_stack),
      {}};
  SeatColumn second{speech.say(ScreenText::column_bones), {}};
  for (const SeatView& seat : seats) {
    player.cells.push_back(
        {fmt::format("{} {}", letter(seat.seat), speech.name(seat.seat))});
    score.cells.push_back({seat.score ? fmt::to_string(*seat.score) : "?"});
    bratworms.cells.push_back({fmt::to_string(seat.bratworms)});
    figure.cells.push_back({figures_text(seat, speech)});
    const auto counting = static_cast<std::size_t>(seat.counting.value_or(0));
    first.cells.push_back(wok ? wok_stack(seat.sushi, '+', counting, over)
                              : grill_stack(seat));
    second.cells.push_back(wok_stack(seat.bones, '-', seat.bones.size(), over));
  }
  std::vector<SeatColumn> table{player, score};
  if (deluxe) table.insert(table.end(), {bratworms, figure});
  int left = screen_columns - gap;  // the mark before every row
  for (SeatColumn& column : table) {
    settle(column);
    left -= column.width + gap;
  }
  first.width = wok ? (left - gap) / 2 : left;
  second.width = first.width;
  table.push_back(first);
  if (wok) table.push_back(second);

  std::string header = "  ";
  for (const SeatColumn& column : table)
    header += (column.right ? pad_left(column.header, column.width)
                            : pad(column.header, column.width)) +
              std::string(gap, ' ');
  std::string out = screen.ink(Ink::title, without_end_spaces(header)) + '\n';
  for (std::size_t i = 0; i < seats.size(); ++i)
    out += row_of(table, i, seats[i].to_act ? "> " : "  ");
  return out;
}

}  // namespace gockel::terminal
