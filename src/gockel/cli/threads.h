#pragma once

#include <CLI/CLI.hpp>

namespace gockel {

/// What a command uses when it is not told.
int all_cores();

/// --threads, for a command whose result does not depend on it.
void add_threads(CLI::App& command, int& threads);

}  // namespace gockel
