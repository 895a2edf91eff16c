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

/// The notices of a message: one notice, or several with an empty line before
/// each of them. Nothing for any other text.
std::optional<std::vector<Notice>> parse_notices(std::string_view message);

/// Says which notices go into one message, so that none grows too long.
class NoticePacker {
 public:
  /// The number of the message for the next notice.
  int message_for(std::string_view notice);

 private:
  int message_ = 0;
  std::size_t used_ = 0;
};

}  // namespace gockel
