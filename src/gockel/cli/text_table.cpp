#include "gockel/cli/text_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "gockel/terminal/layout.h"

namespace gockel {
namespace {

std::string spaces(int n) {
  return std::string(static_cast<std::size_t>(std::max(n, 0)), ' ');
}

}  // namespace

TextTable::TextTable(std::vector<Column> columns)
    : columns_(std::move(columns)) {
  for (Column& column : columns_)
    column.width = std::max(column.width, terminal::columns(column.heading));
}

std::string TextTable::headings() const {
  std::vector<std::string> cells;
  cells.reserve(columns_.size());
  for (const Column& column : columns_) cells.push_back(column.heading);
  return row(cells);
}

std::string TextTable::row(const std::vector<std::string>& cells) const {
  assert(cells.size() == columns_.size());
  std::string line;
  std::string pending;  // spaces that only count when something follows
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Column& column = columns_[i];
    const std::string fill = spaces(column.width - terminal::columns(cells[i]));
    const bool left = column.align == Column::Align::left;
    line += pending + spaces(column.gap) + (left ? "" : fill) + cells[i];
    pending = left ? fill : "";
  }
  return line + '\n';
}

}  // namespace gockel
