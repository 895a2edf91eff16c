#include "gockel/store/sqlite_append.h"

#include <soci/soci.h>

namespace gockel {
namespace {

using soci::into;
using soci::use;

std::optional<std::uint64_t> version_of(soci::session& sql,
                                        const std::string& id) {
  long long version = 0;
  sql << "select version from tables where id = :id", use(id), into(version);
  if (!sql.got_data()) return std::nullopt;
  return static_cast<std::uint64_t>(version);
}

/// Compare and swap: whether the table had the expected version, or was new.
bool swap_version(soci::session& sql, const Append& append) {
  const auto version = static_cast<long long>(append.version);
  const auto expected = static_cast<long long>(append.expected);
  const long long now = append.now;
  const long long due = append.due.value_or(0);
  soci::indicator has_due = append.due ? soci::i_ok : soci::i_null;
  if (append.expected == 0) {
    const int listed = append.listed ? 1 : 0;
    soci::statement insert =
        (sql.prepare << "insert into tables (id, version, stage, listed, seed, "
                        "opener, created, touched, due) values (:id, "
                        ":version, :stage, :listed, :seed, :opener, :created, "
                        ":touched, :due) "
                        "on conflict do nothing",
         use(append.table), use(version), use(append.stage), use(listed),
         use(append.seed), use(append.opener), use(now), use(now),
         use(due, has_due));
    insert.execute(true);
    return insert.get_affected_rows() == 1;
  }
  soci::statement update =
      (sql.prepare << "update tables set version = :version, stage = :stage, "
                      "touched = :touched, due = :due "
                      "where id = :id and version = :expected",
       use(version), use(append.stage), use(now), use(due, has_due),
       use(append.table), use(expected));
  update.execute(true);
  return update.get_affected_rows() == 1;
}

void delete_owners(soci::session& sql, const std::string& table, Seat of) {
  const int seat = of;
  sql << "delete from holders where table_id = :id and seat = :seat",
      use(table), use(seat);
}

}  // namespace

std::optional<std::uint64_t> stored_request(soci::session& sql,
                                            const std::string& id,
                                            const std::string& client) {
  long long version = 0;
  sql << "select version from entries where table_id = :id and client = :c",
      use(id), use(client), into(version);
  if (!sql.got_data()) return std::nullopt;
  return static_cast<std::uint64_t>(version);
}

void insert_owner(soci::session& sql, const std::string& table,
                  const SeatOwner& owner) {
  const int seat = owner.seat;
  sql << "insert into holders (table_id, seat, person, seat_key) "
         "values (:id, :seat, :person, :key) on conflict (table_id, person) "
         "do update set seat = excluded.seat, seat_key = excluded.seat_key",
      use(table), use(seat), use(owner.person), use(owner.key);
}

Appended append_one(soci::session& sql, const Append& append) {
  // Asked before the version: a request that comes again is late, but done.
  if (!append.client.empty())
    if (const auto version = stored_request(sql, append.table, append.client))
      return {Appended::Kind::repeated, *version};
  if (!swap_version(sql, append))
    return {Appended::Kind::stale, version_of(sql, append.table).value_or(0)};
  const auto version = static_cast<long long>(append.version);
  soci::indicator has_client =
      append.client.empty() ? soci::i_null : soci::i_ok;
  sql << "insert into entries (table_id, version, texts, client) "
         "values (:id, :version, :texts, :client)",
      use(append.table), use(version), use(append.entries),
      use(append.client, has_client);
  for (const Seat seat : append.vacated) delete_owners(sql, append.table, seat);
  for (const SeatOwner& owner : append.owners) {
    // Whoever had the seat before has stood up.
    delete_owners(sql, append.table, owner.seat);
    insert_owner(sql, append.table, owner);
  }
  return {Appended::Kind::done, append.version};
}

}  // namespace gockel
