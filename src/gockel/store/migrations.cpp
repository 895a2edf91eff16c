#include "gockel/store/migrations.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace gockel {
namespace {

/// Step n leads from schema version n to n + 1. Steps are only ever added.
/// Statements are separated by semicolons; both databases understand them.
constexpr std::array<std::string_view, 3> steps{R"(
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
)",
                                                // Nodes have leases.
                                                R"(
drop table presence;
create table presence (
  table_id text not null,
  seat integer not null,
  node text not null,
  gone bigint,
  primary key (table_id, seat, node));
create table nodes (
  id text primary key,
  lease bigint not null)
)",
                                                // Quotas, and secrets that
                                                // all nodes share.
                                                R"(
alter table tables add column opener text not null default '';
create index tables_opener on tables (opener) where stage <> 'over';
create table secrets (
  name text primary key,
  value text not null)
)"};

void run_all(const MigratedDatabase& database, std::string_view statements) {
  while (!statements.empty()) {
    const std::size_t end = std::min(statements.find(';'), statements.size());
    database.run(std::string(statements.substr(0, end)));
    statements.remove_prefix(std::min(end + 1, statements.size()));
  }
}

}  // namespace

NewerSchema::NewerSchema(int found)
    : std::runtime_error(
          fmt::format("its schema {} is that of a newer Gockel", found)),
      version(found) {}

int newest_schema() { return static_cast<int>(steps.size()); }

void migrate(const MigratedDatabase& database) {
  database.run(
      "create table if not exists schema_version (version integer not null)");
  const std::optional<int> found =
      database.number("select max(version) from schema_version");
  if (!found) database.run("insert into schema_version values (0)");
  const int version = found.value_or(0);
  const int newest = newest_schema();
  if (version > newest) throw NewerSchema(version);
  if (version == newest) return;
  for (int step = version; step < newest; ++step)
    run_all(database, steps[static_cast<std::size_t>(step)]);
  database.run(fmt::format("update schema_version set version = {}", newest));
}

}  // namespace gockel
