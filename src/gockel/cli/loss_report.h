#pragma once

#include <string>

#include "gockel/cli/reporter.h"
#include "gockel/solve/solution.h"

namespace gockel {

struct LossOptions {
  std::string player;
  int threads = 1;
  bool json = false;
};

/// Prints what a player gives away against perfect play in a solved game; the
/// exit code.
int report_loss(const Solution& solution, const LossOptions& options,
                const Reporter& reporter);

}  // namespace gockel
