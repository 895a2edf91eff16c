#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;

namespace gockel {

/// A SQLite database opened by itself, beside whatever a server does with it.
class SqliteConnection {
 public:
  /// Whether a file is something else than a database. SQLite itself looks:
  /// whoever else opens and closes a file drops the locks that this process has
  /// on it.
  static bool is_no_database(const std::string& file);

  /// Opens a file that is there, also one that may only be read; the error is
  /// SQLite's sentence. The log of a server that was killed is put away, for
  /// which it has to be written.
  static std::expected<SqliteConnection, std::string> open(
      const std::string& file);

  /// Runs a query, with `value` for its "?" if it has one, and shows the first
  /// column of every row, "" for null. False when SQLite complains.
  bool each_row(const std::string& query, const std::string& value,
                const std::function<void(std::string_view)>& row) const;
  bool run(const std::string& statement, const std::string& value) const;
  /// The first value that is not empty; nothing when there is none.
  std::optional<std::string> value(const std::string& query) const;

  /// What SQLite says about the last thing it was asked for.
  std::string complaint() const;
  /// Whether that was about the file itself.
  bool damaged() const;

 private:
  struct Closer {
    void operator()(sqlite3* database) const;
  };
  explicit SqliteConnection(sqlite3* database) : database_(database) {}
  std::unique_ptr<sqlite3, Closer> database_;
};

}  // namespace gockel
