#include "gockel/core/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gockel {

std::string dice_text(Dice dice, std::string_view faces) {
  std::string out;
  for (Face f = 0; f < faces.size(); ++f) {
    const bool gold = dice.has_golden() && dice.golden() == f;
    out.append(static_cast<std::size_t>(dice.count(f) - (gold ? 1 : 0)),
               faces[f]);
  }
  if (dice.has_golden()) out += {'+', faces[dice.golden()]};
  return out;
}

Result<Dice> parse_dice(std::string_view text, std::string_view faces) {
  constexpr int most = 8;
  Dice dice;
  Face last = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && faces == grill_faces && i + 2 == text.size()) {
      const std::size_t gold = faces.find(text[i + 1]);
      if (gold != face::one && gold != face::worm)
        return refuse(Reason::golden_face_unknown, i + 1);
      return dice + Dice::golden_die(static_cast<Face>(gold));
    }
    const std::size_t found = faces.find(text[i]);
    if (found == faces.npos)
      return refuse(
          Reason::unknown_face, i,
          {.what = quoted(text.substr(i, 1)), .more = std::string(faces)});
    if (found < last)
      return refuse(Reason::dice_out_of_order, i, {.what = std::string(faces)});
    if (dice.size() == most) return refuse(Reason::too_many_dice, i);
    last = static_cast<Face>(found);
    dice = dice + Dice::of(last, 1);
  }
  return dice;
}

std::string_view Scanner::until(char end) {
  const std::size_t from = at_;
  const std::size_t found = text_.find(end, at_);
  at_ = found == text_.npos ? text_.size() : found + 1;
  return text_.substr(from, std::min(found, text_.size()) - from);
}

Result<std::uint32_t> Scanner::number(std::uint32_t most) {
  const std::size_t from = at_;
  std::uint64_t value = 0;
  while (peek() >= '0' && peek() <= '9') {
    value = value * 10 + static_cast<std::uint64_t>(peek() - '0');
    if (value > most)
      return refuse(Reason::number_too_large, from, {.limit = most});
    ++at_;
  }
  if (at_ == from) return expected(Reason::expected_number);
  if (text_[from] == '0' && at_ - from > 1)
    return refuse(Reason::leading_zero, from);
  return static_cast<std::uint32_t>(value);
}

Result<Seat> Scanner::seat(int seats) {
  if (peek() < 'A' || peek() >= 'A' + seats)
    return expected(Reason::expected_seat,
                    {letter(static_cast<Seat>(seats - 1))});
  return static_cast<Seat>(text_[at_++] - 'A');
}

std::unexpected<Error> Scanner::expected(Reason reason,
                                         std::string what) const {
  // What was found at the end of the text is nothing: the sentence says so.
  std::string found;
  if (!done()) found = fmt::format("\"{}\"", quoted(text_.substr(at_, 1)));
  return refuse(reason, at_,
                {.what = std::move(what), .more = std::move(found)});
}

Result<void> canonical(std::string_view text, std::string_view printed) {
  if (text == printed) return {};
  const auto differs = std::ranges::mismatch(text, printed);
  return refuse(Reason::not_canonical,
                static_cast<std::size_t>(differs.in1 - text.begin()),
                {.what = std::string(printed)});
}

std::string quoted(std::string_view text) {
  constexpr std::size_t most = 40;
  std::string out(text.substr(0, most));
  std::ranges::replace_if(out, [](char c) { return c < ' ' || c > '~'; }, '?');
  return text.size() > most ? out + "..." : out;
}

bool printable_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead < 0x20 || lead == 0x7F) return false;
    const std::size_t length = lead < 0x80   ? 1U
                               : lead < 0xC2 ? 0U
                               : lead < 0xE0 ? 2U
                               : lead < 0xF0 ? 3U
                               : lead < 0xF5 ? 4U
                                             : 0U;
    if (length == 0 || i + length > text.size()) return false;
    std::uint32_t point = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xC0U) != 0x80U) return false;
      point = point << 6 | (next & 0x3FU);
    }
    // Overlong forms, C1 controls, surrogates and what lies beyond Unicode.
    if ((length == 3 && point < 0x800) || (length == 4 && point < 0x10000) ||
        (point >= 0x80 && point < 0xA0) ||
        (point >= 0xD800 && point < 0xE000) || point > 0x10FFFF)
      return false;
    i += length;
  }
  return true;
}

}  // namespace gockel
