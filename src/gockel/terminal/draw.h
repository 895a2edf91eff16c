#pragma once

#include <string>
#include <vector>

#include "gockel/terminal/screen.h"
#include "gockel/view/view.h"

namespace gockel::terminal {

/// Columns before the content of a line: "Grill", "Roll" and so on.
inline constexpr int label_columns = 8;

/// All functions return whole lines of at most screen_columns.

/// Whose turn it is, what lies in the middle, what lies before every seat.
std::string draw_board(const View& view, const Screen& screen);

/// Only whose turn it is.
std::string draw_header(const View& view, const Screen& screen);

/// The dice of the turn, what can be chosen and what it would bring.
std::string draw_choices(const View& view, const Screen& screen);

/// The table at the end, best first, and who wins.
std::string draw_result(const View& view, const Screen& screen);

/// "[1][1] [2] [w]", equal dice together, the golden die as "[+w]".
std::string draw_dice(Dice dice, RuleSet set, const Screen& screen);

// Parts of the above, one file each.

std::string draw_grill(const View& view, const GrillView& grill,
                       const Screen& screen);
std::string draw_rows(const WokView& wok, const Screen& screen);
std::string draw_seats(const View& view, const std::vector<SeatView>& seats,
                       const Screen& screen);
std::string draw_choices(const View& view, const GrillView& grill,
                         const Screen& screen);
std::string draw_choices(const View& view, const WokView& wok,
                         const Screen& screen);

/// A choice: its key in the label's columns, then what it does.
std::string choice_line(std::string_view key, std::string_view text,
                        const Screen& screen);
/// A label in its columns.
std::string label(std::string_view text);
/// The dice showing one face.
std::string draw_face(Dice dice, Face face, RuleSet set);

}  // namespace gockel::terminal
