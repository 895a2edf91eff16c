#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gockel/core/effect.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// A sentence about what happened.
struct ToldEffect {
  enum class Tone : std::uint8_t {
    plain,
    good,  ///< a tile was won
    bad,   ///< the turn failed
  };
  Tone tone = Tone::plain;
  bool dice = false;  ///< it holds what `show` made of dice
  std::string text = {};
};

/// What an event brought about, in sentences: "Anna steals 25 from Bruno (2
/// worms)." Here and nowhere else effects become sentences. `show` makes a text
/// of dice; without it they are put into words.
std::vector<ToldEffect> tell_effects(
    const Phrases& phrases, RuleSet set, const EffectList& effects,
    const std::function<std::string(Dice)>& show = {});

/// What a turn brought, said of its player: "takes 23"; "" when these effects
/// do not decide a turn.
std::string turn_outcome(const Phrases& phrases, const EffectList& effects);

}  // namespace gockel
