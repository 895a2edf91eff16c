#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gockel {

/// A column of figures or names.
struct Column {
  enum class Align : std::uint8_t { left, right };

  std::string heading;
  int width = 0;  ///< at least; a longer heading makes it wider
  int gap = 2;    ///< spaces before it
  Align align = Align::right;
};

/// Lines of cells below headings, which are as long as the language wants them.
class TextTable {
 public:
  explicit TextTable(std::vector<Column> columns);

  /// The line of the headings, with its line end.
  std::string headings() const;
  /// A line of cells, one for each column, with its line end. A cell that is
  /// too long moves the rest of its line.
  std::string row(const std::vector<std::string>& cells) const;

 private:
  std::vector<Column> columns_;
};

}  // namespace gockel
