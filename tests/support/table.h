#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/random/draw.h"

namespace gockel::testing {

/// A way to sit down: rules with options and a number of players.
struct Seating {
  Rules rules;
  int seats;
};

/// Every rule set with its defaults, with each option at each other value,
/// and with all options changed; each for the smallest, the largest and a
/// middle number of players.
std::vector<Seating> all_seatings();

/// "deluxe+short, 4 players".
std::string name(const Seating& seating);
/// The same with letters, digits and underscores only, to name tests.
std::string test_name(const Seating& seating);
void PrintTo(const Seating& seating, std::ostream* out);

/// A new game; Wok rows are shuffled.
AnyState new_game(const Seating& seating, Rng& rng);

/// A roll or a legal move, all equally likely. The state must not be over.
Event random_event(const AnyState& state, Rng& rng);

/// The position text must be right.
AnyState at(std::string_view text);

/// Applies events as cases write them: "55 /5 /stop".
AnyState after(AnyState state, std::string_view events);

/// The whole file, path from the project's root; fails the test without it.
std::string read_file(const std::string& path);

/// The bodies of all fenced blocks of this kind in a Markdown page.
std::vector<std::string> fenced_blocks(const std::string& page,
                                       std::string_view kind);

/// The lines of a text.
std::vector<std::string> lines(const std::string& text);

}  // namespace gockel::testing
