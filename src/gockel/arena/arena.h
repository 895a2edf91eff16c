#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/arena/interval.h"
#include "gockel/arena/match.h"

namespace gockel {

/// A sequential test of the first agent's win share: stop as soon as one of
/// two hypotheses is beaten with 5 % risk either way.
struct SequentialTest {
  double low = 0.5;    ///< share under the hypothesis "no better"
  double high = 0.53;  ///< share under the hypothesis "better"
};

/// The contestant of a name for one game; nothing when it knows no such name.
/// The arena asks from several threads at once.
using ContestantMaker = std::function<std::optional<Contestant>(
    std::string_view name, std::uint64_t seed)>;

struct ArenaSetup {
  Rules rules;
  std::vector<std::string> agents;  ///< a name may come twice
  int seats = 2;                    ///< at most as many as agents
  std::uint64_t deals = 1000;       ///< each played by every rotation of seats
  std::uint64_t seed = 1;
  int threads = 1;
  std::optional<SequentialTest> test;
  ContestantMaker make = {};  ///< must be given
};

/// What a caller wants to hear while games are played; all may be empty.
struct ArenaWatch {
  std::function<void(double)> done;  ///< the part played, 0 to 1
  /// As soon as it happens, never two at a time.
  std::function<void(std::string_view agent, const Forfeit&)> forfeited;
  /// Whether to stop; asked between games, from several threads. What was
  /// played since the last call of `done` is not counted then.
  std::function<bool()> stop;
};

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
  /// In the order of first mention; empty when it was stopped before any deal
  /// was counted.
  std::vector<AgentResult> agents;
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::uint64_t cut = 0;  ///< games that reached match_cap
  double turns = 0;       ///< mean per game
  /// The sequential test's log likelihood ratio, and its word when it ended:
  /// "better", "no better", or "" when the deals ran out first.
  double likelihood = 0;
  std::string_view verdict;
};

/// Every deal of dice is played by every choice of `seats` agents in every
/// rotation of the table. The result depends on the setup alone, not on the
/// number of threads, if that is so for the contestants. A forfeit is a game
/// lost (match.h) and the arena goes on. Refused when an agent is unknown or
/// the table does not fit the rules.
Result<ArenaResult> arena(const ArenaSetup& setup,
                          const ArenaWatch& watch = {});

}  // namespace gockel
