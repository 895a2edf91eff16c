#pragma once

#include <span>
#include <vector>

#include "gockel/players/players.h"

namespace gockel {

// Which opponent gives away as much as somebody did. In a game of two the share
// of the win is half, plus what the other one gives away, minus what one gives
// away oneself: whoever loses as much by decisions wins as often.

/// The thresholds of Strength::notices at which levels were measured.
inline constexpr std::array<int, 7> measured_notices{320, 160, 80, 40,
                                                     20,  10,  5};

/// What an unforced decision of a level gives away on average, in shares of the
/// win: as it is, then with the thresholds above. Told from games against
/// others, as somebody's own loss is told: by what the one gives away in a game
/// for what the other one does (bench/level_losses). Best gives nothing away.
using LevelLosses = std::array<double, measured_notices.size() + 1>;
const LevelLosses& level_losses(RuleSet set, Level level);

/// What somebody gives away per decision, and the standard error of that.
struct ComparableLoss {
  double mean = 0;
  double error = 0;
};

/// The strength that gives away as much per decision: the strongest level that
/// gives away at least as much, with what it notices between that and nothing.
/// Who may give away as much as a child, by one and a half errors, has a child
/// as it is: nobody is weaker, so that an error would only ever make the
/// opponent of a child stronger than the child.
Strength strength_for(RuleSet set, const ComparableLoss& loss);

/// What a strength gives away per decision, between the
/// thresholds as strength_for does it: loss_of(set, strength_for(set, {loss}))
/// is the loss again where the habit gives it away at all.
double loss_of(RuleSet set, Strength strength);

/// Unforced decisions, and what they gave away on average.
struct MeanLoss {
  int decisions = 0;
  double mean = 0;
};

/// A game of somebody, and the computer players in it.
struct OpposedGame {
  struct Opponent {
    Strength strength;
    MeanLoss gave;
  };
  MeanLoss gave;
  std::vector<Opponent> opponents;
};

/// What somebody gives away per decision, at the stakes at which the levels
/// were measured. What a mistake costs depends on what is at stake: who is far
/// behind or ahead has little to give away, and so have the others in the same
/// game. So the computer players are the measure: in games in which they gave
/// away half of what they are known for, the own mistakes count twice.
/// 0 where nothing was decided; the error is that of independent games, and 0
/// of one game.
ComparableLoss comparable_loss(RuleSet set, std::span<const OpposedGame> games);

/// The level whose loss per decision is the nearest, as a ratio.
Level nearest_level(RuleSet set, double loss);

}  // namespace gockel
