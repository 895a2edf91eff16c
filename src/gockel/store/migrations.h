#pragma once

#include <functional>
#include <optional>
#include <string>

namespace gockel {

/// A database whose schema is to be brought up to date, inside a transaction
/// that nobody else is in. Both throw what their database throws.
struct MigratedDatabase {
  std::function<void(const std::string& statement)> run;
  /// The one number that a query has; nothing when it is null.
  std::function<std::optional<int>(const std::string& query)> number;
};

/// Brings the schema up to date; throws std::runtime_error when it is newer
/// than this program. The caller commits.
void migrate(const MigratedDatabase& database);

/// The version of the schema that this program writes.
int newest_schema();

}  // namespace gockel
