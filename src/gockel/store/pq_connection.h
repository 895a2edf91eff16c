#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace gockel {

/// How a PostgreSQL is reached.
struct PqOptions {
  std::string where;  ///< postgresql://...
  std::chrono::milliseconds timeout = std::chrono::seconds(5);  ///< of a call
  std::stop_token stop = {};  ///< then no call waits any more
};

/// What the database or the way to it complains about. It never repeats values
/// or any part of the address, where a password may be.
class PqFault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};
/// No connection could be made.
class PqUnreachable : public PqFault {
  using PqFault::PqFault;
};
/// Not in time.
class PqSilent : public PqFault {
 public:
  PqSilent() : PqFault("the database does not answer") {}
};
/// The database was there and is no more.
class PqLost : public PqFault {
 public:
  PqLost() : PqFault("the connection to the database is lost") {}
};
class PqWantsPassword : public PqFault {
  using PqFault::PqFault;
};

/// A statement that a connection prepares when it is first used.
struct PqStatement {
  const char* name;
  const char* sql;
};

/// As text; nothing is null.
using PqValue = std::optional<std::string>;

/// A statement with its values, $1 and so on.
struct PqQuery {
  const PqStatement& statement;
  std::vector<PqValue> values = {};
};

/// The rows that a query has.
class PqRows {
 public:
  explicit PqRows(PGresult* result) : result_(result, PQclear) {}
  /// False: there is no result at all.
  explicit operator bool() const { return result_ != nullptr; }
  int size() const { return PQntuples(result_.get()); }
  bool null(int row, int column) const {
    return PQgetisnull(result_.get(), row, column) != 0;
  }
  std::string text(int row, int column) const;
  std::int64_t whole(int row, int column) const;
  /// Of a command: how many rows it changed.
  int changed() const;

 private:
  std::shared_ptr<PGresult> result_;
};

/// A connection that never waits longer than its timeout. After any fault it
/// begins anew with the next call. Not for two threads at once.
class PqConnection {
 public:
  explicit PqConnection(PqOptions options) : options_(std::move(options)) {}

  /// Runs the queries in one transaction and one round trip, unless a
  /// transaction was begun before. Durable when it returns. Throws PqFault.
  std::vector<PqRows> run(std::span<const PqQuery> queries);
  PqRows run(const PqQuery& query) { return run({&query, 1}).at(0); }
  /// Runs a statement that is not worth preparing.
  PqRows run_once(const std::string& sql);

  /// Ends the connection; the next call makes a new one.
  void reset();
  /// Notices that have come within this time; empty when there were none.
  std::vector<std::string> notices(std::chrono::milliseconds within);

 private:
  using Deadline = std::chrono::steady_clock::time_point;
  Deadline deadline() const {
    return std::chrono::steady_clock::now() + options_.timeout;
  }
  void connect(Deadline until);
  void prepare(const PqStatement& statement, Deadline until);
  void wait(short events, Deadline until) const;
  void flush(Deadline until);
  PqRows next_result(Deadline until);
  PqRows last_of_query(Deadline until);

  PqOptions options_;
  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_{nullptr, PQfinish};
  std::set<std::string_view> prepared_;
};

/// An array as PostgreSQL reads it.
std::string pq_array(std::span<const PqValue> values);

}  // namespace gockel
