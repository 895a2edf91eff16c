#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "gockel/arena/arena.h"

namespace gockel {

/// Why records cannot be stored.
struct RecordsFault {
  enum class Kind : std::uint8_t {
    not_empty,   ///< something lies in the folder
    unwritable,  ///< detail: why the system refused
  };
  Kind kind = Kind::unwritable;
  std::string path;
  std::string detail = {};
};

/// A folder with a record of every game of an arena, each in a file of its
/// own. The names are numbers of deal and game with zeros before them, so they
/// sort as the games come, and do not depend on the threads:
/// "0012-3.gockel" is the third game of deal 12.
class RecordsFolder {
 public:
  /// Makes the folder if it is missing. One with anything in it is refused and
  /// stays as it is. REQUIRES: refusal(setup) has none.
  static std::expected<RecordsFolder, RecordsFault> create(
      const std::string& path, const ArenaSetup& setup);

  /// The same for those who write to a folder that another one has made or
  /// looked at.
  static std::expected<RecordsFolder, RecordsFault> join(
      const std::string& path, const ArenaSetup& setup);

  /// Writes a new file with the game; after a fault there is none.
  std::expected<void, RecordsFault> write(const ArenaGame& game) const;

 private:
  RecordsFolder(std::filesystem::path path, const ArenaSetup& setup);

  std::filesystem::path path_;
  std::vector<std::string> names_;  ///< by agent
  std::uint64_t seed_;
  std::size_t deal_digits_;
  std::size_t game_digits_;
};

/// The record of a game: the tags name the players, the seed and the deal, and
/// the seat that gave up, if one did.
Record record_of(const ArenaGame& game, const std::vector<std::string>& names,
                 std::uint64_t seed);

}  // namespace gockel
