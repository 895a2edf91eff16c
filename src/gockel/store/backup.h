#pragma once

#include <cstdint>
#include <expected>
#include <string>

namespace gockel {

// Copies of a SQLite database of tables. A PostgreSQL has programs of its own
// for that.

/// Why there is no copy. Nothing was changed then.
struct BackupFault {
  enum class Kind : std::uint8_t {
    not_a_file,    ///< the address of a database server
    unreadable,    ///< missing, or no SQLite database
    damaged,       ///< SQLite's own check found something
    foreign,       ///< a database of something else
    newer_schema,  ///< written by a newer program; `version` says which schema
    in_use,        ///< a program has the file open that is to be replaced
    exists,        ///< there is a file that was not to be replaced
    unwritable,    ///< the copy could not be written; without a detail what
                   ///< has its name is no regular file
  };
  Kind kind = Kind::unreadable;
  std::string file;    ///< the one it is about
  std::string detail;  ///< what SQLite or the system says, in English
  int version = 0;
};

/// What was copied.
struct BackupContent {
  std::int64_t tables = 0;  ///< that people have opened
};

/// What happens to a file of the copy's name.
enum class ExistingFile : std::uint8_t { kept, replaced };

/// Copies a database, also one that a server is using: all that was stored
/// before this began is in it, and the server keeps storing. The copy is
/// checked, readable by its owner alone, and has its name only when it is
/// whole. What was deleted is in no corner of it.
std::expected<BackupContent, BackupFault> back_up(const std::string& data,
                                                  const std::string& to,
                                                  ExistingFile existing);

/// Checks a backup and puts a copy of it where a server will look for its
/// tables. Refuses to replace what a server has open. Run by root it gives the
/// file to the owner of the one it replaces, or else of the folder.
std::expected<BackupContent, BackupFault> restore(const std::string& backup,
                                                  const std::string& data,
                                                  ExistingFile existing);

}  // namespace gockel
