#pragma once

#include <cstdint>
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

}  // namespace gockel
