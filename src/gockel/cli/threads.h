#pragma once

#include "gockel/cli/options.h"

namespace gockel {

/// What a command uses when it is not told.
int all_cores();

/// --threads, for a command whose result does not depend on it.
void add_threads(Command& command, int& threads);

}  // namespace gockel
