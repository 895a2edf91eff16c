#include "gockel/store/pq_connection.h"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace gockel {
namespace {

/// How soon a stop is noticed.
constexpr std::chrono::milliseconds stop_slice{100};

/// The class of a complaint and the name of a constraint, but no message: that
/// may quote values.
[[noreturn]] void complain(const PGresult* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* constraint = PQresultErrorField(result, PG_DIAG_CONSTRAINT_NAME);
  if (state == nullptr) throw PqLost();
  throw PqFault(fmt::format("the database refuses it: SQLSTATE {}{}{}", state,
                            constraint != nullptr ? ", constraint " : "",
                            constraint != nullptr ? constraint : ""));
}

bool is_good(ExecStatusType status) {
  return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK ||
         status == PGRES_PIPELINE_SYNC;
}

}  // namespace

std::string PqRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PqRows::whole(int row, int column) const {
  const char* const digits = PQgetvalue(result_.get(), row, column);
  std::int64_t number = 0;
  const auto [end, error] =
      std::from_chars(digits, digits + std::strlen(digits), number);
  if (error != std::errc{} || *end != '\0')
    throw PqFault("the database has something else where a number must be");
  return number;
}

int PqRows::changed() const {
  const std::string_view digits = PQcmdTuples(result_.get());
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

void PqConnection::reset() {
  connection_.reset();
  prepared_.clear();
}

/// Waits until the socket is ready; throws when that takes too long.
void PqConnection::wait(short events, Deadline until) const {
  for (;;) {
    if (options_.stop.stop_requested()) throw PqFault("the server ends");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(
        until - std::chrono::steady_clock::now());
    if (left.count() <= 0) throw PqSilent();
    pollfd socket{PQsocket(connection_.get()), events, 0};
    if (poll(&socket, 1, static_cast<int>(std::min(left, stop_slice).count())) >
        0)
      return;
  }
}

void PqConnection::connect(Deadline until) {
  reset();
  connection_.reset(PQconnectStart(options_.where.c_str()));
  if (!connection_) throw PqFault("there is no memory left");
  // libpq's own words may quote the address, so they are not repeated.
  if (PQstatus(connection_.get()) == CONNECTION_BAD)
    throw PqUnreachable("its address cannot be read, or nobody is there");
  PostgresPollingStatusType status = PGRES_POLLING_WRITING;
  while (status != PGRES_POLLING_OK) {
    if (status == PGRES_POLLING_FAILED) {
      if (PQconnectionNeedsPassword(connection_.get()) != 0)
        throw PqWantsPassword("it wants a password");
      throw PqUnreachable(
          "nobody is there, or user, password and name do not fit");
    }
    wait(status == PGRES_POLLING_READING ? POLLIN : POLLOUT, until);
    status = PQconnectPoll(connection_.get());
  }
  if (PQsetnonblocking(connection_.get(), 1) != 0) throw PqLost();
  // What the server remarks beside its answers is for nobody.
  PQsetNoticeReceiver(
      connection_.get(), [](void*, const PGresult*) {}, nullptr);
  // The server is to give up as well what nobody waits for any more. Plans are
  // made once, perhaps while the tables are almost empty: they go by the
  // indexes from the first, and none is worth compiling.
  if (PQsendQuery(connection_.get(),
                  fmt::format("set statement_timeout = {}; "
                              "set enable_seqscan = off; "
                              "set enable_hashjoin = off; "
                              "set enable_mergejoin = off; set jit = off; "
                              "set plan_cache_mode = force_generic_plan",
                              options_.timeout.count())
                      .c_str()) == 0)
    throw PqLost();
  last_of_query(until);
}

/// Sends what libpq has not yet sent.
void PqConnection::flush(Deadline until) {
  for (;;) {
    const int left = PQflush(connection_.get());
    if (left < 0) throw PqLost();
    if (left == 0) return;
    // A server that cannot send does not read.
    wait(POLLIN | POLLOUT, until);
    if (PQconsumeInput(connection_.get()) == 0) throw PqLost();
  }
}

/// The next result, null when there is none; throws when it is a complaint.
PqRows PqConnection::next_result(Deadline until) {
  flush(until);
  while (PQisBusy(connection_.get()) != 0) {
    wait(POLLIN, until);
    if (PQconsumeInput(connection_.get()) == 0) throw PqLost();
  }
  PGresult* const result = PQgetResult(connection_.get());
  PqRows rows(result);
  if (result != nullptr && !is_good(PQresultStatus(result))) complain(result);
  return rows;
}

/// The result of a query, up to the null that ends it.
PqRows PqConnection::last_of_query(Deadline until) {
  PqRows rows = next_result(until);
  while (next_result(until)) {
  }
  return rows;
}

void PqConnection::prepare(const PqStatement& statement, Deadline until) {
  if (prepared_.contains(statement.name)) return;
  if (PQsendPrepare(connection_.get(), statement.name, statement.sql, 0,
                    nullptr) == 0)
    throw PqLost();
  last_of_query(until);
  prepared_.insert(statement.name);
}

PqRows PqConnection::run_once(const std::string& sql) try {
  const Deadline until = deadline();
  if (!connection_) connect(until);
  if (PQsendQuery(connection_.get(), sql.c_str()) == 0) throw PqLost();
  return last_of_query(until);
} catch (...) {
  reset();
  throw;
}

std::vector<PqRows> PqConnection::run(std::span<const PqQuery> queries) try {
  const Deadline until = deadline();
  if (!connection_) connect(until);
  for (const PqQuery& query : queries) prepare(query.statement, until);
  // All are sent before the first is answered; the sync at their end commits.
  if (PQenterPipelineMode(connection_.get()) == 0) throw PqLost();
  for (const PqQuery& query : queries) {
    std::vector<const char*> values;
    for (const PqValue& value : query.values) {
      if (value && value->find('\0') != value->npos)
        throw PqFault("a text with a zero byte cannot be stored");
      values.push_back(value ? value->c_str() : nullptr);
    }
    if (PQsendQueryPrepared(connection_.get(), query.statement.name,
                            static_cast<int>(values.size()), values.data(),
                            nullptr, nullptr, 0) == 0)
      throw PqLost();
  }
  if (PQpipelineSync(connection_.get()) == 0) throw PqLost();
  std::vector<PqRows> all;
  all.reserve(queries.size());
  for (std::size_t i = 0; i < queries.size(); ++i)
    all.push_back(last_of_query(until));
  next_result(until);  // the sync: it is durable now
  if (PQexitPipelineMode(connection_.get()) == 0) throw PqLost();
  return all;
} catch (...) {
  reset();
  throw;
}

std::vector<std::string> PqConnection::notices(
    std::chrono::milliseconds within) try {
  pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
  if (poll(&socket, 1, static_cast<int>(within.count())) > 0 &&
      PQconsumeInput(connection_.get()) == 0)
    throw PqLost();
  // Several may have come at once, and only one wakes the poll.
  std::vector<std::string> all;
  for (;;) {
    const std::unique_ptr<PGnotify, decltype(&PQfreemem)> notice(
        PQnotifies(connection_.get()), PQfreemem);
    if (!notice) return all;
    all.emplace_back(notice->extra);
  }
} catch (...) {
  reset();
  throw;
}

std::string pq_array(std::span<const PqValue> values) {
  std::string text = "{";
  for (const PqValue& value : values) {
    if (text.size() > 1) text += ',';
    if (!value) {
      text += "null";
      continue;
    }
    text += '"';
    for (const char c : *value) {
      if (c == '"' || c == '\\') text += '\\';
      text += c;
    }
    text += '"';
  }
  return text + "}";
}

}  // namespace gockel
