#pragma once

#include <span>
#include <string>

#include "gockel/core/record.h"
#include "gockel/fair/fair_dice.h"

namespace gockel {

/// The game of a table as a record: names, what the dice were promised by and,
/// when it is over, the seed. `entries` are the texts of all its entries.
/// Refused when the game has not begun, or when they are not those of a table.
/// A record has no room for links: its tag Table names the table whose entries
/// do.
Result<Record> table_record(std::span<const std::string> entries,
                            const FairHash& hash);

}  // namespace gockel
