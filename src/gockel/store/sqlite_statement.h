#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>

struct sqlite3;
struct sqlite3_stmt;

namespace gockel {

/// What is put in the place of a "?"; std::monostate is null.
using SqliteValue =
    std::variant<std::monostate, std::int64_t, std::string_view>;

/// What ends a statement.
struct StatementFinalizer {
  void operator()(sqlite3_stmt* statement) const;
};

/// A statement of a connection, prepared when it is first run and kept. What
/// SQLite complains about is thrown as std::runtime_error, without any value.
class SqliteStatement {
 public:
  /// REQUIRES: the connection and the text outlive it.
  SqliteStatement(sqlite3* database, std::string_view sql)
      : database_(database), sql_(sql) {}

  /// Runs it to its end; how many rows it changed.
  int run(std::initializer_list<SqliteValue> values);
  /// The first column of its first row, nothing when there is no row.
  std::optional<std::int64_t> number(std::initializer_list<SqliteValue> values);

 private:
  class Running;

  sqlite3* database_;
  std::string_view sql_;
  std::unique_ptr<sqlite3_stmt, StatementFinalizer> statement_;
};

}  // namespace gockel
