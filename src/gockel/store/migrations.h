#pragma once

#include <soci/soci.h>

namespace gockel {

enum class Dialect : std::uint8_t { sqlite, postgresql };

/// Brings the schema up to date, step by step, in one transaction. Throws
/// soci::soci_error, or std::runtime_error with a sentence when the schema is
/// newer than this program.
void migrate(soci::session& sql, Dialect dialect);

/// The version of the schema that this program writes.
int newest_schema();

}  // namespace gockel
