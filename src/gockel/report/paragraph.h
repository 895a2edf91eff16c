#pragma once

#include <string>
#include <string_view>

namespace gockel {

/// No line of a text report is longer.
inline constexpr int report_columns = 80;

/// Columns of well-formed UTF-8, never fewer than a terminal takes: East Asian
/// letters and emoji count two, and so do a few that are narrower.
int text_columns(std::string_view text);

/// The beginning of a text that fits into `width` columns.
std::string clipped(std::string_view text, int width);
/// Clipped, or filled with spaces on the right or left.
std::string padded(std::string_view text, int width);
std::string padded_left(std::string_view text, int width);

/// Broken between words into lines of at most report_columns, each ended by a
/// newline: `first` before the first line, as many spaces before the others.
std::string paragraph(std::string_view first, std::string_view text);

}  // namespace gockel
