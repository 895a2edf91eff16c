#pragma once

#include <string>

#include "gockel/words/phrases.h"

namespace gockel {

/// What the rest of a turn risks and brings on average, in a sentence: the
/// chance that it fails, and the expected change of the score.
std::string turn_summary(const Phrases& phrases, RuleSet set, double fail,
                         double gain);

/// What a tutor says before a move counts that gives away so much of the win.
std::string objection(const Phrases& phrases, double loss);

}  // namespace gockel
