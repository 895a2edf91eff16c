#include "gockel/core/unseen.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::uint32_t max_roll = 999'999'999;

bool is_roll(const Event& event) { return std::holds_alternative<Dice>(event); }

struct RollRange {
  std::size_t first = 0;
  std::size_t last = 0;
};

/// The numbers in a tag, ascending; none when it cannot be read.
std::optional<std::vector<RollRange>> parse_ranges(std::string_view text) {
  std::vector<RollRange> ranges;
  Scanner in(text);
  do {
    const auto first = in.number(max_roll);
    if (!first || (!ranges.empty() && *first <= ranges.back().last))
      return std::nullopt;
    RollRange range{*first, *first};
    if (in.skip('-')) {
      const auto last = in.number(max_roll);
      if (!last || *last <= *first) return std::nullopt;
      range.last = *last;
    }
    ranges.push_back(range);
  } while (in.skip(','));
  if (!in.done()) return std::nullopt;
  return ranges;
}

std::string text_of(const std::vector<RollRange>& ranges) {
  std::string out;
  for (const auto& [first, last] : ranges) {
    if (!out.empty()) out += ',';
    out += first == last ? fmt::to_string(first)
                         : fmt::format("{}-{}", first, last);
  }
  return out;
}

}  // namespace

std::vector<bool> unseen_rolls(const Record& record) {
  std::vector<bool> unseen(record.events.size(), false);
  const std::string_view text = record.tag(unseen_tag);
  if (text.empty()) return unseen;
  const auto ranges = parse_ranges(text);
  std::size_t roll = 0;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    if (!is_roll(record.events[i])) continue;
    ++roll;
    unseen[i] =
        !ranges || std::ranges::any_of(*ranges, [&](const RollRange& r) {
          return r.first <= roll && roll <= r.last;
        });
  }
  return unseen;
}

std::string unseen_text(const std::vector<Event>& events,
                        const std::vector<bool>& marked) {
  std::vector<RollRange> ranges;
  std::size_t roll = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!is_roll(events[i])) continue;
    ++roll;
    if (!marked[i]) continue;
    if (!ranges.empty() && ranges.back().last + 1 == roll)
      ranges.back().last = roll;
    else
      ranges.push_back({roll, roll});
  }
  const std::string text = text_of(ranges);
  return text.size() <= max_tag_bytes ? text : text_of({{1, roll}});
}

}  // namespace gockel
