#pragma once

#include "gockel/rpc/json.h"

namespace gockel {

/// The value of every option that the rule set has, by name.
Json options_json(const Rules& rules);

/// The rules of that name, all options at their defaults.
Result<Rules> named_rules(std::string_view rule_set);

/// Sets options by names. Refused when one is not there, its value does not
/// exist or is no text; then some of them may be set.
Result<void> set_options(Rules& rules, const Input::object_t& options);

}  // namespace gockel
