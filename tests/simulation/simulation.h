#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/simulation/planted.h"

namespace gockel::simulation {

/// What became of a run.
struct Outcome {
  std::string violation;  ///< what must not happen; "": all was right
  std::uint64_t steps = 0;
  std::uint64_t checks = 0;
  std::uint64_t entries = 0;       ///< stored, at all tables
  std::vector<std::string> story;  ///< if it was wanted
};

struct RunOptions {
  Planted planted = Planted::none;
  bool story = false;
};

/// One run: nodes, clients, network and database on virtual time. The same seed
/// and fault give the same run, with its story or without.
Outcome simulate(std::uint64_t seed, RunOptions options = {});

}  // namespace gockel::simulation
