#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/cli/arena_report.h"
#include "gockel/cluster/slice_file.h"

namespace gockel {

// What `gockel arena` is asked for, and `gockel merge` puts together.

struct ArenaOptions {
  std::string rules = "compact";
  std::vector<std::string> agents{"swing,gain"};
  int seats = 0;  ///< 0: one for each agent
  std::uint64_t deals = 500;
  std::uint64_t seed = 1;
  int threads = 1;
  double move_time = 5;
  std::vector<double> test;
  std::string format = "table";
  std::string records;
  ArenaColumns columns;
};

/// What the result depends on, and back; none when these are not such fields.
JobFields arena_fields(const ArenaOptions& options);
std::optional<ArenaOptions> arena_options(const JobFields& fields);

/// The setup, but for who makes the contestants. When there is none, standard
/// error has said why and `status` is the exit code.
std::optional<ArenaSetup> arena_setup(const ArenaOptions& options,
                                      const Reporter& reporter, int& status);

/// In the format that was asked for.
void print_arena(const ArenaOptions& options, const ArenaSetup& setup,
                 const ArenaResult& result, const Reporter& reporter);

/// The result of an arena from all its slices, by number; none when they are
/// not what they should be.
std::optional<ArenaResult> merged_arena(const ArenaSetup& setup,
                                        const std::vector<SliceFile>& slices);

}  // namespace gockel
