#pragma once

#include <string_view>

#include "gockel/arena/arena.h"
#include "gockel/cli/reporter.h"

namespace gockel {

// What `gockel arena` prints of its results.

/// What is told beside shares and scores.
struct ArenaColumns {
  bool crosstable = false;
  bool times = false;     ///< measured by the arena
  bool loss = false;      ///< judged by the arena
  bool adjusted = false;  ///< judged by the arena
};

/// For people, in their language.
void print_arena_table(const ArenaSetup& setup, const ArenaColumns& columns,
                       const ArenaResult& result, const Reporter& reporter);
/// For programs; `rules` as the user wrote them.
void print_arena_json(std::string_view rules, const ArenaSetup& setup,
                      const ArenaColumns& columns, const ArenaResult& result);
/// For spreadsheets: one line per agent.
void print_arena_csv(const ArenaColumns& columns, const ArenaResult& result);

}  // namespace gockel
