#include "gockel/store/postgres_store.h"

#include <fmt/format.h>

#include <map>

#include "gockel/store/entry_lines.h"
#include "gockel/store/migrations.h"
#include "gockel/store/notice.h"
#include "gockel/store/postgres_append.h"
#include "gockel/store/postgres_statements.h"

namespace gockel {
namespace {

/// What kept a database from being opened.
StoreFault::Kind kind_of(const std::exception& error) {
  if (dynamic_cast<const PqUnreachable*>(&error) != nullptr)
    return StoreFault::Kind::unreachable;
  if (dynamic_cast<const PqSilent*>(&error) != nullptr)
    return StoreFault::Kind::silent;
  if (dynamic_cast<const PqWantsPassword*>(&error) != nullptr)
    return StoreFault::Kind::wants_password;
  return StoreFault::Kind::store;
}

/// What became of a database that was open: whether its connection broke, it
/// hangs or nobody is there when it is called again is one to whoever waits.
StoreFault fault_at_work(const std::exception& error) {
  StoreFault fault{.sentence = error.what(), .kind = kind_of(error)};
  if (fault.kind == StoreFault::Kind::unreachable ||
      fault.kind == StoreFault::Kind::silent ||
      dynamic_cast<const PqLost*>(&error) != nullptr)
    fault.kind = StoreFault::Kind::lost;
  return fault;
}

/// Whatever goes wrong becomes a fault.
template <class Work>
auto guarded(Work work) -> StoreResult<decltype(work())> {
  try {
    if constexpr (std::is_void_v<decltype(work())>) {
      work();
      return {};
    } else {
      return work();
    }
  } catch (const std::exception& error) {
    return std::unexpected(fault_at_work(error));
  }
}

/// What `make` makes of each row.
template <class Make>
auto each_row(const PqRows& rows, Make make) {
  std::vector<decltype(make(0))> all;
  all.reserve(static_cast<std::size_t>(rows.size()));
  for (int row = 0; row < rows.size(); ++row) all.push_back(make(row));
  return all;
}

std::uint64_t version_at(const PqRows& rows, int row, int column) {
  return static_cast<std::uint64_t>(rows.whole(row, column));
}

Seat seat_at(const PqRows& rows, int row, int column) {
  return static_cast<Seat>(rows.whole(row, column));
}

PqValue time_value(std::optional<std::int64_t> time) {
  return time ? PqValue(std::to_string(*time)) : PqValue();
}

}  // namespace

StoreResult<std::unique_ptr<PostgresStore>> PostgresStore::open(
    PqOptions options) {
  try {
    std::unique_ptr<PostgresStore> store(new PostgresStore(std::move(options)));
    PqConnection& connection = store->connection_;
    connection.run_once("begin");
    // Two nodes that start at once take turns.
    connection.run_once("select pg_advisory_xact_lock(7105620)");
    migrate({.run =
                 [&connection](const std::string& statement) {
                   connection.run_once(statement);
                 },
             .number =
                 [&connection](const std::string& query) -> std::optional<int> {
               const PqRows rows = connection.run_once(query);
               if (rows.null(0, 0)) return std::nullopt;
               return static_cast<int>(rows.whole(0, 0));
             }});
    connection.run_once("commit");
    return store;
  } catch (const NewerSchema& newer) {
    return std::unexpected(not_opened(
        {.kind = StoreFault::Kind::newer_schema, .version = newer.version}));
  } catch (const std::exception& error) {
    // The address of a database may hold a password: it is not repeated.
    return std::unexpected(StoreFault{
        .sentence = fmt::format("cannot open the database: {}", error.what()),
        .kind = kind_of(error)});
  }
}

StoreResult<std::vector<Appended>> PostgresStore::append(
    std::span<const Append> appends) {
  return guarded([&] { return append_all(connection_, appends); });
}

StoreResult<std::optional<TableRow>> PostgresStore::table(
    const std::string& id) {
  return guarded([&]() -> std::optional<TableRow> {
    const std::array queries{PqQuery{select_table, {id}},
                             PqQuery{select_owners, {id}}};
    const std::vector<PqRows> read = connection_.run(queries);
    if (read[0].size() == 0) return std::nullopt;
    TableRow row{version_at(read[0], 0, 0), read[0].text(0, 1), {}};
    row.owners = each_row(read[1], [&owners = read[1]](int i) {
      return SeatOwner{seat_at(owners, i, 0), owners.text(i, 1),
                       owners.text(i, 2)};
    });
    return row;
  });
}

StoreResult<std::vector<std::string>> PostgresStore::entries(
    const std::string& id, std::uint64_t since) {
  return guarded([&] {
    const PqRows rows =
        connection_.run({select_entries, {id, std::to_string(since)}});
    std::vector<std::string> all;
    for (int i = 0; i < rows.size(); ++i)
      add_entries(all, rows.text(i, 1), version_at(rows, i, 0), since);
    return all;
  });
}

StoreResult<std::optional<std::uint64_t>> PostgresStore::request(
    const std::string& id, const std::string& client) {
  return guarded([&]() -> std::optional<std::uint64_t> {
    const PqRows rows = connection_.run({select_request, {id, client}});
    if (rows.size() == 0) return std::nullopt;
    return version_at(rows, 0, 0);
  });
}

StoreResult<std::optional<SeatOwner>> PostgresStore::claim(const Claim& claim) {
  return guarded([&]() -> std::optional<SeatOwner> {
    const Notice notice{.kind = Notice::Kind::owners,
                        .node = claim.node,
                        .table = claim.table,
                        .version = 0,
                        .entries = {}};
    const std::array<PqValue, 1> id{claim.table};
    const std::array queries{
        PqQuery{lock_tables, {pq_array(id)}},
        PqQuery{claim_seat,
                {claim.table, claim.key, claim.person, notice.text()}}};
    const PqRows rows = connection_.run(queries).back();
    if (rows.size() == 0) return std::nullopt;
    return SeatOwner{seat_at(rows, 0, 0), claim.person, claim.key};
  });
}

StoreResult<std::vector<std::string>> PostgresStore::due(std::int64_t before,
                                                         int max_count) {
  return guarded([&] {
    const PqRows rows = connection_.run(
        {select_due, {std::to_string(before), std::to_string(max_count)}});
    return each_row(rows, [&rows](int row) { return rows.text(row, 0); });
  });
}

StoreResult<std::vector<ListedTable>> PostgresStore::listed(int max_count,
                                                            int max_each) {
  return guarded([&] {
    const PqRows rows = connection_.run(
        {select_listed, {std::to_string(max_count), std::to_string(max_each)}});
    return each_row(rows, [&rows](int row) {
      return ListedTable{rows.text(row, 0), rows.text(row, 1)};
    });
  });
}

StoreResult<int> PostgresStore::count_unfinished(const std::string& opener) {
  return guarded([&] {
    const PqRows rows = connection_.run({select_unfinished, {opener}});
    return static_cast<int>(rows.whole(0, 0));
  });
}

StoreResult<std::uint64_t> PostgresStore::count_playing(std::int64_t since) {
  return guarded([&] {
    return version_at(
        connection_.run({select_playing, {std::to_string(since)}}), 0, 0);
  });
}

StoreResult<void> PostgresStore::tell(const Notice& notice) {
  return guarded([&] { connection_.run({notify_nodes, {notice.text()}}); });
}

StoreResult<void> PostgresStore::set_presence(
    const std::string& node, std::span<const Arrival> arrivals) {
  return guarded([&] {
    // One statement changes a row once: the last word about a seat counts.
    std::map<std::pair<std::string, Seat>, PqValue> last;
    for (const Arrival& one : arrivals)
      last[{one.table, one.seat}] = time_value(one.gone);
    std::vector<PqValue> tables;
    std::vector<PqValue> seats;
    std::vector<PqValue> gone;
    std::vector<PqValue> notices;
    for (const auto& [where, since] : last) {
      const Notice notice{.kind = Notice::Kind::presence,
                          .node = node,
                          .table = where.first,
                          .version = 0,
                          .entries = {}};
      tables.emplace_back(where.first);
      seats.emplace_back(std::to_string(where.second));
      gone.push_back(since);
      notices.emplace_back(notice.text());
    }
    connection_.run({upsert_presence,
                     {pq_array(tables), pq_array(seats), pq_array(gone), node,
                      pq_array(notices)}});
  });
}

StoreResult<std::vector<Presence>> PostgresStore::presence(
    const std::string& id) {
  return guarded([&] {
    const PqRows rows = connection_.run({select_presence, {id}});
    return each_row(rows, [&rows](int row) {
      Presence one{seat_at(rows, row, 0), rows.text(row, 1), std::nullopt,
                   rows.whole(row, 3)};
      if (!rows.null(row, 2)) one.gone = rows.whole(row, 2);
      return one;
    });
  });
}

StoreResult<std::vector<Lease>> PostgresStore::renew_lease(const Lease& lease) {
  return guarded([&] {
    const std::array queries{
        PqQuery{upsert_lease, {lease.node, std::to_string(lease.until)}},
        PqQuery{select_leases, {}}};
    const PqRows rows = connection_.run(queries).back();
    return each_row(rows, [&rows](int row) {
      return Lease{rows.text(row, 0), rows.whole(row, 1)};
    });
  });
}

StoreResult<std::vector<std::string>> PostgresStore::untouched_games(
    std::int64_t before, int max_count) {
  return guarded([&] {
    const PqRows rows =
        connection_.run({select_untouched,
                         {std::to_string(before), std::to_string(max_count)}});
    return each_row(rows, [&rows](int row) { return rows.text(row, 0); });
  });
}

StoreResult<std::vector<std::string>> PostgresStore::codes(
    const std::string& after, int max_count) {
  return guarded([&] {
    const PqRows rows =
        connection_.run({select_codes, {after, std::to_string(max_count)}});
    return each_row(rows, [&rows](int row) { return rows.text(row, 0); });
  });
}

/// Rows are only ever added by others, so each that is there may be written
/// anew on its own.
StoreResult<int> PostgresStore::rewrite(const std::string& id,
                                        const ChangeText& change) {
  return guarded([&] {
    const PqRows rows = connection_.run({select_entries, {id, "0"}});
    std::vector<PqQuery> updates;
    int changed = 0;
    for (int i = 0; i < rows.size(); ++i) {
      const std::string texts = rows.text(i, 1);
      std::string others = changed_lines(texts, change, changed);
      if (others != texts)
        updates.push_back(
            {update_texts, {id, rows.text(i, 0), std::move(others)}});
    }
    if (!updates.empty()) connection_.run(updates);
    return changed;
  });
}

StoreResult<int> PostgresStore::delete_untouched(const Expiry& before,
                                                 int max_count) {
  return guarded([&] {
    const std::string nodes = std::to_string(before.nodes);
    const std::array queries{
        PqQuery{delete_nodes, {nodes}}, PqQuery{delete_presence, {nodes}},
        PqQuery{delete_tables,
                {std::to_string(before.waiting), std::to_string(before.playing),
                 std::to_string(before.over), std::to_string(max_count)}}};
    return connection_.run(queries).back().changed();
  });
}

StoreResult<std::string> PostgresStore::secret(const std::string& name,
                                               const std::string& fresh) {
  return guarded([&] {
    // Of two nodes that start at once one is first; both read what it stored.
    const std::array queries{PqQuery{insert_secret, {name, fresh}},
                             PqQuery{select_secret, {name}}};
    return connection_.run(queries).back().text(0, 0);
  });
}

StoreResult<std::optional<std::int64_t>> PostgresStore::now() {
  return guarded([&]() -> std::optional<std::int64_t> {
    return connection_.run({select_now, {}}).whole(0, 0);
  });
}

}  // namespace gockel
