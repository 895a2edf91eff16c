#include "gockel/store/notice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "gockel/store/entry_lines.h"

namespace gockel {
namespace {

/// PostgreSQL takes messages of less than 8000 bytes.
constexpr std::size_t max_message = 7990;
/// Before each of several notices. A node that knows only single ones cannot
/// read a message that begins with it, and reads all tables.
constexpr std::string_view separator = "\n\n";
constexpr std::size_t max_notice = max_message - separator.size();

/// By kind.
constexpr std::array<std::string_view, 4> kind_names{"entries", "owners",
                                                     "presence", "reaction"};

}  // namespace

/// The first line: kind, node, table, version. Then a line for each entry.
std::string Notice::text() const {
  const std::string head =
      fmt::format("{} {} {} {}", kind_names[static_cast<unsigned>(kind)], node,
                  table, version);
  std::string all = head;
  for (const std::string& entry : entries) {
    all += '\n';
    all += entry;
  }
  return all.size() <= max_notice ? all : head;
}

std::optional<Notice> Notice::parse(std::string_view text) {
  std::vector<std::string> lines = lines_of(text);
  std::array<std::string_view, 4> words;
  std::string_view head = lines[0];
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t end = head.find(' ');
    if ((end == head.npos) != (i + 1 == words.size())) return std::nullopt;
    words[i] = head.substr(0, end);
    if (end != head.npos) head.remove_prefix(end + 1);
  }
  Notice notice;
  const auto name = std::ranges::find(kind_names, words[0]);
  if (name == kind_names.end()) return std::nullopt;
  notice.kind = static_cast<Kind>(name - kind_names.begin());
  notice.node = words[1];
  notice.table = words[2];
  const char* const first = words[3].begin();
  const char* const last = words[3].end();
  const auto [end, error] = std::from_chars(first, last, notice.version);
  if (error != std::errc{} || end != last) return std::nullopt;
  notice.entries.assign(std::make_move_iterator(lines.begin() + 1),
                        std::make_move_iterator(lines.end()));
  return notice;
}

std::optional<std::vector<Notice>> parse_notices(std::string_view message) {
  // No notice has an empty line: an entry is a JSON object.
  const bool several = message.starts_with(separator);
  if (several) message.remove_prefix(separator.size());
  std::vector<Notice> all;
  for (;;) {
    const std::size_t end = several ? message.find(separator) : message.npos;
    std::optional<Notice> notice = Notice::parse(message.substr(0, end));
    if (!notice) return std::nullopt;
    all.push_back(std::move(*notice));
    if (end == message.npos) return all;
    message.remove_prefix(end + separator.size());
  }
}

int NoticePacker::message_for(std::string_view notice) {
  const std::size_t size = separator.size() + notice.size();
  if (used_ + size > max_message) {
    ++message_;
    used_ = 0;
  }
  used_ += size;
  return message_;
}

Notice notice_of(const Append& append) {
  const bool owners = !append.owners.empty() || !append.vacated.empty();
  return {.kind = owners ? Notice::Kind::owners : Notice::Kind::entries,
          .node = append.node,
          .table = append.table,
          .version = append.version,
          .entries = lines_of(append.entries)};
}

}  // namespace gockel
