#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/rpc/json.h"

namespace gockel::testing {

/// What the handler answers, with the values of this program.
std::string answer_of(std::string_view line);

/// The answer to a line, which must be one line of JSON; null for none.
Json ask(std::string_view line);

/// The whole answer to a request with this method and these parameters.
Json call(std::string_view method, const Json& params);

/// The result of a request; fails the test when it is an error.
Json result(std::string_view method, const Json& params);

/// The error of a request; fails the test when it is a result.
Json error(std::string_view method, const Json& params);

/// The parameters of `apply` for an event as cases write it: "1123w", "/stop".
Json with_event(const std::string& position, const std::string& event);

/// A block of a case file: keys and values.
using Case = std::map<std::string, std::string>;

/// The blocks of tests/engine/<file>; fails the test when there are none.
std::vector<Case> read_cases(const std::string& file);

}  // namespace gockel::testing
