#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gockel/store/store.h"

namespace soci {
class session;
}

namespace gockel {

// What an append does to SQLite's tables, inside a transaction that will be
// committed. What the database complains about is thrown.

/// Appends on its own terms: Store::append.
Appended append_one(soci::session& sql, const Append& append);

/// The version that a client's request led to, if it was stored.
std::optional<std::uint64_t> stored_request(soci::session& sql,
                                            const std::string& id,
                                            const std::string& client);

/// Adds the owner of a seat, or moves them there from another.
void insert_owner(soci::session& sql, const std::string& table,
                  const SeatOwner& owner);

}  // namespace gockel
