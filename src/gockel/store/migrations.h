#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

namespace gockel {

/// What the schema of a database is that this program does not know yet.
struct NewerSchema : std::runtime_error {
  explicit NewerSchema(int version);
  int version;
};

/// A database whose schema is to be brought up to date, inside a transaction
/// that nobody else is in. Both throw what their database throws.
struct MigratedDatabase {
  std::function<void(const std::string& statement)> run;
  /// The one number that a query has; nothing when it is null.
  std::function<std::optional<int>(const std::string& query)> number;
};

/// Brings the schema up to date; throws NewerSchema when it is newer than this
/// program. The caller commits.
void migrate(const MigratedDatabase& database);

/// The version of the schema that this program writes.
int newest_schema();

}  // namespace gockel
