#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gockel/store/sqlite_statement.h"
#include "gockel/store/store.h"

namespace gockel {

/// What an append does to SQLite's tables, by statements that are prepared once
/// for a connection. Each call stands inside a transaction that will be
/// committed. What the database complains about is thrown.
class SqliteAppends {
 public:
  explicit SqliteAppends(sqlite3* database);

  /// Appends on its own terms: Store::append.
  Appended append(const Append& append);
  /// The version that a client's request led to, if it was stored.
  std::optional<std::uint64_t> stored_request(const std::string& id,
                                              const std::string& client);
  /// Adds the owner of a seat, or moves them there from another.
  void insert_owner(const std::string& table, const SeatOwner& owner);

 private:
  bool swap_version(const Append& append);

  SqliteStatement select_request_;
  SqliteStatement select_version_;
  SqliteStatement insert_table_;
  SqliteStatement update_version_;
  SqliteStatement update_table_;
  SqliteStatement insert_entries_;
  SqliteStatement delete_owners_;
  SqliteStatement insert_owner_;
};

}  // namespace gockel
