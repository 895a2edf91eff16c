#pragma once

#include <span>

#include "gockel/core/record.h"
#include "gockel/table/entry.h"

namespace gockel {

/// The game of a table as a record: names, what the dice were promised by and,
/// when it is over, the seed. Refused when the game has not begun, or when the
/// entries are not those of a table.
Result<Record> table_record(std::span<const Entry> entries);

}  // namespace gockel
