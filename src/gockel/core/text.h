#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "gockel/core/dice.h"
#include "gockel/core/error.h"
#include "gockel/core/move.h"

namespace gockel {

/// How dice are written, by face.
inline constexpr std::string_view grill_faces = "12345w";
inline constexpr std::string_view wok_faces = "sfbr";

/// "1123w", "122+w"; "" for none.
std::string dice_text(Dice dice, std::string_view faces);

/// The inverse of dice_text. Dice out of order, unknown letters and more than
/// nine dice are refused; at most nine characters are looked at before that.
Result<Dice> parse_dice(std::string_view text, std::string_view faces);

/// Takes a text apart from left to right and knows the offset for errors.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::size_t offset() const { return at_; }
  bool done() const { return at_ == text_.size(); }
  char peek() const { return done() ? '\0' : text_[at_]; }
  /// Skips `c` if it comes next.
  bool skip(char c) {
    if (done() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  /// Everything up to `end` or the end of the text; skips `end`.
  std::string_view until(char end);
  /// Everything that is left.
  std::string_view rest() {
    return text_.substr(std::exchange(at_, text_.size()));
  }
  /// A decimal number without leading zeros, at most `most`.
  Result<std::uint32_t> number(std::uint32_t most);
  /// A seat letter below `seats`.
  Result<Seat> seat(int seats);

  /// Refuses what comes next for this reason, with it as the detail `more`.
  std::unexpected<Error> expected(Reason reason, std::string what = {}) const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

/// Moves an error of a part to where the part stands in the whole.
inline Error shifted(Error error, std::size_t by) {
  error.offset += by;
  return error;
}

/// Refuses text that is not byte for byte what its value prints.
Result<void> canonical(std::string_view text, std::string_view printed);

/// The text as one printable line for a sentence: shortened, and whatever is
/// not printable ASCII shown as '?'.
std::string quoted(std::string_view text);

/// Whether all of it is well-formed UTF-8 without control characters.
bool printable_utf8(std::string_view text);

}  // namespace gockel
