#pragma once

#include "gockel/review/analysis.h"

namespace gockel {

/// What the rest of a turn may bring the seat that plays it.
struct Prospect {
  /// The expected change of its score until the turn is over: worms, in the Wok
  /// points.
  double gain = 0;
  /// The likeliest first; empty when the turn has brought its tile already and
  /// only a choice of Phase::raven or Phase::back is left.
  std::vector<TurnEnding> endings = {};
};

/// A legal move, what it is worth and what it may bring.
struct CoachedMove {
  Candidate candidate;
  Prospect prospect;
};

/// A position as a coach sees it who looks over the shoulder of the seat to
/// act.
struct Coaching {
  Shares shares{};                      ///< under best play from here
  double fail = 0;                      ///< chance that the turn fails
  Prospect prospect = {};               ///< of the turn under best play
  std::vector<CoachedMove> moves = {};  ///< at decisions: the best first
};

/// All that can be said before a choice or a roll; when the game is over only
/// the shares. Law: the endings of a move add up to certainty, and to its
/// candidate's shares and chance of failing.
Coaching coach(Outlook& outlook, const AnyState& state);

}  // namespace gockel
