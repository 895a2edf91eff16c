#include "gockel/cluster/slice.h"

#include <fmt/format.h>

#include <charconv>

namespace gockel {
namespace {

std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size())
    return std::nullopt;
  return number;
}

}  // namespace

std::optional<Slice> Slice::parse(std::string_view text) {
  const std::size_t at = text.find('/');
  if (at == text.npos) return std::nullopt;
  const auto number = whole_number(text.substr(0, at));
  const auto count = whole_number(text.substr(at + 1));
  if (!number || !count || *number == 0 || *number > *count ||
      *count > max_count)
    return std::nullopt;
  return Slice{*number, *count};
}

std::string Slice::text() const { return fmt::format("{}/{}", number, count); }

}  // namespace gockel
