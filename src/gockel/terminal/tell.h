#pragma once

#include <string>

#include "gockel/core/effect.h"
#include "gockel/terminal/screen.h"
#include "gockel/terminal/view.h"

namespace gockel::terminal {

/// What an event brought about, in sentences, as whole lines of at most
/// screen_columns. `after` is the view of the position it led to.
std::string tell(const EffectList& effects, const View& after,
                 const Screen& screen);

}  // namespace gockel::terminal
