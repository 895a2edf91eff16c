#include "gockel/report/paragraph.h"

#include <algorithm>

#include "gockel/report/columns.h"

namespace gockel {
std::string paragraph(std::string_view first, std::string_view text) {
  const int indent = columns(first);
  std::string out(first);
  int column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word = clip(text.substr(0, end), report_columns - indent);
    text.remove_prefix(std::min(end + 1, text.size()));
    const int needed = columns(word);
    const bool begins = column == indent;
    if (!begins && column + 1 + needed > report_columns) {
      out += '\n';
      out.append(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else if (!begins) {
      out += ' ';
      ++column;
    }
    out += word;
    column += needed;
  }
  return out + '\n';
}

}  // namespace gockel
