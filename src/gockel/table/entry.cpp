#include "gockel/table/entry.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/protocol/rules_json.h"

namespace gockel {
namespace {

constexpr std::size_t longest_name = 24;

std::size_t characters(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) {
    return (static_cast<unsigned>(c) & 0xC0U) != 0x80U;
  }));
}

struct ClockKind {
  std::string_view name;
  std::string_view unit;
  int least;
  int most;
  Millis millis;  ///< of the unit
};
constexpr std::array<ClockKind, 3> clock_kinds{{
    {"none", "", 0, 0, 0},
    {"turn", "seconds", 5, 600, 1000},
    {"days", "days", 1, 14, 86'400'000},
}};

const ClockKind& kind_of(const Clock& clock) {
  return clock_kinds[static_cast<unsigned>(clock.kind)];
}

}  // namespace

Millis Clock::limit() const { return amount * kind_of(*this).millis; }

Json clock_json(const Clock& clock) {
  const ClockKind& kind = kind_of(clock);
  Json json{{"kind", kind.name}};
  if (!kind.unit.empty()) json[std::string(kind.unit)] = clock.amount;
  return json;
}

Result<Clock> parse_clock(const Input& json) {
  if (!json.is_object() || !json.contains("kind") || !json["kind"].is_string())
    return refuse(Code::syntax, 0, "a clock has a kind: none, turn or days");
  const auto found = std::ranges::find(
      clock_kinds, *json["kind"].get_ptr<const std::string*>(),
      &ClockKind::name);
  if (found == clock_kinds.end())
    return refuse(Code::value, 0, "the kinds of clock are none, turn and days");
  const auto kind = static_cast<Clock::Kind>(found - clock_kinds.begin());
  if (found->unit.empty()) return Clock{kind, 0};
  const auto amount = json.find(found->unit);
  if (amount == json.end() || !amount->is_number_integer() ||
      *amount < found->least || *amount > found->most)
    return refuse(
        Code::value, 0,
        fmt::format("the clock \"{}\" wants {} from {} to {}", found->name,
                    found->unit, found->least, found->most));
  return Clock{kind, amount->get<int>()};
}

void add_rules(Json& to, const Rules& rules) {
  to["rule_set"] = info(rules.rule_set()).name;
  to["options"] = options_json(rules);
}

Result<Rules> parse_rules(std::string_view rule_set, const Input& options) {
  Result<Rules> rules = named_rules(rule_set);
  if (!rules) return rules;
  const Result<void> set =
      set_options(*rules, *options.get_ptr<const Input::object_t*>());
  if (!set) return std::unexpected(set.error());
  return rules;
}

Result<void> check_name(std::string_view name) {
  if (!printable_utf8(name))
    return refuse(Code::syntax, 0, "a name is text without control characters");
  if (name.empty() || characters(name) > longest_name)
    return refuse(Code::length, 0,
                  fmt::format("a name has 1 to {} characters", longest_name));
  if (name.front() == ' ' || name.back() == ' ')
    return refuse(Code::syntax, 0, "a name does not begin or end with a space");
  return {};
}

}  // namespace gockel
