#pragma once

#include <string>
#include <string_view>

namespace gockel {

/// No line of a text report is longer.
inline constexpr int report_columns = 80;

/// Broken between words into lines of at most report_columns, each ended by a
/// newline: `first` before the first line, as many spaces before the others.
std::string paragraph(std::string_view first, std::string_view text);

}  // namespace gockel
