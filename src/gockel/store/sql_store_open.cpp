#include <fmt/format.h>
#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <memory>
#include <stdexcept>

#include "gockel/store/sql_session.h"

namespace gockel {
namespace {

bool is_postgresql(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

/// A file name as SOCI's connection strings want it.
std::string quoted_file(const std::string& file) {
  std::string quoted = "\"";
  for (const char c : file) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

/// A PostgreSQL address as "host=... port=...": SOCI does not know URIs.
std::string key_values(const std::string& uri) {
  char* fault = nullptr;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(uri.c_str(), &fault), PQconninfoFree);
  const std::unique_ptr<char, decltype(&PQfreemem)> owner(fault, PQfreemem);
  if (!options)
    throw std::runtime_error(fault != nullptr ? fault : "no memory");
  std::string text;
  for (const PQconninfoOption* option = options.get();
       option->keyword != nullptr; ++option)
    if (option->val != nullptr)
      text += fmt::format("{}={} ", option->keyword, option->val);
  return text;
}

}  // namespace

void connect(soci::session& sql, Dialect dialect, const std::string& where) {
  if (dialect == Dialect::postgresql) {
    sql.open(soci::postgresql, key_values(where));
    sql << "set statement_timeout = '15s'";
    return;
  }
  sql.open(soci::sqlite3, fmt::format("db={} timeout=5", quoted_file(where)));
  sql << "pragma journal_mode = wal";
  sql << "pragma synchronous = full";
  sql << "pragma foreign_keys = on";
}

SqlStore::SqlStore(std::unique_ptr<Session> session)
    : session_(std::move(session)) {}
SqlStore::~SqlStore() = default;

bool SqlStore::shared() const {
  return session_->dialect == Dialect::postgresql;
}

StoreResult<std::unique_ptr<SqlStore>> SqlStore::open(
    const std::string& where) {
  try {
    const Dialect dialect =
        is_postgresql(where) ? Dialect::postgresql : Dialect::sqlite;
    auto session = std::make_unique<Session>(where, dialect);
    connect(session->sql, dialect, where);
    migrate(session->sql, dialect);
    return std::unique_ptr<SqlStore>(new SqlStore(std::move(session)));
  } catch (const std::exception& error) {
    // The address of a database may hold a password: it is not repeated.
    const std::string name = is_postgresql(where) ? "the database" : where;
    return std::unexpected(
        StoreFault{fmt::format("cannot open {}: {}", name, error.what())});
  }
}

}  // namespace gockel
