// A position of the Wok from its parts, as describe_wok.cpp tells them.

#include "gockel/core/text.h"
#include "gockel/engine/compose.h"
#include "gockel/engine/phase_names.h"

namespace gockel {
namespace {

constexpr std::array course_fields{
    Field{"sushi", FieldType::list, Requirement::required},
    Field{"bone", FieldType::list, Requirement::required}};
constexpr std::array wok_dice_fields{
    Field{"locked", FieldType::any, Requirement::required},
    Field{"rolled", FieldType::any, Requirement::required},
    Field{"roll", FieldType::whole, Requirement::required}};

using Courses = std::array<Row, 2>;

std::expected<Row, Fault> row_of(const Input& list, Course course, Part part) {
  Row row;
  if (list.size() > wok_tiles)
    return refused(refusal_for(Reason::too_many_row_tiles), part);
  for (const Input& value : list) {
    const std::int64_t n = whole_number(value);
    if (n < 1 || n > max_value(course))
      return refused(refusal_for(Reason::tile_value_unknown), part);
    row.push(static_cast<int>(n));
  }
  return row;
}

/// Both courses of a place: the rows, or the stacks of a player.
std::expected<Courses, Fault> courses_of(const Input& object, Part part) {
  const auto fields = fields_of(object, course_fields);
  if (!fields) return std::unexpected(fields.error());
  const auto sushi = row_of(fields->value("sushi"), Course::sushi, part);
  if (!sushi) return std::unexpected(sushi.error());
  const auto bones = row_of(fields->value("bone"), Course::bone, part);
  if (!bones) return std::unexpected(bones.error());
  return Courses{*sushi, *bones};
}

std::expected<void, Fault> put_dice(const Input& dice, Wok& w) {
  if (dice.is_null()) return {};
  const auto fields = fields_of(dice, wok_dice_fields);
  if (!fields) return std::unexpected(fields.error());
  const auto locked = dice_of(fields->value("locked"), wok_faces);
  if (!locked) return std::unexpected(locked.error());
  const auto rolled = dice_of(fields->value("rolled"), wok_faces);
  if (!rolled) return std::unexpected(rolled.error());
  const int roll = fields->whole("roll", 0);
  if (roll > wok_rolls_per_turn)
    return refused(refusal_for(Reason::roll_number_out_of_range), Part::dice);
  w.locked = *locked;
  w.rolled = *rolled;
  w.roll = static_cast<std::uint8_t>(roll);
  return {};
}

}  // namespace

std::expected<AnyState, Fault> compose_wok(const Params& parts,
                                           const Rules& rules) {
  Wok w;
  w.rules = rules;
  const auto phase = phase_of<Wok::Phase>(parts, wok_phase_names);
  if (!phase) return std::unexpected(phase.error());
  w.phase = *phase;
  w.turn = static_cast<std::uint32_t>(parts.whole("turn", 0));
  const auto seat = seat_of(parts.value("seat"), Part::seat);
  if (!seat) return std::unexpected(seat.error());
  w.seat = *seat;
  const auto rows = courses_of(parts.value("rows"), Part::rows);
  if (!rows) return std::unexpected(rows.error());
  w.rows = *rows;
  const Input& players = parts.value("players");
  if (players.size() > max_wok_seats)
    return refused(refusal_for(Reason::player_count_out_of_range),
                   Part::players);
  w.seats = static_cast<std::uint8_t>(players.size());
  for (Seat s = 0; s < w.seats; ++s) {
    const auto stacks = courses_of(players[s], Part::players);
    if (!stacks) return std::unexpected(stacks.error());
    w.stacks[s] = *stacks;
  }
  if (auto put = put_dice(parts.value("dice"), w); !put)
    return std::unexpected(put.error());
  return standing(w);
}

}  // namespace gockel
