#pragma once

#include <string>

#include "gockel/terminal/screen.h"
#include "gockel/view/view.h"

namespace gockel::terminal {

/// The rules of the moment, as whole lines: what is to be decided, what each
/// choice leads to, and what the Specialists in the game can do. At a chance
/// node: how to type dice.
std::string help(const View& view, const Screen& screen);

}  // namespace gockel::terminal
