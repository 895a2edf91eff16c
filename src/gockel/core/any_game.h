#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "gockel/core/grill.h"
#include "gockel/core/wok.h"

namespace gockel {

/// A position of either game, for the boundaries: text, JSON, terminal. Hot
/// code is templated on the game instead.
using AnyState = std::variant<Grill, Wok>;

/// What happens in a game: dice fall or a seat decides.
using Event = std::variant<Dice, Move>;

/// How a new game is to be set up. Rows are for the Wok only.
struct Setup {
  Rules rules;
  int seats = 2;
  Seat first = 0;
  Row sushi;
  Row bones;
};

/// The position before the first roll; refused when something is out of range.
Result<AnyState> start(const Setup& setup);

Result<AnyState> parse_state(std::string_view text);
std::string text(const AnyState& state);

Node node(const AnyState& state);
Seat seat(const AnyState& state);  ///< to act; no_seat when over
int seats(const AnyState& state);
std::uint32_t turn(const AnyState& state);
const Rules& rules(const AnyState& state);
MoveList moves(const AnyState& state);
int score(const AnyState& state, Seat s);
Shares shares(const AnyState& state);

/// The letters of this game's dice.
std::string_view faces(const AnyState& state);

/// "1123w" for a roll, "/w" for a move: how records and cases write events.
std::string event_text(const AnyState& before, const Event& event);
Result<Event> parse_event(const AnyState& before, std::string_view text);

/// A roll as people type it: the same letters in any order. What it returns
/// fits the dice in the air.
Result<Dice> parse_loose_dice(const AnyState& before, std::string_view text);

std::optional<Error> refusal(const AnyState& state, const Event& event);
/// Applies the event, which must not be refused. (Not called apply: next to
/// std::variant that name finds std::apply.)
void step(AnyState& state, const Event& event, EffectList* effects = nullptr);

}  // namespace gockel
