#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "gockel/core/record.h"
#include "gockel/terminal/local_player.h"

namespace gockel::terminal {

/// Where the dice come from.
enum class DiceMode : std::uint8_t {
  automatic,  ///< the program rolls
  manual,     ///< people roll real dice and type them
};

/// Everything about a game that does not change while it is played. It is all
/// in the head of the record.
struct LocalGame {
  AnyState start;
  std::vector<LocalPlayer> players;  ///< one per seat
  DiceMode dice = DiceMode::automatic;
  std::uint64_t seed = 0;

  /// Names and what is needed to go on; `date` is for people.
  std::vector<Tag> tags(std::string_view date) const;
  /// The inverse. Records of other programs work too: who has no name is
  /// called by the seat, who has no kind is a person, and without a seed one is
  /// made from the start, so that resuming again rolls the same dice.
  static Result<LocalGame> of(const Record& record);

  /// The dice that fall when `events` events have happened. They depend on
  /// nothing else: a game that was killed goes on as if it had not been.
  Dice roll(const AnyState& state, std::size_t events) const;
  /// What the computer player at the seat to act decides then.
  Move decide(const AnyState& state, std::size_t events) const;

  bool anybody_at_the_keyboard() const;
};

/// The start of a new game; Wok rows not given are shuffled with the seed.
struct Seating {
  Rules rules;
  std::vector<LocalPlayer> players;
  Seat first = 0;
  Row sushi;  ///< empty: shuffled
  Row bones;
  DiceMode dice = DiceMode::automatic;
  std::uint64_t seed = 0;
};
Result<LocalGame> set_table(const Seating& seating);

}  // namespace gockel::terminal
