#pragma once

#include <span>
#include <string>
#include <string_view>

#include "gockel/core/game.h"
#include "gockel/core/text.h"

namespace gockel {

// What the position texts of all games have in common: rules first, then
// fields between single spaces, among them a seat and, last, a turn number.

template <class G>
using FieldParser = Result<void> (*)(std::string_view field, G& into);

template <class G>
Result<void> parse_seat(std::string_view field, G& into) {
  Scanner in(field);
  if (in.skip('-')) {
    into.seat = no_seat;
  } else {
    const auto seat = in.seat(into.seats);
    if (!seat) return std::unexpected(seat.error());
    into.seat = *seat;
  }
  if (!in.done()) return in.expected(Reason::expected_one_seat);
  return {};
}

inline std::string seat_text(Seat seat) {
  return {seat == no_seat ? '-' : letter(seat)};
}

template <class G>
Result<void> parse_turn_number(std::string_view field, G& into) {
  Scanner in(field);
  const auto turn = in.number(last_turn);
  if (!turn) return std::unexpected(turn.error());
  if (!in.done()) return in.expected(Reason::expected_position_end);
  into.turn = *turn;
  return {};
}

/// Reads rules and fields and accepts only a position that can stand, written
/// in the one way it is printed. `fields` gives the parsers for the rules.
template <class G>
Result<G> parse_position(std::string_view text,
                         std::span<const FieldParser<G>> (*fields)(Rules)) {
  if (text.size() > max_position_bytes)
    return refuse(Reason::position_too_long, max_position_bytes,
                  {.limit = max_position_bytes});
  Scanner in(text);
  G state;
  const auto rules = Rules::parse(in.until(' '));
  if (!rules) return std::unexpected(rules.error());
  state.rules = *rules;
  const auto parsers = fields(*rules);
  for (std::size_t i = 0; i < parsers.size(); ++i) {
    const std::size_t at = in.offset();
    const bool last = i + 1 == parsers.size();
    const auto done = parsers[i](last ? in.rest() : in.until(' '), state);
    if (!done) return std::unexpected(shifted(done.error(), at));
  }
  if (const auto broken = state.broken()) return refuse(broken->reason);
  const auto same = canonical(text, state.text());
  if (!same) return std::unexpected(same.error());
  return state;
}

}  // namespace gockel
