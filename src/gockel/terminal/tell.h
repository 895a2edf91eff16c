#pragma once

#include <string>

#include "gockel/core/effect.h"
#include "gockel/terminal/screen.h"

namespace gockel::terminal {

/// What an event brought about, in sentences, as whole lines of at most
/// screen_columns.
std::string tell(const EffectList& effects, RuleSet set, const Screen& screen);

}  // namespace gockel::terminal
