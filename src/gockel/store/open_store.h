#pragma once

#include "gockel/store/pq_connection.h"
#include "gockel/store/store.h"

namespace gockel {

/// Whether this is the address of a PostgreSQL and not a file of SQLite.
bool is_postgresql(const std::string& where);

/// Opens "FILE" (SQLite, made when it is missing) or "postgresql://...", and
/// brings its schema up to date. Refuses a schema newer than this program.
StoreResult<std::unique_ptr<Store>> open_store(const PqOptions& options);

}  // namespace gockel
