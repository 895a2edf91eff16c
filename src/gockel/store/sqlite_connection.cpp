#include "gockel/store/sqlite_connection.h"

// Not in a header: SOCI declares the same names in a namespace of its own.
#include <sqlite3.h>

#include "gockel/store/sqlite_statement.h"

namespace gockel {
namespace {

/// Another connection that is at work for so long is waited for.
constexpr int busy_timeout_millis = 10'000;

}  // namespace

void SqliteConnection::Closer::operator()(sqlite3* database) const {
  sqlite3_close(database);
}

std::string SqliteConnection::complaint() const {
  return sqlite3_errmsg(database_.get());
}

bool SqliteConnection::damaged() const {
  const int error = sqlite3_errcode(database_.get());
  return error == SQLITE_CORRUPT || error == SQLITE_NOTADB;
}

bool SqliteConnection::is_no_database(const std::string& file) {
  sqlite3* opened = nullptr;
  const int status =
      sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
  const SqliteConnection database(opened);
  return status == SQLITE_OK &&
         !database.value("select count(*) from sqlite_master") &&
         sqlite3_errcode(opened) == SQLITE_NOTADB;
}

std::expected<SqliteConnection, std::string> SqliteConnection::open(
    const std::string& file) {
  sqlite3* opened = nullptr;
  const int status =
      sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
  SqliteConnection database(opened);
  if (status != SQLITE_OK) return std::unexpected(database.complaint());
  sqlite3_busy_timeout(opened, busy_timeout_millis);
  // SQLite looks at a file only when it is asked for something.
  if (!database.value("select count(*) from sqlite_master"))
    return std::unexpected(database.complaint());
  return database;
}

bool SqliteConnection::each_row(
    const std::string& query, const std::string& value,
    const std::function<void(std::string_view)>& row) const {
  sqlite3_stmt* prepared = nullptr;
  if (sqlite3_prepare_v2(database_.get(), query.c_str(), -1, &prepared,
                         nullptr) != SQLITE_OK)
    return false;
  const std::unique_ptr<sqlite3_stmt, StatementFinalizer> statement(prepared);
  if (sqlite3_bind_parameter_count(prepared) > 0 &&
      sqlite3_bind_text(prepared, 1, value.c_str(), -1, SQLITE_TRANSIENT) !=
          SQLITE_OK)
    return false;
  int status = sqlite3_step(prepared);
  for (; status == SQLITE_ROW; status = sqlite3_step(prepared)) {
    const auto* text =
        reinterpret_cast<const char*>(sqlite3_column_text(prepared, 0));
    row(text == nullptr ? "" : text);
  }
  return status == SQLITE_DONE;
}

bool SqliteConnection::run(const std::string& statement,
                           const std::string& value) const {
  return each_row(statement, value, [](std::string_view) {});
}

std::optional<std::string> SqliteConnection::value(
    const std::string& query) const {
  std::optional<std::string> found;
  const bool read = each_row(query, "", [&found](std::string_view text) {
    if (!found && !text.empty()) found = text;
  });
  return read ? found : std::nullopt;
}

}  // namespace gockel
