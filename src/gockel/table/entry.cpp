#include "gockel/table/entry.h"

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/rpc/options_json.h"
#include "gockel/rpc/params.h"

namespace gockel {
namespace {

constexpr std::size_t max_name = 24;

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

const ClockKind& kind_of(const TurnClock& clock) {
  return clock_kinds[static_cast<unsigned>(clock.kind)];
}

}  // namespace

Millis TurnClock::limit() const { return amount * kind_of(*this).millis; }

bool is_animal(std::string_view text) {
  constexpr std::size_t max_letters = 16;
  return !text.empty() && text.size() <= max_letters &&
         std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

Json clock_json(const TurnClock& clock) {
  const ClockKind& kind = kind_of(clock);
  Json json{{"kind", kind.name}};
  if (!kind.unit.empty()) json[std::string(kind.unit)] = clock.amount;
  return json;
}

Result<TurnClock> parse_clock(const Input& json) {
  constexpr std::array kind_field{
      Field{"kind", FieldType::text, Requirement::required}};
  const auto named = Params::read(json, kind_field, OtherFields::ignored);
  if (!named) return refuse(Reason::clock_without_kind);
  const auto found =
      std::ranges::find(clock_kinds, named->text("kind"), &ClockKind::name);
  if (found == clock_kinds.end()) return refuse(Reason::unknown_clock_kind);
  const auto kind = static_cast<TurnClock::Kind>(found - clock_kinds.begin());
  if (found->unit.empty()) return TurnClock{kind, 0};
  const std::array unit_field{
      Field{found->unit, FieldType::whole, Requirement::required}};
  const auto timed = Params::read(json, unit_field, OtherFields::ignored);
  const int amount = timed ? timed->whole(found->unit, 0) : -1;
  if (amount < found->least || amount > found->most)
    return refuse(Reason::clock_amount, 0,
                  {.what = std::string(found->name),
                   .more = std::string(found->unit),
                   .least = found->least,
                   .limit = found->most});
  return TurnClock{kind, amount};
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
  if (!printable_utf8(name)) return refuse(Reason::name_not_text);
  if (name.empty() || characters(name) > max_name)
    return refuse(Reason::name_length, 0, {.limit = max_name});
  if (name.front() == ' ' || name.back() == ' ')
    return refuse(Reason::name_spaces);
  return {};
}

}  // namespace gockel
