#include "gockel/store/migrations.h"

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string_view>

namespace gockel {
namespace {

/// Step n leads from schema version n to n + 1. Steps are only ever added.
/// Statements are separated by semicolons; both databases understand them.
constexpr std::array<std::string_view, 1> steps{R"(
create table tables (
  id text primary key,
  version bigint not null,
  stage text not null,
  listed integer not null,
  seed text not null,
  created bigint not null,
  touched bigint not null,
  due bigint);
create index tables_due on tables (due) where due is not null;
create index tables_listed on tables (listed, stage, created);
create index tables_touched on tables (touched);
create table entries (
  table_id text not null references tables (id) on delete cascade,
  version bigint not null,
  texts text not null,
  client text,
  primary key (table_id, version));
create unique index entries_client on entries (table_id, client)
  where client is not null;
create table holders (
  table_id text not null references tables (id) on delete cascade,
  seat integer not null,
  person text not null,
  seat_key text not null,
  primary key (table_id, person));
create table presence (
  table_id text not null,
  seat integer not null,
  node text not null,
  until bigint not null,
  primary key (table_id, seat, node))
)"};

void run_all(soci::session& sql, std::string_view statements) {
  while (!statements.empty()) {
    const std::size_t end = std::min(statements.find(';'), statements.size());
    sql << std::string(statements.substr(0, end));
    statements.remove_prefix(std::min(end + 1, statements.size()));
  }
}

}  // namespace

int newest_schema() { return static_cast<int>(steps.size()); }

void migrate(soci::session& sql, Dialect dialect) {
  soci::transaction all(sql);
  // Two nodes that start at once take turns.
  if (dialect == Dialect::postgresql)
    sql << "select pg_advisory_xact_lock(7105620)";
  sql << "create table if not exists schema_version (version integer not null)";
  int version = 0;
  soci::indicator found = soci::i_null;
  sql << "select max(version) from schema_version", soci::into(version, found);
  if (found == soci::i_null) {
    version = 0;
    sql << "insert into schema_version values (0)";
  }
  const int newest = newest_schema();
  if (version > newest)
    throw std::runtime_error(
        fmt::format("its schema has version {}, this program knows {}: it was "
                    "written by a newer one",
                    version, newest));
  for (int step = version; step < newest; ++step)
    run_all(sql, steps[static_cast<std::size_t>(step)]);
  sql << "update schema_version set version = :newest", soci::use(newest);
  all.commit();
}

}  // namespace gockel
