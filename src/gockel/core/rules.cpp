#include "gockel/core/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::array<RuleSetInfo, all_rule_sets.size()> rule_sets{{
    {"compact", "grill", 2, 7},
    {"classic2005", "grill", 2, 7},
    {"deluxe", "grill", 2, 7},
    {"wok", "wok", 2, 5},
}};

constexpr std::array<std::string_view, 2> must_may{"must", "may"};
constexpr std::array<std::string_view, 2> off_on{"off", "on"};
constexpr std::array<std::string_view, 5> one_to_five{"1", "2", "3", "4", "5"};

constexpr std::array<OptionInfo, all_options.size()> options{{
    {"steal", must_may},
    {"short", off_on},
    {"turn_on_empty", off_on},
    {"golden_worms", one_to_five},
    {"memory", off_on},
}};

constexpr bool is_switch(const OptionInfo& option) {
  return option.values.data() == off_on.data();
}

std::uint8_t default_value(RuleSet set, Option option) {
  if (option == Option::steal) return set == RuleSet::classic2005 ? 1 : 0;
  return option == Option::golden_worms ? 2 : 0;
}

}  // namespace

const RuleSetInfo& info(RuleSet set) {
  return rule_sets[static_cast<unsigned>(set)];
}

const OptionInfo& info(Option option) {
  return options[static_cast<unsigned>(option)];
}

Rules::Rules(RuleSet set) : set_(set) {
  for (const Option option : all_options)
    values_[static_cast<unsigned>(option)] = default_value(set, option);
}

bool Rules::has(RuleSet set, Option option) {
  switch (option) {
    case Option::steal:
      return set == RuleSet::compact || set == RuleSet::classic2005;
    case Option::short_game:
    case Option::turn_on_empty: return set != RuleSet::wok;
    case Option::golden_worms: return set == RuleSet::deluxe;
    case Option::memory: return set == RuleSet::wok;
  }
  return false;
}

Result<void> Rules::set(std::string_view option, std::string_view value) {
  const auto& name = info(set_).name;
  for (const Option candidate : all_options) {
    const OptionInfo& described = info(candidate);
    if (described.name != option || !has(set_, candidate)) continue;
    const auto found = std::ranges::find(described.values, value);
    if (found == described.values.end())
      return refuse(
          Reason::unknown_option_value, 0,
          {.what = std::string(option),
           .more = quoted(value),
           .list = fmt::format("{}", fmt::join(described.values, ", "))});
    values_[static_cast<unsigned>(candidate)] =
        static_cast<std::uint8_t>(found - described.values.begin());
    return {};
  }
  return refuse(Reason::unknown_option, 0,
                {.what = std::string(name), .more = quoted(option)});
}

std::string Rules::text() const {
  std::string out(info(set_).name);
  for (const Option option : all_options) {
    if (value(option) == default_value(set_, option)) continue;
    const OptionInfo& described = info(option);
    out += fmt::format("+{}", described.name);
    if (!is_switch(described))
      out += fmt::format("={}", described.values[value(option)]);
  }
  return out;
}

Result<Rules> Rules::parse(std::string_view text) {
  const std::size_t name_end = std::min(text.find('+'), text.size());
  const std::string_view wanted = text.substr(0, name_end);
  const auto found = std::ranges::find(rule_sets, wanted, &RuleSetInfo::name);
  if (found == rule_sets.end())
    return refuse(Reason::unknown_rule_set, 0, {.what = quoted(wanted)});
  Rules rules(static_cast<RuleSet>(found - rule_sets.begin()));
  for (std::size_t at = name_end; at < text.size();) {
    const std::size_t end = std::min(text.find('+', at + 1), text.size());
    const std::string_view part = text.substr(at + 1, end - at - 1);
    const std::size_t equals = part.find('=');
    const std::string_view value =
        equals == part.npos ? "on" : part.substr(equals + 1);
    if (auto done = rules.set(part.substr(0, equals), value); !done)
      return std::unexpected(shifted(std::move(done.error()), at + 1));
    at = end;
  }
  if (rules.text() != text)
    return refuse(Reason::rules_not_canonical, name_end,
                  {.what = rules.text()});
  return rules;
}

std::uint64_t Rules::bits() const {
  std::uint64_t bits = static_cast<std::uint64_t>(set_);
  for (const std::uint8_t v : values_) bits = bits << 4 | v;
  return bits;
}

}  // namespace gockel
