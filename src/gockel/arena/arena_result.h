#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/arena/interval.h"

namespace gockel {

/// An agent's record; agents of the same name are counted together.
struct AgentResult {
  std::string name;
  std::uint64_t games = 0;
  double share = 0;  ///< mean share of the win
  double error = 0;  ///< standard error of it, from deal to deal
  double score = 0;  ///< mean worms or points
  std::uint64_t forfeits = 0;
  double elo = 0;     ///< against the average of the others at the table
  Interval interval;  ///< 95 %, of the share
};

struct ArenaResult {
  /// In the order of first mention, those that have finished a game.
  std::vector<AgentResult> agents;
  std::uint64_t deals = 0;  ///< of which a game was finished
  std::uint64_t games = 0;
  std::uint64_t cut = 0;  ///< games that reached match_cap
  double turns = 0;       ///< mean per game
  /// The sequential test's log likelihood ratio, and its word when it ended:
  /// "better", "no better", or "" when the deals ran out first.
  double likelihood = 0;
  std::string_view verdict;
  bool interrupted = false;  ///< it was asked to stop, and games are missing
};

}  // namespace gockel
