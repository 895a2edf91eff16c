#pragma once

#include "gockel/core/any_game.h"

namespace gockel {

/// The rolls of a chance node by number, from 0, in the order in which
/// `outcomes` lists them: it depends on how many dice are in the air, and on
/// whether the golden one is among them, on nothing else.
int roll_count(const AnyState& state);

/// The most that a position of these rules has: 1,287 for eight dice, twice as
/// many with the golden one, 56 in the Wok.
int max_roll_count(const Rules& rules);

/// REQUIRES: a number below roll_count(state).
Outcome numbered_roll(const AnyState& state, int number);

/// The number of dice that the state does not refuse. Law:
/// `roll_number(s, numbered_roll(s, i).dice) == i`.
int roll_number(const AnyState& state, Dice dice);

}  // namespace gockel
