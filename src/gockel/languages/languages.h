#pragma once

#include "gockel/words/catalogue.h"

namespace gockel {

/// All that is said about a game in a language.
const Catalogue& catalogue_of(Language language);

/// What the terminal says besides.
const TerminalTexts& terminal_texts_of(Language language);

}  // namespace gockel
