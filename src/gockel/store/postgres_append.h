#pragma once

#include <span>
#include <vector>

#include "gockel/store/pq_connection.h"
#include "gockel/store/store.h"

namespace gockel {

/// Appends all in one transaction: Store::append. Throws PqFault.
std::vector<Appended> append_all(PqConnection& connection,
                                 std::span<const Append> appends);

/// Locks a table's row until the transaction ends: $1 is an array of ids. What
/// follows sees what others have done before they let go.
extern const PqStatement lock_tables;
/// Adds owners of seats, or moves them to another seat: $1 tables, $2 seats,
/// $3 persons, $4 keys.
extern const PqStatement insert_owners;

}  // namespace gockel
