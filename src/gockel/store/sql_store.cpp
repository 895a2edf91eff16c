#include "gockel/store/sql_store.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/store/sql_session.h"

namespace gockel {
namespace {

using soci::into;
using soci::use;

/// Runs `work` in a transaction; whatever the database complains about becomes
/// a fault, and nothing of it has happened.
template <class Session, class Work>
auto in_transaction(Session& session, Work work)
    -> StoreResult<decltype(work(session.sql))> {
  try {
    if (session.lost) {
      session.sql.close();
      connect(session.sql, session.dialect, session.where);
      session.lost = false;
    }
    soci::transaction all(session.sql);
    if constexpr (std::is_void_v<decltype(work(session.sql))>) {
      work(session.sql);
      all.commit();
      return {};
    } else {
      auto result = work(session.sql);
      all.commit();
      return result;
    }
  } catch (const std::exception& error) {
    // SQLite's file stays open; another server's connection may be gone.
    session.lost = session.dialect == Dialect::postgresql;
    return std::unexpected(StoreFault{error.what()});
  }
}

std::optional<std::uint64_t> version_of(soci::session& sql,
                                        const std::string& id) {
  long long version = 0;
  sql << "select version from tables where id = :id", use(id), into(version);
  if (!sql.got_data()) return std::nullopt;
  return static_cast<std::uint64_t>(version);
}

std::optional<std::uint64_t> stored_request(soci::session& sql,
                                            const std::string& id,
                                            const std::string& client) {
  long long version = 0;
  sql << "select version from entries where table_id = :id and client = :c",
      use(id), use(client), into(version);
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
                        "created, touched, due) values (:id, :version, :stage, "
                        ":listed, :seed, :created, :touched, :due) "
                        "on conflict do nothing",
         use(append.table), use(version), use(append.stage), use(listed),
         use(append.seed), use(now), use(now), use(due, has_due));
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

Appended append_one(soci::session& sql, const Append& append) {
  // Asked before the version: a request that comes again is late, but done.
  if (!append.client.empty())
    if (const auto version = stored_request(sql, append.table, append.client))
      return {Appended::Kind::repeated, *version};
  // From here on the table's row is locked: no other node appends meanwhile.
  if (!swap_version(sql, append))
    return {Appended::Kind::stale, version_of(sql, append.table).value_or(0)};
  const auto version = static_cast<long long>(append.version);
  soci::indicator has_client =
      append.client.empty() ? soci::i_null : soci::i_ok;
  sql << "insert into entries (table_id, version, texts, client) "
         "values (:id, :version, :texts, :client)",
      use(append.table), use(version), use(append.entries),
      use(append.client, has_client);
  for (const SeatOwner& owner : append.owners) {
    const int seat = owner.seat;
    // Whoever had the seat before has stood up.
    sql << "delete from holders where table_id = :id and seat = :seat",
        use(append.table), use(seat);
    sql << "insert into holders (table_id, seat, person, seat_key) "
           "values (:id, :seat, :person, :key) on conflict (table_id, person) "
           "do update set seat = excluded.seat, seat_key = excluded.seat_key",
        use(append.table), use(seat), use(owner.person), use(owner.key);
  }
  return {Appended::Kind::done, append.version};
}

}  // namespace

StoreResult<std::vector<Appended>> SqlStore::append(
    std::span<const Append> appends) {
  // Tables are locked in one order, so that two nodes never wait for each
  // other.
  std::vector<std::size_t> order(appends.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&appends](std::size_t i) {
    return std::pair(std::string_view(appends[i].table), i);
  });
  const bool notify = shared();
  return in_transaction(*session_, [&](soci::session& sql) {
    std::vector<Appended> results(appends.size());
    for (const std::size_t i : order) {
      results[i] = append_one(sql, appends[i]);
      if (notify && results[i].kind == Appended::Kind::done)
        sql << "select pg_notify('gockel', :id)", use(appends[i].table);
    }
    return results;
  });
}

StoreResult<std::optional<TableRow>> SqlStore::table(const std::string& id) {
  return in_transaction(*session_, [&](soci::session& sql) {
    std::optional<TableRow> row;
    long long version = 0;
    std::string seed;
    sql << "select version, seed from tables where id = :id", use(id),
        into(version), into(seed);
    if (!sql.got_data()) return row;
    row = TableRow{static_cast<std::uint64_t>(version), seed, {}};
    const soci::rowset<soci::row> owners =
        (sql.prepare << "select seat, person, seat_key from holders "
                        "where table_id = :id order by seat, person",
         use(id));
    for (const soci::row& o : owners)
      row->owners.push_back({static_cast<Seat>(o.get<int>(0)),
                             o.get<std::string>(1), o.get<std::string>(2)});
    return row;
  });
}

