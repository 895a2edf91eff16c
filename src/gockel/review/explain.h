#pragma once

#include <vector>

#include "gockel/review/analysis.h"

namespace gockel {

/// One thing the solver knows about a choice, without words. The fields that
/// carry a meaning stand behind each kind.
struct Fact {
  enum class Kind : std::uint8_t {
    gets,      ///< effect: what the move brings at once, the turn being decided
    score,     ///< Wok: seat and value: the points it then has
    keeps,     ///< value: the total then; dice: how many are left
    no_worm,   ///< no worm is aside after the move
    bratworm,  ///< the move earns a Bratworm
    fails,     ///< chance: the turn fails (Wok: nothing is on offer)
    cost,      ///< effect: what a failed turn takes or, in the Wok, brings
    likely,    ///< effect, chance: the likeliest thing that is no failure
    robs,      ///< seat, chance: the share of the win it has before
    returns,   ///< effect: where the Specialist goes that is put back
    wins,      ///< chance: the mover's share of the win
  };
  /// The move that the fact is about.
  enum class About : std::uint8_t { first, second, both };

  Kind kind;
  About about = About::both;
  double chance = 0;
  int value = 0;
  int dice = 0;
  Seat seat = no_seat;
  Effect effect{};
};

/// What is as likely as this is called sure; it rounds to 100 %.
inline constexpr double certain = 0.9995;

/// What speaks for the one and for the other of two moves: for each of them
/// what it gets or risks, in this order; then what failing costs; then the
/// shares. Both must be legal moves of `before`, as rank() gives them.
std::vector<Fact> explain(Outlook& outlook, const AnyState& before,
                          const Candidate& first, const Candidate& second);

}  // namespace gockel
