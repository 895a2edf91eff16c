#pragma once

#include <string>
#include <string_view>

#include "gockel/table/entry.h"

namespace gockel {

/// The text of an entry with this name taken out of it: the neutral name stands
/// in its place, and nothing is left by which it could be found. The same text
/// when the entry does not have the name. Law: a table that reads the entries
/// reads them with the name taken out too.
Result<std::string> without_name(std::string_view text, std::string_view name,
                                 TableKind kind);

}  // namespace gockel
