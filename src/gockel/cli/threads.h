#pragma once

#include "gockel/cli/options.h"
#include "gockel/cluster/group.h"

namespace gockel {

/// What a command uses when it is not told.
int all_cores();

/// --threads, for a command whose result does not depend on it.
void add_threads(Command& command, int& threads);
/// The same for a rank: its share of the cores unless the user says else.
void add_threads(Command& command, int& threads, const Group& group);

}  // namespace gockel
