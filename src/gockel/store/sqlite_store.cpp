#include "gockel/store/sqlite_store.h"

#include <fmt/format.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <algorithm>

#include "gockel/store/entry_lines.h"
#include "gockel/store/migrations.h"
#include "gockel/store/sqlite_append.h"
#include "gockel/store/sqlite_file.h"

namespace gockel {

/// A connection, with what it has prepared.
struct SqliteStore::Session {
  explicit Session(const std::string& where)
      : sql(soci::sqlite3, where), appends(handle(sql)) {}

  soci::session sql;
  SqliteAppends appends;  ///< ends before the connection

 private:
  /// SOCI has SQLite's names in a namespace of its own.
  static sqlite3* handle(soci::session& of) {
    auto* backend =
        static_cast<soci::sqlite3_session_backend*>(of.get_backend());
    return reinterpret_cast<sqlite3*>(backend->conn_);
  }
};

namespace {

using soci::into;
using soci::use;

/// Of a connection, if so much is in use: what thousands of tables append to.
constexpr int cache_kilobytes = 32 << 10;
/// The log is written back when it has so many pages, 4 KB each. A page that
/// was changed many times meanwhile is written back once; what was committed is
/// durable in the log.
constexpr int checkpoint_pages = 8000;

/// What the database complains about, without the statement and its values,
/// which SOCI puts behind it.
std::string complaint(const std::exception& error) {
  const auto* told = dynamic_cast<const soci::soci_error*>(&error);
  return told != nullptr ? told->get_error_message() : error.what();
}

/// A transaction that ends with its scope unless it is committed. One that
/// will write says so at once: SQLite then waits for its turn, while one that
/// has read before is refused when another program is writing.
class Transaction {
 public:
  Transaction(soci::session& sql, const char* begin) : sql_(sql) {
    sql_ << begin;
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    if (committed_) return;
    try {
      sql_ << "rollback";
    } catch (const std::exception&) {
      // SQLite has rolled it back by itself.
      return;
    }
  }
  void commit() {
    sql_ << "commit";
    committed_ = true;
  }

 private:
  soci::session& sql_;
  bool committed_ = false;
};

/// Runs `work` in a transaction; whatever the database complains about becomes
/// a fault, and nothing of it has happened.
template <class Work>
auto in_transaction(soci::session& sql, const char* begin, Work work)
    -> StoreResult<decltype(work(sql))> {
  try {
    Transaction all(sql, begin);
    if constexpr (std::is_void_v<decltype(work(sql))>) {
      work(sql);
      all.commit();
      return {};
    } else {
      auto result = work(sql);
      all.commit();
      return result;
    }
  } catch (const std::exception& error) {
    return std::unexpected(StoreFault{complaint(error)});
  }
}

template <class Work>
auto reading(soci::session& sql, Work work) {
  return in_transaction(sql, "begin", std::move(work));
}

template <class Work>
auto writing(soci::session& sql, Work work) {
  return in_transaction(sql, "begin immediate", std::move(work));
}

/// A file name as SOCI's connection strings want it.
std::string quoted_file(const std::string& file) {
  std::string quoted = "\"";
  for (const char c : file) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::optional<int> one_number(soci::session& sql, const std::string& query) {
  int number = 0;
  soci::indicator found = soci::i_null;
  sql << query, into(number, found);
  if (found == soci::i_null) return std::nullopt;
  return number;
}

}  // namespace

SqliteStore::SqliteStore(std::unique_ptr<Session> session)
    : session_(std::move(session)) {}
SqliteStore::~SqliteStore() = default;

StoreResult<std::unique_ptr<SqliteStore>> SqliteStore::open(
    const std::string& file, std::chrono::milliseconds timeout) {
  if (file != in_memory) {
    if (auto ours = refuse_foreign(file); !ours)
      return std::unexpected(ours.error());
    if (auto made = make_private(file); !made)
      return std::unexpected(made.error());
  }
  try {
    auto session =
        std::make_unique<Session>(fmt::format("db={}", quoted_file(file)));
    soci::session& sql = session->sql;
    sql << fmt::format("pragma busy_timeout = {}", timeout.count());
    sql << "pragma journal_mode = wal";
    sql << "pragma synchronous = full";
    sql << "pragma foreign_keys = on";
    sql << fmt::format("pragma cache_size = -{}", cache_kilobytes);
    sql << fmt::format("pragma wal_autocheckpoint = {}", checkpoint_pages);
    Transaction all(sql, "begin immediate");
    migrate({.run = [&sql](const std::string& statement) { sql << statement; },
             .number =
                 [&sql](const std::string& query) {
                   return one_number(sql, query);
                 }});
    all.commit();
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(session)));
  } catch (const NewerSchema& newer) {
    return std::unexpected(not_opened({.kind = StoreFault::Kind::newer_schema,
                                       .what = file,
                                       .version = newer.version}));
  } catch (const std::exception& error) {
    return std::unexpected(not_opened({.kind = StoreFault::Kind::cannot_open,
                                       .what = file,
                                       .detail = complaint(error)}));
  }
}

