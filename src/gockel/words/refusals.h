#pragma once

#include <string>

#include "gockel/words/catalogue.h"

namespace gockel {

/// What was refused and why, in the language of the catalogue.
std::string sentence(const Error& error, const Catalogue& catalogue);

}  // namespace gockel
