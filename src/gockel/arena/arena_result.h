#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/arena/interval.h"

namespace gockel {

/// How long decisions took, in seconds.
struct DecisionTimes {
  std::uint64_t decisions = 0;  ///< all that were asked for
  double total = 0;
  double longest = 0;

  double mean() const {
    return decisions == 0 ? 0 : total / static_cast<double>(decisions);
  }
  void add(const DecisionTimes& other);
};

/// What decisions gave away, in shares of the win, by the values of the judge.
struct DecisionLoss {
  std::uint64_t decisions = 0;  ///< those that had an alternative
  double total = 0;

  double mean() const {
    return decisions == 0 ? 0 : total / static_cast<double>(decisions);
  }
  void add(const DecisionLoss& other);
};

/// The mean share without the luck of the dice. It has the same expectation as
/// the share, however good or bad the judge's values are, and mostly a smaller
/// variance. Held within 0 and 1.
struct AdjustedShare {
  double share = 0;
  Interval interval;  ///< 95 %
};

/// How one agent did against another at the same tables, seat against seat:
/// even is one half at tables of any size.
struct Meeting {
  std::uint64_t games = 0;  ///< pairs of seats, counted once in each game
  double won = 0;           ///< by this agent
  double lost = 0;          ///< won by the other one

  /// Of what the two have won; none where neither has won anything.
  std::optional<double> share() const {
    if (won + lost <= 0) return std::nullopt;
    return won / (won + lost);
  }
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
  std::vector<Meeting> against = {};  ///< by agent, the own row is empty
  // What the setup asks for.
  std::optional<DecisionTimes> times = {};
  std::optional<DecisionLoss> loss = {};
  std::optional<AdjustedShare> adjusted = {};
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
