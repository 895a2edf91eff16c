#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/cli/reporter.h"
#include "gockel/cluster/slice_file.h"
#include "gockel/review/rollout.h"

namespace gockel {

// What `gockel rollout` is asked for, and `gockel merge` puts together.

struct RolloutOptions {
  std::string position = "compact 21-36 -/- A |?8 1";
  std::uint64_t games = 1000;
  double error = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};

/// What the result depends on, and back; none when these are not such fields.
JobFields rollout_fields(const RolloutOptions& options);
std::optional<RolloutOptions> rollout_options(const JobFields& fields);

/// Games as bytes, and back; none when these are not so many games.
std::string played_out_bytes(const std::vector<PlayedOut>& games);
std::optional<std::vector<PlayedOut>> read_played_out(std::string_view bytes,
                                                      std::uint64_t count);

void print_rollout(const RolloutOptions& options, const AnyState& state,
                   const RolloutResult& found, const Reporter& reporter);

/// The result of a rollout from all its slices, by number; none when they are
/// not what they should be.
std::optional<RolloutResult> merged_rollout(
    const RolloutOptions& options, const AnyState& state,
    const std::vector<SliceFile>& slices);

}  // namespace gockel
