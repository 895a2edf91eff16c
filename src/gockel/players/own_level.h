#pragma once

#include "gockel/players/players.h"

namespace gockel {

// Which opponent gives away as much as somebody did. In a game of two the share
// of the win is half, plus what the other one gives away, minus what one gives
// away oneself: whoever loses as much by decisions wins as often.

/// The thresholds of Strength::notices at which levels were measured.
inline constexpr std::array<int, 7> measured_notices{320, 160, 80, 40,
                                                     20,  10,  5};

/// What an unforced decision of a level gives away on average against its own
/// kind, in shares of the win: as it is, then with the thresholds above. Best
/// gives nothing away.
using LevelLosses = std::array<double, measured_notices.size() + 1>;
const LevelLosses& level_losses(RuleSet set, Level level);

/// The strength that gives away as much per decision: the strongest level that
/// gives away at least as much, with what it notices between that and nothing.
Strength strength_for(RuleSet set, double loss);

/// The level whose loss per decision is the nearest, as a ratio.
Level nearest_level(RuleSet set, double loss);

}  // namespace gockel
