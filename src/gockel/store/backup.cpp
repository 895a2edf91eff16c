#include "gockel/store/backup.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "gockel/store/migrations.h"
#include "gockel/store/partial_file.h"
#include "gockel/store/sqlite_connection.h"
#include "gockel/store/sqlite_file.h"

namespace gockel {
namespace {

using FaultKind = BackupFault::Kind;
template <class T>
using OrFault = std::expected<T, BackupFault>;

std::unexpected<BackupFault> fault(FaultKind kind, const std::string& file,
                                   std::string detail = "", int version = 0) {
  return std::unexpected(BackupFault{kind, file, std::move(detail), version});
}

OrFault<SqliteConnection> open_database(const std::string& file) {
  auto database = SqliteConnection::open(file);
  if (!database) return fault(FaultKind::unreadable, file, database.error());
  return std::move(*database);
}

/// The names of all tables; none when they cannot be read.
std::vector<std::string> table_names(const SqliteConnection& database) {
  std::vector<std::string> names;
  const bool read = database.each_row(
      "select name from sqlite_master where type = 'table'", "",
      [&names](std::string_view name) { names.emplace_back(name); });
  return read ? names : std::vector<std::string>();
}

/// What is in a database that a server could go on with.
OrFault<BackupContent> check_database(const SqliteConnection& database,
                                      const std::string& file) {
  const auto verdict = database.value("pragma integrity_check(1)");
  if (verdict != "ok")
    return fault(FaultKind::damaged, file,
                 verdict.value_or(database.complaint()));
  const auto version =
      database.value("select max(version) from schema_version");
  if (!version) return fault(FaultKind::foreign, file);
  if (const int schema = std::atoi(version->c_str()); schema > newest_schema())
    return fault(FaultKind::newer_schema, file, "", schema);
  const std::vector<std::string> names = table_names(database);
  if (std::ranges::count(names, "tables") == 0)
    return fault(FaultKind::foreign, file);
  BackupContent content;
  for (const std::string& name : names) {
    std::int64_t rows = 0;
    if (!database.each_row("select * from \"" + name + "\"", "",
                           [&rows](std::string_view) { ++rows; }))
      return fault(FaultKind::damaged, file, database.complaint());
    if (name == "tables") content.tables = rows;
  }
  return content;
}

/// Writes everything that is in a database now into an empty file, in one
/// reading transaction: others write meanwhile. Unlike a copy page by page it
/// holds nothing that was deleted.
OrFault<void> copy(const SqliteConnection& from, const std::string& source,
                   const PartialFile& to, const std::string& target) {
  if (from.run("vacuum into ?", to.name())) return {};
  return from.damaged()
             ? fault(FaultKind::damaged, source, from.complaint())
             : fault(FaultKind::unwritable, target, from.complaint());
}

/// Refuses, before any work is done, a name that cannot be given in the end.
OrFault<PartialFile> begin_file(const std::string& target,
                                ExistingFile existing) {
  std::error_code error;
  const auto found = std::filesystem::status(target, error);
  if (existing == ExistingFile::kept && exists(found))
    return fault(FaultKind::exists, target);
  // Folders and devices are not ours to replace.
  if (exists(found) && !is_regular_file(found))
    return fault(FaultKind::unwritable, target);
  if (DatabaseLock(target).state() == DatabaseLock::State::in_use)
    return fault(FaultKind::in_use, target);
  auto file = PartialFile::beside(target);
  if (!file) return fault(FaultKind::unwritable, target, file.error());
  return std::move(*file);
}

OrFault<void> finish_file(PartialFile& file, const std::string& target) {
  // Held until the file has its name, so that nobody opens the old one.
  const DatabaseLock lock(target);
  if (lock.state() == DatabaseLock::State::in_use)
    return fault(FaultKind::in_use, target);
  if (const auto done = file.publish(); !done)
    return fault(FaultKind::unwritable, target, done.error());
  return {};
}

/// Whether this is no file but a PostgreSQL's address.
bool is_address(const std::string& data) { return data.contains("://"); }

}  // namespace

std::expected<BackupContent, BackupFault> back_up(const std::string& data,
                                                  const std::string& name,
                                                  ExistingFile existing) {
  if (is_address(data)) return fault(FaultKind::not_a_file, data);
  const std::string to = resolved_file(name);
  auto file = begin_file(to, existing);
  if (!file) return std::unexpected(file.error());
  {
    const auto database = open_database(data);
    if (!database) return std::unexpected(database.error());
    if (const auto done = copy(*database, data, *file, to); !done)
      return std::unexpected(done.error());
  }
  // What is checked is what will be restored one day.
  const auto written = open_database(file->name());
  if (!written) return std::unexpected(written.error());
  auto content = check_database(*written, data);
  if (!content) return content;
  if (const auto done = finish_file(*file, to); !done)
    return std::unexpected(done.error());
  return content;
}

std::expected<BackupContent, BackupFault> restore(const std::string& backup,
                                                  const std::string& name,
                                                  ExistingFile existing) {
  if (is_address(name)) return fault(FaultKind::not_a_file, name);
  const std::string data = resolved_file(name);
  auto file = begin_file(data, existing);
  if (!file) return std::unexpected(file.error());
  OrFault<BackupContent> content;
  {
    const auto database = open_database(backup);
    if (!database) return std::unexpected(database.error());
    content = check_database(*database, backup);
    if (!content) return content;
    if (const auto done = copy(*database, backup, *file, data); !done)
      return std::unexpected(done.error());
  }
  if (const auto done = file->take_owner_of_target(); !done)
    return fault(FaultKind::unwritable, data, done.error());
  if (const auto done = finish_file(*file, data); !done)
    return std::unexpected(done.error());
  return content;
}

}  // namespace gockel