StoreResult<std::vector<std::string>> SqlStore::entries(const std::string& id,
                                                        std::uint64_t since) {
  return in_transaction(*session_, [&](soci::session& sql) {
    std::vector<std::string> all;
    const auto after = static_cast<long long>(since);
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select version, texts from entries where "
                        "table_id = :id and version > :since order by version",
         use(id), use(after));
    for (const soci::row& row : rows) {
      const auto texts = row.get<std::string>(1);
      const auto last = static_cast<std::uint64_t>(row.get<long long>(0));
      const auto lines =
          static_cast<std::uint64_t>(std::ranges::count(texts, '\n')) + 1;
      std::size_t from = 0;
      for (std::uint64_t v = last - lines + 1; v <= last; ++v) {
        const std::size_t end = std::min(texts.find('\n', from), texts.size());
        if (v > since) all.push_back(texts.substr(from, end - from));
        from = end + 1;
      }
    }
    return all;
  });
}

StoreResult<std::optional<std::uint64_t>> SqlStore::request(
    const std::string& id, const std::string& client) {
  return in_transaction(*session_, [&](soci::session& sql) {
    return stored_request(sql, id, client);
  });
}

StoreResult<std::optional<SeatOwner>> SqlStore::claim(
    const std::string& id, const std::string& key, const std::string& person) {
  return in_transaction(*session_, [&](soci::session& sql) {
    std::optional<SeatOwner> owner;
    int seat = 0;
    sql << "select seat from holders where table_id = :id and seat_key = :key "
           "limit 1",
        use(id), use(key), into(seat);
    if (!sql.got_data()) return owner;
    sql << "insert into holders (table_id, seat, person, seat_key) "
           "values (:id, :seat, :person, :key) on conflict (table_id, person) "
           "do update set seat = excluded.seat, seat_key = excluded.seat_key",
        use(id), use(seat), use(person), use(key);
    owner = SeatOwner{static_cast<Seat>(seat), person, key};
    return owner;
  });
}

StoreResult<std::vector<std::string>> SqlStore::due(std::int64_t before,
                                                    int max_count) {
  return in_transaction(*session_, [&](soci::session& sql) {
    const long long until = before;
    const soci::rowset<std::string> rows =
        (sql.prepare << "select id from tables where due is not null and "
                        "due <= :until order by due limit :most",
         use(until), use(max_count));
    return std::vector<std::string>(rows.begin(), rows.end());
  });
}

StoreResult<std::vector<ListedTable>> SqlStore::listed(int max_count) {
  return in_transaction(*session_, [&](soci::session& sql) {
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select id, stage from tables where listed = 1 and "
                        "stage <> 'over' order by created desc limit :most",
         use(max_count));
    std::vector<ListedTable> all;
    for (const soci::row& row : rows)
      all.push_back({row.get<std::string>(0), row.get<std::string>(1)});
    return all;
  });
}

StoreResult<std::uint64_t> SqlStore::count_playing() {
  return in_transaction(*session_, [](soci::session& sql) {
    long long count = 0;
    sql << "select count(*) from tables where stage = 'playing'", into(count);
    return static_cast<std::uint64_t>(count);
  });
}

StoreResult<void> SqlStore::set_presence(const std::string& node,
                                         std::span<const Presence> seats) {
  return in_transaction(*session_, [&](soci::session& sql) {
    for (const Presence& here : seats) {
      const int seat = here.seat;
      const long long until = here.until;
      sql << "insert into presence (table_id, seat, node, until) values "
             "(:id, :seat, :node, :until) on conflict (table_id, seat, node) "
             "do update set until = excluded.until",
          use(here.table), use(seat), use(node), use(until);
      if (shared()) sql << "select pg_notify('gockel', :id)", use(here.table);
    }
  });
}

StoreResult<std::vector<Seat>> SqlStore::present(const std::string& id,
                                                 std::int64_t now) {
  return in_transaction(*session_, [&](soci::session& sql) {
    const long long after = now;
    const soci::rowset<int> rows =
        (sql.prepare << "select distinct seat from presence where "
                        "table_id = :id and until > :now order by seat",
         use(id), use(after));
    std::vector<Seat> seats;
    for (const int seat : rows) seats.push_back(static_cast<Seat>(seat));
    return seats;
  });
}

StoreResult<std::vector<std::string>> SqlStore::untouched_games(
    std::int64_t before, int max_count) {
  return in_transaction(*session_, [&](soci::session& sql) {
    const long long until = before;
    const soci::rowset<std::string> rows =
        (sql.prepare << "select id from tables where touched < :until and "
                        "stage = 'playing' order by touched limit :most",
         use(until), use(max_count));
    return std::vector<std::string>(rows.begin(), rows.end());
  });
}

StoreResult<int> SqlStore::delete_untouched(std::int64_t before) {
  return in_transaction(*session_, [&](soci::session& sql) {
    const long long until = before;
    sql << "delete from presence where until < :until", use(until);
    soci::statement remove = (sql.prepare << "delete from tables where "
                                             "touched < :until",
                              use(until));
    remove.execute(true);
    return static_cast<int>(remove.get_affected_rows());
  });
}

}  // namespace gockel
