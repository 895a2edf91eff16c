#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gockel {

/// The lines of a text, without their ends; "" has one.
std::vector<std::string> lines_of(std::string_view text);

/// Adds the entries behind version `since` from a row of entries, whose texts
/// are one per line and the last of which has this version.
void add_entries(std::vector<std::string>& all, std::string_view texts,
                 std::uint64_t version, std::uint64_t since);

/// What `change` makes of each line, in their order; `changed` counts those
/// that it made others of.
std::string changed_lines(
    std::string_view texts,
    const std::function<std::string(const std::string&)>& change, int& changed);

}  // namespace gockel
