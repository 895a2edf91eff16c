#include "gockel/store/sqlite_statement.h"

// Not in a header: SOCI declares the same names in a namespace of its own.
#include <sqlite3.h>

#include <stdexcept>

namespace gockel {

void StatementFinalizer::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

/// One run, from the values to the reset: a statement that is left in the
/// middle would keep its transaction open.
class SqliteStatement::Running {
 public:
  Running(SqliteStatement& of, std::initializer_list<SqliteValue> values)
      : database_(of.database_) {
    if (!of.statement_) {
      sqlite3_stmt* made = nullptr;
      check(sqlite3_prepare_v3(database_, of.sql_.data(),
                               static_cast<int>(of.sql_.size()),
                               SQLITE_PREPARE_PERSISTENT, &made, nullptr));
      of.statement_.reset(made);
    }
    statement_ = of.statement_.get();
    int place = 0;
    for (const SqliteValue& value : values) bind(++place, value);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  // It repeats the complaint of the last step, which was told.
  ~Running() { sqlite3_reset(statement_); }

  /// Whether there is a row.
  bool step() {
    const int result = sqlite3_step(statement_);
    if (result == SQLITE_ROW) return true;
    if (result != SQLITE_DONE) check(result);
    return false;
  }
  std::int64_t first_column() const {
    return sqlite3_column_int64(statement_, 0);
  }

 private:
  void check(int result) const {
    if (result != SQLITE_OK)
      throw std::runtime_error(sqlite3_errmsg(database_));
  }
  // Texts are not copied: who runs the statement has them until it has run.
  void bind(int place, const SqliteValue& value) {
    if (const auto* text = std::get_if<std::string_view>(&value))
      check(sqlite3_bind_text(statement_, place, text->data(),
                              static_cast<int>(text->size()), SQLITE_STATIC));
    else if (const auto* number = std::get_if<std::int64_t>(&value))
      check(sqlite3_bind_int64(statement_, place, *number));
    else
      check(sqlite3_bind_null(statement_, place));
  }

  sqlite3* database_;
  sqlite3_stmt* statement_ = nullptr;
};

int SqliteStatement::run(std::initializer_list<SqliteValue> values) {
  Running running(*this, values);
  while (running.step()) {
  }
  return sqlite3_changes(database_);
}

std::optional<std::int64_t> SqliteStatement::number(
    std::initializer_list<SqliteValue> values) {
  Running running(*this, values);
  if (!running.step()) return std::nullopt;
  return running.first_column();
}

}  // namespace gockel
