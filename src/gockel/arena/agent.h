#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/error.h"

namespace gockel {

/// Somebody who plays in the arena.
struct Agent {
  std::string name;    ///< of the row in the results
  std::string player;  ///< what a ContestantMaker makes it of

  /// "NAME=PLAYER", or "PLAYER", which is its own name then. A name has
  /// neither '=' nor ':', so that "exec:A=1 ./bot" is a command.
  static Result<Agent> parse(std::string_view text);
  friend bool operator==(const Agent&, const Agent&) = default;
};

/// Longest name that can be given, in bytes.
inline constexpr std::size_t max_agent_name = 64;

/// The agents of lists with commas between them; "\," is a comma inside one of
/// them. The same agent may come more than once; two different ones of the same
/// name are refused.
Result<std::vector<Agent>> parse_agents(const std::vector<std::string>& lists);

}  // namespace gockel
