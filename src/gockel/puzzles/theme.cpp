#include "gockel/puzzles/theme.h"

#include <algorithm>

namespace gockel {
namespace {

constexpr std::array<std::string_view, all_themes.size()> names{
    "stop", "keep", "lock", "rob", "specialist", "last_tiles"};

constexpr std::array compact_themes{Theme::stop, Theme::keep,
                                    Theme::last_tiles};
constexpr std::array classic_themes{Theme::stop, Theme::keep, Theme::rob,
                                    Theme::last_tiles};
/// Whom to rob of a Bratworm hardly ever matters enough for a question.
constexpr std::array deluxe_themes{Theme::stop, Theme::keep, Theme::specialist,
                                   Theme::last_tiles};
constexpr std::array wok_themes{Theme::stop, Theme::lock, Theme::rob,
                                Theme::last_tiles};

int tiles_left(const Grill& state) { return state.up.size(); }
int tiles_left(const Wok& state) {
  return state.rows[0].size() + state.rows[1].size();
}

}  // namespace

std::string_view name(Theme theme) {
  return names[static_cast<unsigned>(theme)];
}

std::optional<Theme> parse_theme(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Theme>(found - names.begin());
}

std::span<const Theme> themes(RuleSet set) {
  switch (set) {
    case RuleSet::compact: return compact_themes;
    case RuleSet::classic2005: return classic_themes;
    case RuleSet::deluxe: return deluxe_themes;
    case RuleSet::wok: return wok_themes;
  }
  return {};
}

Theme theme(const AnyState& state, Move one, Move other) {
  const Question asked = question(state, one, other);
  if (asked == Question::specialist) return Theme::specialist;
  if (asked == Question::rob) return Theme::rob;
  const int left =
      std::visit([](const auto& s) { return tiles_left(s); }, state);
  if (left <= few_tiles) return Theme::last_tiles;
  if (asked == Question::stop) return Theme::stop;
  return std::holds_alternative<Wok>(state) ? Theme::lock : Theme::keep;
}

}  // namespace gockel