StoreResult<std::vector<Appended>> SqliteStore::append(
    std::span<const Append> appends) {
  return writing(session_->sql, [&](soci::session&) {
    std::vector<Appended> results;
    results.reserve(appends.size());
    for (const Append& each : appends)
      results.push_back(session_->appends.append(each));
    return results;
  });
}

StoreResult<std::optional<TableRow>> SqliteStore::table(const std::string& id) {
  return reading(session_->sql, [&](soci::session& sql) {
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

StoreResult<std::vector<std::string>> SqliteStore::entries(
    const std::string& id, std::uint64_t since) {
  return reading(session_->sql, [&](soci::session& sql) {
    std::vector<std::string> all;
    const auto after = static_cast<long long>(since);
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select version, texts from entries where "
                        "table_id = :id and version > :since order by version",
         use(id), use(after));
    for (const soci::row& row : rows)
      add_entries(all, row.get<std::string>(1),
                  static_cast<std::uint64_t>(row.get<long long>(0)), since);
    return all;
  });
}

StoreResult<std::optional<std::uint64_t>> SqliteStore::request(
    const std::string& id, const std::string& client) {
  return reading(session_->sql, [&](soci::session&) {
    return session_->appends.stored_request(id, client);
  });
}

StoreResult<std::optional<SeatOwner>> SqliteStore::claim(const Claim& claim) {
  return writing(session_->sql, [&](soci::session& sql) {
    std::optional<SeatOwner> owner;
    int seat = 0;
    sql << "select seat from holders where table_id = :id and seat_key = :key "
           "limit 1",
        use(claim.table), use(claim.key), into(seat);
    if (!sql.got_data()) return owner;
    owner = SeatOwner{static_cast<Seat>(seat), claim.person, claim.key};
    session_->appends.insert_owner(claim.table, *owner);
    return owner;
  });
}

StoreResult<std::vector<std::string>> SqliteStore::due(std::int64_t before,
                                                       int max_count) {
  return reading(session_->sql, [&](soci::session& sql) {
    const long long until = before;
    const soci::rowset<std::string> rows =
        (sql.prepare << "select id from tables where due is not null and "
                        "due <= :until order by due limit :most",
         use(until), use(max_count));
    return std::vector<std::string>(rows.begin(), rows.end());
  });
}

StoreResult<std::vector<ListedTable>> SqliteStore::listed(int max_count,
                                                          int max_each) {
  return reading(session_->sql, [&](soci::session& sql) {
    // A table's place is its rank among those of its opener.
    const soci::rowset<soci::row> rows =
        (sql.prepare
             << "select id, stage from (select id, stage, created, "
                "row_number() over (partition by case when opener = '' then "
                "id else opener end order by created desc, id) as place "
                "from tables where listed = 1 and stage <> 'over') as listed "
                "where place <= :each order by place, created desc, id "
                "limit :most",
         use(max_each), use(max_count));
    std::vector<ListedTable> all;
    for (const soci::row& row : rows)
      all.push_back({row.get<std::string>(0), row.get<std::string>(1)});
    return all;
  });
}

StoreResult<int> SqliteStore::count_unfinished(const std::string& opener) {
  return reading(session_->sql, [&](soci::session& sql) {
    int count = 0;
    sql << "select count(*) from tables where opener = :opener and "
           "stage <> 'over'",
        use(opener), into(count);
    return count;
  });
}

StoreResult<std::uint64_t> SqliteStore::count_playing(std::int64_t since) {
  return reading(session_->sql, [&](soci::session& sql) {
    const long long from = since;
    long long count = 0;
    sql << "select count(*) from tables where stage = 'playing' and "
           "touched >= :since",
        use(from), into(count);
    return static_cast<std::uint64_t>(count);
  });
}

StoreResult<void> SqliteStore::set_presence(const std::string& node,
                                            std::span<const Arrival> arrivals) {
  return writing(session_->sql, [&](soci::session& sql) {
    for (const Arrival& one : arrivals) {
      const int seat = one.seat;
      const long long gone = one.gone.value_or(0);
      soci::indicator has_gone = one.gone ? soci::i_ok : soci::i_null;
      sql << "insert into presence (table_id, seat, node, gone) values "
             "(:id, :seat, :node, :gone) on conflict (table_id, seat, node) "
             "do update set gone = excluded.gone",
          use(one.table), use(seat), use(node), use(gone, has_gone);
    }
  });
}

StoreResult<std::vector<Presence>> SqliteStore::presence(
    const std::string& id) {
  return reading(session_->sql, [&](soci::session& sql) {
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select seat, node, gone, lease "
                        "from presence left join nodes on nodes.id = node "
                        "where table_id = :id order by seat, node",
         use(id));
    std::vector<Presence> all;
    for (const soci::row& row : rows) {
      Presence one{static_cast<Seat>(row.get<int>(0)), row.get<std::string>(1),
                   std::nullopt, 0};
      if (row.get_indicator(2) == soci::i_ok) one.gone = row.get<long long>(2);
      if (row.get_indicator(3) == soci::i_ok) one.lease = row.get<long long>(3);
      all.push_back(one);
    }
    return all;
  });
}

StoreResult<std::vector<Lease>> SqliteStore::renew_lease(const Lease& lease) {
  return writing(session_->sql, [&](soci::session& sql) {
    const long long until = lease.until;
    sql << "insert into nodes (id, lease) values (:id, :until) "
           "on conflict (id) do update set lease = excluded.lease",
        use(lease.node), use(until);
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select id, lease from nodes order by id");
    std::vector<Lease> all;
    for (const soci::row& row : rows)
      all.push_back({row.get<std::string>(0), row.get<long long>(1)});
    return all;
  });
}

StoreResult<std::vector<std::string>> SqliteStore::untouched_games(
    std::int64_t before, int max_count) {
  return reading(session_->sql, [&](soci::session& sql) {
    const long long until = before;
    const soci::rowset<std::string> rows =
        (sql.prepare << "select id from tables where touched < :until and "
                        "stage = 'playing' order by touched limit :most",
         use(until), use(max_count));
    return std::vector<std::string>(rows.begin(), rows.end());
  });
}

StoreResult<std::vector<std::string>> SqliteStore::codes(
    const std::string& after, int max_count) {
  return reading(session_->sql, [&](soci::session& sql) {
    const soci::rowset<std::string> rows =
        (sql.prepare << "select id from tables where id > :after order by id "
                        "limit :most",
         use(after), use(max_count));
    return std::vector<std::string>(rows.begin(), rows.end());
  });
}

StoreResult<int> SqliteStore::rewrite(const std::string& id,
                                      const ChangeText& change) {
  return writing(session_->sql, [&](soci::session& sql) {
    std::vector<std::pair<long long, std::string>> kept;
    const soci::rowset<soci::row> rows =
        (sql.prepare << "select version, texts from entries where "
                        "table_id = :id order by version",
         use(id));
    for (const soci::row& row : rows)
      kept.emplace_back(row.get<long long>(0), row.get<std::string>(1));
    int changed = 0;
    for (const auto& [version, texts] : kept) {
      const std::string others = changed_lines(texts, change, changed);
      if (others == texts) continue;
      sql << "update entries set texts = :texts where table_id = :id and "
             "version = :version",
          use(others), use(id), use(version);
    }
    return changed;
  });
}

StoreResult<int> SqliteStore::delete_untouched(const Expiry& before,
                                               int max_count) {
  return writing(session_->sql, [&](soci::session& sql) {
    const long long waiting = before.waiting;
    const long long playing = before.playing;
    const long long over = before.over;
    const long long nodes = before.nodes;
    sql << "delete from nodes where lease < :until", use(nodes);
    sql << "delete from presence where gone < :until or "
           "node not in (select id from nodes)",
        use(nodes);
    soci::statement remove =
        (sql.prepare << "delete from tables where id in (select id from tables "
                        "where (stage = 'waiting' and touched < :waiting) or "
                        "(stage = 'playing' and touched < :playing) or "
                        "(stage = 'over' and touched < :over) "
                        "order by touched limit :most)",
         use(waiting), use(playing), use(over), use(max_count));
    remove.execute(true);
    return static_cast<int>(remove.get_affected_rows());
  });
}

StoreResult<std::string> SqliteStore::secret(const std::string& name,
                                             const std::string& fresh) {
  return writing(session_->sql, [&](soci::session& sql) {
    sql << "insert into secrets (name, value) values (:name, :value) "
           "on conflict do nothing",
        use(name), use(fresh);
    std::string value;
    sql << "select value from secrets where name = :name", use(name),
        into(value);
    return value;
  });
}

StoreResult<std::optional<std::int64_t>> SqliteStore::now() { return {}; }

}  // namespace gockel
