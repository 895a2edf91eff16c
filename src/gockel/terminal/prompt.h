#pragma once

#include <string>

#include "gockel/terminal/screen.h"
#include "gockel/view/view.h"

namespace gockel::terminal {

/// The question of the moment, without a newline.
std::string prompt(const View& view, const Screen& screen);

}  // namespace gockel::terminal
