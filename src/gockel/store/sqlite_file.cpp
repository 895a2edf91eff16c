#include "gockel/store/sqlite_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "gockel/store/sqlite_connection.h"

namespace gockel {
namespace {

using enum StoreFault::Kind;

/// Of a SQLite database, in bytes; an empty file has none.
constexpr std::uintmax_t smallest_page = 512;
constexpr mode_t only_owner = S_IRUSR | S_IWUSR;

/// What to do to the file failed.
std::unexpected<StoreFault> cannot(StoreFault::Kind kind,
                                   const std::string& file, int error) {
  return std::unexpected(
      not_opened({.kind = kind,
                  .what = file,
                  .detail = std::generic_category().message(error)}));
}

std::unexpected<StoreFault> foreign_file(const std::string& file) {
  return std::unexpected(not_opened({.kind = foreign, .what = file}));
}

}  // namespace

std::string resolved_file(const std::string& name) {
  std::error_code error;
  const auto path = std::filesystem::weakly_canonical(name, error);
  return error ? name : path.string();
}

StoreResult<void> refuse_foreign(const std::string& file) {
  std::error_code error;
  const auto found = std::filesystem::status(file, error);
  if (!exists(found)) return {};
  if (!is_regular_file(found)) return foreign_file(file);
  // What is shorter than a page SQLite takes for a new file.
  const auto size = std::filesystem::file_size(file, error);
  if (!error && size > 0 && size < smallest_page) return foreign_file(file);
  if (SqliteConnection::is_no_database(file)) return foreign_file(file);
  const auto database = SqliteConnection::open(file);
  if (!database)
    return std::unexpected(not_opened(
        {.kind = cannot_open, .what = file, .detail = database.error()}));
  // A new file is empty, and so is one whose server ended before it had made
  // its first table.
  const auto others = database->value(
      "select count(*) from sqlite_master where not exists "
      "(select 1 from sqlite_master where name = 'schema_version')");
  if (others != "0") return foreign_file(file);
  return {};
}

StoreResult<void> make_private(const std::string& file) {
  // Only a new file is opened here: a process that closes a file loses its
  // locks on it, those of its connections too.
  const int made =
      open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, only_owner);
  if (made >= 0)
    close(made);
  else if (errno != EEXIST)
    return cannot(cannot_open, file, errno);
  if (chmod(file.c_str(), only_owner) != 0)
    return cannot(cannot_protect, file, errno);
  // SQLite gives what it makes beside the file the file's own mode; what an
  // earlier run left behind may have another.
  for (const char* part : {"-wal", "-shm"})
    if (chmod((file + part).c_str(), only_owner) != 0 && errno != ENOENT)
      return cannot(cannot_protect, file + part, errno);
  return {};
}

StoreResult<FileLock> FileLock::take(const std::string& file) {
  if (file == in_memory) return FileLock(-1);
  if (const auto ours = refuse_foreign(file); !ours)
    return std::unexpected(ours.error());
  const std::string beside = resolved_file(file) + ".lock";
  const int descriptor =
      open(beside.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, only_owner);
  if (descriptor < 0) return cannot(cannot_open, beside, errno);
  FileLock lock(descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK) return cannot(cannot_lock, beside, errno);
  return std::unexpected(not_opened({.kind = in_use, .what = file}));
}

FileLock::FileLock(FileLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock::~FileLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace gockel
