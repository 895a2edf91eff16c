#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <utility>

namespace gockel {

/// A file being written under a name of its own, in the folder where it is to
/// be. Unless it was published, nothing is left of it.
class PartialFile {
 public:
  /// Makes it, empty, readable by its owner alone. The error is the system's.
  static std::expected<PartialFile, std::string> beside(
      const std::filesystem::path& target);
  ~PartialFile();
  PartialFile(PartialFile&& other) noexcept
      : target_(std::move(other.target_)),
        name_(std::exchange(other.name_, {})),
        descriptor_(std::exchange(other.descriptor_, -1)) {}
  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;
  PartialFile& operator=(PartialFile&&) = delete;

  const std::string& name() const { return name_; }

  /// For root: gives it to the owner of the file it will replace, or else of
  /// the folder. Others own what they write.
  std::expected<void, std::string> take_owner_of_target();

  /// Gives it its target's name, on the disk. Whatever SQLite keeps beside a
  /// database of that name is deleted: it would be taken for a part of this
  /// one.
  std::expected<void, std::string> publish();

 private:
  PartialFile(std::filesystem::path target, std::string name, int descriptor)
      : target_(std::move(target)),
        name_(std::move(name)),
        descriptor_(descriptor) {}
  std::filesystem::path target_;
  std::string name_;  ///< empty once it is published
  int descriptor_;
};

/// Keeps every program from using a SQLite database, as long as it lives.
class DatabaseLock {
 public:
  enum class State : std::uint8_t { locked, in_use, missing, failed };

  explicit DatabaseLock(const std::filesystem::path& file);
  ~DatabaseLock();
  DatabaseLock(const DatabaseLock&) = delete;
  DatabaseLock& operator=(const DatabaseLock&) = delete;

  State state() const { return state_; }

 private:
  /// Locks bytes of a file; the state that this leads to.
  State lock(const std::string& file, int& descriptor, long start, long length);

  int database_ = -1;
  int index_ = -1;  ///< of the write-ahead log, in memory that is shared
  State state_;
};

}  // namespace gockel
