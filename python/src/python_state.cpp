#include "python_state.h"

#include <nanobind/nanobind.h>

#include "errors.h"
#include "gockel/weights/built_in_values.h"

namespace gockel::python {
namespace nb = nanobind;

SpielGame make_game(std::string_view rules, int players, int first,
                    std::int64_t max_turns) {
  if (first < 0 || first >= max_seats)
    raise(refusal_for(Reason::first_seat_not_in_game));
  if (max_turns < 1 || max_turns > last_turn)
    throw nb::value_error("max_turns is not between 1 and 999,999,999");
  return value_or_raise(
      checked({.rules = value_or_raise(Rules::parse(rules)),
               .seats = players,
               .first = static_cast<Seat>(first),
               .max_turns = static_cast<std::uint32_t>(max_turns)}));
}

SpielState state_at(std::string_view position, std::uint32_t max_turns) {
  return {value_or_raise(parse_state(position)), max_turns};
}

const AnyState& position_of(const SpielState& state) {
  if (state.position() == nullptr)
    throw nb::value_error("the rows of the Wok are still being laid");
  return *state.position();
}

bool at_turn_start(const AnyState& state) {
  if (const Wok* wok = std::get_if<Wok>(&state))
    return wok->phase == Wok::Phase::over ||
           (wok->phase == Wok::Phase::air && wok->roll == 1);
  const Grill& grill = std::get<Grill>(state);
  if (grill.phase == Phase::over || grill.phase == Phase::choose) return true;
  return grill.phase == Phase::air && grill.kept.empty() && !grill.golden &&
         !grill.weasel_spent;
}

PositionValues values_for(const PositionValues* given, const Rules& rules,
                          int seats) {
  if (given == nullptr) return *built_in_values(rules, seats);
  if (!given->fits(rules, seats))
    raise(refusal_for(Reason::values_of_another_game));
  return *given;
}

}  // namespace gockel::python
