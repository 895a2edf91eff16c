#pragma once

#include "gockel/words/language.h"

namespace gockel::terminal {

// What the environment says about the user and the terminal.

/// From LC_ALL, LC_MESSAGES or LANG, the first that is set.
Language language_of_environment();
/// Whether LC_ALL, LC_CTYPE or LANG, the first that is set, names UTF-8.
bool utf8_environment();
/// Whether standard output is a terminal.
bool terminal_output();
/// Whether it is one that has colours, NO_COLOR unset.
bool colour_environment();

}  // namespace gockel::terminal
