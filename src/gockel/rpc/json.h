#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "gockel/core/any_game.h"

namespace gockel {

/// What goes out: fields stay in the order they were written in.
using Json = nlohmann::ordered_json;

/// What comes in: fields are found in logarithmic time, because a stranger
/// decides how many there are.
using Input = nlohmann::json;

/// One line of text. Never throws: what is not UTF-8 is replaced.
std::string dump(const Json& json);
std::string dump(const Input& json);

/// "A", or null for no_seat.
Json seat_json(Seat seat);

/// The tile's number, or null for no_tile.
Json tile_json(Tile tile);

/// One text per die, the golden one last as "+1" or "+w"; joined they are the
/// text of the dice.
Json dice_json(Dice dice, std::string_view faces);

/// "sushi" or "bone".
std::string_view course_name(Course course);

/// Per seat, A first.
Json scores_json(const AnyState& state);
/// Per seat, A first.
Json by_seat(const Shares& shares, int seats);
/// Per seat, A first; null before the end of the game.
Json shares_json(const AnyState& state);

}  // namespace gockel
