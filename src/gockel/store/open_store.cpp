#include "gockel/store/open_store.h"

#include "gockel/store/postgres_store.h"
#include "gockel/store/sqlite_store.h"

namespace gockel {

bool is_postgresql(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

StoreResult<std::unique_ptr<Store>> open_store(const PqOptions& options) {
  if (is_postgresql(options.where)) return PostgresStore::open(options);
  // It gives up a little before those who wait for it do: what they are told
  // did not happen does not happen afterwards.
  return SqliteStore::open(options.where, options.timeout * 4 / 5);
}

}  // namespace gockel
