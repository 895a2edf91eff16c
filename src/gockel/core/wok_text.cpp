// The position text of the Wok: docs/notation.md has the grammar.

#include <fmt/format.h>

#include "gockel/core/position_text.h"
#include "gockel/core/text.h"
#include "gockel/core/wok.h"

namespace gockel {
namespace {

std::string row_text(const Row& row) {
  std::string out;
  for (int i = 0; i < row.size(); ++i) out += fmt::to_string(row[i]);
  return out.empty() ? "-" : out;
}

Result<Row> parse_row(std::string_view text, Course course) {
  Row row;
  if (text == "-") return row;
  if (text.empty()) return refuse(Reason::expected_tiles);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int value = text[i] - '0';
    if (value < 1 || value > max_value(course))
      return refuse(
          Reason::expected_row_tile, i,
          {.what = quoted(text.substr(i, 1)), .limit = max_value(course)});
    if (row.size() == wok_tiles) return refuse(Reason::too_many_row_tiles, i);
    row.push(value);
  }
  return row;
}

Result<void> parse_stacks(std::string_view text, Wok& w) {
  Scanner in(text);
  Seat s = 0;
  for (bool more = true; more; ++s) {
    if (s == max_wok_seats)
      return refuse(Reason::too_many_wok_players, in.offset());
    const std::size_t at = in.offset();
    const std::string_view both = in.until('/');
    more = at + both.size() < text.size();
    const std::size_t colon = both.find(':');
    if (colon == both.npos) return refuse(Reason::expected_wok_stack, at);
    const auto sushi = parse_row(both.substr(0, colon), Course::sushi);
    if (!sushi) return std::unexpected(shifted(sushi.error(), at));
    const auto bones = parse_row(both.substr(colon + 1), Course::bone);
    if (!bones) return std::unexpected(shifted(bones.error(), at + colon + 1));
    w.stacks[s] = {*sushi, *bones};
  }
  if (s < 2) return refuse(Reason::too_few_players);
  w.seats = s;
  return {};
}

template <Course course>
Result<void> parse_row_field(std::string_view text, Wok& w) {
  const auto row = parse_row(text, course);
  if (!row) return std::unexpected(row.error());
  w.rows[static_cast<unsigned>(course)] = *row;
  return {};
}

Result<void> parse_turn(std::string_view text, Wok& w) {
  if (text == "over") {
    w.phase = Wok::Phase::over;
    return {};
  }
  const std::size_t bar = text.find('|');
  const std::size_t hash = text.find('#');
  if (bar == text.npos || hash == text.npos || hash < bar)
    return refuse(Reason::expected_wok_dice);
  const auto locked = parse_dice(text.substr(0, bar), wok_faces);
  if (!locked) return std::unexpected(locked.error());
  if (locked->size() >= wok_dice) return refuse(Reason::too_many_locked);
  w.locked = *locked;
  Scanner number(text.substr(hash + 1));
  const auto roll = number.number(wok_rolls_per_turn);
  if (!roll) return std::unexpected(shifted(roll.error(), hash + 1));
  if (!number.done())
    return std::unexpected(
        shifted(number.expected(Reason::expected_dice_end).error(), hash + 1));
  w.roll = static_cast<std::uint8_t>(*roll);
  const std::string_view rest = text.substr(bar + 1, hash - bar - 1);
  if (rest.starts_with('?')) {
    w.phase = Wok::Phase::air;
    return {};  // the number of dice is checked with the canonical form
  }
  const auto rolled = parse_dice(rest, wok_faces);
  if (!rolled) return std::unexpected(shifted(rolled.error(), bar + 1));
  w.rolled = *rolled;
  w.phase = Wok::Phase::rolled;
  return {};
}

std::span<const FieldParser<Wok>> wok_fields(Rules) {
  static constexpr std::array<FieldParser<Wok>, 6> all{
      parse_row_field<Course::sushi>,
      parse_row_field<Course::bone>,
      parse_stacks,
      parse_seat,
      parse_turn,
      parse_turn_number};
  return all;
}

}  // namespace

Result<Row> parse_full_row(std::string_view digits, Course course) {
  const auto row = parse_row(digits, course);
  if (!row) return row;
  std::array<int, 7> seen{};
  for (int i = 0; i < row->size(); ++i)
    ++seen[static_cast<unsigned>((*row)[i])];
  for (int value = 1; value <= max_value(course); ++value) {
    const int wanted = tiles_of(course, value);
    const int found = seen[static_cast<unsigned>(value)];
    if (found != wanted)
      return refuse(
          Reason::incomplete_row, 0,
          {.what = std::to_string(value), .n = found, .limit = wanted});
  }
  return row;
}

std::string Wok::text() const {
  std::string piles;
  for (Seat s = 0; s < seats; ++s)
    piles += fmt::format("{}{}:{}", s == 0 ? "" : "/", row_text(stacks[s][0]),
                         row_text(stacks[s][1]));
  std::string dice = "over";
  if (phase != Phase::over) {
    const std::string rest = phase == Phase::air
                                 ? fmt::format("?{}", in_air().dice)
                                 : dice_text(rolled, wok_faces);
    dice = fmt::format("{}|{}#{}", dice_text(locked, wok_faces), rest, roll);
  }
  return fmt::format("{} {} {} {} {} {} {}", rules.text(), row_text(rows[0]),
                     row_text(rows[1]), piles, seat_text(seat), dice, turn);
}

Result<Wok> Wok::parse(std::string_view text) {
  return parse_position<Wok>(text, wok_fields);
}

}  // namespace gockel
