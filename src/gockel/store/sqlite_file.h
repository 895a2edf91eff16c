#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "gockel/store/store.h"

namespace gockel {

/// SQLite's name for a database without a file, gone with its connection.
inline constexpr std::string_view in_memory = ":memory:";

/// The file that a name stands for in the end, whatever links lead there: that
/// is what SQLite locks, and where what is beside it lies.
std::string resolved_file(const std::string& name);

/// A fault when there is something of that name that is not ours: no file, no
/// database, or the database of another program. Nothing is changed: to be
/// asked before anything is made there or beside it.
StoreResult<void> refuse_foreign(const std::string& file);

/// Makes the file if it is missing, and sees to it that nobody but its owner
/// can read it or what SQLite writes beside it: it holds keys and seeds.
/// REQUIRES: what is there is not foreign.
StoreResult<void> make_private(const std::string& file);

/// Keeps other servers off a file as long as it lives. The system ends it with
/// the process, however that ends.
class FileLock {
 public:
  /// A fault when another process has it, or when it is foreign. Nobody shares
  /// a database in memory.
  static StoreResult<FileLock> take(const std::string& file);
  FileLock(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace gockel
