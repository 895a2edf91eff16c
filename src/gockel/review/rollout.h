#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "gockel/values/outlook.h"

namespace gockel {

/// Calls work(i) once for every i below `count`, in any order, perhaps on
/// several threads; returns when all are done.
using ParallelFor = std::function<void(
    std::size_t count, const std::function<void(std::size_t)>& work)>;

/// Where games end that would go on for ever, in turns.
inline constexpr std::uint32_t rollout_cap = 300;

struct RolloutSetup {
  AnyState state;              ///< any node
  std::uint64_t games = 1000;  ///< at most
  double error = 0;  ///< stop when every seat's standard error is below; 0: no
  std::uint64_t seed = 1;
  /// Games at the same time; the result does not depend on it.
  int workers = 1;
  /// How the workers are run; without it one after the other.
  ParallelFor parallel_for = {};
  /// A game is cut after so many turns and counted with the engine's value.
  std::uint32_t max_turns = rollout_cap;
  /// Blocks of games between two looks, where there is nothing to look for: a
  /// group of ranks shares more at once. The result does not depend on it.
  std::uint64_t blocks_at_once = 1;
};

/// One game of a rollout: its result, and its result without luck.
struct PlayedOut {
  Shares plain{};
  Shares adjusted{};
  std::uint32_t turns = 0;
  bool cut = false;
};

struct RolloutResult {
  std::uint64_t games = 0;
  Shares value{};         ///< the engine's value of the position
  Shares shares{};        ///< means of the games, with less luck in them
  Shares errors{};        ///< their standard errors
  Shares plain{};         ///< means of the results as they were
  double turns = 0;       ///< mean per game
  std::uint64_t cut = 0;  ///< games that reached max_turns
  bool cancelled = false;
};

/// Plays the position out, everybody as the engine plays best. The luck of
/// every turn is taken out of its result: a turn is solved exactly, so what it
/// brings beyond its expectation has mean zero, and what is left of a game are
/// the engine's own errors from turn to turn. The result depends on the setup
/// alone, not on the number of workers. `go_on` is told the part done and may
/// return false to stop there.
RolloutResult rollout(const RolloutSetup& setup, const PositionValues& values,
                      const std::function<bool(double)>& go_on = {});

/// Plays `count` games of a rollout, from number `first` on; they are numbered
/// from 0, and a game depends on the setup and its number alone.
class RolloutGames {
 public:
  RolloutGames(const RolloutSetup& setup, const PositionValues& values);
  std::vector<PlayedOut> play(std::uint64_t first, std::size_t count);

 private:
  RolloutSetup setup_;
  std::vector<Outlook> outlooks_;  ///< by worker
};

/// The games from `first` on, however they are come by.
using PlayedOutSource = std::function<std::vector<PlayedOut>(
    std::uint64_t first, std::size_t count)>;

/// The same rollout of games that somebody else plays: a rollout is
/// add_up_rollout() of RolloutGames::play.
RolloutResult add_up_rollout(const RolloutSetup& setup,
                             const PositionValues& values,
                             const PlayedOutSource& games,
                             const std::function<bool(double)>& go_on = {});

}  // namespace gockel
