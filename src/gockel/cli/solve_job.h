#pragma once

#include <string>

#include "gockel/cli/reporter.h"
#include "gockel/cluster/group.h"

namespace gockel {

struct SolveOptions {
  std::string tiles;
  std::string rules = "compact";
  std::string out;
  std::string checkpoint;
  std::string file;
  std::string position;
  std::string player;
  double memory_limit = 8;
  int threads = 1;
  bool json = false;
};

/// Solves the game of options.tiles with the ranks of the group and prints what
/// it came to; the exit code.
int solve_game(const SolveOptions& options, Group& group,
               const Reporter& reporter);

}  // namespace gockel
