#include "gockel/store/partial_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace gockel {
namespace {

namespace fs = std::filesystem;

/// What SQLite may keep beside a database.
constexpr const char* companions[] = {"-journal", "-wal", "-shm"};

std::string system_error() {
  return std::error_code(errno, std::generic_category()).message();
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// Whether the names in a folder are on the disk now.
bool sync_folder(const fs::path& folder) {
  const int descriptor =
      open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool synced = fsync(descriptor) == 0;
  close(descriptor);
  return synced;
}

}  // namespace

std::expected<PartialFile, std::string> PartialFile::beside(
    const fs::path& target) {
  std::string name = target.string() + ".XXXXXX";
  const int descriptor = mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) return std::unexpected(system_error());
  return PartialFile(target, std::move(name), descriptor);
}

PartialFile::~PartialFile() {
  if (descriptor_ >= 0) close(descriptor_);
  if (name_.empty()) return;
  std::error_code ignored;
  fs::remove(name_, ignored);
  for (const char* companion : companions)
    fs::remove(name_ + companion, ignored);
}

std::expected<void, std::string> PartialFile::take_owner_of_target() {
  if (geteuid() != 0) return {};
  struct stat found{};
  if (stat(target_.c_str(), &found) != 0 &&
      stat(folder_of(target_).c_str(), &found) != 0)
    return std::unexpected(system_error());
  if (fchown(descriptor_, found.st_uid, found.st_gid) != 0)
    return std::unexpected(system_error());
  return {};
}

std::expected<void, std::string> PartialFile::publish() {
  // A name on the disk for bytes that are not would be an empty file after a
  // power cut.
  if (fsync(descriptor_) != 0) return std::unexpected(system_error());
  std::error_code error;
  for (const char* companion : companions) {
    fs::remove(target_.string() + companion, error);
    if (error) return std::unexpected(error.message());
  }
  fs::rename(name_, target_, error);
  if (error) return std::unexpected(error.message());
  name_.clear();
  if (!sync_folder(folder_of(target_))) return std::unexpected(system_error());
  return {};
}

// Whoever has a database with a write-ahead log open, idle or not, holds one of
// the bytes that SQLite's formats set aside for locks, in the database and in
// the index of its log. So it is seen of damaged databases too, which SQLite
// itself refuses to open. Both are looked at: a process loses those of a file
// as soon as it closes any descriptor of it.
DatabaseLock::DatabaseLock(const fs::path& file)
    : state_(lock(file.string(), database_, 0x40000000, 512)) {
  if (state_ != State::locked) return;
  const State index = lock(file.string() + "-shm", index_, 120, 9);
  if (index != State::missing) state_ = index;
}

DatabaseLock::State DatabaseLock::lock(const std::string& file, int& descriptor,
                                       long start, long length) {
  descriptor = open(file.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT ? State::missing : State::failed;
  struct flock range{};
  range.l_type = F_WRLCK;
  range.l_whence = SEEK_SET;
  range.l_start = start;
  range.l_len = length;
  if (fcntl(descriptor, F_OFD_SETLK, &range) == 0) return State::locked;
  return errno == EAGAIN || errno == EACCES ? State::in_use : State::failed;
}

DatabaseLock::~DatabaseLock() {
  for (const int descriptor : {database_, index_})
    if (descriptor >= 0) close(descriptor);
}

}  // namespace gockel
