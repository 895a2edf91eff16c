#include "gockel/review/unique_names.h"

#include <algorithm>

#include "gockel/core/move.h"

namespace gockel {

std::vector<std::string> unique_names(std::vector<std::string> names,
                                      int seats) {
  names.resize(static_cast<std::size_t>(seats));
  for (Seat s = 0; s < names.size(); ++s)
    if (names[s].empty()) names[s] = letter(s);
  const std::vector<std::string> given = names;
  for (Seat s = 0; s < names.size(); ++s)
    if (std::ranges::count(given, given[s]) > 1)
      names[s] += std::string(" (") + letter(s) + ")";
  return names;
}

std::vector<std::string> record_names(const Record& record) {
  const int n = seats(record.start);
  std::vector<std::string> tags;
  tags.reserve(static_cast<std::size_t>(n));
  for (Seat s = 0; s < n; ++s)
    tags.emplace_back(record.tag(std::string(1, letter(s))));
  return unique_names(std::move(tags), n);
}

}  // namespace gockel
