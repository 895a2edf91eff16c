#include "gockel/rpc/options_json.h"

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {

Json options_json(const Rules& rules) {
  Json options = Json::object();
  for (const Option option : all_options)
    if (Rules::has(rules.rule_set(), option))
      options[std::string(info(option).name)] =
          info(option).values[rules.value(option)];
  return options;
}

Result<Rules> named_rules(std::string_view rule_set) {
  const auto found = std::ranges::find(
      all_rule_sets, rule_set, [](RuleSet set) { return info(set).name; });
  if (found == all_rule_sets.end())
    return refuse(Reason::unknown_rule_set, 0,
                  {.what = gockel::quoted(rule_set)});
  return Rules(*found);
}

Result<void> set_options(Rules& rules, const Input::object_t& options) {
  for (const auto& [option, value] : options) {
    if (!value.is_string()) return refuse(Reason::option_value_not_text);
    // What `quoted` changes is no name or value of an option anyway.
    const Result<void> set =
        rules.set(gockel::quoted(option),
                  gockel::quoted(*value.get_ptr<const std::string*>()));
    if (!set) return set;
  }
  return {};
}

}  // namespace gockel
