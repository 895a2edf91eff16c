#pragma once

#include <string_view>

#include "gockel/arena/arena.h"
#include "gockel/cli/reporter.h"

namespace gockel {

// What `gockel arena` prints of its results.

/// For people, in their language.
void print_arena_table(const ArenaSetup& setup, const ArenaResult& result,
                       const Reporter& reporter);
/// For programs; `rules` as the user wrote them.
void print_arena_json(std::string_view rules, const ArenaSetup& setup,
                      const ArenaResult& result);
/// For spreadsheets: one line per agent.
void print_arena_csv(const ArenaResult& result);

}  // namespace gockel
