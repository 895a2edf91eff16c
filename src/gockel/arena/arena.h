#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/arena/agent.h"
#include "gockel/arena/arena_result.h"
#include "gockel/arena/arena_tally.h"
#include "gockel/cluster/group.h"
#include "gockel/core/record.h"

namespace gockel {

/// The contestant that an agent's player is, for one game; nothing when it
/// knows no such player.
/// The arena asks from several threads at once.
using ContestantMaker = std::function<std::optional<Contestant>(
    std::string_view player, std::uint64_t seed)>;

struct ArenaSetup {
  Rules rules;
  std::vector<Agent> agents;   ///< the same may come twice
  int seats = 2;               ///< at most as many as agents
  std::uint64_t deals = 1000;  ///< each played by every rotation of seats
  std::uint64_t seed = 1;
  int threads = 1;
  std::optional<SequentialTest> test = {};
  ContestantMaker make = {};  ///< must be given
  ArenaMeasures measures = {};
};

/// What a caller wants to hear while games are played; all may be empty.
struct ArenaWatch {
  std::function<void(double)> done = {};  ///< the part played, 0 to 1
  /// As soon as it happens, never two at a time.
  std::function<void(std::string_view agent, const Forfeit&)> forfeited = {};
  /// Every game that counts, as soon as it is over, never two at a time; in
  /// any order.
  std::function<void(const ArenaGame&)> played = {};
  /// Whether to stop; asked between games, from several threads. Games that
  /// are running go on to their end and count, unless a contestant gives up
  /// meanwhile.
  std::function<bool()> stop = {};
};

/// Why this cannot be played: an agent is unknown or the table does not fit
/// the rules.
std::optional<Error> refusal(const ArenaSetup& setup);

/// Every choice of agents in every rotation. REQUIRES: refusal(setup) has none.
std::uint64_t games_per_deal(const ArenaSetup& setup);

/// Every deal of dice is played by every choice of `seats` agents in every
/// rotation of the table. The result depends on the setup alone, not on the
/// number of threads, if that is so for the contestants and nobody stops it. A
/// forfeit is a game lost (match.h) and the arena goes on. Refused when
/// refusal() has a reason.
Result<ArenaResult> arena(const ArenaSetup& setup,
                          const ArenaWatch& watch = {});
/// The same, played by a group: each rank has its part of every block of deals,
/// and all have the result. Games are told where they are played, forfeits at
/// rank 0, after their block. Where one rank is stopped, all stop behind the
/// block.
Result<ArenaResult> arena(const ArenaSetup& setup, Group& group,
                          const ArenaWatch& watch);

/// The sums of these deals of an arena, in their order; none when somebody
/// stopped it. REQUIRES: refusal(setup) has none.
std::optional<std::vector<DealSums>> play_deals(const ArenaSetup& setup,
                                                const WorkRange& deals,
                                                const ArenaWatch& watch = {});

/// The names of the rows that DealSums has.
std::vector<std::string> row_names(const ArenaSetup& setup);

/// The result of an arena whose deals were played elsewhere, all of them, in
/// their order: a sequential test ends where it would have ended.
ArenaResult add_up(const ArenaSetup& setup, std::span<const DealSums> deals);

}  // namespace gockel
