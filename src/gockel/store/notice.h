#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/store/store.h"

namespace gockel {

/// What a node tells the others, mostly when it has stored something.
struct Notice {
  enum class Kind : std::uint8_t {
    entries,   ///< that were appended
    owners,    ///< of seats are others now, with or without entries
    presence,  ///< of people has changed
    reaction   ///< that somebody called out; nothing was stored
  };
  Kind kind = Kind::entries;
  std::string node;
  std::string table;
  std::uint64_t version = 0;  ///< after the entries; the seat of a reaction
  /// The texts of the entries; none when they are too long for a notice. The
  /// name of a reaction.
  std::vector<std::string> entries;
  friend bool operator==(const Notice&, const Notice&) = default;

  /// Its inverse is `parse`, which is nothing for any other text.
  std::string text() const;
  static std::optional<Notice> parse(std::string_view text);
};

/// What others are told about an append.
Notice notice_of(const Append& append);

}  // namespace gockel
