#include "gockel/store/sqlite_append.h"

namespace gockel {
namespace {

SqliteValue whole(std::uint64_t number) {
  return static_cast<std::int64_t>(number);
}

SqliteValue text_or_null(const std::string& text) {
  return text.empty() ? SqliteValue() : SqliteValue(text);
}

}  // namespace

SqliteAppends::SqliteAppends(sqlite3* database)
    : select_request_(database,
                      "select version from entries where table_id = ? and "
                      "client = ?"),
      select_version_(database, "select version from tables where id = ?"),
      insert_table_(database,
                    "insert into tables (id, version, stage, listed, seed, "
                    "opener, created, touched, due) "
                    "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8) "
                    "on conflict do nothing"),
      update_version_(database,
                      "update tables set version = ? where id = ? and "
                      "version = ? and stage = ? and due is ? and "
                      "touched between ? and ?"),
      update_table_(database,
                    "update tables set version = ?, stage = ?, touched = ?, "
                    "due = ? where id = ? and version = ?"),
      insert_entries_(database,
                      "insert into entries (table_id, version, texts, client) "
                      "values (?, ?, ?, ?)"),
      delete_owners_(database,
                     "delete from holders where table_id = ? and seat = ?"),
      insert_owner_(database,
                    "insert into holders (table_id, seat, person, seat_key) "
                    "values (?, ?, ?, ?) on conflict (table_id, person) do "
                    "update set seat = excluded.seat, "
                    "seat_key = excluded.seat_key") {}

/// Compare and swap: whether the table had the expected version, or was new.
bool SqliteAppends::swap_version(const Append& append) {
  const SqliteValue due = append.due ? SqliteValue(*append.due) : SqliteValue();
  if (append.expected == 0)
    return insert_table_.run({append.table, whole(append.version), append.stage,
                              std::int64_t{append.listed}, append.seed,
                              append.opener, append.now, due}) == 1;
  // Most moves change the version alone, which is in no index: one page
  // instead of those of every index.
  if (update_version_.run({whole(append.version), append.table,
                           whole(append.expected), append.stage, due,
                           append.now - touched_lag, append.now}) == 1)
    return true;
  return update_table_.run({whole(append.version), append.stage, append.now,
                            due, append.table, whole(append.expected)}) == 1;
}

std::optional<std::uint64_t> SqliteAppends::stored_request(
    const std::string& id, const std::string& client) {
  const auto version = select_request_.number({id, client});
  if (!version) return std::nullopt;
  return static_cast<std::uint64_t>(*version);
}

void SqliteAppends::insert_owner(const std::string& table,
                                 const SeatOwner& owner) {
  insert_owner_.run({table, whole(owner.seat), owner.person, owner.key});
}

Appended SqliteAppends::append(const Append& append) {
  // Asked before the version: a request that comes again is late, but done.
  if (!append.client.empty())
    if (const auto version = stored_request(append.table, append.client))
      return {Appended::Kind::repeated, *version};
  if (!swap_version(append)) {
    const auto version = select_version_.number({append.table});
    return {Appended::Kind::stale,
            static_cast<std::uint64_t>(version.value_or(0))};
  }
  insert_entries_.run({append.table, whole(append.version), append.entries,
                       text_or_null(append.client)});
  for (const Seat seat : append.vacated)
    delete_owners_.run({append.table, whole(seat)});
  for (const SeatOwner& owner : append.owners) {
    // Whoever had the seat before has stood up.
    delete_owners_.run({append.table, whole(owner.seat)});
    insert_owner(append.table, owner);
  }
  return {Appended::Kind::done, append.version};
}

}  // namespace gockel
