#include "gockel/store/entry_lines.h"

namespace gockel {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (;;) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    if (end == text.npos) return lines;
    text.remove_prefix(end + 1);
  }
}

void add_entries(std::vector<std::string>& all, std::string_view texts,
                 std::uint64_t version, std::uint64_t since) {
  std::vector<std::string> lines = lines_of(texts);
  std::uint64_t each = version - lines.size();
  for (std::string& line : lines)
    if (++each > since) all.push_back(std::move(line));
}

std::string changed_lines(
    std::string_view texts,
    const std::function<std::string(const std::string&)>& change,
    int& changed) {
  std::string all;
  for (const std::string& line : lines_of(texts)) {
    const std::string other = change(line);
    if (other != line) ++changed;
    all += other + "\n";
  }
  all.pop_back();
  return all;
}

}  // namespace gockel
