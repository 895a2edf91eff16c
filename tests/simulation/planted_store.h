#pragma once

#include <memory>

#include "tests/simulation/context.h"
#include "tests/simulation/database.h"

namespace gockel::simulation {

/// The store with the planted fault in it, if that is one of the database.
std::unique_ptr<Store> plant_in_database(Context& context,
                                         DatabaseClient& client, Store& inner);
/// A node's connection with the planted fault in it, if that is one of nodes.
std::unique_ptr<Store> plant_in_node(Context& context,
                                     const DatabaseClient& client,
                                     Store& inner);

}  // namespace gockel::simulation
