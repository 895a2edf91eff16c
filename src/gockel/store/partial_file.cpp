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

DatabaseLock::DatabaseLock(const fs::path& file)
    : descriptor_(open(file.c_str(), O_RDWR | O_CLOEXEC)),
      state_(State::locked) {
  if (descriptor_ < 0) {
    state_ = errno == ENOENT ? State::missing : State::failed;
    return;
  }
  // The bytes that SQLite's file format sets aside for locks. Whoever has a
  // database with a write-ahead log open holds one of them, idle or not, and so
  // it is seen of damaged databases too, which SQLite itself refuses to open.
  struct flock range{};
  range.l_type = F_WRLCK;
  range.l_whence = SEEK_SET;
  range.l_start = 0x40000000;
  range.l_len = 512;
  if (fcntl(descriptor_, F_OFD_SETLK, &range) != 0)
    state_ = errno == EAGAIN || errno == EACCES ? State::in_use : State::failed;
}

DatabaseLock::~DatabaseLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace gockel
